"""The half figure of a jack."""

from __future__ import annotations

from .collars import Collar, add_collar
from .face import SIDES, Jaw, add_mask, lit, on_side
from .figure import Figure, sided
from .geometry import Point, disc, mirrored, quadratic
from .hand import add_hand
from .hats import add_hat
from .palette import GOLD, LIP_BROWN, SKIN_LINE, SKIN_SHADE
from .staves import add_staff

_FLOOR = 240  # below every split
_JAW = Jaw(21, 98, 108, (12, 126), 127)
_NECK = "M-8,112 L8,112 L9,128 C5,133 -5,133 -9,128Z"
_BROW: list[Point] = [(19, 83), (14, 78.6), (4.5, 81), (4.5, 83.4), (13.5, 81.4)]
_MOUTH = "M-6.5,113 C-3,114 3,114 6.5,112.5"

# Right halves: in waves on the shoulders, page-boy, cropped, turned outward at the chin.
_HAIR = {
    "S": "M0,56 L27,60 C36,72 28,86 34,98 C40,108 34,118 42,130 C32,134 22,128 20,116"
    " L19,78 L0,78Z",
    "H": "M0,56 L28,60 C31,78 31,96 38,114 C32,118 24,119 18,114 C21,104 20,90 19,78 L0,78Z",
    "D": "M0,56 L27,60 C29,70 29,82 27,94 C25,98 21,98 20,94 L19,78 L0,78Z",
    "C": "M0,56 L28,60 C31,76 27,92 33,102 C37,107 43,107 47,103 C46,114 34,120 25,114"
    "C19,109 20,92 19,78 L0,78Z",
}


def add_jack(figure: Figure) -> None:
    """Draw a jack from back to front."""
    x = figure.reach(71)
    for side in SIDES:
        _add_doublet(figure, side)
    add_staff(figure, x)
    add_hand(figure, x, 108, 40)
    for side in SIDES:
        _add_sleeve(figure, side)
    add_collar(figure, Collar(116, 52, 12, 168, 6))
    with figure.group("scale(.92)"):
        _add_head(figure)
        add_hat(figure)


def _add_doublet(figure: Figure, side: int) -> None:
    """The body between the sleeves, laced in front."""
    robe = figure.robe
    body: list[Point] = [(0, 116), (40, 120), (50, _FLOOR), (0, _FLOOR)]
    figure.plate(sided(body, side), lit(side, robe.main, robe.dark))
    for row in range(6):
        y = 150 + row * 10
        colour = GOLD if row % 2 else robe.accent_light
        figure.thread(sided([(0, y + 10), (44, y - 6)], side), colour, 1.3)
    figure.thread([(0, 116), (0, _FLOOR)], GOLD, 1.6)


def _add_sleeve(figure: Figure, side: int) -> None:
    """A round sleeve with five bright slashes, closed by a knot of gold."""
    robe = figure.robe
    x, y, high = 54, 151, 33
    cloth = lit(side, robe.main, robe.dark)
    figure.plate(sided(disc((x, y), 30, 36, high), side), cloth, GOLD, 1.8)
    top, foot = (x - 8.0, float(y - high)), (x + 8.0, float(y + high))
    steps = 14 if figure.level.fine else 6
    for slash in (-1.5, -0.75, 0, 0.75, 1.5):
        half = 7.6 - abs(slash) * 2
        middle = x + slash * 27
        opening = [
            *quadratic(top, (middle - half, y), foot, steps),
            *quadratic(foot, (middle + half, y), top, steps),
        ]
        figure.plate(sided(opening, side), lit(side, robe.pale, robe.accent_light))
    figure.plate(sided(disc((x - 8, y - high + 2), 5, 12), side), GOLD)


def _add_head(figure: Figure) -> None:
    hair = figure.hair
    for side in SIDES:
        figure.shape(on_side(_HAIR[figure.suit], side), lit(side, hair.lit, hair.shade))
    figure.shape(_NECK, SKIN_SHADE)
    add_mask(figure, _JAW)
    figure.shape(_BROW, hair.shade)
    figure.shape(mirrored(_BROW), hair.shade)
    figure.shape(_MOUTH, None, LIP_BROWN, 1.7)
    figure.shape("M-3,117.5 L3,117.5", None, SKIN_LINE, 1.2)
    figure.shape([(-22, 60), (22, 60), (22, 74), (-22, 78)], hair.lit)
