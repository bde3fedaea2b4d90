from __future__ import annotations

import pygame
import pytest

from game.scenes.card_fan import Card, Spread, fan, fan_width
from game.ui.card_look import CardLook
from game.ui.theme import THEMES

CARDS: tuple[Card, ...] = ((0, 13), (1, 13), (3, 13), (2, 13))
SPREAD = Spread(step=13, radius=2.2)
ROOM = pygame.Rect(40, 30, 400, 260)


@pytest.mark.parametrize("count", [1, 3, 4, 5])
@pytest.mark.parametrize("room", [ROOM, pygame.Rect(0, 0, 90, 300), pygame.Rect(5, 5, 900, 80)])
def test_the_largest_fan_fills_its_room(count: int, room: pygame.Rect) -> None:
    cards = ((0, 1), *CARDS)[:count]
    width = fan_width(count, SPREAD, room)
    look = CardLook(THEMES["contrast"])  # it has no shadows
    made = fan(look, cards, width, SPREAD, room)
    ink = made.picture.get_bounding_rect(min_alpha=128).move(made.x, made.y)
    assert room.inflate(4, 4).contains(ink)
    assert ink.w >= room.w * 0.93 or ink.h >= room.h * 0.93


def test_nothing_is_kept_of_what_lies_outside_of_the_window() -> None:
    window = pygame.Rect(0, 0, 200, 200)
    made = fan(CardLook(THEMES["felt"]), CARDS, 80, SPREAD, ROOM, window)
    assert window.contains(made.rect)


def test_the_last_card_lies_on_top() -> None:
    made = fan(CardLook(THEMES["felt"]), CARDS, 90, Spread(step=0, radius=2.2), ROOM)
    single = fan(CardLook(THEMES["felt"]), CARDS[-1:], 90, Spread(step=0, radius=2.2), ROOM)
    middle = made.rect.w // 2, made.rect.h // 2
    assert made.picture.get_at(middle) == single.picture.get_at(middle)


def test_high_contrast_has_no_shadows() -> None:
    felt, contrast = (
        fan(CardLook(THEMES[name]), CARDS, 90, SPREAD, ROOM).picture.get_bounding_rect(min_alpha=1)
        for name in ("felt", "contrast")
    )
    assert contrast.h < felt.h


def test_the_cards_look_as_the_player_wants() -> None:
    diamond: tuple[Card, ...] = ((2, 7),)
    spread = Spread(step=0, radius=2.2)
    plain, coloured, large = (
        pygame.image.tobytes(fan(look, diamond, 90, spread, ROOM).picture, "RGBA")
        for look in (
            CardLook(THEMES["felt"]),
            CardLook(THEMES["felt"], four_colours=True),
            CardLook(THEMES["felt"], large_index=True),
        )
    )
    assert len({plain, coloured, large}) == 3
