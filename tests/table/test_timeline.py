from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.table.timeline import Leg, Place, Timeline, Track
from game.ui.motion import in_out_quad, linear, out_cubic

HERE = Place(10, 20, 60, up=False)
THERE = Place(110, 220, 40, up=True)


def leg(start: float = 5.0, duration: float = 2.0, arc: float = 0.0) -> Leg:
    return Leg(start, duration, HERE, THERE, linear, arc)


@pytest.mark.parametrize("easing", [linear, out_cubic, in_out_quad])
@pytest.mark.parametrize("arc", [0.0, 40.0])
@given(before=st.floats(0, 1e6), after=st.floats(0, 1e6))
def test_a_leg_rests_at_both_ends(easing: object, arc: float, before: float, after: float) -> None:
    assert callable(easing)
    way = Leg(5.0, 2.0, HERE, THERE, easing, arc)
    assert way.pose(5.0 - before) == pytest.approx(HERE.pose())
    assert way.pose(7.0 + after) == pytest.approx(THERE.pose())


def test_a_leg_is_half_way_at_half_time() -> None:
    assert leg().pose(6.0)[:3] == pytest.approx((60, 120, 50))


def test_an_arc_bends_upwards() -> None:
    assert leg(arc=30.0).pose(6.0).y == pytest.approx(120 - 30)


def test_a_card_turns_on_its_way() -> None:
    faces = [leg().pose(5.0 + t / 5).face for t in range(11)]
    assert faces == sorted(faces)
    assert faces[5] == pytest.approx(0)
    assert not leg().pose(5.9).place().up
    assert leg().pose(6.1).place().up


def test_a_leg_without_length_is_over_at_once() -> None:
    assert leg(duration=0.0).pose(5.0) == THERE.pose()


def track(*times: float) -> Track:
    """Legs from place to place, from one time to the next."""
    stops = [Place(100 * i, 0, 60, up=True) for i in range(len(times))]
    legs = [
        Leg(start, end - start, origin, goal, linear)
        for (start, end), (origin, goal) in zip(pairwise(times), pairwise(stops), strict=True)
    ]
    return Track(legs, layer=0, order=0)


def test_a_track_goes_from_leg_to_leg() -> None:
    way = track(0, 1, 3)
    assert [way.pose(t).x for t in (-1, 0, 0.5, 1, 2, 3, 9)] == [0, 0, 50, 100, 150, 200, 200]
    assert way.end == 3
    assert way.goal.x == 200


def test_cards_come_to_rest_when_their_time_is_over() -> None:
    timeline = Timeline({1: track(0, 1), 2: track(0, 2), 3: track(0, 1)})
    assert timeline.advance(0.99) == []
    assert timeline.advance(1.0) == [1, 3]
    assert timeline.busy
    assert timeline.advance(50.0) == [2]
    assert not timeline.busy


def test_cards_can_be_taken_off() -> None:
    timeline = Timeline({1: track(0, 1), 2: track(0, 2)})
    timeline.drop(1)
    timeline.drop(9)
    assert list(timeline.tracks) == [2]
    timeline.finish()
    assert not timeline.busy


def test_a_card_rises_from_the_table_then_comes_down() -> None:
    way = Leg(5.0, 2.0, HERE, THERE, linear, lifted=0.0)
    heights = [way.height(5.0 + step / 4) for step in range(9)]
    assert heights[0] == heights[-1] == 0
    assert heights[:4] == sorted(heights[:4])
    assert heights[4:] == sorted(heights[4:], reverse=True)
    assert max(heights) == 1


def test_a_card_from_the_hand_is_high_already() -> None:
    way = Leg(5.0, 2.0, HERE, THERE, linear, lifted=1.0)
    assert way.height(5.0) == 1
    assert way.height(7.0) == 0


def test_a_card_that_slides_stays_on_the_table() -> None:
    assert {leg().height(5.0 + step / 4) for step in range(9)} == {0.0}


def test_a_card_swings_to_both_sides() -> None:
    shake = Leg(5.0, 1.0, HERE, HERE, linear, sway=4.0)
    offsets = [shake.pose(5.0 + step / 20).x - HERE.x for step in range(21)]
    assert min(offsets) < 0 < max(offsets) <= 4
    assert offsets[0] == offsets[-1] == 0


def test_a_way_that_is_shortened_ends_where_it_did() -> None:
    way = track(0, 1, 3)
    goal = way.goal
    way.shorten(5.0, 0.1)
    assert (way.pose(5.0).x, way.end, way.goal) == (0, 5.1, goal)
