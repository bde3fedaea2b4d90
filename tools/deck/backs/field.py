"""What all backs share: an ivory border, two frames of gold, a rosette."""

from __future__ import annotations

from ..card import body
from ..drawing import Drawing
from ..geometry import arc, polar, quadratic, rectangle_planes
from ..levels import CENTRE, HEIGHT, WIDTH, Level
from ..ornaments import add_star
from ..palette import GOLD, GOLD_DARK, GOLD_LIGHT

_BORDER = 9
INSET = 17
"""From the edge of the card to the inner frame."""
FIELD = rectangle_planes(INSET, INSET, WIDTH - INSET, HEIGHT - INSET)
BEYOND = 300
"""Longer than from the centre to a corner."""

Corner = tuple[tuple[float, float], float]
CORNERS: tuple[Corner, ...] = (
    ((INSET, INSET), 0),
    ((WIDTH - INSET, INSET), 90),
    ((WIDTH - INSET, HEIGHT - INSET), 180),
    ((INSET, HEIGHT - INSET), 270),
)
"""The corners of the field, each with the angle (degrees) at which its quarter begins."""


def ground(level: Level, colour: str) -> Drawing:
    """An empty card with a coloured field."""
    drawing = body(level)
    box = (_BORDER, _BORDER, WIDTH - 2 * _BORDER, HEIGHT - 2 * _BORDER)
    drawing.rectangle(box, 9, colour)
    return drawing


def add_frames(drawing: Drawing) -> None:
    """Two lines of gold around the field."""
    drawing.rectangle((13, 13, WIDTH - 26, HEIGHT - 26), 6, None, GOLD, 1)
    box = (INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET)
    drawing.rectangle(box, 3, None, GOLD, 1.8)


def add_rosette(drawing: Drawing, radius: float, colour: str) -> None:
    """Sixteen leaves within a ring of beads, in the middle of the card."""
    for bead in range(16):
        place = polar(CENTRE, radius * 0.9, 22.5 * bead)
        drawing.circle(place, radius * 0.17, colour, GOLD, 1.2)
    drawing.circle(CENTRE, radius * 0.88, colour, GOLD, 1.6)
    for leaf in range(16):
        angle = 22.5 * (leaf + 0.5)
        tip = polar(CENTRE, radius * 0.80, angle)
        for turn, shade in ((-15, GOLD_LIGHT), (15, GOLD_DARK)):
            belly = polar(CENTRE, radius * 0.5, angle + turn)
            drawing.shape(quadratic(CENTRE, belly, tip), shade)
    drawing.circle(CENTRE, radius * 0.36, colour, GOLD, 1.4)
    add_star(drawing, CENTRE, radius * 0.30, radius * 0.12)


def add_corner_fans(drawing: Drawing, colour: str) -> None:
    """A quarter of a fan in every corner."""
    for corner, start in CORNERS:
        rim = arc(corner, 46, start, start + 90, 12)
        drawing.shape([corner, *rim], colour, GOLD, 1.6)
        for rib in range(6):
            near, far = start + 15 * rib + 1.5, start + 15 * rib + 13.5
            blade = [
                polar(corner, 18, near),
                *arc(corner, 41, near, far, 3),
                polar(corner, 18, far),
            ]
            drawing.shape(blade, GOLD if rib % 2 else GOLD_DARK)
        drawing.shape([corner, *arc(corner, 13, start, start + 90, 6)], GOLD_LIGHT)
