"""A row of a few words of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from .halo import Halo
from .paint import panel, rounded
from .plates import ring_width
from .style import Style
from .theme import ON_GOLD, Colour, mix

_WHITE: Colour = (255, 255, 255)


@dataclass(eq=False)
class Segment:
    """A pill of two or more parts of equal width, the chosen one gold."""

    rect: pygame.Rect
    name: str
    options: Sequence[str]
    index: int = 0
    enabled: bool = True

    drags = False

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """See ``Widget``."""
        theme, fonts, rect = style.theme, style.fonts, self.rect
        panel(target, style, rect, rect.h // 2, shadowed=False)
        for index, option in enumerate(self.options):
            part = self.part(index)
            chosen = index == self.index
            if chosen:
                light = 0.12 if pressed else 0.06 if hovered else 0.0
                rounded(target, part, part.h // 2, mix(theme.gold, _WHITE, light))
            size = style.scale.body if rect.h < 52 else round(style.scale.body * 1.11)
            words, size = fonts.fitted(option, size, part.w - part.h // 2, bold=chosen)
            colour = ON_GOLD if chosen else theme.text
            fonts.draw(
                target, words, part.centerx, rect.centery, size, colour, chosen, "centre", "middle"
            )

    def halo(self, style: Style) -> Halo:
        """See ``Widget``."""
        return Halo(self.rect, self.rect.h // 2, ring_width(style))

    def part(self, index: int) -> pygame.Rect:
        """Where the option ``index`` (0-based) lies."""
        count = len(self.options)
        inner = self.rect.inflate(-8, -8)
        left = inner.x + inner.w * index // count
        right = inner.x + inner.w * (index + 1) // count
        return pygame.Rect(left, inner.y, right - left, inner.h)

    def adjust(self, step: int) -> bool:
        """See ``Adjustable``; after the last option comes the first."""
        before = self.index
        self.index = (self.index + step) % len(self.options)
        return self.index != before

    def point(self, position: tuple[int, int]) -> bool:
        """See ``Adjustable``: the option under the pointer."""
        for index in range(len(self.options)):
            part = self.part(index)
            if part.left <= position[0] < part.right:
                return self.adjust(index - self.index)
        return False
