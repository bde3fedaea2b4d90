"""Pictures of cards by their id, turned and scaled as a card on its way needs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from ..engine.cards import Deck
from ..ui.cache import SurfaceCache
from ..ui.card_art import CardArt
from ..ui.compositor import Sprite
from .box import card_height
from .timeline import Pose

_SCALED_BUDGET: Final = 100_000
"""Pixels of scaled pictures that are kept."""
_LEAST_EDGE: Final = 2


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

    def covered(self, card: int, height: int) -> pygame.Surface:
        """The top of the card, dimmed, of which that many pixels stay in view."""
        return self.art.covered(self._deck.suits[card], self._deck.ranks[card], height)

    def posed(self, card: int, pose: Pose, dim: bool = False) -> Sprite:
        """The card as it looks at a moment of its way."""
        up = pose.face > 0
        flat = self.face(card, dim) if up else self.art.back()
        width = max(_LEAST_EDGE, round(pose.width * abs(pose.face)))
        height = card_height(round(pose.width))
        x = round(pose.x + (pose.width - width) / 2)
        if (width, height) == flat.get_size():
            return Sprite(flat, x, round(pose.y))
        picture = self._scaled.get((flat, width, height), _scaler(flat, width, height))
        return Sprite(picture, x, round(pose.y))


def _scaler(flat: pygame.Surface, width: int, height: int) -> Callable[[], pygame.Surface]:
    def make() -> pygame.Surface:
        scaled: pygame.Surface = pygame.transform.smoothscale(flat, (width, height))
        return scaled

    return make
