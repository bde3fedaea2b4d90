"""Small figures that several cards share."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees, hypot

from .drawing import Drawing
from .geometry import Point, polar, quadratic, sagging_ring
from .levels import CENTRE
from .palette import BLUE, GOLD, GOLD_LIGHT, INK


def add_star(drawing: Drawing, centre: Point, radius: float, waist: float) -> None:
    """A star of eight rays, each lit on its left side."""
    for ray in range(8):
        tip = polar(centre, radius, 45 * ray)
        for side, colour in ((-22.5, GOLD_LIGHT), (22.5, GOLD)):
            drawing.shape([centre, polar(centre, waist, 45 * ray + side), tip], colour)


def leaf_sides(foot: Point, tip: Point, belly: float) -> tuple[list[Point], list[Point]]:
    """The two edges of a leaf from its foot to its tip; ``belly`` is its width."""
    length = hypot(tip[0] - foot[0], tip[1] - foot[1])
    angle = degrees(atan2(tip[1] - foot[1], tip[0] - foot[0]))
    middle = polar(foot, length * 0.5, angle)
    controls = [polar(middle, belly, angle + turn) for turn in (-90, 90)]
    left, right = (quadratic(foot, control, tip) for control in controls)
    return left, right


def add_leaf(
    drawing: Drawing, foot: Point, tip: Point, belly: float, colours: Sequence[str]
) -> None:
    """A leaf in two colours, that of its left side first, with a midrib of gold."""
    for edge, colour in zip(leaf_sides(foot, tip, belly), colours, strict=True):
        drawing.shape(edge, colour)
    drawing.line([foot, tip], GOLD, 1)


def add_ticks(drawing: Drawing, inner: float) -> None:
    """A ring of 48 short rays around the middle of the card."""
    for tick in range(48):
        angle = tick * 7.5
        outer = inner + (12 if tick % 2 else 8)
        drawing.line([polar(CENTRE, inner, angle), polar(CENTRE, outer, angle)], GOLD, 1.2)


def add_web_fan(drawing: Drawing, foot: Point, radius: float, span: tuple[float, float]) -> None:
    """A fan of web between two angles (degrees)."""
    start, end = span
    angles = [start + (end - start) * rib / 5 for rib in range(6)]
    for size, colour, width in ((radius, INK, 1.5), (radius * 0.65, BLUE, 1.1)):
        rim = sagging_ring(foot, angles, [size] * len(angles), 0.9)
        drawing.shape([foot, *rim], colour, GOLD, width)
    for angle in angles[1:-1]:
        drawing.line([foot, polar(foot, radius, angle)], GOLD, 1.1)
