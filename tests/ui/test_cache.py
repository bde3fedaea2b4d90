"""The bound of the store of surfaces."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.cache import SurfaceCache


def of(side: int) -> Callable[[], pygame.Surface]:
    return lambda: pygame.Surface((side, side))


def test_a_held_surface_is_given_again() -> None:
    cache = SurfaceCache(1000)
    assert cache.get("a", of(10)) is cache.get("a", of(10))


def test_the_longest_unused_one_is_dropped() -> None:
    cache = SurfaceCache(250)
    first, second = cache.get("a", of(10)), cache.get("b", of(10))
    assert cache.get("a", of(10)) is first
    cache.get("c", of(10))
    assert cache.pixels == 200
    assert cache.get("a", of(10)) is first
    assert cache.get("b", of(10)) is not second


def test_one_larger_than_the_bound_is_kept_alone() -> None:
    cache = SurfaceCache(100)
    cache.get("a", of(5))
    large = cache.get("b", of(20))
    assert cache.get("b", of(20)) is large
    assert cache.pixels == 400


def test_clear_forgets() -> None:
    cache = SurfaceCache(1000)
    first = cache.get("a", of(10))
    cache.clear()
    assert cache.pixels == 0
    assert cache.get("a", of(10)) is not first
