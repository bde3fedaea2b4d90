"""Cards above the table, with the shadow that each group of them throws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import pygame

from ..ui.cache import SurfaceCache
from ..ui.compositor import Sprite
from ..ui.light import reach_of, shadow
from ..ui.style import Style
from .layout import Layout

STEPS: Final = 4
"""How many heights are told apart, so that few shadows have to be kept."""
_RISE: Final = 0.03
_BLUR: Final = 0.06
_DROP: Final = 0.09
"""Of the shadow's picture: parts of a card's width."""
_SHADE: Final = 125
"""Opacity of 0–255, for a card as high as it goes."""

_SHADES = SurfaceCache(60_000)


class Flying(NamedTuple):
    """One card on its way."""

    key: tuple[int, int, int]
    """The order in which the cards are drawn."""
    sprite: Sprite
    group: tuple[float, ...]
    """Cards of one group fly together."""
    height: float
    """How high above the table, 0–1."""


def rise(layout: Layout, height: float) -> int:
    """By how many px a card is drawn higher than it lies, ``height`` of 0–1 above the table."""
    return round(max(2.0, _RISE * layout.card_width) * height)


def step(height: float) -> int:
    """A height of 0–1 as a number of ``STEPS``."""
    return round(STEPS * min(1.0, max(0.0, height)))


def with_shadows(style: Style, radius: int, cards: Iterable[Flying]) -> list[Sprite]:
    """The cards in their order, the shadow of each group below its lowest one."""
    ordered = sorted(cards, key=lambda card: card.key)
    areas: dict[tuple[float, ...], pygame.Rect] = {}
    if not style.theme.high_contrast:
        for card in ordered:
            if step(card.height):
                area = areas.get(card.group)
                areas[card.group] = card.sprite.rect.union(area) if area else card.sprite.rect
    sprites: list[Sprite] = []
    for card in ordered:
        area = areas.pop(card.group, None)
        if area is not None:
            sprites.append(shade(area, card.sprite.rect.w, radius, step(card.height)))
        sprites.append(card.sprite)
    return sprites


def shade(area: pygame.Rect, width: int, radius: int, level: int) -> Sprite:
    """The shadow of cards ``width`` px wide that cover an area, at one of ``STEPS`` heights."""
    blur = max(2, round(_BLUR * width))
    drop = max(1, round(_DROP * width * level / STEPS))
    reach = reach_of(blur)
    inner = pygame.Rect((reach, reach), area.size)

    def make() -> pygame.Surface:
        surface = pygame.Surface(inner.inflate(2 * reach, 2 * reach).size, pygame.SRCALPHA)
        shadow(surface, inner, radius, blur, 0, _SHADE * level // STEPS)
        return surface

    # Cards from the stock grow on their way: their shadows must not fill the cache of all sprites.
    picture = _SHADES.get((area.size, radius, blur, level), make)
    return Sprite(picture, area.x - reach, area.y - reach + drop, pygame.BLEND_PREMULTIPLIED)
