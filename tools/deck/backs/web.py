"""The back with a spider's web, in the colours of the table that it lies on."""

from __future__ import annotations

from ..drawing import Drawing
from ..geometry import clip, clip_line, polar, sagging_ring
from ..levels import CENTRE, Level
from ..palette import BACK_BLUE, BACK_BLUE_DARK, BACK_THREAD
from .field import BEYOND, FIELD, add_corner_fans, add_frames, add_rosette, ground

_SPOKES = 16
_SPOKE = 360 / _SPOKES


def web_back(level: Level) -> Drawing:
    """A web around a rosette, with a fan in every corner."""
    drawing = ground(level, BACK_BLUE_DARK, BACK_BLUE)
    _add_sectors(drawing)
    _add_web(drawing)
    add_corner_fans(drawing, BACK_BLUE_DARK)
    add_frames(drawing)
    add_rosette(drawing, 46, BACK_BLUE_DARK)
    return drawing


def _add_sectors(drawing: Drawing) -> None:
    """Every second sector is lighter."""
    for sector in range(0, _SPOKES, 2):
        sides = [sector * _SPOKE - _SPOKE / 2, sector * _SPOKE + _SPOKE / 2]
        wedge = [CENTRE, *(polar(CENTRE, BEYOND, angle) for angle in sides)]
        drawing.shape(clip(wedge, FIELD), BACK_BLUE)


def _add_web(drawing: Drawing) -> None:
    angles = [_SPOKE * (spoke + 0.5) for spoke in range(_SPOKES + 1)]
    for angle in angles[:-1]:
        for piece in clip_line([CENTRE, polar(CENTRE, BEYOND, angle)], FIELD):
            drawing.line(piece, BACK_THREAD, 1.1)
    fine = (56, 72, 90, 110, 132, 156, 182)
    for radius in fine if drawing.level.fine else (62, 90, 124, 164):
        ring = sagging_ring(CENTRE, angles, [radius] * len(angles), 0.90)
        for piece in clip_line(ring, FIELD):
            drawing.line(piece, BACK_THREAD, 1.1)
