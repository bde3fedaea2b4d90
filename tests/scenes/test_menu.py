from __future__ import annotations

import pytest

from game.input.intents import Action
from game.scenes.destinations import (
    CodePage,
    DifficultyPage,
    Loss,
    Push,
    QuestionPage,
    Quit,
    Reset,
    TablePage,
)
from game.scenes.menu import Menu

from .fakes import SIZES, Stage, Surroundings


def staged(around: Surroundings, size: tuple[int, int] = (1280, 720)) -> Stage:
    return Stage(around, Menu(around.services), size)


def test_offers_to_go_on_only_with_a_game(around: Surroundings) -> None:
    assert staged(around).names == ["new", "code", "screen", "quit"]
    around.keep(begun=False)
    stage = staged(around)
    assert stage.names[0] == stage.focused == "continue"
    assert stage.press(Action.CONFIRM) == Reset(TablePage())


@pytest.mark.parametrize(
    ("name", "step"),
    [("new", Push(DifficultyPage())), ("code", Push(CodePage())), ("quit", Quit())],
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


def test_changes_between_window_and_full_screen(around: Surroundings) -> None:
    stage = staged(around)
    assert stage.click("screen") is None
    assert around.screen.full_screen
    assert "Full screen" not in [getattr(w, "label", "") for w in stage.page.focus.widgets]


@pytest.mark.parametrize("size", SIZES)
def test_first_frame_does_without_the_cards(around: Surroundings, size: tuple[int, int]) -> None:
    stage = staged(around, size)
    first = stage.draw()
    assert [rect.size for rect in first] == [size]
    bare = stage.surface.copy()
    assert stage.page.busy(stage.now)
    second = stage.draw()
    assert second
    assert stage.surface.get_buffer().raw != bare.get_buffer().raw
    assert not stage.page.busy(stage.now)
