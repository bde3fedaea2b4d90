from __future__ import annotations

from game.ui.slumber import SLEEP, Slumber


def test_a_sleep_is_noticed_once() -> None:
    times = iter([0.0, SLEEP - 1, SLEEP, 2 * SLEEP + 1, 2 * SLEEP + 2])
    slumber = Slumber(lambda: next(times))
    assert [slumber.over() for _ in range(4)] == [False, False, True, False]


def test_a_clock_that_is_set_back_is_no_sleep() -> None:
    times = iter([1000.0, 0.0, 1.0])
    slumber = Slumber(lambda: next(times))
    assert [slumber.over() for _ in range(2)] == [False, False]
