from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.input.intents import Action, Grab
from game.play.gamecode import GameCode
from game.scenes.destinations import MenuPage, Reset, Step, TablePage, WinPage
from game.scenes.win import Win
from game.scenes.win_motion import END, WEB_END, WinMoment
from game.scenes.win_sparks import WinSparks
from game.store.settings import Animation
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES

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


def test_only_score_and_sparks_move_once_the_web_is_spun(around: Surroundings) -> None:
    stage = staged(around)
    stage.draw()
    start = stage.now
    for seconds in (WEB_END + 0.01, WEB_END + 0.03):
        stage.now = start + seconds
        changed = stage.draw()
    (score,) = [rect for rect in changed if rect.collidepoint(640, 360)]
    assert score.h < 200
    assert sum(rect.w * rect.h for rect in changed) < 1280 * 720 // 3


@pytest.mark.parametrize("size", SIZES)
def test_sparks_fly_around_the_plate_then_are_gone(size: tuple[int, int]) -> None:
    style = Style.of(THEMES["felt"], Fonts(), size)
    plate = pygame.Rect(0, 0, size[0] // 2, size[1] // 2)
    plate.center = size[0] // 2, size[1] // 2
    sparks = WinSparks(style, plate)
    moments = [step / 40 for step in range(round(40 * END) + 8)]
    seen = 0
    for before, now in pairwise(moments):
        for sprite in sparks.sprites(now):
            seen += 1
            assert not sprite.rect.colliderect(plate)
            assert any(area.contains(sprite.rect) for area in sparks.areas(before)) or (
                any(area.contains(sprite.rect) for area in sparks.areas(now))
            )
    assert seen > 1000
    assert sparks.sprites(0.0) == sparks.sprites(END) == []


def still(around: Surroundings, name: str, value: object) -> Stage:
    around.services.store.settings.set(name, value)
    return staged(around)


@pytest.mark.parametrize(
    ("name", "value"), [("animation", Animation.OFF), ("reduced_motion", True)]
)
def test_off_means_off(around: Surroundings, name: str, value: object) -> None:
    stage = still(around, name, value)
    stage.draw()
    stage.draw()
    assert not stage.page.busy(stage.now)
    seen = pygame.image.tobytes(stage.surface, "RGB")
    stage.now += END + 1
    assert stage.draw() == []
    moving = staged(around)
    moving.draw()
    moving.now += END + 1
    moving.draw()
    moving.draw()
    assert pygame.image.tobytes(moving.surface, "RGB") == seen


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
    assert first.kings == pytest.approx(0)
    assert last.kings == WinMoment(WEB_END).kings == 1
    assert last.rings >= 9
    assert last.over
    spun = WinMoment(WEB_END)
    assert (spun.spokes, spun.plate, spun.spider) == (1, 1, 1)
    assert spun.rings >= 9
    steps = [WinMoment(END * step / 50) for step in range(51)]
    for name in ("spokes", "rings", "plate", "score", "spider"):
        values = [getattr(step, name) for step in steps]
        assert values == sorted(values)
