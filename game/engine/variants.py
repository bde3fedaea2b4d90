"""The games of the family, each a record of numbers.

Everything in which Spiderette and Spider differ stands here (rules, section 1); no other module
asks which of the two is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .cards import KING, Deck, deck


@dataclass(frozen=True, slots=True)
class Variant:
    """One game: its size, its deals and what it tells the player."""

    key: str
    """Two letters that begin a game code, for example ``SD``."""
    name: str
    """The proper name, the same in every language."""
    opening: tuple[int, ...]
    """Cards dealt to each column before play, left to right; the last of each is face up."""
    deals: tuple[int, ...]
    """Cards of each deal from the stock, in order; they go to the columns from the left."""
    hints: bool
    """Whether the game proposes moves."""
    announces_stuck: bool
    """Whether the game says when nothing can be moved or dealt any more."""

    @property
    def columns(self) -> int:
        """The number of columns."""
        return len(self.opening)

    @property
    def cards(self) -> int:
        """The number of cards in play."""
        return sum(self.opening) + sum(self.deals)

    @property
    def runs(self) -> int:
        """The number of runs to remove."""
        return self.cards // KING

    def deck(self, suits: int) -> Deck:
        """The deck for a deal of 1, 2 or 4 suits."""
        return deck(self.cards, suits)

    def deals_left(self, stock: int) -> int:
        """How many deals a stock of that many cards still holds."""
        left = 0
        for size in reversed(self.deals):
            if stock <= 0:
                break
            stock -= size
            left += 1
        return left


SPIDERETTE: Final = Variant(
    key="SD",
    name="Spiderette",
    opening=(1, 2, 3, 4, 5, 6, 7),
    deals=(7, 7, 7, 3),
    hints=False,
    announces_stuck=False,
)

SPIDER: Final = Variant(
    key="SP",
    name="Spider",
    opening=(6, 6, 6, 6, 5, 5, 5, 5, 5, 5),
    deals=(10, 10, 10, 10, 10),
    hints=True,
    announces_stuck=True,
)

VARIANTS: Final = (SPIDERETTE, SPIDER)
