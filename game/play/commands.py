"""What a player can ask of a game.

Mouse, touch, keyboard, gamepad, hint, replay and test all make the same commands; nothing else
moves a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Move:
    """Move the last ``count`` cards of a column to another (columns 0-based)."""

    source: int
    target: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the next row from the stock."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last action."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Do again what was taken back last."""


Action: TypeAlias = Move | Deal
"""A command that a record can hold."""
Command: TypeAlias = Move | Deal | Undo | Redo
