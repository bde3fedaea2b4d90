from __future__ import annotations

import pygame
import pytest

from game.ui.margin import LEAST_INSIDE, LEAST_TABLE, inside, table_margin


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


def test_the_table_makes_the_margin_that_the_pages_have_no_room_for() -> None:
    assert table_margin((480, 320), 0) == 0
    assert table_margin((480, 320), 3) == 10
    assert table_margin((480, 320), 10) == (LEAST_INSIDE[1] - LEAST_TABLE[1]) // 2
    assert table_margin(inside((1280, 720), 10).size, 10) == 0
    assert table_margin((300, 200), 10) == 0
