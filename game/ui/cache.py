"""A store of drawn surfaces that forgets the longest unused ones."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Keeps surfaces up to a number of pixels (4 bytes each) in all.

    The newest surface is kept whatever its size.
    """

    def __init__(self, budget: int) -> None:
        """``budget`` is in pixels."""
        self._budget = budget
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._pixels = 0

    @property
    def pixels(self) -> int:
        """How many pixels are held now."""
        return self._pixels

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under ``key``, made by ``make()`` if there is none.

        The caller must not draw on it.
        """
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        made = make()
        self._held[key] = made
        self._pixels += _area(made)
        while self._pixels > self._budget and len(self._held) > 1:
            _, dropped = self._held.popitem(last=False)
            self._pixels -= _area(dropped)
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()
        self._pixels = 0


def _area(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height()
