"""The large cards of a page on which one of a few things is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from .halo import Halo
from .paint import panel
from .plates import lightened
from .style import Style
from .theme import mix

Content = Callable[[pygame.Surface, Style, pygame.Rect, bool], None]
"""Draws a page card's inside: target, style, the card's rectangle as drawn, whether chosen."""

_RAISED = 6
_RADIUS = 18


@dataclass(eq=False, slots=True)
class PageCard:
    """One of a few large cards on a page; the chosen or focused one is lighter and higher.

    Its inside is drawn by ``content``, or by a subclass that overrides ``draw_content``.
    """

    rect: pygame.Rect
    name: str
    content: Content | None = None
    enabled: bool = True
    chosen: bool = False

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """See ``Widget``."""
        theme = style.theme
        lit = focused or self.chosen
        rect = self._raised() if lit else self.rect.copy()
        rect.y += 1 if pressed else 0
        fill = mix(theme.plate, theme.centre, 0.7) if lit else theme.plate
        fill = lightened(theme.text, fill, hovered, pressed)
        panel(
            target,
            style,
            rect,
            style.scale.grown(_RADIUS),
            214 if lit else 168,
            line_alpha=60 if lit else 36,
            fill=fill,
        )
        self.draw_content(target, style, rect, lit)

    def halo(self, style: Style) -> Halo:
        """See ``Widget``."""
        return Halo(self._raised(), style.scale.grown(_RADIUS), style.scale.grown(3), gap=2)

    def _raised(self) -> pygame.Rect:
        return pygame.Rect(self.rect.x, self.rect.y - _RAISED, self.rect.w, self.rect.h + _RAISED)

    def draw_content(
        self, target: pygame.Surface, style: Style, rect: pygame.Rect, lit: bool
    ) -> None:
        """Draw the inside on the card at ``rect``, which may be higher than the widget's."""
        if self.content is not None:
            self.content(target, style, rect, lit)
