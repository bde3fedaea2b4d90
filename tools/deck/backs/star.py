"""The back with a star of eight long rays on onyx."""

from __future__ import annotations

from ..drawing import Drawing
from ..geometry import arc, clip, clip_line, disc, polar
from ..levels import CENTRE, Level
from ..palette import BACK_ONYX, BACK_ONYX_DARK, BACK_ONYX_LIGHT, GOLD, GOLD_DARK, GOLD_LIGHT
from .field import BEYOND, CORNERS, FIELD, add_frames, add_rosette, ground

_RAYS = 32


def star_back(level: Level) -> Drawing:
    """Rays from the middle to the frame behind a star, ripples in every corner."""
    drawing = ground(level, BACK_ONYX_DARK, BACK_ONYX_LIGHT)
    _add_rays(drawing)
    _add_rings(drawing)
    _add_corners(drawing)
    _add_star(drawing)
    add_frames(drawing)
    add_rosette(drawing, 33, BACK_ONYX_DARK)
    return drawing


def _add_rays(drawing: Drawing) -> None:
    step = 360 / _RAYS
    for ray in range(_RAYS):
        angle = step * ray
        wedge = [CENTRE, polar(CENTRE, BEYOND, angle), polar(CENTRE, BEYOND, angle + step / 2)]
        drawing.shape(clip(wedge, FIELD), BACK_ONYX)
        if drawing.level.fine or ray % 2 == 0:
            for piece in clip_line([CENTRE, polar(CENTRE, BEYOND, angle)], FIELD):
                drawing.line(piece, GOLD, 0.9)


def _add_rings(drawing: Drawing) -> None:
    for radius, width in ((94, 1.8), (88, 0.9)) if drawing.level.fine else ((92, 1.8),):
        drawing.shape(disc(CENTRE, radius, 64), None, GOLD, width)
    for bead in range(32):
        if drawing.level.fine or bead % 2 == 0:
            drawing.circle(polar(CENTRE, 101, 11.25 * bead), 2.4, GOLD)


def _add_corners(drawing: Drawing) -> None:
    """Quarter rings, like ripples."""
    for corner, start in CORNERS:
        for radius, colour in (
            (58, BACK_ONYX_DARK),
            (46, BACK_ONYX_LIGHT),
            (34, BACK_ONYX_DARK),
            (22, GOLD_DARK),
            (11, GOLD_LIGHT),
        ):
            drawing.shape([corner, *arc(corner, radius, start, start + 90, 12)], colour, GOLD, 1.4)


def _add_star(drawing: Drawing) -> None:
    """Eight rays, those along the axes longer than those between them."""
    for ray in (1, 3, 5, 7, 0, 2, 4, 6):
        angle = 45.0 * ray
        long = (86, 132)[ray % 4 // 2] if ray % 2 == 0 else 76
        tip = polar(CENTRE, long, angle)
        for turn, colour in ((-15, GOLD_LIGHT), (15, GOLD_DARK)):
            drawing.shape([CENTRE, polar(CENTRE, 43, angle + turn), tip], colour)
        drawing.shape(
            [CENTRE, polar(CENTRE, 43, angle - 15), tip, polar(CENTRE, 43, angle + 15)],
            None,
            BACK_ONYX_DARK,
            0.9,
        )
