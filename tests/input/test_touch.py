from __future__ import annotations

import pytest

from game.input.intents import Cancel, Drag, Drop, Grab, Hover, Intent
from game.input.pointer import DOUBLE_TAP_DISTANCE, MAIN, Pointer
from game.input.touch import ECHO_DISTANCE, ECHO_TIME, LOST_TIME, Touch

SIZE = (100, 200)
FIRST, SECOND, THIRD = (1, 0), (1, 1), (1, 2)
GONE = Hover(-1, -1)


@pytest.fixture
def pointer() -> Pointer:
    return Pointer()


@pytest.fixture
def touch(pointer: Pointer) -> Touch:
    return Touch(pointer)


def down(touch: Touch, finger: tuple[int, int], x: float, now: float = 0.0) -> list[Intent]:
    return list(touch.down(finger, x, 0.5, SIZE, now))


def move(touch: Touch, finger: tuple[int, int], x: float, now: float = 0.0) -> list[Intent]:
    return list(touch.move(finger, x, 0.5, SIZE, now))


def up(touch: Touch, finger: tuple[int, int], x: float, now: float = 0.0) -> list[Intent]:
    return list(touch.up(finger, x, 0.5, SIZE, now))


def test_a_finger_drags(touch: Touch) -> None:
    assert down(touch, FIRST, 0.1) == [Grab(10, 100, touch=True)]
    assert move(touch, FIRST, 0.2) == [Drag(20, 100)]
    assert up(touch, FIRST, 0.3) == [Drop(30, 100), GONE]
    assert not touch.following


def test_others_wait_until_it_is_up(touch: Touch) -> None:
    down(touch, FIRST, 0.1)
    assert down(touch, SECOND, 0.8) == []
    assert move(touch, SECOND, 0.7) == []
    assert up(touch, SECOND, 0.7) == []
    assert move(touch, FIRST, 0.2) == [Drag(20, 100)]
    assert up(touch, FIRST, 0.2) == [Drop(20, 100), GONE]
    assert down(touch, THIRD, 0.5) == [Grab(50, 100, touch=True)]


def test_one_that_slid_off_the_screen_makes_room(touch: Touch) -> None:
    down(touch, FIRST, 0.5)
    move(touch, FIRST, 1.0)
    assert down(touch, SECOND, 0.2) == [Cancel(), Grab(20, 100, touch=True)]
    assert up(touch, FIRST, 0.2) == []
    assert touch.following


def test_one_that_is_silent_makes_room(touch: Touch) -> None:
    down(touch, FIRST, 0.5)
    assert down(touch, SECOND, 0.2, LOST_TIME - 0.01) == []
    assert down(touch, SECOND, 0.2, LOST_TIME) == [Cancel(), Grab(20, 100, touch=True)]


def test_one_that_comes_down_twice_was_lifted(touch: Touch) -> None:
    down(touch, FIRST, 0.5)
    assert down(touch, FIRST, 0.2) == [Cancel(), Grab(20, 100, touch=True)]


def test_letting_go_forgets_it(touch: Touch) -> None:
    down(touch, FIRST, 0.5)
    assert list(touch.let_go()) == [Cancel()]
    assert list(touch.let_go()) == []
    assert up(touch, FIRST, 0.5) == []


def test_two_taps_near_each_other_are_double(touch: Touch) -> None:
    down(touch, FIRST, 0.5)
    up(touch, FIRST, 0.5)
    x = 50 + DOUBLE_TAP_DISTANCE
    assert down(touch, SECOND, x / 100, 0.2) == [Grab(x, 100, double=True, touch=True)]


def test_a_mouse_that_is_held_keeps_the_pointer(pointer: Pointer, touch: Touch) -> None:
    pointer.press(MAIN, 5, 5, 0.0)
    assert down(touch, FIRST, 0.9) == []
    assert move(touch, FIRST, 0.8) == []
    assert up(touch, FIRST, 0.8) == []
    assert pointer.held


def test_a_mouse_made_up_from_the_finger_is_known(touch: Touch) -> None:
    assert not touch.is_echo(50, 100, 0.0)
    down(touch, FIRST, 0.5)
    assert touch.is_echo(0, 0, 5.0)
    up(touch, FIRST, 0.5, 5.0)
    assert touch.is_echo(50 + ECHO_DISTANCE, 100, 5.0 + ECHO_TIME)
    assert not touch.is_echo(50 + ECHO_DISTANCE + 1, 100, 5.0)
    assert not touch.is_echo(50, 100, 5.01 + ECHO_TIME)


def test_a_mouse_elsewhere_ends_a_finger_that_was_silent_for_long(touch: Touch) -> None:
    assert not touch.yields_to(0, 0, 9.0)
    down(touch, FIRST, 0.5)
    assert not touch.yields_to(0, 0, LOST_TIME - 0.01)
    assert not touch.yields_to(50, 100 - ECHO_DISTANCE, LOST_TIME)
    assert touch.yields_to(0, 0, LOST_TIME)
