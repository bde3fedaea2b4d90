"""Small figures that several cards share."""

from __future__ import annotations

from .drawing import Drawing
from .geometry import Point, polar
from .palette import GOLD, GOLD_LIGHT


def add_star(drawing: Drawing, centre: Point, radius: float, waist: float) -> None:
    """A star of eight rays, each lit on its left side."""
    for ray in range(8):
        tip = polar(centre, radius, 45 * ray)
        for side, colour in ((-22.5, GOLD_LIGHT), (22.5, GOLD)):
            drawing.shape([centre, polar(centre, waist, 45 * ray + side), tip], colour)
