"""The back with rows of fans on red."""

from __future__ import annotations

from ..drawing import Drawing
from ..geometry import Point, arc, clip, clip_line, polar, rectangle_planes
from ..levels import CENTRE, WIDTH, Level
from ..palette import BACK_RED, BACK_RED_DARK, BACK_RED_LIGHT, GOLD
from ..path import Path
from .field import INSET, add_frames, add_rosette, ground

_RADIUS = (WIDTH - 2 * INSET) / 6
_STEP = (CENTRE[1] - INSET) / 7.5
_ROWS = 8
_HALF = rectangle_planes(INSET, INSET, WIDTH - INSET, CENTRE[1])


def fan_back(level: Level) -> Drawing:
    """Rows of fans that look away from a band in the middle."""
    drawing = ground(level, BACK_RED_DARK, BACK_RED)
    half = Drawing(level)
    for row in range(_ROWS):
        _add_row(half, row)
    drawing.include_twice(half)
    _add_band(drawing)
    add_frames(drawing)
    add_rosette(drawing, 40, BACK_RED_DARK)
    return drawing


def _add_row(half: Drawing, row: int) -> None:
    """Fans side by side; they only touch, so that all may share one path."""
    y = INSET + (row + 0.9) * _STEP
    feet = [(INSET + (2 * column + 1 + row % 2) * _RADIUS, y) for column in range(-1, 3)]
    fine = half.level.fine

    def shells(part: float) -> Path:
        path = Path(())
        for foot in feet:
            path += _shell(foot, _RADIUS * part, 18 if fine else 10)
        return path

    half.shape(shells(1), BACK_RED_DARK, GOLD, 1.2)
    half.shape(shells(0.87), BACK_RED_LIGHT if row % 2 else BACK_RED)
    ribs = 7 if fine else 3
    for foot in feet:
        for rib in range(ribs):
            angle = 180 + 180 / (ribs + 1) * (rib + 1)
            ends = [polar(foot, _RADIUS * part, angle) for part in (0.3, 0.8)]
            for piece in clip_line(ends, _HALF):
                half.line(piece, GOLD, 1.1)
    half.shape(shells(0.28), GOLD)


def _shell(foot: Point, radius: float, steps: int) -> Path:
    """The part of one fan that is in view: a half disc over a strip."""
    x, y = foot
    below: list[Point] = [(x + radius, y + _STEP), (x - radius, y + _STEP)]
    inside = clip([*arc(foot, radius, 180, 360, steps), *below], _HALF)
    return Path.polyline(inside, closed=True) if inside else Path(())


def _add_band(drawing: Drawing) -> None:
    middle = CENTRE[1]
    ends = (INSET, WIDTH - INSET)
    drawing.line([(x, middle) for x in ends], BACK_RED_DARK, 9, cap="butt")
    for away in (-4.5, 4.5):
        drawing.line([(x, middle + away) for x in ends], GOLD, 1.4, cap="butt")
