"""The twelve court cards: panel, two half figures, seam."""

from __future__ import annotations

from .card import NOTCH_STEP, Style, add_indices, body, frame, notch
from .drawing import Drawing
from .figure import PANEL, split_y
from .geometry import Point, clip, polar, quadratic, sagging_ring
from .half_figure import half_figure
from .levels import CENTRE, FRAME, WIDTH
from .palette import (
    GOLD,
    GOLD_LIGHT,
    IVORY,
    RED_LIGHT,
    ROBES,
    ROSE,
    TEAL_PALE,
    Robe,
)
from .path import Path

_MEDALLION = 13
_BAND = 3.5


def court_card(style: Style, suit: str, rank: str) -> Drawing:
    """The card of a jack, queen or king."""
    level, robe = style.level, ROBES[suit]
    outline = frame(style, suit, rank)
    drawing = body(level)
    drawing.shape(outline, robe.ground)

    half = Drawing(level)
    _add_rays(half, robe)
    _cover_notch(half, notch(style, suit, rank))
    with half.group(f"translate({level.axis:.0f} 0)"):
        half.include(half_figure(level, suit, rank))
    drawing.include_twice(half)

    _add_band(drawing, robe)
    _add_medallion(drawing, suit, robe)
    drawing.shape(outline, None, GOLD, 2, join="miter")
    add_indices(drawing, style, suit, rank)
    return drawing


def _add_rays(half: Drawing, robe: Robe) -> None:
    """The rays behind the upper figure."""
    centre = (half.level.axis, 92.0)
    rays = Path(())
    for ray in range(24):
        angle = -225 + 15 * ray
        wedge = [centre, polar(centre, 330, angle), polar(centre, 330, angle + 7.5)]
        rays += Path.polyline(clip(wedge, PANEL), closed=True)
    half.shape(rays, robe.ray)


def _cover_notch(half: Drawing, corner: Point) -> None:
    """Ivory over the rays where the index goes."""
    x, y = corner
    edge = FRAME - 1
    cover: list[Point] = [
        (edge, edge),
        (x, edge),
        (x, y - NOTCH_STEP),
        (x - NOTCH_STEP, y - NOTCH_STEP),
        (x - NOTCH_STEP, y),
        (edge, y),
    ]
    half.shape(cover, IVORY)


def _add_band(drawing: Drawing, robe: Robe) -> None:
    """A ribbon over the seam of the two halves."""
    left, right = FRAME, WIDTH - FRAME
    upper: list[Point] = [(left, split_y(left) - _BAND), (right, split_y(right) - _BAND)]
    lower: list[Point] = [(left, split_y(left) + _BAND), (right, split_y(right) + _BAND)]
    drawing.shape([*upper, *reversed(lower)], robe.pale)
    for edge in (upper, lower):
        drawing.line(edge, GOLD, 1.6, cap="butt")


def _add_medallion(drawing: Drawing, suit: str, robe: Robe) -> None:
    """The suit's motif on the seam, the same from both ends of the card."""
    drawing.circle(CENTRE, _MEDALLION + 3, IVORY)
    drawing.circle(CENTRE, _MEDALLION + 1, robe.dark, GOLD, 2)
    {"S": _add_web, "H": _add_rosette, "D": _add_facets, "C": _add_leaves}[suit](drawing)


def _add_web(drawing: Drawing) -> None:
    for thread in range(4):
        ends = [polar(CENTRE, _MEDALLION, 45 * thread + turn) for turn in (0, 180)]
        drawing.line(ends, GOLD, 1)
    angles = [45 * thread for thread in range(9)]
    for part in (0.36, 0.68, 1):
        ring = sagging_ring(CENTRE, angles, [_MEDALLION * part] * 9, 0.84)
        drawing.shape(ring[:-1], None, GOLD, 1)


def _add_rosette(drawing: Drawing) -> None:
    for petal in range(8):
        place = polar(CENTRE, _MEDALLION * 0.58, 45 * petal)
        drawing.circle(place, _MEDALLION * 0.34, ROSE if petal % 2 else RED_LIGHT)
    drawing.circle(CENTRE, _MEDALLION * 0.36, GOLD)


def _add_facets(drawing: Drawing) -> None:
    for ray in range(4):
        waist = polar(CENTRE, _MEDALLION * 0.5, 90 * ray + 45)
        for turn, colour in ((0, GOLD_LIGHT), (90, GOLD)):
            tip = polar(CENTRE, _MEDALLION * 0.95, 90 * ray + turn)
            drawing.shape([CENTRE, tip, waist], colour)


def _add_leaves(drawing: Drawing) -> None:
    for leaf in range(4):
        angle = 90 * leaf + 45
        tip = polar(CENTRE, _MEDALLION * 0.95, angle)
        bellies = [polar(CENTRE, _MEDALLION * 0.6, angle + turn) for turn in (-50, 50)]
        blade = quadratic(CENTRE, bellies[0], tip) + quadratic(tip, bellies[1], CENTRE)
        drawing.shape(blade, TEAL_PALE if leaf % 2 else GOLD_LIGHT)
