"""One day of a calendar."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..ui.halo import Halo
from ..ui.icons import icon
from ..ui.paint import put, rounded, with_alpha
from ..ui.plates import DISABLED_ALPHA, ring_width
from ..ui.style import Style
from ..ui.theme import ON_GOLD


@dataclass(eq=False, slots=True)
class DayCell:
    """A day that can be chosen; one that was won carries a star."""

    rect: pygame.Rect
    name: str
    day: int
    won: bool = False
    today: bool = False
    chosen: bool = False
    enabled: bool = True

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """See ``Widget``."""
        theme, rect = style.theme, self.rect.move(0, 1 if pressed else 0)
        radius = self._radius(style)
        if self.chosen:
            rounded(target, rect, radius, theme.gold)
        elif hovered or self.today:
            line = with_alpha(theme.gold, 190) if self.today else None
            rounded(target, rect, radius, with_alpha(theme.line, 30 if hovered else 12), line)
        colour = ON_GOLD if self.chosen else theme.text
        size = min(style.scale.body, max(14, round(rect.h * 0.55)))
        alpha = 255 if self.enabled else DISABLED_ALPHA
        style.fonts.draw(
            target,
            str(self.day),
            *rect.center,
            size,
            colour,
            self.won or self.chosen,
            "centre",
            "middle",
            alpha=alpha,
        )
        if self.won:
            star = max(9, round(min(rect.h * 0.42, rect.w * 0.36)))
            mark = icon("star", star, ON_GOLD if self.chosen else theme.gold)
            put(target, mark, (rect.right - star - 1, rect.y + 1))

    def halo(self, style: Style) -> Halo:
        """See ``Widget``."""
        return Halo(self.rect, self._radius(style), ring_width(style), gap=1)

    def _radius(self, style: Style) -> int:
        return min(style.scale.grown(10), self.rect.h // 3)
