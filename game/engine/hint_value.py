"""What a column is worth to a hint.

The weights put the source's advice into numbers (rules page, tips): turning a card outweighs
everything but a finished run, then same-suit order, then empty columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .cards import Deck
from .position import Position

FACE_DOWN: Final = -440
REMOVED_RUN: Final = 4650
SAME_SUIT_JOIN: Final = 100
EMPTY_COLUMN: Final = 28
BREAK: Final = -1
"""Two neighbours whose ranks do not follow; a join of two suits is worth nothing."""


def column_worth(deck: Deck, cards: Sequence[int], down: int) -> int:
    """The worth of a column whose first ``down`` cards lie face down.

    Only the number of those counts, never what they are.
    """
    if not cards:
        return EMPTY_COLUMN
    keys, ranks = deck.keys, deck.ranks
    worth = FACE_DOWN * down
    for above, card in zip(cards[down:], cards[down + 1 :], strict=False):
        if keys[above] == keys[card] + 1:
            worth += SAME_SUIT_JOIN
        elif ranks[above] != ranks[card] + 1:
            worth += BREAK
    return worth


def table_worth(position: Position) -> int:
    """The worth of a whole position."""
    deck = position.deck
    columns = zip(position.columns, position.down, strict=True)
    worth = sum(column_worth(deck, cards, down) for cards, down in columns)
    return worth + REMOVED_RUN * len(position.runs)
