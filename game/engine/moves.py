"""The one judge of moves between columns.

The placement guide, the drop, the double click, the hint, the stuck test and the record reader
all ask these functions (rules, section 2). Columns are 0-based; a group is named by the index of
its first card, counted from the bottom card of its column.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from .cards import ACE, KING
from .position import Position
from .rules import Refusal, Rule


@dataclass(frozen=True, slots=True)
class Shift:
    """A move as numbers: the last ``count`` cards of ``source`` go to ``target``."""

    source: int
    target: int
    count: int


Step: TypeAlias = tuple[int, int, int]
"""A shift as a bare tuple of source, target and count, for code that makes many."""


class Lift(NamedTuple):
    """A group that can be lifted: the rank of its first card, how many cards it has."""

    rank: int
    size: int


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


def taken_rank(position: Position, cards: list[int]) -> int:
    """The only rank that a column takes, which must hold cards; below the ace it takes none."""
    return position.deck.ranks[cards[-1]] - 1


def refuse_place(position: Position, card: int, target: int) -> Refusal | None:
    """Why a group that begins with that card cannot go to a column, or None if it can."""
    cards = position.columns[target]
    if not cards:
        return None
    rank = position.deck.ranks[card]
    taken = taken_rank(position, cards)
    if rank == taken:
        return None
    if rank == KING:
        rule = Rule.KING_NEEDS_EMPTY_COLUMN
    elif taken < ACE:
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


def lifts(position: Position, column: int) -> list[Lift]:
    """Every group that can be lifted from a column, the largest first."""
    cards = position.columns[column]
    ranks = position.deck.ranks
    size = len(cards)
    start = tail_start(position, column)
    return [Lift(ranks[cards[index]], size - index) for index in range(start, size)]


def takes(position: Position, column: int) -> int | None:
    """The one rank that a column takes, or None if it is empty and takes any."""
    cards = position.columns[column]
    return taken_rank(position, cards) if cards else None


def paired(groups: Iterable[Iterable[Lift]], taken: Sequence[int | None]) -> list[Step]:
    """Every move of a liftable group to a column that takes it, in the order of the sources.

    Args:
        groups: for each column what ``lifts`` says of it.
        taken: for each column what ``takes`` says of it.
    """
    empty = [column for column, rank in enumerate(taken) if rank is None]
    takers: dict[int, list[int]] = {}
    for column, rank in enumerate(taken):
        if rank is not None:
            takers.setdefault(rank, []).append(column)
    if empty:
        takers = {rank: sorted(found + empty) for rank, found in takers.items()}
    return [
        (source, target, size)
        for source, liftable in enumerate(groups)
        for rank, size in liftable
        for target in takers.get(rank, empty)
    ]


def legal_moves(position: Position) -> list[Shift]:
    """Every legal move, from the left: for each column its largest group first."""
    if position.won:
        return []
    columns = range(len(position.columns))
    groups = [lifts(position, column) for column in columns]
    taken = [takes(position, column) for column in columns]
    return [Shift(*step) for step in paired(groups, taken)]
