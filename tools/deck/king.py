"""The half figure of a king."""

from __future__ import annotations

from .arms import add_arm
from .beards import add_beard, add_hair, add_moustache
from .collars import Collar, add_collar
from .crowns import add_crown
from .face import SIDES, Jaw, add_mask
from .figure import Figure, sided
from .geometry import Point, mirrored, polygon_planes
from .hand import add_hand
from .palette import GOLD, GOLD_LIGHT, INK_PALE, INK_SOFT, LIP, SILVER

_FLOOR = 240  # below every split
_JAW = Jaw(22, 96, 112, (12, 126), 126)
_BROW: list[Point] = [(20, 83), (15, 78.8), (4.2, 79.6), (4.2, 82.2), (14.5, 81.6)]
_LIP = "M-5,111.5 C-2,110 2,110 5,111.5 C3,116 -3,116 -5,111.5Z"

# The right half of the mantle: straight sides, so that the two halves do not close to a saucer.
_SHOULDER: list[Point] = [(20, 113), (58, 120), (78, 132), (86, 150)]
_MANTLE: list[Point] = [(0, 112), *_SHOULDER, (86, _FLOOR), (0, _FLOOR)]
_EDGE_WIDTH = 12
_SPOT_ROWS = 6

# Fans that stand behind the head; the others lie on the shoulders.
_STANDING = {
    "S": (Collar(124, 68, 184, 356, 11),),
    "D": (Collar(132, 78, 184, 232, 4), Collar(132, 78, 308, 356, 4)),
}
_LYING = {"H": Collar(108, 64, 8, 172, 8), "C": Collar(112, 78, -32, 212, 13)}


def add_king(figure: Figure) -> None:
    """Draw a king from back to front."""
    x = figure.reach(71)
    add_arm(figure, x)
    for collar in _STANDING.get(figure.suit, ()):
        add_collar(figure, collar)
    for side in SIDES:
        _add_mantle(figure, side)
    if figure.suit in _LYING:
        add_collar(figure, _LYING[figure.suit])
    add_hand(figure, x, 113)
    with figure.group("translate(0 5) scale(.9)"):
        add_hair(figure)
        add_mask(figure, _JAW)
        brow = INK_PALE if figure.hair.lit == SILVER else figure.hair.shade
        figure.shape(_BROW, brow)
        figure.shape(mirrored(_BROW), brow)
        add_beard(figure)
        figure.shape(_LIP, LIP)
        add_moustache(figure)
        add_crown(figure)


def _add_mantle(figure: Figure, side: int) -> None:
    """A mantle of straight plates, open in the middle between two edges of fur."""
    robe = figure.robe
    figure.plate(sided(_MANTLE, side), robe.dark if side < 0 else robe.deep)
    within = polygon_planes(sided(_MANTLE, side))
    colours = (robe.main, robe.accent, robe.main) if side < 0 else (robe.dark, robe.main, robe.dark)
    for row in (4, 2, 1, 0):
        down = 16 * row
        lower: list[Point] = [(155, 148 + down), (22, 125 + down)]
        plate = [(22.0, 110.0 + down), (155.0, 132.0 + down), *lower]
        figure.plate(sided(plate, side), colours[row % 3], within=within)
        figure.thread(sided(lower, side), GOLD, 1.3, within)
    figure.thread(sided([*_SHOULDER, (86, _FLOOR)], side), GOLD, 1.8)
    if figure.level.fine:
        _add_studs(figure, side)
    _add_front(figure, side)


def _add_studs(figure: Figure, side: int) -> None:
    """Lozenges along the second plate."""
    for stud in range(4):
        x = 44 + stud * 12
        y = 132 + (x - 22) * 0.17
        lozenge = [(x - 3.2, y), (x, y - 3.2), (x + 3.2, y), (x, y + 3.2)]
        figure.plate(sided(lozenge, side), GOLD_LIGHT)


def _add_front(figure: Figure, side: int) -> None:
    """The coat under the mantle, then the edge of fur."""
    robe = figure.robe
    inner, outer = 17, 17 + _EDGE_WIDTH
    coat: list[Point] = [(0, 112), (inner, 112), (inner, _FLOOR), (0, _FLOOR)]
    figure.plate(sided(coat, side), robe.main if side < 0 else robe.dark)
    for row in range(5):
        y = 138 + row * 11
        colour = robe.accent_light if row % 2 else GOLD
        figure.thread(sided([(0, y + 9), (inner, y)], side), colour, 1.3)
    fur: list[Point] = [(inner, 112), (outer, 114), (outer, _FLOOR), (inner, _FLOOR)]
    figure.plate(sided(fur, side), robe.pale, GOLD, 1.2)
    if figure.level.fine:
        for row in range(_SPOT_ROWS):
            y = 124 + 13 * row
            spot: list[Point] = [(23, y), (25, y + 6), (21, y + 6)]
            figure.plate(sided(spot, side), INK_SOFT)
