"""The margin that an old screen hides, which nothing may lie in."""

from __future__ import annotations

from typing import Final

import pygame

LEAST_INSIDE: Final = (480, 320)
"""The longer with the shorter side, in px, of the smallest room that is left to the pages."""
LEAST_TABLE: Final = (448, 288)
"""The same for the table, which can do with less."""


def inside(size: tuple[int, int], percent: int) -> pygame.Rect:
    """The part of a window that is used.

    Args:
        size: the window's width and height in px.
        percent: what is left free at each edge, of the shorter side.
    """
    width, height = size
    margin = _margin(size, LEAST_INSIDE, percent)
    return pygame.Rect(margin, margin, width - 2 * margin, height - 2 * margin)


def table_margin(size: tuple[int, int], percent: int) -> int:
    """The px that the table leaves free itself, where ``inside`` could leave no more.

    Args:
        size: the width and height in px of what ``inside`` gave.
        percent: see there.
    """
    short, long = sorted(size)
    if short > LEAST_INSIDE[1] and long > LEAST_INSIDE[0]:
        return 0
    return _margin(size, LEAST_TABLE, percent)


def _margin(size: tuple[int, int], least: tuple[int, int], percent: int) -> int:
    short, long = sorted(size)
    most = min((short - least[1]) // 2, (long - least[0]) // 2)
    return max(0, min(most, round(short * percent / 100)))
