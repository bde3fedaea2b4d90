"""The half figure of a king."""

from __future__ import annotations

from .attributes import add_finial, add_fist
from .collars import Collar, add_collar
from .face import SIDES, Jaw, add_mask, lit, on_side
from .figure import Figure
from .geometry import Point, mirrored
from .palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK_PALE,
    RED,
    SILVER,
    SILVER_SHADE,
)

_FLOOR = 240  # below every split
_JAW = Jaw(22, 96, 112, (12, 126), 126)
_COLLAR_PARTS = {"S": 11, "H": 9, "D": 11, "C": 9}
_HAIR = "M18,64 L28,64 C29,80 31,96 34,108 C30,112 24,112 20,106Z"
_BROW: list[Point] = [(20, 83), (15, 78.8), (4.2, 79.6), (4.2, 82.2), (14.5, 81.6)]
_BEARD = (
    "M-23,84 L-19,84 C-18,98 -11,106 0,106 C11,106 18,98 19,84 L23,84 L24,140 L16,140 L16,148"
    "L8,148 L8,156 L-8,156 L-8,148 L-16,148 L-16,140 L-24,140Z"
)
_BEARD_SHADE = "M0,106 C11,106 18,98 19,84 L23,84 L24,140 L16,140 L16,148 L8,148 L8,156 L0,156Z"
_BEARD_STRANDS = "M-16,118 L-16,140 M-8,120 L-8,148 M0,120 L0,156 M8,120 L8,148 M16,118 L16,140"
_LIP = "M-5,111.5 C-2,110 2,110 5,111.5 C3,116 -3,116 -5,111.5Z"
_MOUSTACHE = "M0,104 C5,101.5 12,103 19,111 C12,112.5 4,112.5 0,109.5Z"
_CROWN: list[Point] = [
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


def add_king(figure: Figure) -> None:
    """Draw a king from back to front."""
    x = figure.reach(73)
    if figure.suit == "S":
        _add_sword(figure, x)
    else:
        _add_sceptre(figure, x)
    # The collar stands behind the head, for the beard would hide a bib.
    radius = 70 if figure.suit == "C" else 68
    add_collar(figure, Collar(124, radius, 184, 356, _COLLAR_PARTS[figure.suit]))
    for side in SIDES:
        _add_robe(figure, side)
    add_fist(figure, x, 113)
    with figure.group("translate(0 5) scale(.9)"):
        _add_head(figure)
        _add_crown(figure)


def _add_sword(figure: Figure, x: float) -> None:
    blade = [(x - 5, 96), (x - 5, 34), (x, 22), (x + 5, 34), (x + 5, 96)]
    figure.plate(blade, SILVER, INK_PALE, 0.9)
    figure.plate([*blade[2:], (x, 96)], SILVER_SHADE)
    figure.plate([(x - 13, 96), (x + 13, 96), (x + 10, 102), (x - 10, 102)], GOLD)
    hilt = [(x - 3.5, 102), (x + 3.5, 102), (x + 3.5, 130), (x - 3.5, 130)]
    figure.plate(hilt, figure.robe.dark)


def _add_sceptre(figure: Figure, x: float) -> None:
    figure.thread([(x, 60), (x, 260)], GOLD_DARK, 4.5)
    if figure.suit == "H":
        add_finial(figure, x - 2, 46, 0.8)
    else:
        add_finial(figure, x, 46)
    figure.shape([(x - 9, 70), (x + 9, 70), (x + 6, 76), (x - 6, 76)], GOLD_DARK)


def _add_robe(figure: Figure, side: int) -> None:
    """Straight plates that reach the frame, so that no shoulder tapers into the split."""
    robe = figure.robe
    left = side < 0

    def place(points: list[Point]) -> list[Point]:
        return mirrored(points) if left else points

    shoulder: list[Point] = [(22, 114), (155, 134)]
    cloth = [(0.0, 112.0), *shoulder, (150.0, _FLOOR), (0.0, _FLOOR)]
    figure.plate(place(cloth), robe.dark if left else robe.deep)
    colours = (robe.main, robe.accent, robe.main) if left else (robe.dark, robe.main, robe.dark)
    for row in (2, 1, 0):
        down = 15 * row
        lower: list[Point] = [(155, 144 + down), (22, 123 + down)]
        figure.plate(place([(22, 114 + down), (155, 134 + down), *lower]), colours[row])
        figure.thread(place(lower), GOLD, 1.3)
    if figure.level.fine and left:
        _add_studs(figure)
    figure.thread(place(shoulder), GOLD, 1.8)
    panel: list[Point] = [(0, 112), (19, 112), (24, _FLOOR), (0, _FLOOR)]
    figure.plate(place(panel), robe.main if left else robe.dark)
    for row in range(5):
        y = 138 + row * 11
        colour = robe.accent_light if row % 2 else GOLD
        figure.thread(place([(0, y + 9), (22, y)]), colour, 1.3)
    figure.thread(place(panel[1:3]), GOLD, 1.6)


def _add_studs(figure: Figure) -> None:
    """Lozenges along the first plate of the lit shoulder."""
    for stud in range(6):
        x = 46 + stud * 16
        y = 118.7 + (x - 22) * 0.154
        lozenge = [(x - 3.2, y), (x, y - 3.2), (x + 3.2, y), (x, y + 3.2)]
        figure.plate(mirrored(lozenge), GOLD_LIGHT)


def _add_head(figure: Figure) -> None:
    hair = figure.hair
    for side in SIDES:
        figure.shape(on_side(_HAIR, side), lit(side, hair.lit, hair.shade))
    add_mask(figure, _JAW)
    brow = INK_PALE if hair.lit == SILVER else hair.shade
    figure.shape(_BROW, brow)
    figure.shape(mirrored(_BROW), brow)
    figure.shape(_BEARD, hair.lit)
    figure.shape(_BEARD_SHADE, hair.shade)
    if figure.level.fine:
        figure.shape(_BEARD_STRANDS, None, hair.strand, 1)
    figure.shape(_LIP, RED)
    figure.shape(on_side(_MOUSTACHE, -1), hair.lit, hair.strand, 0.9)
    figure.shape(_MOUSTACHE, hair.shade, hair.strand, 0.9)


def _add_crown(figure: Figure) -> None:
    figure.shape(_CROWN, GOLD)
    figure.shape([*_CROWN[5:], (0, 58)], GOLD_DARK, opacity=0.55)
    for x, y in _CROWN[1:-1:2]:
        figure.circle((x, y), 3.2, GOLD_LIGHT if x <= 0 else GOLD)
    figure.shape([(-30, 55), (30, 55), (28, 67), (-28, 67)], figure.robe.dark)
    figure.shape("M-30,55 L30,55 M-28,67 L28,67", None, GOLD, 1.8)
    for x in (-18, 0, 18):
        jewel = RED if figure.suit == "S" and x == 0 else GOLD_LIGHT
        figure.shape([(x - 5, 61), (x, 57), (x + 5, 61), (x, 65)], jewel)
