"""What moves on a page: the ring of the focus, the spider of the menu."""

from __future__ import annotations

import pygame
import pytest

from game.input.intents import Action, Device, Hover
from game.scenes.menu import Menu
from game.scenes.menu_spider import SWAYING
from game.scenes.ring_glide import DURATION
from game.store.settings import Animation

from .fakes import Stage, Surroundings

SIZE = (640, 480)


def by_keys(around: Surroundings) -> Stage:
    around.services.device = Device.KEYS
    stage = Stage(around, Menu(around.services), SIZE)
    stage.settle()
    return stage


def pixels(stage: Stage) -> bytes:
    return pygame.image.tobytes(stage.surface, "RGB")


# The ring.


def test_the_ring_glides_to_the_next_widget(around: Surroundings) -> None:
    stage = by_keys(around)
    before = pixels(stage)
    stage.press(Action.DOWN, Action.DOWN)
    stage.draw()
    assert stage.page.busy(stage.now)
    pictures = [pixels(stage)]
    for _ in range(2):
        stage.now += DURATION / 2
        rects = stage.draw()
        assert rects
        assert all(rect.h < SIZE[1] // 2 for rect in rects)
        pictures.append(pixels(stage))
    assert len({before, *pictures}) == 4
    assert not stage.page.busy(stage.now)
    assert stage.draw() == []
    stage.page.rebuild()
    stage.draw()
    assert pixels(stage) == pictures[-1]


def test_the_focus_is_there_before_its_ring(around: Surroundings) -> None:
    stage = by_keys(around)
    stage.press(Action.DOWN)
    stage.draw()
    first = stage.focused
    stage.press(Action.DOWN)
    stage.draw()
    assert stage.focused != first


@pytest.mark.parametrize("setting", [{"animation": Animation.OFF}, {"reduced_motion": True}])
def test_the_ring_jumps_for_who_wants_no_motion(
    around: Surroundings, setting: dict[str, object]
) -> None:
    for name, value in setting.items():
        around.services.store.settings.set(name, value)
    stage = by_keys(around)
    stage.press(Action.DOWN)
    stage.draw()
    assert not stage.page.busy(stage.now)


def test_a_pointer_has_no_ring(around: Surroundings) -> None:
    stage = by_keys(around)
    stage.press(Action.DOWN)
    stage.draw()
    stage.page.handle(Hover(1, 1), stage.now)
    stage.draw()
    assert not stage.page.busy(stage.now)


# The spider.


def test_the_spider_of_the_menu_sways_for_a_moment_only(around: Surroundings) -> None:
    stage = Stage(around, Menu(around.services), SIZE)
    stage.draw()
    stage.draw()
    before, pictures = pixels(stage), set()
    for _ in range(round(SWAYING * 60) + 1):
        assert stage.page.busy(stage.now)
        stage.now += 1 / 60
        for rect in stage.draw():
            assert rect.w * rect.h < SIZE[0] * SIZE[1] / 20
        pictures.add(pixels(stage))
    assert len(pictures) > 8
    assert pixels(stage) == before
    assert not stage.page.busy(stage.now)
    stage.now += 60
    assert stage.draw() == []


@pytest.mark.parametrize("setting", [{"animation": Animation.OFF}, {"reduced_motion": True}])
def test_the_spider_hangs_still_for_who_wants_no_motion(
    around: Surroundings, setting: dict[str, object]
) -> None:
    for name, value in setting.items():
        around.services.store.settings.set(name, value)
    stage = Stage(around, Menu(around.services), SIZE)
    for _ in range(3):
        stage.draw()
        stage.now += 0.3
    assert stage.draw() == []
    assert not stage.page.busy(stage.now)


def test_the_spider_rests_once_another_page_has_come(around: Surroundings) -> None:
    stage = Stage(around, Menu(around.services), SIZE)
    stage.draw()
    stage.now += 0.4
    stage.draw()
    stage.page.cover(stage.now)
    stage.page.uncover(stage.now, None)
    stage.settle()
    assert not stage.page.busy(stage.now)
    assert pixels(stage) == pixels(settled(around))


def settled(around: Surroundings) -> Stage:
    stage = Stage(around, Menu(around.services), SIZE)
    stage.settle()
    return stage
