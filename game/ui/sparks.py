"""Single sparks of light."""

from __future__ import annotations

import pygame

from .compositor import Sprite
from .opacity import faded
from .shapes import whole_sprite, with_alpha
from .stretch import smooth
from .theme import Colour, mix

_HALO = 2.2
"""How much larger than the spark the light around it is."""
_HALO_ALPHA = 70


def spark(colour: Colour, x: float, y: float, radius: float, left: float) -> list[Sprite]:
    """A spark around a place in px, of which a share of 0–1 is left."""
    half = round(2 * radius) / 2
    side = 2 * round(_HALO * half) + 1

    def draw(surface: pygame.Surface, k: int) -> None:
        middle = side * k / 2, side * k / 2
        pygame.draw.circle(surface, with_alpha(colour, _HALO_ALPHA), middle, _HALO * half * k)
        pygame.draw.circle(surface, mix(colour, (255, 255, 255), 0.55), middle, half * k)

    def put(surface: pygame.Surface) -> None:
        surface.blit(smooth(side, side, draw), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)

    picture = faded(whole_sprite(("spark", colour, half), (side, side), put), left)
    if picture is None:
        return []
    at = round(x - side / 2), round(y - side / 2)
    return [Sprite(picture, *at, pygame.BLEND_PREMULTIPLIED)]
