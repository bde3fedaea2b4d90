"""How the player likes the table."""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    """What the settings say about the picture of a game."""

    guide: bool = True
    """Whether the columns that may take the group in hand are lit."""
    left_handed: bool = False
    score: bool = True
    """Whether there is a place for the score."""
    clock: bool = False
    """Whether there is a place for the time."""
    speed: float = 1.0
    """How long everything takes: 1 normal, above it slower, 0 means no animation."""


PLAIN = Taste()
"""The taste of a player who has changed nothing."""
