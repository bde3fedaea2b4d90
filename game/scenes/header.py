"""The top of a page: its title beside the way back."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..ui.buttons import Button
from ..ui.scale import SMALLEST
from ..ui.style import Style
from .spacing import button_height, tight, top_margin


class Header(NamedTuple):
    """Where the parts of a page's top lie, in px of the window."""

    back: pygame.Rect
    words: pygame.Rect
    """Title and subtitle, up to the page's right margin."""

    @classmethod
    def of(cls, style: Style) -> Header:
        """The top of a page as wide as the window."""
        side, margin = button_height(style), style.scale.margin
        back = pygame.Rect(margin, top_margin(style), side, side)
        left = back.right + (10 if style.scale.small else round(style.scale.body * 20 / 18))
        return cls(back, pygame.Rect(left, back.y, style.size[0] - margin - left, side))

    @staticmethod
    def least_width(style: Style, title: str, subtitle: str) -> int:
        """The px that the words need; a subtitle may be set in the smallest type."""
        fonts = style.fonts
        return max(
            fonts.width(title, _title_size(style), bold=True), fonts.width(subtitle, SMALLEST)
        )

    def button(self) -> Button:
        """The way back, named ``back``."""
        return Button(self.back, "back", icon="left")

    def draw(self, target: pygame.Surface, style: Style, title: str, subtitle: str = "") -> None:
        """The title, above a subtitle if there is one."""
        theme, fonts = style.theme, style.fonts
        words, size = fonts.fitted(title, _title_size(style), self.words.w, bold=True)
        x, middle = self.words.x, self.words.centery
        if not subtitle:
            fonts.draw(target, words, x, middle, size, theme.gold, True, anchor="middle")
            return
        fonts.draw(target, words, x, self.words.y - 2, size, theme.gold, True)
        second, small = fonts.fitted(subtitle, _subtitle_size(style), self.words.w)
        bottom = self.words.bottom + 2
        fonts.draw(target, second, x, bottom, small, theme.muted, anchor="baseline")


def _title_size(style: Style) -> int:
    return style.scale.head if tight(style) else style.scale.title


def _subtitle_size(style: Style) -> int:
    return style.scale.label if style.scale.small else style.scale.body
