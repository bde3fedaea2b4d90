"""A position: where every card lies, with the score and the counters that undo restores.

The position changes only by applying an event (see ``events``); nothing else writes to it.
"""

from __future__ import annotations

from typing import Final

from .cards import Deck
from .variants import Variant

START_SCORE: Final = 500
"""Points at the start of a game (rules, section 6)."""


class Position:
    """The table in the middle of a game.

    Columns are 0-based from the left, their cards 0-based from the bottom one. Face-down cards
    always lie below the face-up ones, so a count a column tells them apart.
    """

    __slots__ = (
        "columns",
        "deck",
        "down",
        "moves",
        "runs",
        "score",
        "stock",
        "suits",
        "variant",
        "won",
    )

    def __init__(self, variant: Variant, suits: int, stock: list[int]) -> None:
        """An empty table with all cards in the stock, the next to be dealt last in the list."""
        self.variant = variant
        self.suits = suits
        self.deck: Deck = variant.deck(suits)
        self.columns: list[list[int]] = [[] for _ in range(variant.columns)]
        self.down = [0] * variant.columns
        self.stock = stock
        self.runs: list[tuple[int, ...]] = []
        """The removed runs in the order of removal, each its thirteen ids from king to ace."""
        self.score = START_SCORE
        self.moves = 0
        self.won = False

    def copy(self) -> Position:
        """An independent position that is equal to this one."""
        twin = Position(self.variant, self.suits, self.stock.copy())
        twin.columns = [column.copy() for column in self.columns]
        twin.down = self.down.copy()
        twin.runs = self.runs.copy()
        twin.score = self.score
        twin.moves = self.moves
        twin.won = self.won
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # a position changes, so it is no key

    @property
    def deals_left(self) -> int:
        """How many deals the stock still holds."""
        return self.variant.deals_left(len(self.stock))

    @property
    def removed_suits(self) -> tuple[int, ...]:
        """The suit number of each removed run, in the order of removal."""
        return tuple(self.deck.suits[run[0]] for run in self.runs)

    @property
    def on_table(self) -> int:
        """How many cards lie in the columns."""
        return sum(map(len, self.columns))
