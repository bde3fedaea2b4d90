"""The one judge of moves between columns.

The placement guide, the drop, the double click, the hint, the stuck test and the record reader
all ask these functions (rules, section 2). Columns are 0-based; a group is named by the index of
its first card, counted from the bottom card of its column.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .cards import ACE, KING
from .position import Position
from .rules import Refusal, Rule


@dataclass(frozen=True, slots=True)
class Shift:
    """A move as numbers: the last ``count`` cards of ``source`` go to ``target``."""

    source: int
    target: int
    count: int


def tail_start(position: Position, column: int) -> int:
    """The index of the first card of the longest group that can be lifted from a column.

    An empty column gives 0, as there is nothing to lift.
    """
    cards = position.columns[column]
    keys = position.deck.keys
    down = position.down[column]
    start = len(cards) - 1
    while start > down and keys[cards[start - 1]] == keys[cards[start]] + 1:
        start -= 1
    return max(start, 0)


def refuse_lift(position: Position, column: int, index: int) -> Refusal | None:
    """Why the group that starts at that card cannot be lifted, or None if it can.

    The column holds that card; asking for one that is not there raises IndexError.
    """
    cards = position.columns[column]
    if not 0 <= index < len(cards):
        raise IndexError(f"column {column} has {len(cards)} cards, none at {index}")
    if index < position.down[column]:
        return Refusal(Rule.FACE_DOWN, column, index)
    keys = position.deck.keys
    last = len(cards) - 1
    for i in range(last, index, -1):
        if keys[cards[i - 1]] != keys[cards[i]] + 1:
            return _broken_group(position, column, index)
    return None


def _broken_group(position: Position, column: int, index: int) -> Refusal:
    """The reason why the cards from an index on are no group.

    A gap in the ranks is named before mixed suits, as it is the plainer fault; of several faults
    of the kind that is named, the card is the one above the last of them.
    """
    cards = position.columns[column]
    ranks, suits = position.deck.ranks, position.deck.suits
    mixed = index
    for i in range(len(cards) - 1, index, -1):
        above, card = cards[i - 1], cards[i]
        if ranks[above] != ranks[card] + 1:
            return Refusal(Rule.NOT_IN_SEQUENCE, column, i - 1)
        if suits[above] != suits[card] and mixed == index:
            mixed = i - 1
    return Refusal(Rule.MIXED_SUITS, column, mixed)


def refuse_place(position: Position, card: int, target: int) -> Refusal | None:
    """Why a group that begins with that card cannot go to a column, or None if it can."""
    cards = position.columns[target]
    if not cards:
        return None
    ranks = position.deck.ranks
    rank, below = ranks[card], ranks[cards[-1]]
    if below == rank + 1:
        return None
    if rank == KING:
        rule = Rule.KING_NEEDS_EMPTY_COLUMN
    elif below == ACE:
        rule = Rule.NOTHING_ON_ACE
    else:
        rule = Rule.NOT_ONE_HIGHER
    return Refusal(rule, target, len(cards) - 1)


def refuse_move(position: Position, source: int, target: int, count: int) -> Refusal | None:
    """Why the last ``count`` cards of a column cannot go to another, or None if they can.

    Raises:
        IndexError: there is no such column, or it has not that many cards.
    """
    columns = position.columns
    if not (0 <= source < len(columns) and 0 <= target < len(columns)):
        raise IndexError(f"no move from column {source} to {target} among {len(columns)}")
    if position.won:
        return Refusal(Rule.GAME_OVER)
    if source == target:
        return Refusal(Rule.SAME_COLUMN, source)
    cards = columns[source]
    index = len(cards) - count
    if index < 0 or count < 1:
        raise IndexError(f"column {source} has {len(cards)} cards, not {count} to move")
    refusal = refuse_lift(position, source, index)
    return refusal or refuse_place(position, cards[index], target)


def targets(position: Position, source: int, index: int) -> list[int]:
    """Every column that may take the group that starts at a card, left to right.

    A group that cannot be lifted has none.
    """
    count = len(position.columns[source]) - index
    return [
        column
        for column in range(len(position.columns))
        if refuse_move(position, source, column, count) is None
    ]


def legal_moves(position: Position) -> Iterator[Shift]:
    """Every legal move, from the left: for each column its largest group first."""
    if position.won:
        return
    for source, cards in enumerate(position.columns):
        if not cards:
            continue
        for index in range(tail_start(position, source), len(cards)):
            for target in range(len(position.columns)):
                if target != source and refuse_place(position, cards[index], target) is None:
                    yield Shift(source, target, len(cards) - index)
