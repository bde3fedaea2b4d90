"""The rules that can refuse an action.

A refusal is data: this enum names the rule (rules, section 9); its sentence is looked up in the
player's language elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final


class Rule(Enum):
    """Why an action is refused, one member for each reason."""

    FACE_DOWN = auto()
    MIXED_SUITS = auto()
    NOT_IN_SEQUENCE = auto()
    NOT_ONE_HIGHER = auto()
    NOTHING_ON_ACE = auto()
    KING_NEEDS_EMPTY_COLUMN = auto()
    SAME_COLUMN = auto()
    EMPTY_COLUMN = auto()
    """A deal while a column is empty."""
    TOO_FEW_CARDS = auto()
    """A deal while too few cards are left on the table to fill every column."""
    STOCK_EMPTY = auto()
    GAME_OVER = auto()
    NOTHING_TO_UNDO = auto()
    NOTHING_TO_REDO = auto()


NOWHERE: Final = -1
"""In a refusal: the rule concerns no column, or no single card."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A rule that refuses an action, with the place that breaks it."""

    rule: Rule
    column: int = NOWHERE
    """The column that the rule is about, 0-based: the source, the target, or the empty one."""
    index: int = NOWHERE
    """The card in that column that breaks the rule, 0-based from the bottom card."""
