"""Premultiplied pictures that are less than opaque."""

from __future__ import annotations

from typing import Final

import pygame

from .cache import SurfaceCache

LEVELS: Final = 12
"""How many shades of opacity are told apart, so that few pictures have to be kept."""

_FADED = SurfaceCache(60_000)


def faded(picture: pygame.Surface, share: float) -> pygame.Surface | None:
    """A premultiplied picture at a share of its opacity, 0–1; None where nothing is left of it."""
    level = round(LEVELS * min(1.0, max(0.0, share)))
    if level == 0:
        return None
    if level == LEVELS:
        return picture

    def make() -> pygame.Surface:
        return thinned(picture, round(255 * level / LEVELS))

    return _FADED.get((picture, level), make)


def thinned(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    """A copy of a premultiplied picture at an opacity of 0–255."""
    copy = picture.copy()
    copy.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
