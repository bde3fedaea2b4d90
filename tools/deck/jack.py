"""The half figure of a jack."""

from __future__ import annotations

from .attributes import add_finial, add_fist
from .collars import Collar, add_collar
from .face import SIDES, Jaw, add_mask, lit, on_side
from .figure import Figure
from .geometry import Point, disc, mirrored, quadratic
from .palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK_PALE,
    LIP_BROWN,
    PEARL,
    RED,
    SILVER,
    SILVER_SHADE,
    SKIN_LINE,
    SKIN_SHADE,
)
from .path import Path

_FLOOR = 240  # below every split
_JAW = Jaw(21, 98, 108, (12, 126), 127)
_AXE = "M-3,36 C-8,34 -13,30 -17,28 C-21,40 -21,54 -17,64 C-13,60 -8,58 -3,56Z"
_HAIR = "M0,56 L28,60 C31,78 31,96 38,114 C32,118 24,119 18,114 C21,104 20,90 19,78 L0,78Z"
_NECK = "M-8,112 L8,112 L9,128 C5,133 -5,133 -9,128Z"
_BROW: list[Point] = [(19, 83), (14, 78.6), (4.5, 81), (4.5, 83.4), (13.5, 81.4)]
_MOUTH = "M-6.5,113 C-3,114 3,114 6.5,112.5"
_CAP = "M-34,62 C-40,40 -20,24 6,28 C24,30 34,38 33,50 L33,56Z"
_CAP_LIT = "M-34,62 C-40,40 -20,24 6,28 C-10,34 -16,48 -14,61Z"
_FEATHER = "M-26,58 C-24,36 0,14 44,22 C30,26 26,34 14,38 C2,42 -14,44 -26,58Z"
_FEATHER_SHAFT = "M-26,58 C-18,40 6,24 44,22"


def add_jack(figure: Figure) -> None:
    """Draw a jack from back to front."""
    x = figure.reach(71)
    figure.thread([(x, 60), (x, 260)], GOLD_DARK, 4)
    if figure.suit == "S":
        _add_halberd(figure, x)
    elif figure.suit == "H":
        add_finial(figure, x - 4, 44, 0.85)
    else:
        add_finial(figure, x, 44)
    figure.shape([(x - 8, 68), (x + 8, 68), (x + 5, 75), (x - 5, 75)], GOLD)
    add_fist(figure, x, 104, 40)
    for side in SIDES:
        _add_robe(figure, side)
    add_collar(figure, Collar(116, 54, 12, 168, 6))
    with figure.group("scale(.92)"):
        _add_head(figure)
        _add_cap(figure)


def _add_halberd(figure: Figure, x: float) -> None:
    spike = [(x - 3, 66), (x - 3, 34), (x, 18), (x + 3, 34), (x + 3, 66)]
    figure.shape(spike, SILVER_SHADE, INK_PALE, 0.9)
    figure.shape(Path.parse(_AXE).transformed(1, 1, x), SILVER, INK_PALE, 0.9)
    figure.shape([(x + 3, 40), (x + 13, 46), (x + 3, 54)], SILVER_SHADE, INK_PALE, 0.9)


def _add_robe(figure: Figure, side: int) -> None:
    """A dark cape over a doublet with a slashed puff sleeve."""
    robe = figure.robe
    left = side < 0

    def place(points: list[Point]) -> list[Point]:
        return mirrored(points) if left else points

    light, shade = (robe.main, robe.dark) if left else (robe.dark, robe.deep)
    shoulder = quadratic((8, 118), (80, 120), (155, 144))
    cloth = [(0.0, 116.0), *shoulder, (150.0, _FLOOR), (0.0, _FLOOR)]
    figure.plate(place(cloth), shade)
    for fold in range(3):
        down = fold * 22
        figure.plate(place([(66, 132), (155, 152 + down), (155, 163 + down)]), light)
    figure.thread(place(shoulder), GOLD, 1.8)
    figure.plate(place([(0, 116), (30, 118), (34, _FLOOR), (0, _FLOOR)]), light)
    for row in range(6):
        y = 150 + row * 10
        colour = GOLD if row % 2 else robe.accent_light
        figure.thread(place([(0, y + 10), (40, y - 6)]), colour, 1.3)
    _add_puff(figure, left, light)


def _add_puff(figure: Figure, left: bool, cloth: str) -> None:
    """A round sleeve with five bright slashes, closed by a knot of gold."""

    def place(points: list[Point]) -> list[Point]:
        return mirrored(points) if left else points

    x, y, high = 58, 152, 34
    figure.plate(place(disc((x, y), 32, 36, high)), cloth, GOLD, 1.8)
    top, foot = (x - 8.0, float(y - high)), (x + 8.0, float(y + high))
    steps = 14 if figure.level.fine else 6
    slash_colour = figure.robe.pale if left else figure.robe.accent_light
    for slash in (-1.5, -0.75, 0, 0.75, 1.5):
        half = 8 - abs(slash) * 2.2
        middle = x + slash * 29
        opening = [
            *quadratic(top, (middle - half, y), foot, steps),
            *quadratic(foot, (middle + half, y), top, steps),
        ]
        figure.plate(place(opening), slash_colour)
    figure.plate(place(disc((x - 8, y - high + 2), 5, 12)), GOLD)


def _add_head(figure: Figure) -> None:
    hair = figure.hair
    for side in SIDES:
        figure.shape(on_side(_HAIR, side), lit(side, hair.lit, hair.shade))
    figure.shape(_NECK, SKIN_SHADE)
    add_mask(figure, _JAW)
    figure.shape(_BROW, hair.shade)
    figure.shape(mirrored(_BROW), hair.shade)
    figure.shape(_MOUTH, None, LIP_BROWN, 1.7)
    figure.shape("M-3,117.5 L3,117.5", None, SKIN_LINE, 1.2)
    figure.shape([(-22, 60), (22, 60), (22, 74), (-22, 78)], hair.lit)


def _add_cap(figure: Figure) -> None:
    figure.shape(_CAP, figure.robe.dark)
    figure.shape(_CAP_LIT, figure.robe.main)
    figure.shape([(-35, 60), (33, 50), (34, 60), (-33, 70)], GOLD)
    figure.shape([(-35, 60), (33, 50), (33.3, 53), (-34.5, 63)], GOLD_LIGHT)
    figure.shape(_FEATHER, PEARL, GOLD_DARK, 1)
    figure.shape(_FEATHER_SHAFT, None, RED, 1.6)
