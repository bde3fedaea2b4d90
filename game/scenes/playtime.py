"""How long a game has been in front of the player."""

from __future__ import annotations

from typing import Final

_LONGEST_STEP: Final = 1.0
"""Seconds that count at most between two looks at the clock: a computer that slept played not."""
_STEP: Final = 0.9
"""Seconds between two looks at the clock while the player thinks."""


class PlayTime:
    """Adds up the seconds in which it runs; times are those of the program's clock."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self._since: float | None = None
        self._ended = False

    def go(self, now: float) -> None:
        """Count from now on, unless the game has ended."""
        if self._since is None and not self._ended:
            self._since = now

    def wake(self, shown: bool) -> float | None:
        """When the clock is to be looked at again: if it is shown, when the next second is full."""
        if self._since is None:
            return None
        return self._since + (min(_STEP, 1.0 - self.seconds % 1.0) if shown else _STEP)

    def tick(self, now: float) -> None:
        """Count the time up to now."""
        if self._since is not None:
            self.seconds += min(max(0.0, now - self._since), _LONGEST_STEP)
            self._since = now

    def stop(self, now: float) -> None:
        """Count no longer."""
        self.tick(now)
        self._since = None

    def end(self, now: float) -> None:
        """The game is won: what follows is not played."""
        self.stop(now)
        self._ended = True
