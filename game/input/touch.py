"""The one finger that is followed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .intents import Hover, Intent
from .pointer import MAIN, Pointer

ECHO_TIME: Final = 0.05
"""Seconds after a finger in which a mouse at the same place is only another word for it."""
ECHO_DISTANCE: Final = 24
"""Pixels that count as the same place."""
LOST_TIME: Final = 1.0
"""Seconds without a word from a finger after which it makes room for another one."""
EDGE: Final = 0.01
"""The part of the screen along its edges on which a finger slides away without being told."""
_NOWHERE: Final = (-1, -1)

Finger = tuple[int, int]
"""The ids of a touch screen and of a finger on it."""


class Touch:
    """Moves the pointer with the finger that came first; others wait until it is up."""

    def __init__(self, pointer: Pointer) -> None:
        self._pointer = pointer
        self._finger: Finger | None = None
        self._at = _NOWHERE
        self._at_edge = False
        self._heard = float("-inf")

    @property
    def following(self) -> bool:
        """Whether a finger holds the pointer."""
        return self._finger is not None

    def down(
        self, finger: Finger, x: float, y: float, size: tuple[int, int], now: float
    ) -> Iterator[Intent]:
        """A finger came down at a part of the window's width and height."""
        if self._finger is not None and not self._is_lost(finger, now):
            return
        yield from self.let_go()
        self._note(x, y, size, now)
        grab = self._pointer.press(MAIN, *self._at, now, touch=True)
        if grab is not None:
            self._finger = finger
            yield grab

    def move(
        self, finger: Finger, x: float, y: float, size: tuple[int, int], now: float
    ) -> Iterator[Intent]:
        """A finger moved."""
        if finger == self._finger:
            self._note(x, y, size, now)
            yield self._pointer.move(*self._at)

    def up(
        self, finger: Finger, x: float, y: float, size: tuple[int, int], now: float
    ) -> Iterator[Intent]:
        """A finger was lifted; from then on it points at nothing."""
        if finger != self._finger:
            return
        self._finger = None
        self._note(x, y, size, now)
        drop = self._pointer.release(MAIN, *self._at)
        if drop is not None:
            yield drop
            yield Hover(*_NOWHERE)

    def let_go(self) -> Iterator[Intent]:
        """Forget the finger, as its end may never be told."""
        if self._finger is not None:
            self._finger = None
            cancel = self._pointer.cancel()
            if cancel is not None:
                yield cancel

    def is_echo(self, x: int, y: int, now: float) -> bool:
        """Whether a mouse at a pixel is made up from the finger."""
        if self.following:
            return True
        near = max(abs(x - self._at[0]), abs(y - self._at[1])) <= ECHO_DISTANCE
        return near and now - self._heard <= ECHO_TIME

    def yields_to(self, x: int, y: int, now: float) -> bool:
        """Whether a mouse pressed at a pixel shows that the finger's end was never told."""
        apart = max(abs(x - self._at[0]), abs(y - self._at[1])) > ECHO_DISTANCE
        return self.following and apart and now - self._heard >= LOST_TIME

    def _note(self, x: float, y: float, size: tuple[int, int], now: float) -> None:
        self._at = (int(x * size[0]), int(y * size[1]))
        self._at_edge = not (EDGE < x < 1 - EDGE and EDGE < y < 1 - EDGE)
        self._heard = now

    def _is_lost(self, other: Finger, now: float) -> bool:
        """Whether the end of the finger that is followed was never told."""
        silent = now - self._heard >= LOST_TIME
        return other == self._finger or self._at_edge or silent
