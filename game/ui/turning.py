"""A flat picture that turns about its upright middle, seen from the front."""

from __future__ import annotations

import math
from typing import Final

import pygame

DEPTH: Final = 0.07
"""By how much of the height the near edge is longer, the far one shorter, seen from its edge."""
_LEAST: Final = 2  # px of width


def turned(flat: pygame.Surface, width: int, height: int, face: float) -> pygame.Surface:
    """A picture of ``width`` x ``height`` px on its turn, in straight alpha.

    ``face`` is the cosine of the angle: 1 flat, near 0 seen from its edge, where the right edge
    comes near first; below 0 the side that came up is shown, so its left edge is the near one.
    The surface is higher than ``height`` by what the near edge is longer; both have one middle.
    """
    across = max(_LEAST, round(width * abs(face)))
    lean = DEPTH * math.sqrt(max(0.0, 1.0 - face * face)) * (1.0 if face < 0 else -1.0)
    most = round(height * (1.0 + abs(lean)))
    surface = pygame.Surface((across, most), pygame.SRCALPHA)
    bands = min(across, max(1, round(2 * abs(lean) * height)))
    narrow = pygame.transform.smoothscale(flat, (across, height))
    for band in range(bands):
        left, right = across * band // bands, across * (band + 1) // bands
        place = (left + right) / across - 1.0  # -1 at the left edge, 1 at the right one
        high = round(height * (1.0 + lean * place))
        strip = narrow.subsurface((left, 0, right - left, height))
        if high != height:
            strip = pygame.transform.smoothscale(strip, (right - left, high))
        surface.blit(strip, (left, (most - high) // 2), special_flags=pygame.BLEND_RGBA_MAX)
    return surface
