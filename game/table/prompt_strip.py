"""The strip below the table that shows what keys or buttons do now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..ui.prompts import Prompt, prompt_bar, strip_height
from ..ui.style import Style


class PromptStrip:
    """Takes its room from the table while it is shown."""

    def __init__(self, shown: bool) -> None:
        self.shown = shown
        """Whether it has its room; the table has to be laid out anew when this changes."""
        self._prompts: tuple[Prompt, ...] = ()
        self._changed = False

    def height(self, style: Style) -> int:
        """The px that it takes at the lower edge of the window."""
        return strip_height(style) if self.shown else 0

    def rect(self, style: Style) -> pygame.Rect:
        """Where it lies in the window."""
        width, height = style.size
        high = self.height(style)
        return pygame.Rect(0, height - high, width, high)

    def tell(self, prompts: Sequence[Prompt]) -> None:
        """Show other prompts from now on."""
        if tuple(prompts) != self._prompts:
            self._prompts = tuple(prompts)
            self._changed = True

    @property
    def changed(self) -> bool:
        """Whether it looks different from when this was asked last."""
        changed, self._changed = self._changed and self.shown, False
        return changed

    def draw(self, target: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        """Draw it if it lies in a rectangle of the window."""
        if self.shown and (area := self.rect(style)).colliderect(rect):
            prompt_bar(target, style, area, self._prompts)
