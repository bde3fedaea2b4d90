"""The table under every page: lamplight on felt, with a faint web in the upper right corner."""

from __future__ import annotations

import math
import random

import pygame

from .theme import Colour, Theme, mix
from .web import Web

_GRADIENT_WIDTH = 96
_TILE = 192
_WEB_ALPHA = 15


class Ground:
    """Draws the table; keeps the last one only."""

    def __init__(self) -> None:
        self._key: tuple[str, tuple[int, int]] | None = None
        self._surface: pygame.Surface | None = None

    def surface(self, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        """The table for a window of ``size`` px, opaque; not to be drawn on.

        The same theme at the same size always gives the same pixels.
        """
        key = (theme.name, size)
        if self._surface is None or self._key != key:
            self._surface = None
            self._surface = _drawn(theme, size)
            self._key = key
        return self._surface


def _drawn(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    if surface.get_bitsize() < 24:
        surface = pygame.Surface(size, 0, 32)
    if theme.high_contrast:
        surface.fill(theme.centre)
        return surface
    pygame.transform.smoothscale(_gradient(theme, size, surface), size, surface)
    _add_noise(surface)
    _add_web(surface, theme)
    return surface


def _gradient(theme: Theme, size: tuple[int, int], like: pygame.Surface) -> pygame.Surface:
    """The light from the centre to the edge, small enough to be computed by the pixel."""
    width = _GRADIENT_WIDTH
    height = max(2, min(2 * width, round(width * size[1] / size[0])))
    shades = [bytes(mix(theme.centre, theme.edge, i / 255)) for i in range(256)]
    across = [((0.5 - (x + 0.5) / width) * 1.15 / 0.66) ** 2 for x in range(width // 2)]
    rows: list[bytes] = []
    for y in range(height):
        down = (((y + 0.5) / height - 0.46) * 1.25 / 0.66) ** 2
        left = []
        for aside in across:
            q = min(1.0, math.sqrt(aside + down))
            left.append(shades[int(q * q * (3 - 2 * q) * 255)])
        rows += left
        rows += reversed(left)
    pixels = pygame.image.frombuffer(b"".join(rows), (width, height), "RGB")
    small = pygame.Surface((width, height), 0, like)
    small.blit(pixels, (0, 0))
    return small


def _add_noise(surface: pygame.Surface) -> None:
    """The grain of the felt, -3 to +3 on every channel; it hides the bands of the gradient."""
    tile = pygame.Surface((_TILE, _TILE), 0, surface)
    fine = _grain(4, (_TILE, _TILE), 5)
    coarse = _grain(4, (_TILE // 2, _TILE), 6)
    tile.blit(fine, (0, 0))
    threads = pygame.Surface(coarse.get_size(), 0, surface)
    threads.blit(coarse, (0, 0))
    threads = pygame.transform.scale(threads, tile.get_size())
    tile.blit(threads, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    width, height = surface.get_size()
    for y in range(0, height, _TILE):
        for x in range(0, width, _TILE):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    surface.fill((3, 3, 3), special_flags=pygame.BLEND_RGB_SUB)


def _grain(levels: int, size: tuple[int, int], seed: int) -> pygame.Surface:
    """A grey picture of even noise from 0 to ``levels`` - 1."""
    table = bytes(value * levels // 256 for value in range(256))
    values = random.Random(seed).randbytes(size[0] * size[1]).translate(table)
    picture = pygame.image.frombuffer(values, size, "P")
    picture.set_palette([(value, value, value) for value in range(256)])
    return picture


def _add_web(surface: pygame.Surface, theme: Theme) -> None:
    """Threads so faint that adding light to the felt equals laying a colour over it."""
    short = min(surface.get_size())
    reach = short * 0.62
    side = round(reach * 1.12) + 8
    layer = pygame.Surface((side, side), 0, surface)
    web = Web.spun(
        (side + 6, -6),
        (math.pi * 0.5 - 0.04, math.pi + 0.04),
        7,
        7,
        (reach * 0.16, reach),
        jitter=0.06,
    )
    for spoke in web.spokes:
        pygame.draw.aalines(layer, _light(theme, 1.0), False, spoke)
    for index, ring in enumerate(web.rings):
        strength = 1 - 0.45 * index / max(1, len(web.rings) - 1)
        for thread in ring:
            pygame.draw.aalines(layer, _light(theme, strength), False, thread)
    corner = (surface.get_width() - side, 0)
    surface.blit(layer, corner, special_flags=pygame.BLEND_RGB_ADD)


def _light(theme: Theme, strength: float) -> Colour:
    """What a thread adds to the table's colour."""
    share = _WEB_ALPHA / 255 * strength
    red, green, blue = (
        max(0, round((line - table) * share))
        for line, table in zip(theme.line, theme.edge, strict=True)
    )
    return red, green, blue
