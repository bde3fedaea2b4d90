"""The upper half of each of the twelve courts."""

from __future__ import annotations

from .figure import Figure
from .jack import add_jack
from .king import add_king
from .levels import Level
from .palette import HAIR, ROBES
from .queen import add_queen

_MAKERS = {"J": add_jack, "Q": add_queen, "K": add_king}


def half_figure(level: Level, suit: str, rank: str) -> Figure:
    """A court from its axis (x = 0) without panel or index."""
    figure = Figure(level, suit, ROBES[suit], HAIR[suit + rank])
    _MAKERS[rank](figure)
    return figure
