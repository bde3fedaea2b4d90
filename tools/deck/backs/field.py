"""What all backs share: an ivory border, two frames of gold, a rosette."""

from __future__ import annotations

from ..card import body
from ..drawing import Drawing
from ..geometry import arc, polar, quadratic, rectangle_planes
from ..levels import CENTRE, HEIGHT, RADIUS, WIDTH, Level
from ..ornaments import add_star
from ..palette import GOLD, GOLD_DARK, GOLD_LIGHT

_BORDER, _NARROW_BORDER = 5.0, 3.5  # of ivory, within the line around the card
_OUTER_FRAME = 10.5
INSET = 15
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


def ground(level: Level, colour: str, rim: str) -> Drawing:
    """An empty card with a coloured field in a rim of another colour.

    The rim begins close to the edge of the card, for of a back in a crushed column no more than
    four pixels are seen.
    """
    drawing = body(level)
    border = level.edge + (_BORDER if level.fine else _NARROW_BORDER)
    for inset, fill in ((border, rim), (INSET, colour)):
        box = (inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
        drawing.rectangle(box, max(3, RADIUS - inset), fill)
    return drawing


def add_frames(drawing: Drawing) -> None:
    """Lines of gold around the field: two where there is room for them."""
    if drawing.level.fine:
        out = _OUTER_FRAME
        drawing.rectangle((out, out, WIDTH - 2 * out, HEIGHT - 2 * out), 6, None, GOLD, 1)
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
