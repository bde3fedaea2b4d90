"""What the tests of the cards look for in a picture."""

from __future__ import annotations

import pygame

from game.ui.card_colours import suit_colour
from game.ui.theme import Colour, Theme


def colour_at(surface: pygame.Surface, x: int, y: int) -> Colour:
    red, green, blue, _ = surface.get_at((x, y))
    return red, green, blue


def distance(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def is_ink(surface: pygame.Surface, x: int, y: int, suit: int, theme: Theme) -> bool:
    """Opaque, nearer to the suit's colour than to the card's."""
    found = colour_at(surface, x, y)
    if surface.get_at((x, y)).a < 255:
        return False
    colour = suit_colour(theme, suit, False)
    return distance(found, colour) < distance(found, theme.card)


def unlike(one: pygame.Surface, other: pygame.Surface, area: tuple[int, int]) -> int:
    """How many pixels of the upper left area differ plainly."""
    return sum(
        distance(colour_at(one, x, y), colour_at(other, x, y)) > 60
        for x in range(area[0])
        for y in range(area[1])
    )


def runs(flags: list[bool]) -> list[tuple[int, int]]:
    """The spans (first, last + 1) of true flags."""
    edges = [
        index for index, flag in enumerate([*flags, False]) if flag != ([False, *flags])[index]
    ]
    return list(zip(edges[::2], edges[1::2], strict=True))
