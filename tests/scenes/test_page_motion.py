"""What moves on a page: the ring of the focus, the spider of the menu."""

from __future__ import annotations

import pygame
import pytest

from game.input.intents import Action, Device, Hover
from game.scenes.menu import Menu
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
