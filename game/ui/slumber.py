"""Whether the computer has slept."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SLEEP: Final = 5.0
"""Seconds that are missing if the computer has slept."""


class Slumber:
    """Looks at a clock that goes on meanwhile: the program's own may stand still."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        """``wall`` gives the time of day in seconds."""
        self._wall = wall
        self._awake = wall()

    def over(self) -> bool:
        """Whether much more time than a turn of the loop has gone by since the last look."""
        before, self._awake = self._awake, self._wall()
        return self._awake - before > SLEEP
