"""A picture that takes the place of another one softly."""

from __future__ import annotations

from typing import Final

import pygame

from .motion import share

DURATION: Final = 0.16
"""Seconds from one page to the next at the usual speed."""


class Fade:
    """Lays a new picture over the one that a window shows, a little more with each frame.

    What is left of the old picture is on the window alone: nothing else keeps it.
    """

    def __init__(self, window: pygame.Surface, now: float, duration: float) -> None:
        """Begin at a moment; times are seconds.

        Args:
            window: shows the old picture.
            now: when the old picture begins to go.
            duration: after how long it is gone.
        """
        self.window = window
        self.surface = pygame.Surface(window.get_size(), 0, window)
        """Where the new picture is to be drawn."""
        self._start, self._duration = now, duration
        self._left = 1.0
        """How much of the old picture is still on the window, 0–1."""

    def fits(self, window: pygame.Surface) -> bool:
        """Whether that is still the window, with the size that it had."""
        return window is self.window and window.get_size() == self.surface.get_size()

    def blend(self, now: float) -> bool:
        """Bring the window to a moment; whether only the new picture is left."""
        left = 1.0 - share(now, self._start, self._duration)
        if left <= 0.0:
            self.surface.set_alpha(None)
        else:
            self.surface.set_alpha(round(255 * (1.0 - left / self._left)))
            self._left = left
        self.window.blit(self.surface, (0, 0))
        return left <= 0.0
