"""Pictures of cards by their id, turned and scaled as a card on its way needs them."""

from __future__ import annotations

from typing import Final

import pygame

from ..engine.cards import Deck
from ..ui.cache import SurfaceCache
from ..ui.card_art import CardArt
from ..ui.compositor import Sprite
from ..ui.turning import turned
from .box import card_height
from .timeline import Pose

_SCALED_BUDGET: Final = 100_000
"""Pixels of scaled pictures that are kept."""


class CardSprites:
    """The pictures of the cards of one deck at the width that they have in a column."""

    def __init__(self, deck: Deck, art: CardArt) -> None:
        self._deck = deck
        self.art = art
        self._scaled = SurfaceCache(_SCALED_BUDGET)

    def face(self, card: int, dim: bool = False) -> pygame.Surface:
        """The card face up."""
        return self.art.face(self._deck.suits[card], self._deck.ranks[card], dim)

    def strip(self, card: int, height: int, dim: bool) -> pygame.Surface:
        """The top of the card with an index that fits into that many pixels."""
        return self.art.strip(self._deck.suits[card], self._deck.ranks[card], height, dim)

    def covered(self, card: int, height: int, dim: bool) -> pygame.Surface:
        """The top of the card, of which that many pixels stay in view."""
        return self.art.covered(self._deck.suits[card], self._deck.ranks[card], height, dim)

    def posed(self, card: int, pose: Pose, dim: bool = False, covered: bool = False) -> Sprite:
        """The card as it looks at a moment of its way; ``covered`` by one that moves with it."""
        if pose.face <= 0:
            flat = self.art.back()
        elif covered:
            flat = self.covered(card, self.art.height, dim)
        else:
            flat = self.face(card, dim)
        width = round(pose.width)
        height = card_height(width)
        if abs(pose.face) < 1:
            picture = self._scaled.get(
                (flat, width, round(width * pose.face)),
                lambda: turned(flat, width, height, pose.face),
            )
        elif (width, height) == flat.get_size():
            picture = flat
        else:
            picture = self._scaled.get(
                (flat, width, height), lambda: pygame.transform.smoothscale(flat, (width, height))
            )
        x = round(pose.x + (pose.width - picture.get_width()) / 2)
        return Sprite(picture, x, round(pose.y) - (picture.get_height() - height) // 2)

    def ghost(self, card: int, pose: Pose) -> Sprite:
        """The card face up in a pose, premultiplied; it is not kept."""
        face = self.art.face(self._deck.suits[card], self._deck.ranks[card])
        width = round(pose.width)
        scaled = pygame.transform.smoothscale(face, (width, card_height(width)))
        x, y = round(pose.x), round(pose.y)
        return Sprite(scaled.premul_alpha(), x, y, pygame.BLEND_PREMULTIPLIED)
