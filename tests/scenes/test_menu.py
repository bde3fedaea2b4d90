from __future__ import annotations

import pygame
import pytest

from game.input.intents import Action
from game.scenes.destinations import (
    DailyPage,
    DifficultyPage,
    Loss,
    OptionsPage,
    Push,
    QuestionPage,
    Quit,
    Reset,
    StatisticsPage,
    TablePage,
)
from game.scenes.menu import Menu
from game.ui.buttons import MenuItem

from .fakes import SIZES, Stage, Surroundings


def staged(around: Surroundings, size: tuple[int, int] = (1280, 720)) -> Stage:
    return Stage(around, Menu(around.services), size)


def test_offers_to_go_on_only_with_a_game(around: Surroundings) -> None:
    assert "continue" not in staged(around).names
    around.keep(begun=False)
    stage = staged(around)
    assert stage.names[0] == stage.focused == "continue"
    assert stage.press(Action.CONFIRM) == Reset(TablePage())


def test_tells_how_long_the_game_was_played(around: Surroundings) -> None:
    around.keep(begun=True)
    assert around.services.kept is not None
    for seconds, detail in ((0.4, "Spiderette, 2 suits"), (277.9, "Spiderette, 2 suits, 4:37")):
        around.services.kept.seconds = seconds
        plate = staged(around).widget("continue")
        assert isinstance(plate, MenuItem)
        assert plate.detail == detail


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("new", Push(DifficultyPage())),
        ("daily", Push(DailyPage())),
        ("statistics", Push(StatisticsPage())),
        ("options", Push(OptionsPage())),
        ("quit", Quit()),
    ],
)
def test_leads_on(around: Surroundings, name: str, step: object) -> None:
    assert staged(around).click(name) == step


def test_asks_before_a_game_in_progress_is_lost(around: Surroundings) -> None:
    around.keep(begun=False)
    assert staged(around).click("quit") == Quit()
    around.keep(begun=True)
    assert staged(around).click("quit") == Push(QuestionPage(Loss.QUIT, Quit()))


def test_back_shows_the_way_out_instead_of_taking_it(around: Surroundings) -> None:
    stage = staged(around)
    assert stage.press(Action.BACK) is None
    assert stage.focused == "quit"
    assert stage.page.focus.visible
    assert stage.press(Action.CONFIRM) == Quit()


@pytest.mark.parametrize("size", [size for size in SIZES if size != (480, 320)])
def test_first_frame_does_without_the_cards(around: Surroundings, size: tuple[int, int]) -> None:
    stage = staged(around, size)
    first = stage.draw()
    assert [rect.size for rect in first] == [size]
    bare = stage.surface.copy()
    assert stage.page.busy(stage.now)
    second = stage.draw()
    assert second
    assert stage.surface.get_buffer().raw != bare.get_buffer().raw
    assert stage.draw() == []


def test_the_cards_follow_the_settings_when_the_player_comes_back(around: Surroundings) -> None:
    stage = Stage(around, Menu(around.services), (640, 480))
    stage.settle()
    before = pygame.image.tobytes(stage.surface, "RGB")
    around.services.store.settings.set("four_colours", True)
    stage.page.resize(around.services.style((640, 480)))
    stage.settle()
    assert pygame.image.tobytes(stage.surface, "RGB") != before


def test_the_smallest_menu_has_the_same_margin_on_both_sides(around: Surroundings) -> None:
    stage = staged(around, (480, 320))
    rects = [widget.rect for widget in stage.page.focus.widgets]
    assert min(rect.left for rect in rects) == 480 - max(rect.right for rect in rects)
