"""One game from its opening deal to its end."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ..engine import referee
from ..engine.dealing import fresh, opening_events
from ..engine.events import Event
from ..engine.position import Position
from ..engine.rules import Refusal, Rule
from .commands import Action, Command, Deal, Move, Undo
from .gamecode import GameCode
from .history import History


class Accepted(NamedTuple):
    """The command was carried out; these events happened, in this order."""

    events: tuple[Event, ...]


class Rejected(NamedTuple):
    """The command changed nothing."""

    refusal: Refusal

    @property
    def rule(self) -> Rule:
        """The rule that refused it."""
        return self.refusal.rule


Outcome: TypeAlias = Accepted | Rejected


class Session:
    """A game in play: ``do`` is the only door through which a card is moved."""

    __slots__ = ("_history", "code", "opening", "position")

    def __init__(self, code: GameCode) -> None:
        """Deal the opening of that code."""
        self.code = code
        self.position: Position = fresh(code.variant, code.suits, code.number)
        self.opening: tuple[Event, ...] = opening_events(self.position)
        """The events that led from the empty table to the first position."""
        for event in self.opening:
            event.apply(self.position)
        self._history = History()

    @classmethod
    def at(cls, code: GameCode, position: Position) -> Session:
        """A game that begins in the middle, at a position that no opening led to."""
        session = cls(code)
        session.position = position
        session.opening = ()
        return session

    @property
    def actions(self) -> tuple[Action, ...]:
        """The moves and deals in force since the opening: what a record holds."""
        return tuple(self._history.actions)

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that ``Redo`` would do, one by one, the next one first."""
        return self._history.undone

    @property
    def fixed(self) -> int:
        """How many of the actions in force are too old to be undone."""
        return self._history.fixed

    def take_back(self, undone: int, fixed: int) -> None:
        """Give a game that was played anew from a record the history that it had.

        Args:
            undone: how many of its last actions had been undone.
            fixed: how many of the first ones were too old to be undone.
        """
        if not self.position.won:
            for _ in range(undone):
                self._undo()
        self._history.fix(fixed)

    @property
    def can_undo(self) -> bool:
        """Whether ``Undo`` would be accepted."""
        return self._history.can_undo and not self.position.won

    @property
    def can_redo(self) -> bool:
        """Whether ``Redo`` would be accepted."""
        return self._history.can_redo and not self.position.won

    @property
    def in_progress(self) -> bool:
        """Whether there is something to lose: an action was made and the game is not won."""
        return bool(self._history.actions) and not self.position.won

    @property
    def stuck(self) -> bool:
        """Whether the game has to announce that it cannot go on (Spider only)."""
        return referee.is_stuck(self.position)

    def do(self, command: Command) -> Outcome:
        """Carry out a command, or say which rule refuses it.

        Raises:
            IndexError: a move names a column or a number of cards that is not there.
        """
        if isinstance(command, Move):
            told = referee.move(self.position, command.source, command.target, command.count)
        elif isinstance(command, Deal):
            told = referee.deal(self.position)
        elif isinstance(command, Undo):
            return self._undo()
        else:
            return self._redo()
        if isinstance(told, Refusal):
            return Rejected(told)
        events = tuple(told)
        self._history.add(command, events)
        return Accepted(events)

    def _undo(self) -> Outcome:
        if self.position.won:
            return Rejected(Refusal(Rule.GAME_OVER))
        if not self._history.can_undo:
            return Rejected(Refusal(Rule.NOTHING_TO_UNDO))
        step = self._history.undo()
        return self._apply(tuple(event.inverse() for event in reversed(step.events)))

    def _redo(self) -> Outcome:
        if self.position.won:
            return Rejected(Refusal(Rule.GAME_OVER))
        if not self._history.can_redo:
            return Rejected(Refusal(Rule.NOTHING_TO_REDO))
        return self._apply(self._history.redo().events)

    def _apply(self, events: tuple[Event, ...]) -> Accepted:
        for event in events:
            event.apply(self.position)
        return Accepted(events)
