"""How the cards of a table look, whatever their width."""

from __future__ import annotations

from typing import NamedTuple

from .card_art import BACKS, CardArt
from .theme import Theme


class CardLook(NamedTuple):
    """The player's choices for the cards; equal looks give equal pictures."""

    theme: Theme
    four_colours: bool = False
    back: str = BACKS[0]
    large_index: bool = False

    def art(self, width: int) -> CardArt:
        """The cards ``width`` px wide.

        Raises:
            ValueError: there is no such back.
        """
        return CardArt(
            width,
            self.theme,
            four_colours=self.four_colours,
            back=self.back,
            large_index=self.large_index,
        )
