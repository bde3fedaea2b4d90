"""What the four queens wear on their heads."""

from __future__ import annotations

from .face import SIDES, add_pair
from .figure import Figure
from .geometry import arc, polar, sagging_ring
from .ornaments import add_leaf
from .palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_PALE,
    LIP,
    PEARL,
    ROSE,
    TEAL,
    TEAL_DARK,
    TEAL_LIGHT,
    TEAL_PALE,
)

_FOOT = "M-33,66 C-16,61 16,61 33,66 L32,71 C16,66 -16,66 -32,71Z"
_HOOD = (
    "M0,66 L0,45 C4,31 18,24 32,30 C47,37 47,57 41,70 C38,82 37,94 36,110 L26,106"
    "C27,90 26,76 18,68 C12,63 5,62 0,66Z"
)
_HOOD_EDGE = "M0,66 C5,62 12,63 18,68 C26,76 27,90 26,106"
_HOOD_LOBE = "M0,60 L0,51 C4,40 16,33 27,37 C37,42 39,55 35,68 C30,59 14,53 0,60Z"
_HOOD_PEARLS = ((5, 38), (15, 30.5), (26, 28.5), (37, 33.5), (43, 44), (43.5, 56), (41, 68))
_STEPS = (
    "M0,66 L0,20 L8,35 L15,35 L15,44 L24,44 L24,53 L34,53 L33,66Z",
    "M0,64 L0,33 L9,48Z",
)


def add_headdress(figure: Figure) -> None:
    """Draw the headdress of the figure's suit above a face whose forehead is at y = 62."""
    {"S": _add_web, "H": _add_hood, "D": _add_tiara, "C": _add_wreath}[figure.suit](figure)


def _add_web(figure: Figure) -> None:
    """A wide fan of web with a bead on every tip."""
    centre = (0.0, 68.0)
    angles = [184 + 172 * rib / 8 for rib in range(9)]
    for size, colour, width in ((45, figure.robe.main, 1.8), (33, BLUE_DARK, 1.2), (21, BLUE, 1.2)):
        rim = sagging_ring(centre, angles, [size] * len(angles), 0.86)
        figure.shape([centre, *rim], colour, GOLD, width)
    for angle in angles:
        figure.line([centre, polar(centre, 45, angle)], GOLD, 1.2)
        figure.circle(polar(centre, 45.5, angle), 2.6, PEARL)
    figure.shape(arc(centre, 10, 180, 360, 12), GOLD_LIGHT, GOLD_DARK, 1)
    figure.shape(_FOOT, GOLD)


def _add_hood(figure: Figure) -> None:
    """A hood with two lobes, like the upper part of a heart, edged with pearls."""
    add_pair(figure, _HOOD, figure.robe.main, figure.robe.dark)
    add_pair(figure, _HOOD_LOBE, figure.robe.accent, figure.robe.main)
    for side in SIDES:
        with figure.group(f"scale({side} 1)"):
            figure.shape(_HOOD_EDGE, None, GOLD, 2.4)
            for x, y in (
                (5, 38),
                (15, 30.5),
                (26, 28.5),
                (37, 33.5),
                (43, 44),
                (43.5, 56),
                (41, 68),
            ):
                figure.circle((x, y), 2.7, PEARL)
    for petal in range(5):
        figure.circle(polar((0, 51), 5, -90 + 72 * petal), 4, ROSE, GOLD_DARK, 0.7)
    figure.circle((0, 51), 2.6, GOLD)


def _add_tiara(figure: Figure) -> None:
    """A tall tiara that rises in steps to a point."""
    steps, gem = _STEPS
    add_pair(figure, steps, GOLD_LIGHT, GOLD_DARK)
    if figure.level.fine:
        figure.shape("M-15,44 L15,44 M-24,53 L24,53", None, GOLD_PALE, 1)
    add_pair(figure, gem, figure.robe.main, figure.robe.dark)
    for side in SIDES:
        figure.shape([(side * 13, 60), (side * 17, 55), (side * 21, 60), (side * 17, 65)], LIP)
        figure.circle((side * 14, 33), 2.4, PEARL)
        figure.circle((side * 33, 51), 2.6, PEARL)
    figure.shape(_FOOT, GOLD)


def _add_wreath(figure: Figure) -> None:
    """A wreath whose leaves spread to both sides under a knot of hair."""
    hair = figure.hair
    figure.circle((0, 36), 16, hair.lit)
    figure.shape([(0.0, 36.0), *arc((0, 36), 16, -90, 90, 10)], hair.shade)
    if figure.level.fine:
        figure.shape("M-9,48 C-14,36 -6,24 4,22 M2,50 C-4,38 4,28 13,28", None, hair.strand, 1)
    for foot, tip in (((28, 66), (48, 62)), ((22, 62), (45, 43)), ((12, 58), (31, 33))):
        for side in SIDES:
            colours = (TEAL_PALE, TEAL_LIGHT) if side < 0 else (TEAL, TEAL_DARK)
            start, end = (side * foot[0], foot[1]), (side * tip[0], tip[1])
            add_leaf(figure, start, end, 8, colours)
    figure.shape(_FOOT, GOLD)
    for x in (-12, 0, 12):
        figure.circle((x, 61 + abs(x) / 12), 3.2, GOLD_LIGHT, GOLD_DARK, 0.8)
