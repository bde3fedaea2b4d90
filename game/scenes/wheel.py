"""A value that is turned, such as a letter of a game code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ..ui.halo import Halo
from ..ui.icons import icon
from ..ui.paint import put
from ..ui.plates import BUTTON_RADIUS, plate, ring_width
from ..ui.style import Style


@dataclass(eq=False, slots=True)
class Wheel:
    """One of several words between two arrows; after the last comes the first.

    Left and right lead past it to other widgets, so it is no ``Adjustable``.
    """

    rect: pygame.Rect
    name: str
    options: Sequence[str]
    index: int = 0
    enabled: bool = True

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """See ``Widget``."""
        theme, fonts, rect = style.theme, style.fonts, self.rect
        plate(target, style, rect, self._radius(style), hovered=hovered, pressed=pressed)
        side = max(14, min(round(style.scale.body * 1.2), rect.w - 6, rect.h // 4))
        colour = theme.gold if focused or hovered else theme.muted
        for name, middle in (("up", 0.19), ("down", 0.81)):
            sign = icon(name, side, colour)
            at = sign.get_rect(center=(rect.centerx, rect.y + round(rect.h * middle)))
            put(target, sign, at.topleft)
        words, size = fonts.fitted(
            self.options[self.index], style.scale.head, rect.w - 8, bold=True
        )
        fonts.draw(
            target, words, rect.centerx, rect.centery, size, theme.text, True, "centre", "middle"
        )

    def halo(self, style: Style) -> Halo:
        """See ``Widget``."""
        return Halo(self.rect, self._radius(style), ring_width(style), gap=1)

    def _radius(self, style: Style) -> int:
        return min(style.scale.grown(BUTTON_RADIUS), self.rect.w // 4)

    def turn(self, step: int) -> None:
        """Go on by ``step``; negative is back."""
        self.index = (self.index + step) % len(self.options)

    def point(self, y: int) -> None:
        """Do what a click at the height ``y`` (px in the window) means: on above, back below."""
        self.turn(1 if y < self.rect.centery else -1)
