"""The picture of the group that the player carries."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import pygame

from ..ui import paint
from ..ui.compositor import Sprite
from ..ui.motion import out_quad, share
from ..ui.style import Style
from .airborne import STEPS, rise, step
from .box import ring_width
from .card_sprites import CardSprites
from .layout import Layout


class Rising:
    """How far a group has come off the table since it was taken; times are seconds."""

    def __init__(self, duration: float, fade: float) -> None:
        """``duration`` is of the lift, ``fade`` of the light that comes up with it; maybe 0."""
        self._duration = duration
        self._fade = fade
        self._start = -inf
        self.busy = False
        """Whether either still grows, as far as is known."""

    def begin(self, now: float) -> None:
        """A group is taken."""
        self._start = now
        self.busy = max(self._duration, self._fade) > 0

    def advance(self, now: float) -> None:
        """Let it be over when its time is."""
        self.busy = self.busy and now < self._start + max(self._duration, self._fade)

    def settle(self) -> None:
        """Let it be over at once."""
        self._start = -inf
        self.busy = False

    def height(self, now: float) -> float:
        """How high the group is, 0–1."""
        return out_quad(share(now, self._start, self._duration))

    def light(self, now: float) -> float:
        """How far the light has come up, 0–1."""
        return share(now, self._start, self._fade)


class LiftedGroup:
    """One sprite for a carried group with its shadow and its ring, drawn once for each group."""

    def __init__(self, style: Style, layout: Layout, sprites: CardSprites) -> None:
        self._style = style
        self._layout = layout
        self._sprites = sprites
        self._cards: tuple[int, ...] = ()
        self._picture: pygame.Surface | None = None
        self._margin = (0, 0)
        self._level = 0

    def sprite(self, cards: Sequence[int], x: int, y: int, height: float) -> Sprite:
        """The group carried with its first card at a pixel, ``height`` of 0–1 above the table."""
        level = step(height)
        if self._picture is None or (tuple(cards), level) != (self._cards, self._level):
            self._cards, self._level = tuple(cards), level
            self._picture = self._draw()
        left, top = self._margin
        y -= rise(self._layout, height)
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
        share = self._level / STEPS
        margin = 2 * blur + 2
        size = (width + 2 * margin, height + 2 * margin + drop)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        whole = pygame.Rect(margin, margin, width, height)
        radius = self._sprites.art.radius
        if not theme.high_contrast:
            paint.shadow(picture, whole, radius, blur, round(drop * share), round(150 * share))
        cards = pygame.Surface((width, height), pygame.SRCALPHA)
        for i, (card, y) in enumerate(zip(self._cards, offsets, strict=True)):
            strip = offsets[i + 1] - y if i + 1 < len(offsets) else 0
            if not strip:
                cards.blit(self._sprites.face(card), (0, y))
            elif layout.tight(strip):
                cards.blit(self._sprites.strip(card, strip, dim=False), (0, y))
            else:
                cards.blit(self._sprites.covered(card, strip, dim=False), (0, y))
        picture.blit(cards.premul_alpha(), whole.topleft, special_flags=pygame.BLEND_PREMULTIPLIED)
        paint.ring(
            picture, theme, whole, radius, theme.gold, max(2, ring_width(width) - 1), 0, glow=False
        )
        self._margin = (margin, margin)
        return picture
