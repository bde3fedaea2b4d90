from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import motion
from game.ui.motion import Easing, share

EASINGS = [
    motion.linear,
    motion.out_quad,
    motion.in_out_quad,
    motion.out_cubic,
    motion.out_back,
]


@pytest.mark.parametrize("easing", EASINGS)
def test_every_curve_leads_from_start_to_goal(easing: Easing) -> None:
    assert easing(0.0) == pytest.approx(0, abs=1e-9)
    assert easing(1.0) == pytest.approx(1)


@pytest.mark.parametrize("easing", [each for each in EASINGS if each is not motion.out_back])
@given(st.floats(0, 1), st.floats(0, 1))
def test_curves_never_turn_back(easing: Easing, one: float, other: float) -> None:
    first, second = sorted((one, other))
    assert 0 <= easing(first) <= easing(second) + 1e-9 <= 1 + 2e-9


def test_one_curve_swings_past_its_goal() -> None:
    highest = max(motion.out_back(t / 100) for t in range(101))
    assert 1.05 < highest < 1.15


def test_shares_of_a_span() -> None:
    assert [share(now, 10.0, 4.0) for now in (0, 10, 11, 14, 99)] == [0, 0, 0.25, 1, 1]
    assert share(10.0, 10.0, 0.0) == 1


def test_a_swing_dies_away_between_rests() -> None:
    values = [motion.swing(step / 60) for step in range(61)]
    assert values[0] == values[-1] == pytest.approx(0)
    peaks = [max(values[:20]), -min(values[20:40]), max(values[40:])]
    assert 1 > peaks[0] > peaks[1] > peaks[2] > 0


def test_twice_is_dark_twice() -> None:
    values = [motion.twice(step / 4) for step in range(5)]
    assert values == pytest.approx([1, 0, 1, 0, 1])
