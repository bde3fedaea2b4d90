from __future__ import annotations

import random

import pytest

from game.input.axis_switch import CENTRED_BELOW, PRESSED_FROM, AxisSwitch


def sides(*values: float) -> list[int]:
    switch = AxisSwitch()
    return [switch.move(value) for value in values]


def test_it_is_pressed_late_and_let_go_early() -> None:
    assert sides(0, 0.5, PRESSED_FROM, 0.45, 0.39, 0.5) == [0, 0, 1, 1, 0, 0]


def test_it_can_jump_from_one_side_to_the_other() -> None:
    assert sides(0, 1, -1, -0.5, 0.5) == [0, 1, -1, -1, 0]


@pytest.mark.parametrize("value", [1.0, -1.0])
def test_one_that_never_rests_is_broken(value: float) -> None:
    assert sides(value, value, 0.9 * value) == [0, 0, 0]
    assert sides(value, 0.0, value)[2] == value


def test_one_that_was_seen_at_rest_is_not() -> None:
    switch = AxisSwitch()
    switch.rest()
    assert switch.move(1.0) == 1


def test_noise_is_nothing() -> None:
    noise = random.Random(4)
    values = [noise.uniform(-0.12, 0.12) for _ in range(5000)]
    assert set(sides(*values)) == {0}


def test_a_stick_held_at_the_brink_does_not_flutter() -> None:
    noise = random.Random(4)
    values = [PRESSED_FROM + noise.uniform(-0.1, 0.1) for _ in range(500)]
    assert PRESSED_FROM - 0.1 > CENTRED_BELOW
    assert sides(0, 1, *values)[1:] == [1] * 501
