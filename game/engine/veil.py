"""A position as the player sees it: every card that lies face down is a blank.

The veiled position is an ordinary ``Position``, so the judge and the referee play on it as on any
other; only its deck knows one card more, the blank. A blank that a move turns over stays a blank:
nothing fits on it, it fits on nothing, but it can go to an empty column as any card can.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from .cards import Deck
from .position import Position

_BLANK_RANK: Final = -99  # far from every rank, so that no card follows it or is followed by it

Column = tuple[int, ...]
"""The cards of a veiled column from the bottom one; equal columns look alike."""


class VeiledDeck(Deck):
    """A deck with one card more: the blank, whose id is the size of the true deck."""

    __slots__ = ("blank", "faces")

    def __init__(self, size: int, suits: int) -> None:
        super().__init__(size, suits)
        self.blank = size
        first: dict[int, int] = {}
        self.faces = tuple(first.setdefault(key, card) for card, key in enumerate(self.keys))
        """For every card the first of those that look like it."""
        self.faces += (self.blank,)
        self.ranks += (_BLANK_RANK,)
        self.suits += (_BLANK_RANK,)
        self.keys += (_BLANK_RANK,)


@cache
def veiled_deck(size: int, suits: int) -> VeiledDeck:
    """The one shared deck of that make-up with a blank."""
    return VeiledDeck(size, suits)


def veiled(position: Position) -> Position:
    """A copy of a position without what the player cannot see.

    Cards that look alike get one id, so two positions that look alike give equal columns.
    """
    deck = veiled_deck(position.deck.size, position.suits)
    blank, faces = deck.blank, deck.faces
    veil = Position(position.variant, position.suits, [blank] * len(position.stock))
    veil.deck = deck
    veil.columns = [
        [blank] * down + [faces[card] for card in cards[down:]]
        for cards, down in zip(position.columns, position.down, strict=True)
    ]
    veil.down = position.down.copy()
    veil.runs = position.runs.copy()
    veil.won = position.won
    return veil


def signature(column: Column) -> int:
    """A number that stands for a veiled column, wherever it lies."""
    return hash((column,))


def key(position: Position) -> int:
    """A number that says which position the player sees.

    It is the sum of the columns' signatures, plus the size of the stock. It counts neither the
    score nor the order of the columns: the player who has put a column in another place is where
    he was. Keys hold within one run of the program; they are no file format.
    """
    veil = veiled(position)
    return sum(signature(tuple(column)) for column in veil.columns) + len(veil.stock)
