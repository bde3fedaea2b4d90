from __future__ import annotations

import pygame
import pytest

from game.ui.margin import LEAST_INSIDE, inside


def test_no_margin_leaves_everything() -> None:
    assert inside((640, 480), 0) == pygame.Rect(0, 0, 640, 480)


def test_a_margin_is_a_part_of_the_shorter_side() -> None:
    assert inside((1280, 720), 5) == pygame.Rect(36, 36, 1208, 648)
    assert inside((720, 1280), 5) == pygame.Rect(36, 36, 648, 1208)


@pytest.mark.parametrize("size", [(480, 320), (320, 480), (500, 330), (640, 480), (300, 200)])
def test_the_pages_keep_their_least_room_where_there_is_any(size: tuple[int, int]) -> None:
    left = inside(size, 10)
    assert sorted(left.size) >= sorted(min(a, b) for a, b in zip(size, LEAST_INSIDE, strict=True))
    for least, now, whole in zip(
        sorted(LEAST_INSIDE), sorted(left.size), sorted(size), strict=True
    ):
        assert now >= min(least, whole)
    assert left.center == pygame.Rect((0, 0), size).center


def test_the_smallest_window_has_a_margin_too() -> None:
    assert inside((480, 320), 5) == pygame.Rect(16, 16, 448, 288)
    assert inside((480, 320), 10) == pygame.Rect(16, 16, 448, 288)
