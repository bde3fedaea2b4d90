"""The crowns of the four kings, each with an outline of its own."""

from __future__ import annotations

from .face import add_pair
from .figure import Figure
from .geometry import Point, arc, polar
from .ornaments import add_leaf
from .palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    LIP,
    TEAL,
    TEAL_DARK,
)

_POINTS: list[Point] = [
    (-29, 58),
    (-34, 27),
    (-21.5, 43),
    (-17, 20),
    (-8, 41),
    (0, 15),
    (8, 41),
    (17, 20),
    (21.5, 43),
    (34, 27),
    (29, 58),
]
_DOME = "M0,58 L0,33 C5,23 20,18 31,25 C43,33 41,48 30,58Z"
_VELVET = "M6,52 L6,39 C10,31 20,27 27,32 C34,37 33,46 27,52Z"
_ARCHES = (
    "M-30,57 C-41,47 -42,33 -31,25 C-20,18 -5,23 0,33 C5,23 20,18 31,25 C42,33 41,47 30,57"
    "M0,33 L0,57"
)
_CROSS = "M-2.2,11 L2.2,11 L2.2,14.4 L6,14.4 L6,18.4 L2.2,18.4 L2.2,25 L-2.2,25 L-2.2,18.4"
_CROSS_END = " L-6,18.4 L-6,14.4 L-2.2,14.4Z"


def add_crown(figure: Figure) -> None:
    """Draw the crown of the figure's suit above a face whose forehead is at y = 62."""
    {"S": _add_points, "H": _add_arches, "D": _add_rays, "C": _add_leaves}[figure.suit](figure)
    _add_band(figure)


def _add_points(figure: Figure) -> None:
    """Five tall points, a ball on each."""
    figure.shape(_POINTS, GOLD)
    figure.shape([*_POINTS[5:], (0, 58)], GOLD_DARK, opacity=0.55)
    for x, y in _POINTS[1:-1:2]:
        figure.circle((x, y), 3.2, GOLD_LIGHT if x <= 0 else GOLD)


def _add_arches(figure: Figure) -> None:
    """A broad golden crown of two arches, lined with velvet, with a cross on top."""
    add_pair(figure, _DOME, GOLD, GOLD_DARK)
    add_pair(figure, _VELVET, figure.robe.main, figure.robe.dark)
    figure.shape(_ARCHES, None, GOLD_LIGHT, 1.6)
    for x, y in ((-38, 42), (-31, 25), (-16, 22), (16, 22), (31, 25), (38, 42), (0, 46)):
        figure.circle((x, y), 2.6, GOLD_LIGHT)
    figure.shape(_CROSS + _CROSS_END, GOLD_LIGHT, GOLD_DARK, 0.8)
    figure.circle((0, 29), 5.4, GOLD, GOLD_DARK, 0.8)


def _add_rays(figure: Figure) -> None:
    """The rays of a sun, long ones between short ones."""
    centre = (0.0, 70.0)
    for ray in (1, 3, 5, 7, 0, 2, 4, 6, 8):
        angle = 198 + 18 * ray
        length = 44 if ray % 2 else 51 + 6.5 * (1 - abs(ray - 4) / 4)
        tip = polar(centre, length, angle)
        lit, shade = (GOLD, GOLD_DARK) if ray % 2 else (GOLD_LIGHT, GOLD)
        for turn, colour in ((-10, lit), (10, shade)):
            figure.shape([centre, polar(centre, 25, angle + turn), tip], colour, GOLD_DARK, 0.7)
    figure.shape(arc(centre, 26, 180, 360, 16), figure.robe.main, GOLD_LIGHT, 1.6)
    figure.shape(arc(centre, 17, 180, 360, 12), GOLD_LIGHT, GOLD_DARK, 1)


def _add_leaves(figure: Figure) -> None:
    """A palmette: five broad leaves that part from the middle."""
    for foot, tip, belly in ((16, (44, 38), 15), (8, (27, 18), 15), (0, (0, 11), 18)):
        for side in (-1, 1) if foot else (1,):
            colours = (GOLD_LIGHT, TEAL) if side < 0 else (TEAL, TEAL_DARK)
            add_leaf(figure, (side * foot, 58), (side * tip[0], tip[1]), belly, colours)
    for x in (-17, 17):
        figure.circle((x, 40), 3.4, GOLD_LIGHT, GOLD_DARK, 0.8)


def _add_band(figure: Figure) -> None:
    figure.shape([(-30, 55), (30, 55), (28, 67), (-28, 67)], figure.robe.dark)
    figure.shape("M-30,55 L30,55 M-28,67 L28,67", None, GOLD, 1.8)
    for x in (-18, 0, 18):
        jewel = LIP if figure.suit == "S" and x == 0 else GOLD_LIGHT
        figure.shape([(x - 5, 61), (x, 57), (x + 5, 61), (x, 65)], jewel)
