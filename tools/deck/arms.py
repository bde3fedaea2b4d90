"""What the kings hold in their hands."""

from __future__ import annotations

from .face import add_pair
from .figure import Figure
from .geometry import Point
from .palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK_PALE,
    RED,
    RED_DARK,
    SILVER,
    SILVER_SHADE,
    TEAL,
    TEAL_DARK,
)
from .path import Path
from .pips import OUTLINE, RIGHT_HALF, placed

_AXE = "M3,26 C8,24 11,20 13,15 C17,28 17,48 13,61 C11,56 8,52 3,50Z"
_FOOT = 260  # below every split


def add_arm(figure: Figure, x: float) -> None:
    """Draw the weapon of the figure's suit, upright at x."""
    {"S": _add_sword, "H": _add_sceptre, "D": _add_axe, "C": _add_mace}[figure.suit](figure, x)


def _add_sword(figure: Figure, x: float) -> None:
    blade = [(x - 5.5, 96), (x - 5.5, 34), (x, 20), (x + 5.5, 34), (x + 5.5, 96)]
    figure.plate(blade, SILVER, INK_PALE, 0.9)
    figure.plate([*blade[2:], (x, 96)], SILVER_SHADE)
    guard = [(x - 15, 92), (x, 95), (x + 15, 92), (x + 13, 100), (x - 13, 100)]
    figure.plate(guard, GOLD, GOLD_DARK, 0.9)
    hilt = [(x - 3.5, 100), (x + 3.5, 100), (x + 3.5, 130), (x - 3.5, 130)]
    figure.plate(hilt, figure.robe.dark)


def _add_shaft(figure: Figure, x: float, top: float) -> None:
    figure.thread([(x, top), (x, _FOOT)], GOLD_DARK, 4.5)
    knob = [(x - 9, top - 2), (x + 9, top - 2), (x + 6, top + 5), (x - 6, top + 5)]
    figure.shape(knob, GOLD)


def _add_sceptre(figure: Figure, x: float) -> None:
    """A heart in a ring of gold."""
    _add_shaft(figure, x, 66)
    figure.circle((x, 46), 16, GOLD_LIGHT, GOLD_DARK, 1.2)
    figure.circle((x, 46), 12.5, figure.robe.pale, GOLD_DARK, 1)
    figure.shape(placed(OUTLINE["H"], x, 47, 18), RED)
    figure.shape(placed(RIGHT_HALF["H"], x, 47, 18), RED_DARK)


def _add_axe(figure: Figure, x: float) -> None:
    """Two blades on one shaft."""
    _add_shaft(figure, x, 66)
    with figure.group(f"translate({x:.0f} 8)"):
        add_pair(figure, _AXE, GOLD_LIGHT, GOLD_DARK)
        figure.shape([(-3, 62), (-3, 18), (0, 9), (3, 18), (3, 62)], GOLD)


def _add_mace(figure: Figure, x: float) -> None:
    """A trefoil of three knobs."""
    _add_shaft(figure, x, 66)
    figure.shape(placed(OUTLINE["C"], x, 47, 34), TEAL, GOLD, 1.8)
    figure.shape(placed(RIGHT_HALF["C"], x, 47, 34), TEAL_DARK)
    knobs: list[Point] = [(x, 38), (x - 8.5, 50), (x + 8.5, 50)]
    for knob in knobs:
        figure.circle(knob, 2.8, GOLD_LIGHT)
    figure.shape(Path.polyline([(x, 31), (x, 64)]), None, GOLD, 1.2)
