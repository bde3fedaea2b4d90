"""A line of text that is being typed."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..ui.fonts import ELLIPSIS
from ..ui.halo import Halo
from ..ui.paint import panel
from ..ui.plates import BUTTON_RADIUS, ring_width
from ..ui.style import Style


@dataclass(eq=False, slots=True)
class TextField:
    """Shows the end of its text, behind which the next letter goes."""

    rect: pygame.Rect
    name: str
    text: str = ""
    enabled: bool = True

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """See ``Widget``."""
        theme, fonts, rect = style.theme, style.fonts, self.rect
        panel(target, style, rect, self._radius(style), 230, shadowed=False, line_alpha=90)
        size = style.scale.head
        inset = max(12, rect.h // 4)
        room = rect.w - 2 * inset
        shown = self.text
        while shown and fonts.width(ELLIPSIS + shown, size, True, 1) > room:
            shown = shown[1:]
        if shown != self.text:
            shown = ELLIPSIS + shown
        x = rect.x + inset
        if shown:
            x = fonts.draw(
                target, shown, x, rect.centery, size, theme.text, True, "left", "middle", 1
            ).right
        high = round(size * 1.1)
        width = max(2, round(size / 12))
        target.fill(theme.gold, (x + 3, rect.centery - high // 2, width, high))

    def halo(self, style: Style) -> Halo:
        """See ``Widget``."""
        return Halo(self.rect, self._radius(style), ring_width(style))

    def _radius(self, style: Style) -> int:
        return min(style.scale.grown(BUTTON_RADIUS), self.rect.h // 3)
