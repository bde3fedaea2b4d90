from __future__ import annotations

import pytest

from game.input.intents import Cancel, Drag, Drop, Grab, Hover, Intent, Peek
from game.input.pointer import DOUBLE_DISTANCE, DOUBLE_TIME, ECHO_TIME, Pointer

MAIN, MIDDLE, SECOND = 1, 2, 3
WHEEL = (4, 5)


@pytest.fixture
def pointer() -> Pointer:
    return Pointer()


def click(pointer: Pointer, x: int, y: int, now: float) -> Intent | None:
    intent = pointer.press(MAIN, x, y, now)
    pointer.release(MAIN, x, y)
    return intent


def test_a_drag_is_told_from_press_to_release(pointer: Pointer) -> None:
    assert pointer.move(1, 1) == Hover(1, 1)
    assert pointer.press(MAIN, 2, 2, 0) == Grab(2, 2)
    assert pointer.move(3, 3) == Drag(3, 3)
    assert pointer.release(MAIN, 4, 4) == Drop(4, 4)
    assert pointer.move(5, 5) == Hover(5, 5)


def test_a_release_without_a_press_means_nothing(pointer: Pointer) -> None:
    assert pointer.release(MAIN, 1, 1) is None
    assert pointer.release(SECOND, 1, 1) is None


def test_the_second_of_two_close_presses_is_double(pointer: Pointer) -> None:
    click(pointer, 100, 100, 0)
    far = 100 + DOUBLE_DISTANCE
    assert click(pointer, far, 100, DOUBLE_TIME) == Grab(far, 100, double=True)


def test_a_third_press_is_a_first_one(pointer: Pointer) -> None:
    doubles = [click(pointer, 9, 9, 0.1 * i) == Grab(9, 9, double=True) for i in range(4)]
    assert doubles == [False, True, False, True]


def test_a_drag_is_not_the_first_of_two_presses(pointer: Pointer) -> None:
    pointer.press(MAIN, 9, 9, 0)
    pointer.release(MAIN, 200, 9)
    doubles = [click(pointer, 9, 9, 0.1 * i) == Grab(9, 9, double=True) for i in (1, 2)]
    assert doubles == [False, True]


@pytest.mark.parametrize(
    ("x", "seconds"), [(100 + DOUBLE_DISTANCE + 1, 0.1), (100, DOUBLE_TIME + 0.01)]
)
def test_presses_far_apart_are_two(pointer: Pointer, x: int, seconds: float) -> None:
    click(pointer, 100, 100, 0)
    assert click(pointer, x, 100, seconds) == Grab(x, 100)


@pytest.mark.parametrize("button", [MIDDLE, SECOND, 6])
def test_another_button_lets_go(pointer: Pointer, button: int) -> None:
    pointer.press(MAIN, 1, 1, 0)
    assert pointer.press(button, 2, 2, 0) == Cancel()
    assert pointer.release(button, 2, 2) is None
    assert pointer.move(3, 3) == Hover(3, 3)
    assert pointer.release(MAIN, 3, 3) is None
    assert pointer.press(MAIN, 1, 1, 0.1) == Grab(1, 1, double=False)


def test_the_main_button_ends_a_peek(pointer: Pointer) -> None:
    assert pointer.press(SECOND, 1, 1, 0) == Peek(1, 1, held=True)
    assert pointer.press(MAIN, 1, 1, 0) == Cancel()
    assert pointer.release(MAIN, 1, 1) is None
    assert pointer.release(SECOND, 1, 1) is None


def test_a_peek_lasts_as_long_as_the_button_is_held(pointer: Pointer) -> None:
    assert pointer.press(SECOND, 1, 1, 0) == Peek(1, 1, held=True)
    assert pointer.release(SECOND, 2, 2) == Peek(2, 2, held=False)


@pytest.mark.parametrize("step", WHEEL)
def test_the_wheel_holds_nothing(pointer: Pointer, step: int) -> None:
    assert pointer.press(step, 1, 1, 0) is None
    assert pointer.release(step, 1, 1) is None
    pointer.press(MAIN, 1, 1, 0)
    assert pointer.press(step, 1, 1, 0) is None
    assert pointer.release(step, 1, 1) is None
    assert pointer.release(MAIN, 2, 2) == Drop(2, 2)


def test_letting_go_forgets_the_press_before(pointer: Pointer) -> None:
    click(pointer, 1, 1, 0)
    assert pointer.cancel() is None
    pointer.press(MAIN, 1, 1, 0.1)
    assert pointer.cancel() == Cancel()
    assert pointer.cancel() is None
    assert pointer.press(MAIN, 1, 1, 0.2) == Grab(1, 1, double=False)


@pytest.mark.parametrize("first", [True, False], ids=["finger first", "mouse first"])
@pytest.mark.parametrize("apart", [True, False], ids=["one after the other", "at once"])
def test_a_touch_that_is_told_twice_is_one(pointer: Pointer, first: bool, apart: bool) -> None:
    heard = [pointer.press(MAIN, 5, 5, 0, touch=first)]
    if apart:
        heard.append(pointer.release(MAIN, 5, 5))
    heard.append(pointer.press(MAIN, 6, 5, 0.05, touch=not first))
    heard += [pointer.release(MAIN, 6, 5), pointer.release(MAIN, 6, 5)]
    kinds = [type(intent) for intent in heard if intent is not None]
    assert kinds == [Grab, Drop]


def test_mouse_and_finger_can_take_turns(pointer: Pointer) -> None:
    click(pointer, 5, 5, 0)
    later = ECHO_TIME + 0.01
    assert pointer.press(MAIN, 5, 5, later, touch=True) == Grab(5, 5, True, touch=True)
    pointer.release(MAIN, 5, 5)
    assert pointer.press(MAIN, 300, 5, later, touch=False) == Grab(300, 5)


def test_quick_taps_of_a_finger_are_no_echo(pointer: Pointer) -> None:
    pointer.press(MAIN, 5, 5, 0, touch=True)
    pointer.release(MAIN, 5, 5)
    assert pointer.press(MAIN, 5, 5, 0.05, touch=True) == Grab(5, 5, True, touch=True)
