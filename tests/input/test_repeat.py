from __future__ import annotations

from game.input.intents import Action
from game.input.repeat import DELAY, INTERVAL, Repeater


def test_a_held_button_repeats_after_a_while() -> None:
    repeater = Repeater()
    repeater.press(Action.LEFT, "button", 10.0)
    assert repeater.due(10.0 + DELAY - 0.01) is None
    assert repeater.due(10.0 + DELAY) is Action.LEFT
    assert repeater.due(10.0 + DELAY + INTERVAL / 2) is None
    assert repeater.due(10.0 + DELAY + 2 * INTERVAL) is Action.LEFT


def test_time_that_was_missed_is_not_made_up_for() -> None:
    repeater = Repeater()
    repeater.press(Action.LEFT, "button", 0.0)
    assert [repeater.due(60.0) for _ in range(3)] == [Action.LEFT, None, None]


def test_only_the_last_one_repeats() -> None:
    repeater = Repeater()
    repeater.press(Action.LEFT, "first", 0.0)
    repeater.press(Action.UP, "second", 0.0)
    assert repeater.due(1.0) is Action.UP
    repeater.release("first")
    assert repeater.due(2.0) is Action.UP
    repeater.release("second")
    assert repeater.due(3.0) is None
