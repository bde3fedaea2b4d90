from __future__ import annotations

import pygame
import pytest

from game.engine.variants import SPIDERETTE
from game.table.airborne import STEPS, Flying, rise, step, with_shadows
from game.table.layout import Layout
from game.ui.compositor import Sprite
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES

SIZE = (640, 480)
LAYOUT = Layout.of(*SIZE, SPIDERETTE)
CARD = pygame.Surface((60, 84))


def style(theme: str = "felt") -> Style:
    return Style.of(THEMES[theme], Fonts(), SIZE)


def card(order: int, y: int, group: float, height: float) -> Flying:
    return Flying((1, order, 0), Sprite(CARD, 100, y), (group,), height)


def test_a_group_throws_one_shadow_below_its_lowest_card() -> None:
    cards = [card(2, 120, 1.0, 1.0), card(1, 100, 1.0, 1.0), card(3, 300, 2.0, 0.5)]
    drawn = with_shadows(style(), 3, cards)
    assert [sprite.surface is CARD for sprite in drawn] == [False, True, True, False, True]
    assert [sprite.y for sprite in drawn if sprite.surface is CARD] == [100, 120, 300]
    assert drawn[0].rect.contains(pygame.Rect(100, 100, 60, 104))


@pytest.mark.parametrize(("theme", "height"), [("felt", 0.0), ("contrast", 1.0)])
def test_some_throw_none(theme: str, height: float) -> None:
    drawn = with_shadows(style(theme), 3, [card(1, 100, 1.0, height)])
    assert [sprite.surface for sprite in drawn] == [CARD]


def test_a_card_is_drawn_higher_the_higher_it_is() -> None:
    rises = [rise(LAYOUT, height / 10) for height in range(11)]
    assert rises == sorted(rises)
    assert rises[0] == 0 < rises[-1]


def test_few_heights_are_told_apart() -> None:
    assert {step(height / 100) for height in range(-10, 120)} == set(range(STEPS + 1))
