"""The search for the move that leads on.

Best first: of all positions found so far the worthiest is looked at next, its legal moves are
made, each new position is noted with the first move of the line that led to it. The search knows
what the player sees and nothing else, it never takes a position that was visited before, its cost
is a number of positions. It asks the judge and the referee, by way of ``ColumnBook``.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from .hint_book import ColumnBook, Table
from .hint_trail import Trail
from .hint_value import table_worth
from .moves import Shift, Step
from .position import Position
from .veil import key as key_of

POSITIONS: Final = 800
"""How many positions a search looks at before it decides."""


class Line(NamedTuple):
    """The best that a first move leads to."""

    first: Shift
    own: int
    """How much more the table is worth after that move alone."""
    gain: int
    """How much more the table is worth at the end of the line."""
    length: int
    """The moves to that end, at least 1."""


class _Node(NamedTuple):
    """A position to look at; the least node is the one to take next."""

    cost: int
    """The negative of what was gained since the first position."""
    order: int
    """Counted up from 0, so that of equals the older one comes first."""
    table: Table
    key: int
    runs: int
    length: int
    first: Step | None


class LineSearch:
    """A search that can be spread over several calls."""

    def __init__(self, veil: Position, trail: Trail, limit: int = POSITIONS) -> None:
        """
        Args:
            veil: where the game stands, as the player sees it; it is not changed.
            trail: the way to there; no line leads back to a position of it.
            limit: how many positions are looked at.
        """
        self._book = ColumnBook(veil)
        self._wanted_runs = veil.variant.runs
        table = self._book.table(veil)
        start = key_of(veil)
        self._met = {start, *trail.visited}
        self._open = [_Node(0, 0, table, start, len(veil.runs), 0, None)]
        self._order = 0
        self._best: dict[Step, Line] = {}
        mark = trail.mark
        self._bar = 0 if mark is None else max(0, mark - table_worth(veil))
        self._left = 0 if veil.won else limit

    @property
    def lines(self) -> list[Line]:
        """The lines found up to now, one for each first move, the best line first."""
        return sorted(self._best.values(), key=lambda line: (-line.gain, line.length))

    @property
    def helpful(self) -> list[Line]:
        """Those of the lines that lead to something better."""
        return [line for line in self.lines if line.gain > self._bar]

    def step(self, budget: int) -> bool:
        """Look at ``budget`` more positions; True says that the search has come to its end."""
        for _ in range(budget):
            if not self._open or self._left <= 0:
                return True
            self._left -= 1
            self._look(heappop(self._open))
        return not self._open or self._left <= 0

    def _look(self, node: _Node) -> None:
        book, met = self._book, self._met
        table = node.table
        for step in book.moves(table):
            source, target, count = step
            result = book.result(table[source], table[target], count)
            key = node.key + result.signature
            if key in met:
                continue
            met.add(key)
            gain = result.worth - node.cost
            first = node.first or step
            self._note(gain, node.length + 1, first)
            runs = node.runs + result.runs
            if runs == self._wanted_runs:
                self._open.clear()
                return
            after = list(table)
            after[source] = result.source
            after[target] = result.target
            self._order += 1
            heappush(
                self._open,
                _Node(-gain, self._order, tuple(after), key, runs, node.length + 1, first),
            )

    def _note(self, gain: int, length: int, first: Step) -> None:
        """Keep a line if it is the best that its first move has led to."""
        known = self._best.get(first)
        if known is None:
            self._best[first] = Line(Shift(*first), gain, gain, length)
        elif gain > known.gain:
            self._best[first] = Line(known.first, known.own, gain, length)
