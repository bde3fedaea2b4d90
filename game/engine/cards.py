"""Cards as numbers, with the rank and the suit that a deck gives to each.

A card is an id: 0–51 in Spiderette, 0–103 in Spider. Identity is never suit and rank, as one-suit
Spider holds eight kings of spades. The order of ids is the deck before the shuffle (game code
document, "Shuffle", step 1): thirteen ranks for each slot, slot after slot.
"""

from __future__ import annotations

from functools import cache
from typing import Final

ACE: Final = 1
KING: Final = 13
RANKS: Final = "A23456789TJQK"
"""The sign of each rank, ace first: ``RANKS[rank - 1]``."""
SUITS: Final = "SHDC"
"""The sign of each suit number: spades, hearts, diamonds, clubs."""
SUIT_COUNTS: Final = (1, 2, 4)
"""How many suits a deal may be made of."""

_SUIT_STEP: Final = 32  # more than a rank can be, so that no card of one suit follows on another


class Deck:
    """The rank and suit of every card id in a deck of ``size`` cards made of ``suits`` suits."""

    __slots__ = ("keys", "ranks", "size", "suits")

    def __init__(self, size: int, suits: int) -> None:
        if suits not in SUIT_COUNTS:
            raise ValueError(f"a deck has 1, 2 or 4 suits, not {suits}")
        if size <= 0 or size % (KING * suits):
            raise ValueError(f"{size} cards cannot be made of {suits} whole suits")
        self.size = size
        self.ranks = tuple(card % KING + ACE for card in range(size))
        self.suits = tuple(card // KING % suits for card in range(size))
        self.keys = tuple(
            suit * _SUIT_STEP + rank for suit, rank in zip(self.suits, self.ranks, strict=True)
        )
        """One number a card: ``keys[a] == keys[b] + 1`` says that b follows a in one suit."""

    def name(self, card: int) -> str:
        """Rank then suit, for example ``TH`` for the ten of hearts."""
        return RANKS[self.ranks[card] - ACE] + SUITS[self.suits[card]]


@cache
def deck(size: int, suits: int) -> Deck:
    """The one shared deck of that make-up.

    Raises:
        ValueError: the suits are not 1, 2 or 4, or do not divide the size.
    """
    return Deck(size, suits)
