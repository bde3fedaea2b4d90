from __future__ import annotations

import pygame
import pytest

from game.scenes.win_cards import END, WinCards
from game.scenes.win_motion import WEB_END
from game.ui.card_look import CardLook
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES

from .fakes import SIZES

MOMENTS = [step / 60 for step in range(round(60 * END) + 2)]


def made(size: tuple[int, int], suits: int = 4) -> WinCards:
    felt = THEMES["felt"]
    return WinCards(Style.of(felt, Fonts(), size), CardLook(felt), suits)


@pytest.mark.usefixtures("around")
@pytest.mark.parametrize("size", SIZES)
def test_cards_leave_the_middle_for_every_side_then_are_gone(size: tuple[int, int]) -> None:
    cards, window = made(size), pygame.Rect((0, 0), size)
    hub = size[0] / 2, 0.4 * size[1]
    assert cards.sprites(0.0) == []
    first = cards.sprites(MOMENTS[8])
    assert len(first) == 4
    assert all(sprite.rect.inflate(8, 8).collidepoint(hub) for sprite in first)
    seen = [sprite for moment in MOMENTS for sprite in cards.sprites(moment)]
    assert all(
        any(sprite.rect.collidepoint(corner) for sprite in seen)
        for corner in (window.midleft, window.midright, window.midtop, window.midbottom)
    )
    last = [sprite for sprite in cards.sprites(END - 0.01) if window.colliderect(sprite.rect)]
    assert last == []
    assert cards.sprites(END) == []


@pytest.mark.usefixtures("around")
@pytest.mark.parametrize("suits", [1, 2, 4])
def test_each_card_of_four_runs_flies(suits: int) -> None:
    cards = made((640, 480), suits)
    pictures = {id(s.surface): s.surface for m in MOMENTS for s in cards.sprites(m)}
    assert len(pictures) >= 52


def test_the_cards_have_left_before_the_page_stops_drawing_all_anew() -> None:
    assert END <= WEB_END
