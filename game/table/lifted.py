"""The picture of the group that the player carries."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..ui import paint
from ..ui.compositor import Sprite
from ..ui.style import Style
from .card_sprites import CardSprites
from .layout import Layout


class LiftedGroup:
    """One sprite for a carried group with its shadow and its ring, drawn once for each group."""

    def __init__(self, style: Style, layout: Layout, sprites: CardSprites) -> None:
        self._style = style
        self._layout = layout
        self._sprites = sprites
        self._cards: tuple[int, ...] = ()
        self._picture: pygame.Surface | None = None
        self._margin = (0, 0)

    def sprite(self, cards: Sequence[int], x: int, y: int) -> Sprite:
        """The group with the upper left corner of its first card at a pixel."""
        if self._picture is None or tuple(cards) != self._cards:
            self._cards = tuple(cards)
            self._picture = self._draw()
        left, top = self._margin
        return Sprite(self._picture, x - left, y - top, pygame.BLEND_PREMULTIPLIED)

    def forget(self) -> None:
        """Free the picture of the last group."""
        self._cards = ()
        self._picture = None

    def _draw(self) -> pygame.Surface:
        layout, theme = self._layout, self._style.theme
        offsets = layout.offsets(0, len(self._cards))
        width, height = layout.card_width, offsets[-1] + layout.card_height
        blur = max(2, round(width * 0.08))
        drop = round(width * 0.10)
        margin = 2 * blur + 2
        size = (width + 2 * margin, height + 2 * margin + drop)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        whole = pygame.Rect(margin, margin, width, height)
        radius = self._sprites.art.radius
        if not theme.high_contrast:
            paint.shadow(picture, whole, radius, blur, drop, 150)
        cards = pygame.Surface((width, height), pygame.SRCALPHA)
        for i, (card, y) in enumerate(zip(self._cards, offsets, strict=True)):
            strip = offsets[i + 1] - y if i + 1 < len(offsets) else 0
            if strip and layout.tight(strip):
                cards.blit(self._sprites.strip(card, strip, dim=False), (0, y))
            else:
                cards.blit(self._sprites.face(card), (0, y))
        picture.blit(cards.premul_alpha(), whole.topleft, special_flags=pygame.BLEND_PREMULTIPLIED)
        paint.ring(picture, theme, whole, radius, theme.gold, 2, 0, glow=False)
        self._margin = (margin, margin)
        return picture
