"""The hats of the four jacks."""

from __future__ import annotations

from .face import add_pair
from .figure import Figure
from .palette import (
    BLUE_LIGHT,
    BLUE_PALE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_PALE,
    PEARL,
    RED,
    SILVER,
    TEAL_LIGHT,
    TEAL_PALE,
)

_BERET = "M-34,62 C-40,40 -20,24 6,28 C24,30 34,38 33,50 L33,56Z"
_BERET_LIT = "M-34,62 C-40,40 -20,24 6,28 C-10,34 -16,48 -14,61Z"
_FEATHER = "M-26,58 C-24,36 0,14 44,22 C30,26 26,34 14,38 C2,42 -14,44 -26,58Z"
_FEATHER_SHAFT = "M-26,58 C-18,40 6,24 44,22"

_BRIM = "M-50,50 C-36,60 -14,57 4,58 C22,59 40,56 50,44 C48,62 34,69 4,69 C-24,69 -44,66 -50,50Z"
_HIGH = "M-25,61 C-27,40 -18,30 0,30 C18,30 27,40 25,61Z"
_HIGH_LIT = "M-25,61 C-27,40 -18,30 0,30 C-8,38 -10,50 -9,61Z"
_PLUME = (
    "M20,56 C24,38 16,22 -6,18 C-28,15 -46,24 -49,36 C-50,44 -43,47 -39,42 C-36,37 -40,35 -42,37"
    "C-38,30 -26,30 -14,33 C2,37 12,44 14,57Z"
)
_PLUME_SHAFT = "M18,56 C18,40 8,26 -12,23 C-28,22 -40,28 -45,36"

_TOQUE = "M0,62 L0,24 L32,24 L24,62Z"
_TOQUE_FACETS = (
    ("M-32,24 L-16,24 L-24,40Z", GOLD_LIGHT),
    ("M-16,24 L16,24 L0,48Z", GOLD_PALE),
    ("M0,24 L16,24 L0,48Z", GOLD),
    ("M16,24 L32,24 L24,40Z", GOLD_DARK),
)
_AIGRETTE = "M-25,60 C-42,50 -48,36 -45,18 C-41,30 -33,42 -21,50Z"

_HUNTER = "M-30,60 C-32,42 -20,27 2,27 C16,27 22,40 34,50 L50,60 C30,62 -8,62 -30,64Z"
_HUNTER_LIT = "M-30,60 C-32,42 -20,27 2,27 C-10,36 -14,48 -12,62 L-30,64Z"
_HUNTER_BRIM = "M-44,46 C-42,58 -34,60 -24,60 C4,60 32,58 52,61 C34,69 0,71 -24,70 C-42,69 -48,58"
_HUNTER_BRIM_END = " -44,46Z"
_QUILL = "M-10,56 C-20,44 -32,32 -49,20 C-46,36 -34,50 -14,60Z"


def add_hat(figure: Figure) -> None:
    """Draw the hat of the figure's suit above a face whose forehead is at y = 62."""
    {"S": _add_plumed, "H": _add_beret, "D": _add_toque, "C": _add_hunter}[figure.suit](figure)


def _add_plumed(figure: Figure) -> None:
    """A wide brim under a plume that curls over it."""
    figure.shape(_HIGH, figure.robe.dark)
    figure.shape(_HIGH_LIT, figure.robe.main)
    figure.shape(_BRIM, figure.robe.main, GOLD, 1.6)
    figure.shape([(-25, 52), (25, 52), (25, 58), (-25, 58)], GOLD)
    figure.shape(_PLUME, BLUE_PALE, BLUE_LIGHT, 1)
    figure.shape(_PLUME_SHAFT, None, SILVER, 1.6)
    figure.circle((17, 55), 4.2, GOLD_LIGHT, GOLD_DARK, 0.9)


def _add_beret(figure: Figure) -> None:
    """A slanted beret with a feather that rises to the right."""
    figure.shape(_BERET, figure.robe.dark)
    figure.shape(_BERET_LIT, figure.robe.main)
    figure.shape([(-35, 60), (33, 50), (34, 60), (-33, 70)], GOLD)
    figure.shape([(-35, 60), (33, 50), (33.3, 53), (-34.5, 63)], GOLD_LIGHT)
    figure.shape(_FEATHER, PEARL, GOLD_DARK, 1)
    figure.shape(_FEATHER_SHAFT, None, RED, 1.6)


def _add_toque(figure: Figure) -> None:
    """A tall flat hat that widens upward, with a feather at the side."""
    figure.shape(_AIGRETTE, PEARL, GOLD_DARK, 1)
    add_pair(figure, _TOQUE, figure.robe.main, figure.robe.dark)
    for facet, colour in _TOQUE_FACETS:
        figure.shape(facet, colour)
    figure.shape([(-26, 57), (26, 57), (25, 68), (-25, 68)], GOLD)
    figure.shape([(-26, 57), (26, 57), (25.6, 60), (-25.6, 60)], GOLD_LIGHT)
    figure.shape([(0, 50), (7, 59), (0, 68), (-7, 59)], GOLD_PALE, GOLD_DARK, 1)


def _add_hunter(figure: Figure) -> None:
    """A hat that runs out to a beak, with a quill pointing back."""
    figure.shape(_QUILL, TEAL_PALE, TEAL_LIGHT, 1)
    figure.shape(_HUNTER, figure.robe.dark)
    figure.shape(_HUNTER_LIT, figure.robe.main)
    figure.shape(_HUNTER_BRIM + _HUNTER_BRIM_END, figure.robe.accent, GOLD, 1.6)
    figure.circle((-18, 56), 4.4, GOLD_LIGHT, GOLD_DARK, 0.9)
