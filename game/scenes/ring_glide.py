"""The ring of the focus on its way from one widget to the next."""

from __future__ import annotations

from typing import Final

import pygame

from ..table.box import Box
from ..table.glide import Glide
from ..ui.halo import Halo

DURATION: Final = 0.09
"""Seconds of one way at the usual speed."""


class RingGlide:
    """Follows the focus; a ring that was not seen before is where it belongs at once."""

    def __init__(self, speed: float) -> None:
        """``speed`` is how long everything takes: 1 normal, 0 means that nothing glides."""
        self._glide = Glide(DURATION * speed)
        self.goal: Halo | None = None
        self.seen: Halo | None = None

    @property
    def busy(self) -> bool:
        """Whether the ring, as it was seen last, has not come to where it belongs."""
        return self.seen != self.goal

    def move(self, goal: Halo | None, now: float) -> None:
        """The ring belongs at ``goal`` at a moment in seconds."""
        self.goal = goal
        if goal is None:
            self._glide.forget()
            self.seen = None
            return
        box = self._glide.seen(Box(*goal.rect), now)
        self.seen = goal._replace(rect=pygame.Rect(box))
