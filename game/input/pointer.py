"""The one pointer that mouse and finger move.

It keeps its own record of what is held, as posted events never reach ``mouse.get_pressed``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .intents import Cancel, Drag, Drop, Grab, Hover, Intent, Peek

MAIN: Final = 1
SECOND: Final = 3
WHEEL: Final = (4, 5)
"""The wheel tells its steps as presses of these; it holds nothing and lets nothing go."""
DOUBLE_TIME: Final = 0.4
"""Seconds within which a second press makes a double click."""
DOUBLE_DISTANCE: Final = 12
"""Pixels by which the two presses of a double click may lie apart."""
DOUBLE_TAP_DISTANCE: Final = 32
"""The same for two taps of a finger."""
ECHO_TIME: Final = 0.1
"""Seconds within which a touch may be told once more, as a press of a mouse, or the other way."""


class _Press(NamedTuple):
    """A press of the main button."""

    x: int
    y: int
    time: float
    touch: bool

    def near(self, x: int, y: int) -> bool:
        """Whether a pixel is as near to it as the two presses of a double click."""
        reach = DOUBLE_TAP_DISTANCE if self.touch else DOUBLE_DISTANCE
        return max(abs(x - self.x), abs(y - self.y)) <= reach


class Pointer:
    """Where the pointer is, and which of its buttons is held."""

    def __init__(self) -> None:
        self.held = False
        """Whether a press of the main button is being followed."""
        self._peeking = False
        self._first: _Press | None = None
        """The press that another one would make a double click."""
        self._last: _Press | None = None

    def press(
        self, button: int, x: int, y: int, now: float, *, touch: bool = False
    ) -> Intent | None:
        """A button went down at time ``now`` in seconds; ``touch``: it was a finger."""
        if button in WHEEL:
            return None
        if self.held or self._peeking:
            followed = MAIN if self.held else SECOND
            return None if button == followed else self.cancel()
        if button == MAIN:
            press = _Press(x, y, now, touch)
            if self._is_echo(press):
                return None
            self.held = True
            self._last = press
            double = self._is_second(press)
            # A third press is a first one again: three quick clicks are one double click.
            self._first = None if double else press
            return Grab(x, y, double, touch)
        if button == SECOND:
            self._peeking = True
            return Peek(x, y, held=True)
        return None

    def release(self, button: int, x: int, y: int) -> Intent | None:
        """A button was let go."""
        if button == MAIN and self.held:
            self.held = False
            if self._first is not None and not self._first.near(x, y):
                self._first = None  # what was dragged was not clicked
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
        self._first = None
        return Cancel()

    def _is_second(self, press: _Press) -> bool:
        first = self._first
        if first is None or not first.near(press.x, press.y):
            return False
        return press.time - first.time <= DOUBLE_TIME

    def _is_echo(self, press: _Press) -> bool:
        """Whether the system only tells another time, as another device, what it told already."""
        last = self._last
        if last is None or last.touch == press.touch or not last.near(press.x, press.y):
            return False
        return press.time - last.time <= ECHO_TIME
