"""The four aces: a large sign of the suit with an ornament in gold threads."""

from __future__ import annotations

from math import atan2, degrees

from .card import Style, add_indices, body
from .drawing import Drawing
from .geometry import Point, arc, disc, polar, ray_length, sagging_ring
from .numbers import FACET, FACET_OPACITY, add_hairline
from .ornaments import add_star, add_ticks, leaf_sides
from .palette import GOLD, GOLD_DARK, GOLD_LIGHT, SUIT_COLOURS
from .pips import OUTLINE, RIGHT_HALF, placed

_CENTRE = (125.0, 172.0)
_SIZES = {"S": 168, "H": 158, "D": 184, "C": 168}
_TICKS = 96  # from the middle of the card to the ring of rays
_THREAD = 1.2
_GLINTS = {6: 0.12, 8: 0.3, 10: 0.22, 12: 0.08}  # opacity by facet; the light is at the left


def ace(style: Style, suit: str) -> Drawing:
    """The ace of a suit."""
    drawing = body(style.level)
    add_hairline(drawing, style, suit, "A")
    if style.level.fine:
        add_ticks(drawing, _TICKS)
    sign = placed(OUTLINE[suit], *_CENTRE, _SIZES[suit])
    drawing.shape(sign, SUIT_COLOURS[suit])
    if suit != "S" and style.level.fine:
        half = placed(RIGHT_HALF[suit], *_CENTRE, _SIZES[suit])
        drawing.shape(half, FACET, opacity=FACET_OPACITY[suit])
    {"S": _add_web, "H": _add_rose, "D": _add_facets, "C": _add_tracery}[suit](
        drawing, sign.flattened()
    )
    add_indices(drawing, style, suit, "A")
    return drawing


def _add_web(drawing: Drawing, outline: list[Point]) -> None:
    """A web cast to a little inside the outline."""
    hub, threads, inside = (125.0, 184.0), 16, 0.93
    angles = [-90 + 360 / threads * thread for thread in range(threads + 1)]
    radii = [ray_length(outline, hub, angle) * inside for angle in angles]
    for angle, radius in zip(angles[:-1], radii[:-1], strict=True):
        drawing.line([hub, polar(hub, radius, angle)], GOLD, _THREAD)
    for part in (0.2, 0.4, 0.6, 0.8, 1) if drawing.level.fine else (0.45, 1):
        ring = sagging_ring(hub, angles, [radius * part for radius in radii], 0.93)
        drawing.shape(ring[:-1], None, GOLD, _THREAD)
    add_star(drawing, hub, 15, 6)


def _add_rose(drawing: Drawing, outline: list[Point]) -> None:
    """A rosette of petals from which rays run to the outline."""
    hub = (125.0, 164.0)
    for ray in range(32):
        angle = 11.25 * ray
        reach = ray_length(outline, hub, angle)
        end = reach * (0.93 if ray % 2 else 0.84)
        if drawing.level.fine or ray % 2:
            drawing.line([polar(hub, 44, angle), polar(hub, end, angle)], GOLD, _THREAD)
    rings = ((36, 10, 12.5), (23, 8, 10), (11.5, 5, 7.5)) if drawing.level.fine else ((30, 8, 13),)
    for away, count, radius in rings:
        for petal in range(count):
            angle = -90 + 360 / count * (petal + (0.5 if count == 8 else 0))
            middle = polar(hub, away - radius * 0.35, angle)
            edge = arc(middle, radius, angle - 112, angle + 112, 14)
            drawing.shape([hub, *edge], SUIT_COLOURS["H"], GOLD, 1.6)
    drawing.circle(hub, 4.5, GOLD_LIGHT)


def _add_facets(drawing: Drawing, outline: list[Point]) -> None:
    """A cut stone: a table in the middle, facets from its corners to the outline."""
    hub = _CENTRE
    girdle = [polar(hub, ray_length(outline, hub, angle) * 0.92, angle) for angle in _sixteenths()]
    table = [
        polar(hub, ray_length(outline, hub, angle) * (0.56 if place % 4 else 0.5), angle)
        for place, angle in enumerate(_sixteenths())
    ][::2]
    for place in range(0, 16, 2):
        corner, following = table[place // 2], table[(place // 2 + 1) % 8]
        bright = _GLINTS.get(place, 0)
        facet = [corner, girdle[place + 1], following]
        if bright:
            drawing.shape(facet, GOLD_LIGHT, opacity=bright)
        drawing.shape(facet, None, GOLD, _THREAD)
        if drawing.level.fine:
            drawing.line([corner, girdle[place]], GOLD, _THREAD)
    drawing.shape(girdle, None, GOLD, _THREAD)
    drawing.shape(table, None, GOLD, 1.6)
    if drawing.level.fine:
        for place in range(8):
            drawing.line([hub, table[place]], GOLD, 0.9)
    add_star(drawing, hub, 20, 7)


def _sixteenths() -> list[float]:
    return [22.5 * turn for turn in range(16)]


def _add_tracery(drawing: Drawing, outline: list[Point]) -> None:
    """A rosette of leaves in every lobe, with veins that meet in the middle."""
    hub = (125.0, 176.0)
    fine = drawing.level.fine
    lobes: tuple[Point, ...] = ((125, 126), (83, 189), (167, 189))
    for lobe in lobes:
        drawing.line([hub, lobe], GOLD, 1.6)
        if fine:
            drawing.shape(disc(lobe, 33, 40), None, GOLD, _THREAD)
        drawing.shape(disc(lobe, 29, 40), SUIT_COLOURS["C"], GOLD, _THREAD)
        outward = degrees(atan2(lobe[1] - hub[1], lobe[0] - hub[0]))
        for leaf in range(8 if fine else 4):
            angle = outward + 360 / (8 if fine else 4) * leaf
            foot, tip = polar(lobe, 4, angle), polar(lobe, 26 if leaf % 2 == 0 else 21, angle)
            left, right = leaf_sides(foot, tip, 9 if leaf % 2 == 0 else 6)
            colours = (GOLD_LIGHT, GOLD_DARK) if leaf % 2 == 0 else (GOLD, GOLD)
            for edge, colour in zip((left, right), colours, strict=True):
                drawing.shape(edge, colour)
        drawing.circle(lobe, 4, SUIT_COLOURS["C"], GOLD, _THREAD)
    drawing.line([hub, (125, max(y for _, y in outline))], GOLD, 1.6)
    add_star(drawing, hub, 13, 5)
