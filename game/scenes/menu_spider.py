"""The spider that hangs from the name of the game: it sways when the menu opens, then rests."""

from __future__ import annotations

import math
from typing import Final

import pygame

from ..ui.style import Style
from ..ui.wordmark import hang_spider

SWAYING: Final = 3.0
"""Seconds after which it hangs still."""
_SWING: Final = 1.5
"""Seconds from one side to the other and back."""
_WIDTH: Final = 0.2
"""How far it swings at first, as a part of its thread."""
_LENGTH, _BODY = 0.92, 0.25
"""The thread and the spider's body, in em of the name."""


class MenuSpider:
    """Where it hangs at a moment; seconds are those since it began to sway."""

    def __init__(self) -> None:
        self._sway = 0
        self._hook = (0, 0)
        self._size = 0

    def hang(self, hook: tuple[int, int], size: int) -> None:
        """Hang it up at a place in px of the window, below letters of ``size`` em px."""
        self._hook, self._size = hook, size

    def draw(self, target: pygame.Surface, style: Style) -> None:
        """Draw it where it hangs now."""
        length, body = round(self._size * _LENGTH), round(self._size * _BODY)
        hang_spider(target, style, self._hook, length, body, self._sway)

    def move(self, seconds: float) -> bool:
        """Let it come to a moment; whether it hangs elsewhere now."""
        before, self._sway = self._sway, 0
        if seconds < SWAYING:
            left = (1.0 - seconds / SWAYING) ** 1.5
            swing = math.sin(2.0 * math.pi * seconds / _SWING)
            self._sway = round(_WIDTH * _LENGTH * self._size * left * swing)
        return self._sway != before

    @property
    def area(self) -> pygame.Rect:
        """All that it may colour while it sways, in px of the window."""
        aside = round(self._size * (_WIDTH * _LENGTH + 1.6 * _BODY)) + 2
        low = round(self._size * (_LENGTH + 1.6 * _BODY)) + 2
        x, y = self._hook
        return pygame.Rect(x - aside, y, 2 * aside, low)
