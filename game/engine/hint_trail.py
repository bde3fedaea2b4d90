"""The way from the opening to the present position, as far as it matters to hints."""

from __future__ import annotations

from typing import NamedTuple

from .hint_value import table_worth
from .position import Position
from .veil import key


class _Stop(NamedTuple):
    key: int
    worth: int
    stock: int
    empty: int


class Trail:
    """The positions that a game has been through, the present one last.

    Whoever plays the game adds each position, and drops it when the action is taken back.
    """

    def __init__(self) -> None:
        self._stops: list[_Stop] = []

    def add(self, position: Position) -> None:
        """Note where the game stands after an action, or after the opening deal."""
        empty = position.columns.count([])
        stop = _Stop(key(position), table_worth(position), len(position.stock), empty)
        self._stops.append(stop)

    def drop(self) -> None:
        """Forget the last position: the action that led to it was taken back."""
        self._stops.pop()

    @property
    def visited(self) -> frozenset[int]:
        """The keys of all positions (see ``veil.key``)."""
        return frozenset(stop.key for stop in self._stops)

    @property
    def mark(self) -> int | None:
        """The worth that a line must pass, or None if it need only be better than the present.

        Filling an empty column before a deal is a loss that is meant; without this mark the next
        hint would empty the column again. It is the greatest worth since the last deal at which
        an empty column was given away at a loss.
        """
        stock = self._stops[-1].stock if self._stops else 0
        return max(
            (
                before.worth
                for before, after in zip(self._stops, self._stops[1:], strict=False)
                if before.stock == stock == after.stock
                and after.empty < before.empty
                and after.worth < before.worth
            ),
            default=None,
        )
