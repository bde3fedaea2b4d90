"""The large card for a number of suits."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..ui.card_look import CardLook
from ..ui.fonts import Align
from ..ui.page_card import PageCard
from ..ui.style import Style
from .card_fan import Card, Fan, Spread, fan, fan_width
from .standing import Standing

_SPREADS = {3: Spread(step=15, radius=2.06), 4: Spread(step=13, radius=2.06)}
_CARDS: dict[int, tuple[Card, ...]] = {
    1: ((0, 12), (0, 13), (0, 1)),
    2: ((1, 13), (0, 13), (1, 1)),
    4: ((2, 12), (3, 13), (1, 13), (0, 1)),
}

_SIDE, _NARROW = 20, 12  # px from the card's sides to the words, on small windows
_UPRIGHT, _LYING = 13.0, 8.5
"""Em of body type that a card must be high to tell the standing, too."""


@dataclass(eq=False, slots=True)
class SuitCard(PageCard):
    """Shows cards of the suits beside their number and its difficulty."""

    label: str = ""
    difficulty: str = ""
    lying: bool = False
    """Whether the picture stands beside the words, not above them."""
    picture: Fan | None = None
    standing: Standing | None = None
    """What was won so far; it is left out where there is no room for it."""

    def draw_content(
        self, target: pygame.Surface, style: Style, rect: pygame.Rect, lit: bool
    ) -> None:
        """See ``PageCard``."""
        theme, fonts = style.theme, style.fonts
        raised = rect.y - self.rect.y
        if self.picture is not None:
            self.picture.moved(0, raised).draw(target)
        words = self._words(style).move(0, raised)
        large, small = _sizes(style)
        label, large = fonts.fitted(self.label, large, words.w, bold=True)
        name, small = fonts.fitted(self.difficulty, small, words.w)
        colour = theme.gold if lit else theme.muted
        align: Align = "left" if self.lying else "centre"
        x = words.x if self.lying else words.centerx
        fonts.draw(target, label, x, words.y, large, theme.text, True, align)
        fonts.draw(target, name, x, words.bottom, small, colour, False, align, "baseline")
        if self.standing is not None and self._stands(style):
            self.standing.draw(target, style, self._standing(style).move(0, raised))

    def make_picture(self, style: Style, look: CardLook, suits: int) -> Fan:
        """The fan of a number of suits that fits the card."""
        cards = _CARDS[suits]
        spread = _SPREADS[len(cards)]
        room = self._picture_room(style)
        width = min(fan_width(len(each), _SPREADS[len(each)], room) for each in _CARDS.values())
        return fan(look, cards, width, spread, room)

    def _words(self, style: Style) -> pygame.Rect:
        """The room of the words, from the first capital's top to the last baseline."""
        large, small = _sizes(style)
        inner = self.rect.inflate(-2 * _side(style), 0)
        high = round(0.73 * large + 0.73 * small + 0.8 * small)
        more = Standing.height(style) + small if self._stands(style) else 0
        if self.lying:
            left = inner.x + round(inner.w * 0.52)
            top = inner.centery - (high + more) // 2
            return pygame.Rect(left, top, inner.right - left, high)
        return pygame.Rect(inner.x, inner.bottom - _below(self.rect) - more - high, inner.w, high)

    def _stands(self, style: Style) -> bool:
        """Whether there is room for the standing."""
        return self.rect.h >= (_LYING if self.lying else _UPRIGHT) * style.scale.body

    def _standing(self, style: Style) -> pygame.Rect:
        words = self._words(style)
        top = words.bottom + _sizes(style)[1]
        return pygame.Rect(words.x, top, words.w, Standing.height(style))

    def _picture_room(self, style: Style) -> pygame.Rect:
        words = self._words(style)
        inset = max(10, round(min(self.rect.size) * 0.06))
        if self.lying:
            wide = words.x - self.rect.x - round(1.5 * inset)
            return pygame.Rect(self.rect.x + inset, self.rect.y, wide, self.rect.h).inflate(
                0, -2 * inset
            )
        top = self.rect.y + inset
        return pygame.Rect(self.rect.x + inset, top, self.rect.w - 2 * inset, words.y - inset - top)


def _side(style: Style) -> int:
    """The px from the card's sides to its words."""
    return _NARROW if style.scale.small else style.scale.grown(_SIDE)


def _below(rect: pygame.Rect) -> int:
    """From the last baseline to the card's edge."""
    return max(14, round(rect.h * 0.09))


def _sizes(style: Style) -> tuple[int, int]:
    """The em px of the number of suits, then of the difficulty's name."""
    scale = style.scale
    if scale.small:
        return scale.head, scale.body - 1
    return round(scale.head * 1.25), round(scale.body * 1.05)
