"""The ace of spades, which carries the deck's web."""

from __future__ import annotations

from .card import Style, add_indices, body
from .drawing import Drawing
from .geometry import Point, polar, ray_length, sagging_ring
from .levels import CENTRE
from .numbers import add_hairline
from .ornaments import add_star
from .palette import GOLD
from .pips import OUTLINE, placed

_SIZE = 168
_PIP_CENTRE = (125.0, 172.0)
_HUB = (125.0, 184.0)
_THREADS = 16
_INSIDE = 0.93  # the web ends a little inside the pip


def ace_of_spades(style: Style) -> Drawing:
    """A large spade with a web cast to its outline."""
    drawing = body(style.level)
    add_hairline(drawing, style, "S", "A")
    if style.level.fine:
        _add_ticks(drawing)
    spade = placed(OUTLINE["S"], *_PIP_CENTRE, _SIZE)
    drawing.shape(spade, style.scheme.suits["S"])
    _add_web(drawing, spade.flattened())
    add_star(drawing, _HUB, 15, 6)
    add_indices(drawing, style, "S", "A")
    return drawing


def _add_ticks(drawing: Drawing) -> None:
    """A ring of rays around the spade."""
    for tick in range(48):
        angle = tick * 7.5
        outer = 108 if tick % 2 else 104
        drawing.line([polar(CENTRE, 96, angle), polar(CENTRE, outer, angle)], GOLD, 1.2)


def _add_web(drawing: Drawing, outline: list[Point]) -> None:
    angles = [-90 + 360 / _THREADS * thread for thread in range(_THREADS + 1)]
    radii = [ray_length(outline, _HUB, angle) * _INSIDE for angle in angles]
    for angle, radius in zip(angles[:-1], radii[:-1], strict=True):
        drawing.line([_HUB, polar(_HUB, radius, angle)], GOLD, 1.2)
    for part in (0.2, 0.4, 0.6, 0.8, 1) if drawing.level.fine else (0.45, 1):
        ring = sagging_ring(_HUB, angles, [radius * part for radius in radii], 0.93)
        drawing.shape(ring[:-1], None, GOLD, 1.2)
