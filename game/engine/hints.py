"""Hints: what a player could do next, the best first.

A hint uses only what the player can see (rules, section 9). A move is proposed if it begins a
line that leads to a better position than the present one; a deal only when no move does.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from . import referee
from .cards import KING
from .dealing import refuse_deal
from .events import RunRemoved, Turned
from .hint_search import POSITIONS, Line, LineSearch
from .hint_trail import Trail
from .moves import Shift, tail_start
from .position import Position
from .rules import Refusal
from .veil import veiled

MOST: Final = 5
"""How many hints are given at most."""


class Reason(Enum):
    """What a hint is good for; the sentence is looked up in the player's language elsewhere."""

    COMPLETES_RUN = auto()
    TURNS_CARD = auto()
    JOINS_SUIT = auto()
    """The group goes on a card of its own suit, and no such pair is parted."""
    EMPTIES_COLUMN = auto()
    KING_TO_EMPTY = auto()
    """A group that begins with a king goes to an empty column."""
    MOVES_TO_EMPTY = auto()
    PREPARES = auto()
    """The first step of a line that leads to something better."""
    FILL_COLUMN = auto()
    """Nothing else helps; an empty column must be filled before a deal."""
    DEAL = auto()
    """No move helps; the stock is to be dealt."""
    NOTHING = auto()
    """Neither a move nor a deal helps: take something back, or begin again."""


class Hint(NamedTuple):
    """A proposal: the move that is meant, if it is one, with what it is good for."""

    reason: Reason
    shift: Shift | None = None


class HintSearch:
    """The search for hints, which can be spread over several calls.

    The position may change meanwhile: what is seen of it is copied at the start.
    """

    def __init__(self, position: Position, trail: Trail, limit: int = POSITIONS) -> None:
        """
        Args:
            position: where the game stands.
            trail: the way from the opening to there. No hint leads to a position of it, so
                following hints never goes round in a circle.
            limit: how many positions are looked at.
        """
        self._veil = veiled(position)
        self._speaks = position.variant.hints and not position.won
        self._lost = referee.is_stuck(position)
        self._search = LineSearch(self._veil, trail, limit)

    def step(self, budget: int) -> bool:
        """Look at ``budget`` more positions; True says that the search has come to its end."""
        return not self._speaks or self._lost or self._search.step(budget)

    def hints(self) -> tuple[Hint, ...]:
        """The hints found up to now, the best first.

        None at all in a game without hints or after a win. Otherwise at least one: moves that
        help; failing that moves that fill an empty column; failing that DEAL or NOTHING.
        """
        if not self._speaks:
            return ()
        if self._lost:
            return (Hint(Reason.NOTHING),)
        found = [Hint(self._reason(line.first), line.first) for line in self._search.helpful]
        if not found and self._veil.stock:
            found = [Hint(Reason.FILL_COLUMN, line.first) for line in self._fillers()]
        if not found:
            can_deal = refuse_deal(self._veil) is None
            found = [Hint(Reason.DEAL if can_deal else Reason.NOTHING)]
        return tuple(found[:MOST])

    def _fillers(self) -> list[Line]:
        """The lines that begin by filling an empty column, the cheapest first.

        Of equally cheap ones the highest card first: best of all a king, on which a run can grow.
        """
        columns, ranks = self._veil.columns, self._veil.deck.ranks
        into = [line for line in self._search.lines if not columns[line.first.target]]
        return sorted(into, key=lambda line: (-line.own, -ranks[self._head(line.first)]))

    def _head(self, shift: Shift) -> int:
        """The first card of the group that is moved."""
        return self._veil.columns[shift.source][-shift.count]

    def _reason(self, shift: Shift) -> Reason:
        """What a move is good for, the most telling of its effects."""
        veil = self._veil
        goal, head = veil.columns[shift.target], self._head(shift)
        first = len(veil.columns[shift.source]) - shift.count
        events = referee.move(veiled(veil), shift.source, shift.target, shift.count)
        kinds = set() if isinstance(events, Refusal) else {type(event) for event in events}
        ranks, suits = veil.deck.ranks, veil.deck.suits
        if RunRemoved in kinds:
            return Reason.COMPLETES_RUN
        if Turned in kinds:
            return Reason.TURNS_CARD
        whole = first == tail_start(veil, shift.source)
        if goal and whole and suits[goal[-1]] == suits[head]:
            return Reason.JOINS_SUIT
        if not first:
            return Reason.EMPTIES_COLUMN
        if goal:
            return Reason.PREPARES
        return Reason.KING_TO_EMPTY if ranks[head] == KING else Reason.MOVES_TO_EMPTY


def hints(position: Position, trail: Trail) -> tuple[Hint, ...]:
    """The hints for a position in one go; see ``HintSearch``."""
    search = HintSearch(position, trail)
    search.step(POSITIONS)
    return search.hints()
