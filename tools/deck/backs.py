"""The back of the cards: a web in gold threads on blue."""

from __future__ import annotations

from .card import body
from .drawing import Drawing
from .geometry import arc, clip, clip_line, polar, quadratic, rectangle_planes, sagging_ring
from .levels import CENTRE, HEIGHT, WIDTH, Level
from .ornaments import add_star
from .palette import BLUE_DARK, BLUE_MIDDLE, GOLD, GOLD_DARK, GOLD_LIGHT

_INSET = 17
_SPOKES = 16
_SPOKE = 360 / _SPOKES
_FIELD = rectangle_planes(_INSET, _INSET, WIDTH - _INSET, HEIGHT - _INSET)
_BEYOND = 300  # longer than from the centre to a corner


def web_back(level: Level) -> Drawing:
    """A web around a rosette, with a fan in every corner."""
    drawing = body(level)
    drawing.rectangle((9, 9, WIDTH - 18, HEIGHT - 18), 9, BLUE_DARK)
    _add_sectors(drawing)
    _add_web(drawing)
    _add_corners(drawing)
    drawing.rectangle((13, 13, WIDTH - 26, HEIGHT - 26), 6, None, GOLD, 1)
    box = (_INSET, _INSET, WIDTH - 2 * _INSET, HEIGHT - 2 * _INSET)
    drawing.rectangle(box, 3, None, GOLD, 1.8)
    _add_rosette(drawing, 46)
    return drawing


def _add_sectors(drawing: Drawing) -> None:
    """Every second sector is lighter."""
    for sector in range(0, _SPOKES, 2):
        sides = [sector * _SPOKE - _SPOKE / 2, sector * _SPOKE + _SPOKE / 2]
        wedge = [CENTRE, *(polar(CENTRE, _BEYOND, angle) for angle in sides)]
        drawing.shape(clip(wedge, _FIELD), BLUE_MIDDLE)


def _add_web(drawing: Drawing) -> None:
    angles = [_SPOKE * (spoke + 0.5) for spoke in range(_SPOKES + 1)]
    for angle in angles[:-1]:
        for piece in clip_line([CENTRE, polar(CENTRE, _BEYOND, angle)], _FIELD):
            drawing.line(piece, GOLD, 1.1)
    fine = (56, 72, 90, 110, 132, 156, 182)
    for radius in fine if drawing.level.fine else (62, 90, 124, 164):
        ring = sagging_ring(CENTRE, angles, [radius] * len(angles), 0.90)
        for piece in clip_line(ring, _FIELD):
            drawing.line(piece, GOLD, 1.1)


def _add_corners(drawing: Drawing) -> None:
    right, bottom = WIDTH - _INSET, HEIGHT - _INSET
    corners = ((_INSET, _INSET), (right, _INSET), (right, bottom), (_INSET, bottom))
    for turn, (x, y) in enumerate(corners):
        corner, start = (float(x), float(y)), 90 * turn
        rim = arc(corner, 46, start, start + 90, 12)
        drawing.shape([corner, *rim], BLUE_DARK, GOLD, 1.6)
        for rib in range(6):
            near, far = start + 15 * rib + 1.5, start + 15 * rib + 13.5
            blade = [
                polar(corner, 18, near),
                *arc(corner, 41, near, far, 3),
                polar(corner, 18, far),
            ]
            drawing.shape(blade, GOLD if rib % 2 else GOLD_DARK)
        drawing.shape([corner, *arc(corner, 13, start, start + 90, 6)], GOLD_LIGHT)


def _add_rosette(drawing: Drawing, radius: float) -> None:
    for bead in range(_SPOKES):
        place = polar(CENTRE, radius * 0.9, _SPOKE * bead)
        drawing.circle(place, radius * 0.17, BLUE_DARK, GOLD, 1.2)
    drawing.circle(CENTRE, radius * 0.88, BLUE_DARK, GOLD, 1.6)
    for leaf in range(_SPOKES):
        angle = _SPOKE * (leaf + 0.5)
        tip = polar(CENTRE, radius * 0.80, angle)
        for turn, colour in ((-15, GOLD_LIGHT), (15, GOLD_DARK)):
            belly = polar(CENTRE, radius * 0.5, angle + turn)
            drawing.shape(quadratic(CENTRE, belly, tip), colour)
    drawing.circle(CENTRE, radius * 0.36, BLUE_DARK, GOLD, 1.4)
    add_star(drawing, CENTRE, radius * 0.30, radius * 0.12)
