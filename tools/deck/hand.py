"""The hand of a court around the shaft of what it holds."""

from __future__ import annotations

from .figure import Figure
from .palette import GOLD, GOLD_DARK, SKIN, SKIN_LINE, SKIN_SHADE
from .path import Path

# Around the shaft at (0, 0). The palm is one shape under the fingers: gaps would read as bones.
_PALM = "M-8,-4 C-9,-9 -4,-11 2,-10 L6,-9 C11,-8 12,8 7,12 L-6,14 C-9,8 -9,2 -8,-4Z"
_FINGERS = (
    "M-4,-9.6 L6,-9.6 C10.6,-9.4 10.6,-4.8 6,-4.8 L-4,-4.8Z",
    "M-5,-4.2 L7.6,-4.2 C12.2,-4 12.2,.8 7.6,.8 L-5,.8Z",
    "M-5,1.4 L7.4,1.4 C12,1.6 12,6.2 7.4,6.2 L-5,6.2Z",
    "M-4,6.8 L5.6,6.8 C9.6,7 9.6,11.2 5.6,11.2 L-4,11.2Z",
)
_TWO_FINGERS = (
    "M-4,-9.6 L6,-9.6 C11.4,-9.4 11.4,.2 6.4,.2 L-4,.2Z",
    "M-5,1.4 L7,1.4 C11.6,1.6 11,11.2 6,11.2 L-4,11.2Z",
)
_THUMB = "M-9.4,9 C-11,2 -10,-5 -6.6,-11.4 C-5,-14.6 -.6,-13 -1.4,-9.4 C-2.4,-4 -1.6,4 -2.6,10Z"
_NAIL = "M-5.8,-10.6 C-4.8,-12.8 -2.4,-12.2 -2.6,-9.8"


def add_hand(figure: Figure, x: float, y: float, sleeve: float = 70) -> None:
    """Draw a hand around a shaft at x, with a cuff above a sleeve of the given length."""
    robe = figure.robe
    arm = [(x - 9, y + 18), (x + 9, y + 18), (x + 18, y + sleeve), (x - 19, y + sleeve)]
    figure.plate(arm, robe.main, GOLD, 1.3)
    shade = [(x + 1, y + 18), *arm[1:3], (x, y + sleeve)]
    figure.plate(shade, robe.dark)

    def add(outline: str, fill: str | None, stroke: str | None = None, width: float = 1) -> None:
        figure.shape(Path.parse(outline).transformed(1, 1, x, y), fill, stroke, width)

    add(_PALM, SKIN_LINE)
    fingers = _FINGERS if figure.level.fine else _TWO_FINGERS
    for place, finger in enumerate(fingers):
        add(finger, SKIN if 2 * place < len(fingers) else SKIN_SHADE)
    add(_THUMB, SKIN, SKIN_LINE, 0.8)
    if figure.level.fine:
        add(_NAIL, None, SKIN_LINE, 0.7)
    cuff = [(x - 11, y + 12), (x + 11, y + 12), (x + 13, y + 22), (x - 13, y + 22)]
    figure.shape(cuff, robe.pale, GOLD_DARK, 1)
    band = [(x - 10.5, y + 10.5), (x + 10.5, y + 10.5), (x + 11, y + 14), (x - 11, y + 14)]
    figure.shape(band, GOLD)
