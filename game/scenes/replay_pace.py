"""When a replay that plays by itself does the next action."""

from __future__ import annotations

from typing import Final

SPEEDS: Final = (1, 2, 4)
"""How many times as fast as at first a replay can play."""
STEP: Final = 0.9
"""Seconds from one action to the next at the first speed."""
READING: Final = 2.6
"""The same after a line of commentary."""


class Pace:
    """Whether a replay plays, how fast, when it goes on; times are those of the clock, in s."""

    def __init__(self) -> None:
        self.due: float | None = None
        """When the next action is to be done; None while the replay stands still."""
        self._speed = 0

    @property
    def playing(self) -> bool:
        """Whether it plays by itself."""
        return self.due is not None

    @property
    def speed(self) -> int:
        """One of ``SPEEDS``."""
        return SPEEDS[self._speed]

    def play(self, now: float) -> None:
        """Play from now on; the next action is done at once."""
        self.due = now

    def pause(self) -> None:
        """Stand still."""
        self.due = None

    def rest(self, now: float, reading: bool) -> None:
        """Wait for the next action, longer if there is something to be read."""
        self.due = now + (READING if reading else STEP) / self.speed

    def change(self, step: int) -> None:
        """Play at the next speed or, with -1, the one before; the ends hold."""
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + step))

    def cycle(self) -> None:
        """Play at the next speed; after the last one comes the first."""
        self._speed = (self._speed + 1) % len(SPEEDS)
