"""The clock that everything on the screen runs by."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Time in seconds, which a test can bring itself."""

    def now(self) -> float:
        """Seconds since some fixed moment; never goes back."""
        ...

    def sleep(self, seconds: float) -> None:
        """Wait that long."""
        ...


class SystemClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Seconds since the computer was started, or the like."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Let other programs run for that long."""
        time.sleep(seconds)
