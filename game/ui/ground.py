"""The table under every page: lamplight on felt, with a faint web in the upper right corner.

The picture holds shades instead of colours, a byte a pixel: it is by far the largest that is kept,
and a quarter of the memory is as good where all colours lie between two of them.
"""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import Final

import pygame

from .theme import Colour, Theme
from .web import Point, Web

_GRADIENT_WIDTH: Final = 96
_TILE: Final = 192

# Shades, 0-255: the rim of the table, its lightest part, the grain, the threads of the web. Below
# the rim and above the lightest part there is room for the grain and the web.
_EDGE: Final = 40
_CENTRE: Final = 168
_GRAIN: Final = 5
"""Shades by which one step of the grain differs from the next."""
_THREAD: Final = 72


class Ground:
    """Draws the table; keeps the last one only."""

    def __init__(self) -> None:
        self._key: tuple[str, tuple[int, int]] | None = None
        self._surface: pygame.Surface | None = None
        self.rough = False
        """Whether a table of another size is stretched quickly instead of drawn well."""

    def sharpen(self) -> None:
        """Draw well again; a table that was stretched is forgotten."""
        if self.rough:
            self._key = None
        self.rough = False

    def surface(self, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        """The table for a window of ``size`` px, opaque; not to be drawn on.

        The same theme at the same size always gives the same pixels, but where it is rough.
        """
        key = (theme.name, size)
        if self._surface is None or self._key != key:
            if self.rough and self._surface is not None:
                self._surface = pygame.transform.scale(self._surface, size)
            elif self._key is None or self._key[1] != size:
                self._surface = None
                self._surface = _shades(size)
            assert self._surface is not None
            self._surface.set_palette(_palette(theme))
            self._key = key
        return self._surface


def _palette(theme: Theme) -> list[Colour]:
    """The colour of every shade."""
    if theme.high_contrast:
        return [theme.centre] * 256
    colours = []
    for shade in range(256):
        part = (shade - _EDGE) / (_CENTRE - _EDGE)
        red, green, blue = (
            min(255, max(0, round(edge + (centre - edge) * part)))
            for edge, centre in zip(theme.edge, theme.centre, strict=True)
        )
        colours.append((red, green, blue))
    return colours


def _shades(size: tuple[int, int]) -> pygame.Surface:
    grey = pygame.Surface(size, 0, 32)
    pygame.transform.smoothscale(_gradient(size, grey), size, grey)
    _add_web(grey)
    _add_grain(grey)
    # Grey in every byte but the one that is unused, which is never the second.
    one_channel = grey.get_buffer().raw[1::4]
    return pygame.image.frombuffer(one_channel, size, "P")


def _gradient(size: tuple[int, int], like: pygame.Surface) -> pygame.Surface:
    """The light from the centre to the edge, small enough to be computed by the pixel."""
    width = _GRADIENT_WIDTH
    height = max(2, min(2 * width, round(width * size[1] / size[0])))
    across = [((0.5 - (x + 0.5) / width) * 1.15 / 0.66) ** 2 for x in range(width // 2)]
    rows: list[bytes] = []
    for y in range(height):
        down = (((y + 0.5) / height - 0.46) * 1.25 / 0.66) ** 2
        left = bytearray()
        for aside in across:
            q = min(1.0, math.sqrt(aside + down))
            left.append(round(_CENTRE + (_EDGE - _CENTRE) * q * q * (3 - 2 * q)))
        rows += (bytes(left), bytes(reversed(left)))
    small = pygame.Surface((width, height), 0, like)
    small.blit(_grey_picture(b"".join(rows), (width, height)), (0, 0))
    return small


def _add_grain(surface: pygame.Surface) -> None:
    """The grain of the felt, as much darker as lighter; it hides the bands of the gradient."""
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
    middle = 3 * _GRAIN
    surface.fill((middle, middle, middle), special_flags=pygame.BLEND_RGB_SUB)


def _grain(levels: int, size: tuple[int, int], seed: int) -> pygame.Surface:
    """A grey picture of even noise from 0 to ``levels`` - 1 steps."""
    table = bytes(value * levels // 256 * _GRAIN for value in range(256))
    return _grey_picture(random.Random(seed).randbytes(size[0] * size[1]).translate(table), size)


def _grey_picture(shades: bytes, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.image.frombuffer(shades, size, "P")
    picture.set_palette([(shade, shade, shade) for shade in range(256)])
    return picture


def _add_web(surface: pygame.Surface) -> None:
    """Threads, the further out the fainter."""
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
        _draw_thread(layer, _light(1.0), spoke)
    for index, ring in enumerate(web.rings):
        light = _light(1 - 0.45 * index / max(1, len(web.rings) - 1))
        for thread in ring:
            _draw_thread(layer, light, thread)
    corner = (surface.get_width() - side, 0)
    surface.blit(layer, corner, special_flags=pygame.BLEND_RGB_ADD)


def _draw_thread(target: pygame.Surface, colour: Colour, thread: tuple[Point, ...]) -> None:
    # Piece by piece, as the ends of pygame's ``aalines`` are not the same each time.
    for start, end in pairwise(thread):
        pygame.draw.aaline(target, colour, start, end)


def _light(strength: float) -> Colour:
    """What a thread adds to the table's shade."""
    light = round(_THREAD * strength)
    return light, light, light
