from __future__ import annotations

import pytest

from game.engine.variants import SPIDER, SPIDERETTE, Variant
from game.input.intents import Action, Hover
from game.play.gamecode import GameCode
from game.scenes.copy_sign import LASTING
from game.scenes.destinations import (
    CodePage,
    DifficultyPage,
    Loss,
    Pop,
    Push,
    QuestionPage,
    Reset,
    Step,
    TablePage,
)
from game.scenes.difficulty import Difficulty

from .fakes import Stage, Surroundings

FIRST = 1000
"""The number that the surroundings draw first."""


def staged(
    around: Surroundings,
    page: DifficultyPage | None = None,
    size: tuple[int, int] = (1280, 720),
) -> Stage:
    return Stage(around, Difficulty(around.services, page or DifficultyPage()), size)


def dealt(variant: Variant, suits: int, number: int = FIRST) -> Step:
    return Reset(TablePage(GameCode(variant, suits, number)))


def test_a_key_deals_the_card_that_has_the_focus(around: Surroundings) -> None:
    assert staged(around).press(Action.CONFIRM) == dealt(SPIDERETTE, 1)
    around.numbers = iter([FIRST])
    assert staged(around).press(Action.RIGHT, Action.SELECT) == dealt(SPIDERETTE, 2)
    around.numbers = iter([FIRST])
    assert staged(around).press(Action.LEFT, Action.CONFIRM) == dealt(SPIDERETTE, 4)


def test_a_click_chooses_then_deals(around: Surroundings) -> None:
    stage = staged(around)
    assert stage.click("suits 4") is None
    assert stage.click("suits 4") == dealt(SPIDERETTE, 4)


def test_the_pointer_that_passes_over_a_card_does_not_choose_it(around: Surroundings) -> None:
    stage = staged(around)
    stage.page.handle(Hover(*stage.rect("suits 4").center), stage.now)
    assert stage.click("deal") == dealt(SPIDERETTE, 1)


def test_the_segment_changes_the_game(around: Surroundings) -> None:
    stage = staged(around)
    segment = stage.rect("game")
    stage.click_at(segment.right - 20, segment.centery)
    assert stage.click("deal") == dealt(SPIDER, 1)
    stage.page.focus.focused = "game"
    stage.press(Action.LEFT)
    assert stage.click("deal") == dealt(SPIDERETTE, 1)


def test_opens_with_what_it_is_asked_for(around: Surroundings) -> None:
    stage = staged(around, DifficultyPage(SPIDER, 2))
    assert stage.focused == "suits 2"
    assert stage.press(Action.CONFIRM) == dealt(SPIDER, 2)


def test_the_dice_draw_another_deal(around: Surroundings) -> None:
    stage = staged(around)
    stage.click("dice")
    assert stage.click("deal") == dealt(SPIDERETTE, 1, FIRST + 1)


@pytest.mark.parametrize("by_key", [True, False])
def test_copies_the_code_and_says_so_for_a_moment(around: Surroundings, by_key: bool) -> None:
    stage = staged(around)
    stage.settle()
    before = stage.surface.copy()
    if by_key:
        stage.press(Action.COPY)
    else:
        stage.click("copy")
        stage.page.handle(Hover(0, 0), stage.now)
    assert around.clipboard.text == str(GameCode(SPIDERETTE, 1, FIRST))
    stage.draw()
    assert stage.surface.get_buffer().raw != before.get_buffer().raw
    assert stage.page.wake() == stage.now + LASTING
    stage.now += LASTING
    stage.page.update(stage.now)
    stage.draw()
    assert stage.page.wake() is None
    assert stage.surface.get_buffer().raw == before.get_buffer().raw


def test_asks_before_a_game_in_progress_is_given_up(around: Surroundings) -> None:
    around.keep(begun=True)
    question = Push(QuestionPage(Loss.NEW_GAME, dealt(SPIDERETTE, 1)))
    assert staged(around).click("deal") == question


def test_pasting_leads_to_the_page_for_codes(around: Surroundings) -> None:
    assert staged(around).press(Action.PASTE) == Push(CodePage())


def test_has_a_way_back_for_every_device(around: Surroundings) -> None:
    assert staged(around).press(Action.BACK) == Pop()
    assert staged(around).click("back") == Pop()
