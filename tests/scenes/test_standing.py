"""What the card of a number of suits tells of the games played."""

from __future__ import annotations

import pygame
import pytest

from game.engine.variants import SPIDERETTE
from game.play.gamecode import GameCode
from game.scenes.destinations import DifficultyPage
from game.scenes.difficulty import Difficulty
from game.scenes.standing import Standing
from game.scenes.suit_card import SuitCard
from game.store.statistics import Figures
from game.text.catalogue import Catalogue
from game.ui.theme import THEMES

from .fakes import Stage, Surroundings

ENGLISH = Catalogue.load("en")
MINT = THEMES["felt"].mint


def mint_pixels(share: float) -> int:
    """The width of the bar, in px."""
    target = pygame.Surface((300, 100))
    style = Surroundings().services.style((1280, 720))
    Standing(("", "-"), ("", "-"), share).draw(target, style, pygame.Rect(0, 10, 300, 80))
    return pygame.mask.from_threshold(target, MINT, (1, 1, 1, 255)).get_bounding_rects()[0].w


def test_a_player_who_won_nothing_has_no_best_score() -> None:
    standing = Standing.of(ENGLISH, Figures(SPIDERETTE, 1))
    assert standing == (("Best score", "–"), ("Won", "0 / 0"), 0.0)


def test_the_share_is_that_of_the_games_played() -> None:
    standing = Standing.of(ENGLISH, Figures(SPIDERETTE, 1, played=8, won=2, best_score=900))
    assert standing == (("Best score", "900"), ("Won", "2 / 8"), 0.25)


@pytest.mark.parametrize("share", [0.1, 0.5, 1.0])
def test_the_bar_is_as_long_as_the_share(share: float) -> None:
    assert mint_pixels(share) == pytest.approx(300 * share, abs=3)


def test_each_card_tells_of_its_own_suits(around: Surroundings) -> None:
    statistics = around.services.store.statistics
    statistics.won(statistics.begin(GameCode(SPIDERETTE, 2, 5)), 812, 60, 300.0)
    stage = Stage(around, Difficulty(around.services, DifficultyPage()), (1280, 720))
    shown = []
    for suits in (1, 2, 4):
        card = stage.widget(f"suits {suits}")
        assert isinstance(card, SuitCard)
        assert card.standing is not None
        shown.append(card.standing.best[1])
    assert shown == ["–", "812", "–"]
