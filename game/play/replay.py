"""A recorded game that is walked through, action by action, in both directions."""

from __future__ import annotations

from ..engine.events import Event
from ..engine.position import Position
from .commands import Action, Undo
from .gamecode import GameCode
from .history import Step
from .record import RecordFault, read_record
from .session import Accepted, Session


class Replay:
    """Stands at one position of a record: at first at the opening, before any action."""

    __slots__ = ("_session", "code", "fault", "longest", "steps")

    def __init__(self, code: GameCode, actions: tuple[Action, ...], fault: RecordFault | None):
        """
        Args:
            code: the deal.
            actions: what was done, each accepted by the rules.
            fault: why the record ends after them, if it holds more.
        """
        self.code = code
        self.fault = fault
        self._session = Session(code)
        steps, down, up = [], 0, 0
        for action in actions:
            down, up = _longest(self._session.position, down, up)
            steps.append(Step(action, _accepted(self._session, action)))
        self.longest = _longest(self._session.position, down, up)
        """The most cards that ever lie face down in a column, the most that lie face up."""
        self.steps: tuple[Step, ...] = tuple(steps)
        """Every action of the record with the events that it consists of."""
        self._session = Session(code)

    @classmethod
    def read(cls, text: str) -> Replay | None:
        """The replay of the record that a text holds; None if it holds no game code."""
        session, fault = read_record(text)
        return None if session is None else cls(session.code, session.actions, fault)

    @property
    def position(self) -> Position:
        """The table as it is now; it belongs to the replay."""
        return self._session.position

    @property
    def session(self) -> Session:
        """The game as it is now; only to be looked at."""
        return self._session

    @property
    def number(self) -> int:
        """How many actions have been done."""
        return len(self._session.actions)

    @property
    def at_start(self) -> bool:
        """Whether no action has been done yet."""
        return not self.number

    @property
    def at_end(self) -> bool:
        """Whether the record holds no further action."""
        return self.number == len(self.steps)

    def forward(self) -> tuple[Event, ...]:
        """Do the next action; gives what happened, nothing at the end."""
        if self.at_end:
            return ()
        return _accepted(self._session, self.steps[self.number].action)

    def back(self) -> tuple[Event, ...]:
        """Take the last action back; gives what happened, nothing at the start."""
        if self.at_start:
            return ()
        outcome = self._session.do(Undo())
        if isinstance(outcome, Accepted):
            return outcome.events
        # A player could go no further back: the game is won, or it is a hundred actions ago.
        events = self.steps[self.number - 1].events
        self.seek(self.number - 1)
        return tuple(event.inverse() for event in reversed(events))

    def seek(self, number: int) -> None:
        """Go to the position after that many actions, or as near to it as there is one."""
        number = max(0, min(number, len(self.steps)))
        if number < self.number:
            self._session = Session(self.code)
        for step in self.steps[self.number : number]:
            _accepted(self._session, step.action)

    def afresh(self) -> Replay:
        """Another replay of the same record, at the opening."""
        return Replay(self.code, self.actions, self.fault)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action of the record, whatever has been done of it."""
        return tuple(step.action for step in self.steps)


def _longest(position: Position, down: int, up: int) -> tuple[int, int]:
    """The greater of those counts and the ones of a position's columns."""
    columns = zip(position.columns, position.down, strict=True)
    return max(down, *position.down), max(up, *(len(cards) - under for cards, under in columns))


def _accepted(session: Session, action: Action) -> tuple[Event, ...]:
    """What an action does that the rules accepted before."""
    outcome = session.do(action)
    assert isinstance(outcome, Accepted), f"{action} was accepted before"
    return outcome.events
