"""The cards of the widths that were wanted last."""

from __future__ import annotations

from typing import Final

from .card_art import CardArt
from .card_look import CardLook
from .rough_art import RoughArt

KEPT: Final = 4
"""Card widths whose pictures are kept: column, stock, runs, one more."""


class CardShelf:
    """Gives the same cards again as long as they are wanted often enough."""

    def __init__(self) -> None:
        self.rough = False
        """Whether cards of a new width are made quickly, of others, until ``sharpen``."""
        self._arts: dict[tuple[int, CardLook], CardArt] = {}
        self._rough: dict[tuple[int, CardLook], RoughArt] = {}

    def art(self, width: int, look: CardLook) -> CardArt:
        """The cards of a width in pixels."""
        key = (width, look)
        model = self._model(look) if self.rough and key not in self._arts else None
        if model is not None:
            if key not in self._rough:
                self._rough[key] = RoughArt(width, look, model)
            return self._rough[key]
        art = self._arts.pop(key, None) or look.art(width)
        self._arts[key] = art
        while len(self._arts) > KEPT:
            del self._arts[next(iter(self._arts))]
        return art

    def sharpen(self) -> None:
        """Forget all cards that were made quickly."""
        self.rough = False
        self._rough.clear()

    def _model(self, look: CardLook) -> CardArt | None:
        """The largest cards of the look that are there."""
        same = [art for (_, other), art in self._arts.items() if other == look]
        return max(same, key=lambda art: art.width, default=None)
