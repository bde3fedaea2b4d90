"""Cards for the moments in which the window is pulled to another size."""

from __future__ import annotations

import pygame

from .card_art import CardArt, encoded
from .card_look import CardLook


class RoughArt(CardArt):
    """Cards of one width made of those of another: a little blurred, in a tenth of the time."""

    def __init__(self, width: int, look: CardLook, model: CardArt) -> None:
        """``width`` is in px; ``model`` has cards of the same look."""
        super().__init__(width, look.theme, look.four_colours, look.back, look.large_index)
        self._model = model

    def _whole_face(self, suit: int, rank: int) -> pygame.Surface:
        return self._scaled(self._model.face(suit, rank))

    def _whole_back(self) -> pygame.Surface:
        return self._scaled(self._model.back())

    def _scaled(self, picture: pygame.Surface) -> pygame.Surface:
        return encoded(pygame.transform.smoothscale(picture, (self.width, self.height)))
