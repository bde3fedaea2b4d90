"""The one pointer that mouse and finger move.

It keeps its own record of what is held, as posted events never reach ``mouse.get_pressed``.
"""

from __future__ import annotations

from typing import Final

from .intents import Cancel, Drag, Drop, Grab, Hover, Intent, Peek

MAIN: Final = 1
SECOND: Final = 3
WHEEL: Final = (4, 5)
"""The wheel tells its steps as presses of these; it holds nothing and lets nothing go."""
DOUBLE_TIME: Final = 0.4
"""Seconds within which a second press makes a double click."""
DOUBLE_DISTANCE: Final = 12
"""Pixels by which the two presses of a double click may lie apart."""


class Pointer:
    """Where the pointer is, and which of its buttons is held."""

    def __init__(self) -> None:
        self.held = False
        """Whether a press of the main button is being followed."""
        self._peeking = False
        self._last: tuple[int, int, float] | None = None

    def press(self, button: int, x: int, y: int, now: float) -> Intent | None:
        """A button went down at time ``now`` in seconds."""
        if button == MAIN:
            if self.held:
                return None
            self.held = True
            double = self._follows_closely(x, y, now)
            # A third press is a first one again: three quick clicks are one double click.
            self._last = None if double else (x, y, now)
            return Grab(x, y, double)
        if button in WHEEL:
            return None
        if self.held:
            return self.cancel()
        if button == SECOND:
            self._peeking = True
            return Peek(x, y, held=True)
        return None

    def release(self, button: int, x: int, y: int) -> Intent | None:
        """A button was let go."""
        if button == MAIN and self.held:
            self.held = False
            return Drop(x, y)
        if button == SECOND and self._peeking:
            self._peeking = False
            return Peek(x, y, held=False)
        return None

    def move(self, x: int, y: int) -> Intent:
        """The pointer moved."""
        return Drag(x, y) if self.held else Hover(x, y)

    def cancel(self) -> Intent | None:
        """Let go of whatever is held; the release that comes later means nothing."""
        if not (self.held or self._peeking):
            return None
        self.held = self._peeking = False
        self._last = None
        return Cancel()

    def _follows_closely(self, x: int, y: int, now: float) -> bool:
        if self._last is None:
            return False
        last_x, last_y, then = self._last
        near = max(abs(x - last_x), abs(y - last_y)) <= DOUBLE_DISTANCE
        return near and now - then <= DOUBLE_TIME
