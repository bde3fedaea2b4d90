"""The ring that shows which widget has the focus."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from .paint import ring
from .style import Style


class Halo(NamedTuple):
    """A golden line around a rectangle; all in px."""

    rect: pygame.Rect
    radius: int
    width: int = 3
    gap: int = 3
    """From the rectangle to the line."""

    def draw(self, target: pygame.Surface, style: Style) -> None:
        """Draw it, with its glow."""
        ring(target, style.theme, self.rect, self.radius, width=self.width, gap=self.gap)
