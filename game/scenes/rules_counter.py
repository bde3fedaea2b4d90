"""The number of a page among others, told in words with a dot for each."""

from __future__ import annotations

from typing import Final

import pygame

from ..ui.paint import disc, with_alpha
from ..ui.style import Style

_LEAST_STEP: Final = 8  # px from one dot to the next


def draw_counter(
    target: pygame.Surface, style: Style, place: pygame.Rect, words: str, page: int, pages: int
) -> None:
    """Draw the words in the middle of a place, below dots if there is room for them.

    ``page`` is 0-based; its dot is gold.
    """
    theme, fonts = style.theme, style.fonts
    words, size = fonts.fitted(words, style.scale.label, place.w)
    step = min(size + 4, place.w // pages)
    dotted = step >= _LEAST_STEP and place.h > 2.4 * size
    middle = place.centery + (0.55 * size if dotted else 0)
    fonts.draw(target, words, place.centerx, middle, size, theme.muted, False, "centre", "middle")
    if not dotted:
        return
    left = place.centerx - step * (pages - 1) / 2
    for number in range(pages):
        here = number == page
        colour = with_alpha(theme.gold if here else theme.muted, 255 if here else 120)
        radius = size * (0.3 if here else 0.2)
        disc(target, (left + step * number, place.centery - 0.65 * size), radius, colour)
