"""The time in which nobody does anything."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

import pygame

from .doorbell import Doorbell

UNHEARD: Final = 0.25
"""Seconds between two looks at the queue where a bell tells most of what comes."""


class Lull:
    """Waits with as few looks at pygame's queue as can be.

    On the way as little as can be is touched, too: after a pause all of it is slow.
    """

    def __init__(self) -> None:
        self._bell: Doorbell | None = None
        self._sought = False

    def wait(
        self, sleep: Callable[[float], object], pause: float, longest: float, *, deaf: bool
    ) -> None:
        """Sleep until something comes.

        Args:
            sleep: waits for some seconds.
            pause: the seconds between two looks where there is no bell.
            longest: the seconds after which it is over though nothing came, once the pause is
                over in which they end.
            deaf: whether there is something that does not ring.

        Raises:
            pygame.error: there is no window any more.
        """
        asked, laps = pygame.event.peek, max(1, ceil(longest / pause))
        bell = None if deaf or laps == 1 else self._doorbell()
        if bell is not None:
            laps = ceil(longest / UNHEARD)
            sleep, pause = bell.wait, longest / laps
        for _ in range(laps):
            sleep(pause)
            if asked():
                return

    def _doorbell(self) -> Doorbell | None:
        if not self._sought:
            self._bell, self._sought = Doorbell.of_window(), True
        return self._bell
