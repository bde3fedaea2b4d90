"""The columns that a search for hints meets, each by a number.

A search meets the same columns over and over, in other company. A column is looked at once, a
move from one column to another is made once, and made by the referee on a table of those two;
afterwards it is looked up. So a search is fast without a second set of rules beside the judge's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from . import referee
from .cards import ACE
from .hint_value import REMOVED_RUN, column_worth
from .moves import Lift, Step, lifts, paired, takes
from .position import Position
from .rules import Refusal
from .veil import signature

_NOTHING: Final = ACE - 1
"""A rank that no card has."""

Table = tuple[int, ...]
"""The numbers of the columns on a table, from the left."""


class Result(NamedTuple):
    """What a move makes of its two columns."""

    source: int
    """The number of the column that is left."""
    target: int
    """The number of the column that is made."""
    worth: int
    """How much more the table is worth, removed runs included."""
    signature: int
    """What is added to the sum of the signatures."""
    runs: int
    """How many runs are removed."""


class ColumnBook:
    """Veiled columns by number, with what moves between them lead to."""

    def __init__(self, veil: Position) -> None:
        """A book for searches that start from a veiled position; it does not change it."""
        self._bench = Position(veil.variant, veil.suits, [])
        self._bench.deck = veil.deck
        self._numbers: dict[tuple[int, ...], int] = {}
        self._results: dict[tuple[int, int, int], Result] = {}
        self._cards: list[list[int]] = []
        self._down: list[int] = []
        self._lifts: list[list[Lift]] = []
        self._takes: list[int | None] = []
        self.worth: list[int] = []
        self.signature: list[int] = []

    def table(self, veil: Position) -> Table:
        """The numbers of a veiled position's columns."""
        # A list: the bench is used to write a new column down, and may be the very position.
        columns = list(zip(veil.columns, veil.down, strict=True))
        return tuple(self._number(cards, down) for cards, down in columns)

    def moves(self, table: Table) -> list[Step]:
        """Every legal move on a table, of those that differ by the empty column alone the first."""
        lifts, takes = self._lifts, self._takes
        taken = [takes[number] for number in table]
        if None in taken:
            # It is all one which of the empty columns is filled: offer the first.
            first = taken.index(None)
            rest = (_NOTHING if rank is None else rank for rank in taken[first + 1 :])
            taken[first + 1 :] = rest
        return paired([lifts[number] for number in table], taken)

    def result(self, source: int, target: int, count: int) -> Result:
        """What a legal move of ``count`` cards makes of two columns, given by their numbers."""
        move = source, target, count
        known = self._results.get(move)
        if known is None:
            known = self._results[move] = self._played(source, target, count)
        return known

    def _played(self, source: int, target: int, count: int) -> Result:
        bench = self._bench
        bench.columns = [self._cards[source].copy(), self._cards[target].copy()]
        bench.down = [self._down[source], self._down[target]]
        bench.runs.clear()
        refused = isinstance(referee.move(bench, 0, 1, count), Refusal)
        if refused:
            raise ValueError(f"no legal move of {count} cards")
        runs = len(bench.runs)
        left, made = self.table(bench)
        worth, signatures = self.worth, self.signature
        return Result(
            left,
            made,
            worth[left] + worth[made] - worth[source] - worth[target] + runs * REMOVED_RUN,
            signatures[left] + signatures[made] - signatures[source] - signatures[target],
            runs,
        )

    def _number(self, cards: list[int], down: int) -> int:
        """The number of a column; a new one is written down."""
        # How many lie face down is no part of the name: blanks at the bottom do, but for the last
        # card of a column, which never does.
        name = tuple(cards)
        number = self._numbers.get(name)
        if number is None:
            number = self._numbers[name] = len(self._cards)
            bench = self._bench
            bench.columns, bench.down = [cards], [down]
            self._cards.append(cards.copy())
            self._down.append(down)
            self._lifts.append(lifts(bench, 0))
            self._takes.append(takes(bench, 0))
            self.worth.append(column_worth(bench.deck, cards, down))
            self.signature.append(signature(name))
        return number
