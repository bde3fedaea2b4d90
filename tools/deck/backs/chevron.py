"""The back with chevrons that climb away from the middle, on green."""

from __future__ import annotations

from ..drawing import Drawing
from ..geometry import Point, arc, clip, clip_line, polar, rectangle_planes
from ..levels import CENTRE, WIDTH, Level
from ..palette import BACK_GREEN, BACK_GREEN_DARK, BACK_GREEN_LIGHT, GOLD, GOLD_DARK, GOLD_LIGHT
from .field import INSET, add_frames, add_rosette, ground

_HALF = rectangle_planes(INSET, INSET, WIDTH - INSET, CENTRE[1])
_RISE = 1.1  # a chevron's height over its half width
_SPAN = WIDTH / 2 - INSET
_TALL = 26
_ROWS = 11
_COLOURS = (BACK_GREEN_DARK, BACK_GREEN, BACK_GREEN_LIGHT)


def chevron_back(level: Level) -> Drawing:
    """Chevrons with a sun over the middle of each long edge."""
    drawing = ground(level, BACK_GREEN_DARK, BACK_GREEN)
    half = Drawing(level)
    for row in range(_ROWS):
        _add_chevron(half, CENTRE[1] + _SPAN * _RISE - 18 - _TALL * row, row)
    _add_sun(half)
    drawing.include_twice(half)
    middle = CENTRE[1]
    drawing.line([(INSET, middle), (WIDTH - INSET, middle)], GOLD, 2.2, cap="butt")
    add_frames(drawing)
    add_rosette(drawing, 40, BACK_GREEN_DARK)
    return drawing


def _add_chevron(half: Drawing, foot: float, row: int) -> None:
    """One chevron whose ends are at y = ``foot``."""
    x = CENTRE[0]

    def line(up: float) -> list[Point]:
        low = foot - up
        return [(x - _SPAN, low), (x, low - _SPAN * _RISE), (x + _SPAN, low)]

    stripe = [*line(_TALL), *line(0)[::-1]]
    # A bent stripe is not convex, but each of its two arms is.
    for arm in (stripe[:2] + stripe[4:], stripe[1:5]):
        inside = clip(arm, _HALF)
        if inside:
            half.shape(inside, _COLOURS[row % 3])
    for up, width in ((0, 1.6), (6, 0.9), (10, 0.9)) if half.level.fine else ((0, 1.6),):
        for piece in clip_line(line(up), _HALF):
            half.line(piece, GOLD, width)


def _add_sun(half: Drawing) -> None:
    """Half a sun at the upper edge of the field."""
    centre = (CENTRE[0], float(INSET))
    half.shape(arc(centre, 62, 0, 180, 28), BACK_GREEN_DARK, GOLD, 1.6)
    for ray in range(12):
        near, far = 15 * ray + 1.8, 15 * ray + 13.2
        blade = [polar(centre, 27, near), *arc(centre, 56, near, far, 3), polar(centre, 27, far)]
        half.shape(blade, GOLD if ray % 2 else GOLD_DARK)
    half.shape(arc(centre, 21, 0, 180, 16), GOLD_LIGHT)
