"""The actions that can be taken back or done again."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from ..engine.events import Event
from .commands import Action

UNDO_LIMIT: Final = 100
"""How many actions can be taken back (rules, section 7)."""


class Step(NamedTuple):
    """An accepted action with the events that it consisted of."""

    action: Action
    events: tuple[Event, ...]


class History:
    """Two stacks: what was done, what was undone."""

    __slots__ = ("_done", "_undone", "actions")

    def __init__(self) -> None:
        self._done: deque[Step] = deque(maxlen=UNDO_LIMIT)
        self._undone: list[Step] = []
        self.actions: list[Action] = []
        """Every action in force since the opening, also those too old to be undone."""

    @property
    def can_undo(self) -> bool:
        """Whether an action can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back can be done again."""
        return bool(self._undone)

    @property
    def fixed(self) -> int:
        """How many of the actions in force are too old to be undone."""
        return len(self.actions) - len(self._done)

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that can be done again, the next one first."""
        return tuple(step.action for step in reversed(self._undone))

    def fix(self, count: int) -> None:
        """Take the first ``count`` actions in force for too old to be undone."""
        while self._done and self.fixed < count:
            self._done.popleft()

    def add(self, action: Action, events: tuple[Event, ...]) -> None:
        """Note a new action; what was undone before it is gone."""
        self._done.append(Step(action, events))
        self.actions.append(action)
        if self._undone:
            self._undone.clear()

    def undo(self) -> Step:
        """The last action, which is now undone. There must be one."""
        step = self._done.pop()
        self.actions.pop()
        self._undone.append(step)
        return step

    def redo(self) -> Step:
        """The action undone last, which is now done again. There must be one."""
        step = self._undone.pop()
        self._done.append(step)
        self.actions.append(step.action)
        return step
