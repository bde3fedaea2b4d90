from __future__ import annotations

import pytest

from game.engine.variants import SPIDER
from game.input.intents import Action, Hover
from game.play.gamecode import GameCode
from game.scenes.destinations import (
    CodePage,
    Loss,
    MenuPage,
    Message,
    PausePage,
    Pop,
    Push,
    QuestionPage,
    Quit,
    Reset,
    Step,
    StuckPage,
    TablePage,
)
from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.question import Question
from game.scenes.stuck import Stuck
from game.scenes.trouble import TroubleNews
from game.store.trouble import Trouble

from .fakes import CODE, Stage, Surroundings

SIZE = (1280, 720)
AGAIN = Reset(TablePage(CODE))
THEN = Reset(TablePage(GameCode(SPIDER, 4, 7)))


def fresh(code: GameCode) -> Step:
    """The deal that the surroundings draw first."""
    return Reset(TablePage(GameCode(code.variant, code.suits, 1000)))


def asked(around: Surroundings, loss: Loss = Loss.NEW_GAME) -> Stage:
    return Stage(around, Question(around.services, QuestionPage(loss, THEN)), SIZE)


def paused(around: Surroundings, *, in_progress: bool = True) -> Stage:
    return Stage(around, Pause(around.services, PausePage(CODE, in_progress)), SIZE)


@pytest.mark.parametrize("loss", Loss)
@pytest.mark.parametrize("action", [Action.CONFIRM, Action.SELECT, Action.BACK])
def test_a_key_pressed_at_once_means_no(around: Surroundings, loss: Loss, action: Action) -> None:
    assert asked(around, loss).press(action) == Pop()


def test_yes_does_what_was_asked_for(around: Surroundings) -> None:
    assert asked(around).click("yes") == THEN
    assert asked(around).press(Action.RIGHT, Action.CONFIRM) == THEN


def test_no_goes_back(around: Surroundings) -> None:
    assert asked(around).click("no") == Pop()


def test_a_key_says_no_though_the_pointer_lies_on_yes(around: Surroundings) -> None:
    stage = asked(around)
    stage.page.handle(Hover(*stage.rect("yes").center), stage.now)
    assert stage.press(Action.CONFIRM) == Pop()


def test_every_loss_has_its_own_words(around: Surroundings) -> None:
    pages = [Question(around.services, QuestionPage(loss, THEN)) for loss in Loss]
    assert len({(page.heading(), page.body()) for page in pages}) == len(Loss)


def test_every_trouble_begins_a_line(around: Surroundings) -> None:
    alone = [TroubleNews(around.services, (trouble,)).body() for trouble in Trouble]
    assert TroubleNews(around.services, (*Trouble,)).body().split("\n") == alone


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("resume", Pop()),
        ("restart", Push(QuestionPage(Loss.RESTART, AGAIN))),
        ("new", Push(QuestionPage(Loss.NEW_GAME, fresh(CODE)))),
        ("code", Push(CodePage())),
        ("screen", None),
        ("menu", Reset(MenuPage())),
        ("quit", Push(QuestionPage(Loss.QUIT, Quit()))),
    ],
)
def test_pause_leads_on(around: Surroundings, name: str, step: Step | None) -> None:
    around.keep(begun=True)
    assert paused(around).click(name) == step


def test_pause_does_not_ask_where_nothing_is_lost(around: Surroundings) -> None:
    around.keep(begun=False)
    assert paused(around, in_progress=False).click("restart") == AGAIN
    assert paused(around, in_progress=False).click("new") == fresh(CODE)
    assert paused(around, in_progress=False).click("quit") == Quit()


def test_pause_goes_back_to_the_game(around: Surroundings) -> None:
    assert paused(around).press(Action.BACK) == Pop()
    assert paused(around).press(Action.CONFIRM) == Pop()


def test_pause_goes_down_to_the_button_below(around: Surroundings) -> None:
    stage = paused(around)
    stage.press(Action.DOWN)
    assert stage.rect(stage.focused or "").x == stage.rect("resume").x


def test_pause_copies_the_code(around: Surroundings) -> None:
    paused(around).press(Action.COPY)
    assert around.clipboard.text == str(CODE)
    around.clipboard.text = ""
    paused(around).click("copy")
    assert around.clipboard.text == str(CODE)


def test_pause_changes_between_window_and_full_screen(around: Surroundings) -> None:
    paused(around).click("screen")
    assert around.screen.full_screen


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("undo", Pop(Message.UNDO)),
        ("restart", AGAIN),
        ("new", fresh(CODE)),
        ("look", Pop()),
    ],
)
def test_stuck_leads_on(around: Surroundings, name: str, step: Step) -> None:
    stage = Stage(around, Stuck(around.services, StuckPage(CODE, 3)), SIZE)
    assert stage.focused == "undo"
    assert stage.click(name) == step
    assert stage.press(Action.BACK) == Pop()


def test_a_dialog_leaves_the_page_below_in_view(around: Surroundings) -> None:
    below = Stage(around, Menu(around.services), SIZE)
    below.settle()
    stage = asked(around)
    stage.page.below = below.page
    stage.page.resize(around.services.style(SIZE))
    stage.settle()
    corner = (110, 130)  # in the wordmark
    bright, dark = below.surface.get_at(corner), stage.surface.get_at(corner)
    assert bright.r > dark.r > 0
