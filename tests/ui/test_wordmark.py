"""The name in large letters."""

from __future__ import annotations

import pygame
import pytest

from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES
from game.ui.wordmark import draw_wordmark, hang_spider, spider

GROUND = (20, 58, 51)
STYLE = Style.of(THEMES["felt"], Fonts(), (1280, 720))


def table() -> pygame.Surface:
    surface = pygame.Surface((900, 300), 0, 32)
    surface.fill(GROUND)
    return surface


def test_the_name_begins_at_x_with_its_foot_on_the_baseline() -> None:
    mark = draw_wordmark(table(), STYLE, 96, 136, 84)
    assert mark.rect.left == 96
    assert mark.rect.bottom == 136
    assert 500 < mark.rect.w < 560


@pytest.mark.parametrize("align", ["centre", "right"])
def test_the_name_is_aligned(align: str) -> None:
    target = table()
    if align == "centre":
        rect = draw_wordmark(target, STYLE, 450, 136, 60, "centre").rect
        assert abs(rect.centerx - 450) <= 1
    else:
        rect = draw_wordmark(target, STYLE, 800, 136, 60, "right").rect
        assert rect.right == 800


def test_the_letters_are_lighter_at_the_top() -> None:
    target = table()
    rect = draw_wordmark(target, STYLE, 96, 136, 84).rect
    stem = next(
        x for x in range(rect.left, rect.right)
        if sum(target.get_at((x, rect.bottom - 5))[:3]) > 400
        and sum(target.get_at((x, rect.bottom - 25))[:3]) > 400
    )  # fmt: skip
    assert sum(target.get_at((stem, rect.bottom - 25))) > sum(
        target.get_at((stem, rect.bottom - 5))
    )


@pytest.mark.parametrize("size", [40, 52, 84, 126])
def test_the_thread_begins_on_the_r(size: int) -> None:
    target = table()
    mark = draw_wordmark(target, STYLE, 20, 150, size)
    x, y = mark.hook
    assert mark.rect.collidepoint(x, y)
    assert sum(target.get_at((x, y))[:3]) > sum(GROUND) + 100
    below = (x, mark.rect.bottom - 1)
    assert target.get_at(below)[:3] == GROUND


@pytest.mark.parametrize("sway", [-12, 0, 12])
def test_the_spider_hangs_at_the_end_of_its_thread(sway: int) -> None:
    target = table()
    rect = hang_spider(target, STYLE, (400, 40), 120, 24, sway)
    assert rect.top == 40
    assert target.get_at((400 + sway, 160))[:3] == STYLE.theme.gold
    if sway == 0:
        assert target.get_at((400, 80))[:3] != GROUND


def test_a_spider_is_even_on_both_sides() -> None:
    sprite = spider(24, STYLE.theme.gold)
    mirrored = pygame.transform.flip(sprite, True, False)
    a, b = (pygame.image.tobytes(surface, "RGBA") for surface in (sprite, mirrored))
    assert sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a) < 3
