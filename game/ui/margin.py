"""The margin that an old screen hides, which nothing may lie in."""

from __future__ import annotations

from typing import Final

import pygame

LEAST_INSIDE: Final = (448, 288)
"""The longer with the shorter side, in px, of the smallest room that is left to the pages."""


def inside(size: tuple[int, int], percent: int) -> pygame.Rect:
    """The part of a window that is used.

    Args:
        size: the window's width and height in px.
        percent: what is left free at each edge, of the shorter side.
    """
    width, height = size
    short, long = sorted(size)
    most = min((short - LEAST_INSIDE[1]) // 2, (long - LEAST_INSIDE[0]) // 2)
    margin = max(0, min(most, round(short * percent / 100)))
    return pygame.Rect(margin, margin, width - 2 * margin, height - 2 * margin)
