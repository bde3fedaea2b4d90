"""A held button that does the same again and again."""

from __future__ import annotations

from typing import Final

from .intents import Action

DELAY: Final = 0.4
"""Seconds until the first repeat."""
INTERVAL: Final = 0.1
"""Seconds from one repeat to the next."""


class Repeater:
    """Repeats the action of the button that was pressed last, as long as it is held."""

    def __init__(self) -> None:
        self._action: Action | None = None
        self._holder: object = None
        self._due = 0.0

    def press(self, action: Action, holder: object, now: float) -> None:
        """An action begins to repeat; ``holder`` is the button that has to stay down."""
        self._action, self._holder, self._due = action, holder, now + DELAY

    def release(self, holder: object) -> None:
        """A button was let go."""
        if holder == self._holder:
            self.forget()

    def forget(self) -> None:
        """Nothing is held any more."""
        self._action = self._holder = None

    @property
    def running(self) -> bool:
        """Whether a button is held whose action repeats."""
        return self._action is not None

    def due(self, now: float) -> Action | None:
        """The action that is to be repeated now, once at the most however late it is."""
        if self._action is None or now < self._due:
            return None
        self._due = now + INTERVAL
        return self._action
