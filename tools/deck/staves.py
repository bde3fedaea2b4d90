"""What the jacks hold in their hands."""

from __future__ import annotations

from .face import add_pair
from .figure import Figure
from .ornaments import add_leaf
from .palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK_PALE,
    RED,
    RED_LIGHT,
    SILVER,
    SILVER_SHADE,
    TEAL_DARK,
    TEAL_LIGHT,
)
from .path import Path

_AXE = "M-3,36 C-8,34 -13,30 -17,28 C-21,40 -21,54 -17,64 C-13,60 -8,58 -3,56Z"
_FLAME = "M0,66 C-12,64 -16,54 -12,44 C-10,38 -9,34 -10,28 C-3,32 -1,26 1,16 C8,26 16,40 14,52"
_FLAME_END = " C13,60 8,66 0,66Z"
_EMBER = "M0,66 C-7,64 -8,56 -4,50 C-1,46 0,42 0,36 C6,44 9,52 7,58 C6,63 3,66 0,66Z"


def add_staff(figure: Figure, x: float) -> None:
    """Draw the staff of the figure's suit, upright at x."""
    figure.thread([(x, 60), (x, 260)], GOLD_DARK, 4)
    {"S": _add_halberd, "H": _add_torch, "D": _add_spear, "C": _add_leaf}[figure.suit](figure, x)
    figure.shape([(x - 8, 68), (x + 8, 68), (x + 5, 75), (x - 5, 75)], GOLD)


def _add_halberd(figure: Figure, x: float) -> None:
    spike = [(x - 3, 66), (x - 3, 34), (x, 18), (x + 3, 34), (x + 3, 66)]
    figure.shape(spike, SILVER_SHADE, INK_PALE, 0.9)
    figure.shape(Path.parse(_AXE).transformed(1, 1, x), SILVER, INK_PALE, 0.9)
    figure.shape([(x + 3, 40), (x + 13, 46), (x + 3, 54)], SILVER_SHADE, INK_PALE, 0.9)


def _add_torch(figure: Figure, x: float) -> None:
    figure.shape(Path.parse(_FLAME + _FLAME_END).transformed(1, 1, x), RED, GOLD, 1)
    figure.shape(Path.parse(_EMBER).transformed(1, 1, x), RED_LIGHT)
    figure.shape(Path.parse(_EMBER).transformed(0.5, 0.6, x, 26.4), GOLD_LIGHT)
    figure.shape([(x - 10, 64), (x + 10, 64), (x + 6, 78), (x - 6, 78)], GOLD_DARK)


def _add_spear(figure: Figure, x: float) -> None:
    with figure.group(f"translate({x:.0f} 0)"):
        add_pair(figure, "M0,19 L12,45 L0,70Z", GOLD_LIGHT, GOLD_DARK)
        figure.shape([(0, 45), (12, 45), (0, 70)], GOLD)


def _add_leaf(figure: Figure, x: float) -> None:
    add_leaf(figure, (x, 70), (x, 20), 15, (TEAL_LIGHT, TEAL_DARK))
