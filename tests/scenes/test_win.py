from __future__ import annotations

from collections.abc import Callable

import pytest

from game.input.intents import Action, Grab
from game.play.gamecode import GameCode
from game.scenes.destinations import MenuPage, Reset, Step, TablePage, WinPage
from game.scenes.win import Win
from game.scenes.win_motion import END, WEB_END, WinMoment

from .fakes import CODE, SIZES, Stage, Surroundings


def staged(around: Surroundings, size: tuple[int, int] = (1280, 720)) -> Stage:
    return Stage(around, Win(around.services, WinPage(CODE, 847, 153, 372)), size)


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("new", Reset(TablePage(GameCode(CODE.variant, CODE.suits, 1000)))),
        ("same", Reset(TablePage(CODE))),
        ("menu", Reset(MenuPage())),
    ],
)
def test_buttons_work_before_the_first_frame(around: Surroundings, name: str, step: Step) -> None:
    assert staged(around).click(name) == step


def test_keys_work_before_the_first_frame(around: Surroundings) -> None:
    fresh = Reset(TablePage(GameCode(CODE.variant, CODE.suits, 1000)))
    assert staged(around).press(Action.CONFIRM) == fresh
    assert staged(around).press(Action.BACK) == Reset(MenuPage())


def test_copies_the_code(around: Surroundings) -> None:
    staged(around).press(Action.COPY)
    assert around.clipboard.text == str(CODE)


@pytest.mark.parametrize("size", SIZES)
def test_comes_to_rest(around: Surroundings, size: tuple[int, int]) -> None:
    stage = staged(around, size)
    stage.draw()
    assert stage.page.busy(stage.now)
    stage.now += END + 1
    stage.draw()
    assert not stage.page.busy(stage.now)
    assert stage.draw() == []


def test_only_the_score_moves_once_the_web_is_spun(around: Surroundings) -> None:
    stage = staged(around)
    stage.draw()
    start = stage.now
    for seconds in (WEB_END + 0.01, WEB_END + 0.03):
        stage.now = start + seconds
        changed = stage.draw()
    assert len(changed) == 1
    assert changed[0].h < 200


def press_beside(stage: Stage) -> None:
    stage.page.handle(Grab(3, 3), stage.now)


def press_key(stage: Stage) -> None:
    stage.press(Action.RIGHT)


@pytest.mark.parametrize("hurry", [press_beside, press_key])
def test_can_be_hurried(around: Surroundings, hurry: Callable[[Stage], None]) -> None:
    stage = staged(around)
    stage.draw()
    stage.draw()
    hurry(stage)
    stage.draw()
    assert not stage.page.busy(stage.now)


def test_a_press_on_a_button_does_not_hurry(around: Surroundings) -> None:
    stage = staged(around)
    stage.draw()
    stage.page.handle(Grab(*stage.rect("same").center), stage.now)
    stage.draw()
    stage.draw()
    assert stage.page.busy(stage.now)


def test_everything_grows_from_nothing_to_all() -> None:
    first, last = WinMoment(0.0), WinMoment(END)
    assert (first.spokes, first.rings, first.plate, first.score, first.spider) == (0, 0, 0, 0, 0)
    assert (last.spokes, last.plate, last.score, last.spider) == (1, 1, 1, 1)
    assert last.rings >= 9
    assert last.over
    spun = WinMoment(WEB_END)
    assert (spun.spokes, spun.plate, spun.spider) == (1, 1, 1)
    assert spun.rings >= 9
    steps = [WinMoment(END * step / 50) for step in range(51)]
    for name in ("spokes", "rings", "plate", "score", "spider"):
        values = [getattr(step, name) for step in steps]
        assert values == sorted(values)
