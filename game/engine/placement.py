"""The best column for a group that goes by itself (rules, section 8)."""

from __future__ import annotations

from .moves import targets
from .position import Position


def best_target(position: Position, source: int, index: int) -> int | None:
    """The best column for the group that starts at a card, or None if no column may take it.

    A same-suit column comes before an empty one, that before a column of another suit. Among
    several of one kind: the longest same-suit group made, then the nearest, then the leftmost.
    A whole column is never sent to another empty column.
    """
    first = position.columns[source][index]
    candidates = [
        column
        for column in targets(position, source, index)
        if index > 0 or position.columns[column]
    ]
    if not candidates:
        return None
    return min(
        candidates,
        key=lambda column: (
            _kind(position, first, column),
            -_joined(position, first, column),
            abs(column - source),
            column,
        ),
    )


def _kind(position: Position, first: int, column: int) -> int:
    """0 for a column of the same suit, 1 for an empty one, 2 for one of another suit."""
    cards = position.columns[column]
    if not cards:
        return 1
    suits = position.deck.suits
    return 0 if suits[cards[-1]] == suits[first] else 2


def _joined(position: Position, first: int, column: int) -> int:
    """How many cards at the tail of a column the group would lengthen in its own suit."""
    cards = position.columns[column]
    keys = position.deck.keys
    joined = 0
    wanted = keys[first] + 1
    for card in reversed(cards[position.down[column] :]):
        if keys[card] != wanted:
            break
        joined += 1
        wanted += 1
    return joined
