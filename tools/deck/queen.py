"""The half figure of a queen."""

from __future__ import annotations

from .attributes import add_finial, add_fist
from .collars import Collar, add_collar
from .face import SIDES, Jaw, add_mask, lit, on_side
from .figure import Figure
from .geometry import Point, arc, mirrored, mirrored_planes, polar, polygon_planes, quadratic
from .palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK_SOFT,
    IVORY,
    PEARL,
    RED,
    RED_DARK,
    SKIN_LINE,
    SKIN_SHADE,
    TEAL,
)
from .path import Path

_FLOOR = 240  # below every split
_JAW = Jaw(21, 90, 106, (11, 124), 127)
_LEAF = "M1,112 C10,108 14,100 18,90 C6,94 0,104 1,112Z"
_NECK = "M-8,112 L8,112 L9,130 C5,136 -5,136 -9,130Z"
_NECK_SHADE = "M-8,116 C-2,124 4,124 8,118 L8,112 L-8,112Z"
_BROW = "M18.5,83 C15,77.5 9,77 5,80"
_LIPS = "M-7,112.5 C-4.5,109.5 -2,109.5 0,111 C2,109.5 4.5,109.5 7,112.5 C4,117 -4,117 -7,112.5Z"
_MOUTH = "M-7,112.5 C-3,113.5 3,113.5 7,112.5"
# The hair falls in front of the shoulders.
_HAIR = (
    "M0,44 C26,44 37,58 37,86 C37,112 41,124 50,136 C59,148 58,162 46,172"
    "C46,160 40,156 35,146 C27,132 25,118 22,98 L0,98Z"
)
_STRANDS = (
    "M26,80 C26,112 30,126 39,140 C46,150 49,156 48,166"
    "M31,74 C31,112 35,124 44,137 C52,148 53,154 50,165"
)
_FRINGE = "M0,56 L0,68 C10,72 19,80 20,96 L25,96 L26,60Z"
_DIADEM_CENTRE = (0.0, 66.0)
_DIADEM_FOOT = "M-33,66 C-16,61 16,61 33,66 L32,70 C16,65 -16,65 -32,70Z"
_FINIALS = {"S": (-2, 82, 0.66), "H": (-2, 78, 1), "D": (1, 78, 1), "C": (1, 78, 1)}


def add_queen(figure: Figure) -> None:
    """Draw a queen from back to front."""
    x = figure.reach(62)
    figure.thread(quadratic((x - 2, 84), (x + 6, 130), (x - 8, 240)), TEAL, 3.2)
    figure.shape(Path.parse(_LEAF).transformed(1, 1, x), TEAL)
    for side in SIDES:
        _add_robe(figure, side)
    add_fist(figure, x + 1, 118)
    add_collar(figure, Collar(114, 60, 8, 172, 7))
    with figure.group("translate(0 -3) scale(.92)"):
        _add_head(figure)
        _add_diadem(figure)
    away, y, scale = _FINIALS[figure.suit]
    add_finial(figure, x + away, y, scale)


def _add_robe(figure: Figure, side: int) -> None:
    """A cape of pleats that spread from the neck."""
    robe = figure.robe
    left = side < 0

    def place(points: list[Point]) -> list[Point]:
        return mirrored(points) if left else points

    shoulder: list[Point] = [*quadratic((8, 115), (70, 117), (120, 134), 10), (155, 146)]
    cloth = [(0.0, 114.0), *shoulder, (150.0, _FLOOR), (0.0, _FLOOR)]
    figure.plate(place(cloth), robe.dark if left else robe.deep)
    planes = polygon_planes([(0, 113), *shoulder, (155, _FLOOR), (0, _FLOOR)])
    within = mirrored_planes(planes) if left else planes
    colours = (robe.main, robe.accent) if left else (robe.dark, robe.main)
    neck = (0.0, 96.0)
    for pleat in range(7):
        start = 22 + pleat * 10.5
        end = start + 5.2
        wedge = [neck, polar(neck, 240, start), polar(neck, 240, end)]
        figure.plate(place(wedge), colours[pleat % 2], within=within)
        if figure.level.fine:
            seam = [polar(neck, 46, end), polar(neck, 240, end)]
            figure.thread(place(seam), GOLD, 1, within)
    figure.thread(place(shoulder), GOLD, 1.8)


def _add_head(figure: Figure) -> None:
    hair = figure.hair
    # A field of hair behind the neck, else the rays of the panel shine through.
    figure.shape([(-25, 66), (25, 66), (24, 128), (-24, 128)], hair.shade)
    for side in SIDES:
        figure.shape(on_side(_HAIR, side), lit(side, hair.lit, hair.shade))
        if figure.level.fine:
            figure.shape(on_side(_STRANDS, side), None, hair.strand, 1)
    figure.shape(_NECK, SKIN_SHADE)
    figure.shape(_NECK_SHADE, SKIN_LINE, opacity=0.6)
    add_mask(figure, _JAW)
    for side in SIDES:
        figure.shape(on_side(_BROW, side), None, INK_SOFT, 1.7, least=0.6)
    figure.shape(_LIPS, RED)
    figure.shape(_MOUTH, None, RED_DARK, 0.9)
    for side in SIDES:
        figure.shape(on_side(_FRINGE, side), lit(side, hair.lit, hair.shade))


def _add_diadem(figure: Figure) -> None:
    centre = _DIADEM_CENTRE
    figure.shape(arc(centre, 33, 180, 360, 24), GOLD)
    for ray in range(9):
        angle = 180 + 20 * ray
        colour = IVORY if ray == 4 else GOLD_LIGHT if ray < 4 else GOLD_DARK
        figure.shape([centre, *arc(centre, 31, angle + 2, angle + 18, 4)], colour)
    figure.shape(arc(centre, 17, 180, 360, 16), figure.robe.dark, GOLD, 1.5)
    figure.shape(arc(centre, 9, 180, 360, 12), figure.robe.accent, GOLD, 1.2)
    for pearl in range(10):
        line = GOLD_DARK if figure.level.fine else None
        figure.circle(polar(centre, 34, 180 + 20 * pearl), 2.8, PEARL, line, 0.8)
    figure.shape(_DIADEM_FOOT, GOLD)
    for side in SIDES:
        figure.circle((side * 23, 104), 3.2, GOLD_LIGHT, GOLD_DARK, 0.8)
