"""Where a group that is let go comes to lie."""

from __future__ import annotations

import pytest

from game.engine.position import Position
from game.table.hand import Carried, Hand, PutBack, Refused, Tapped, carried_places, column_counts
from game.table.layout import Layout
from tests.sketch import table

POSITION = table("game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: * 9S\n6: 8S\n7: 8S")
LAYOUT = Layout.of(640, 480, POSITION.variant)
STEP = LAYOUT.column_x[1] - LAYOUT.column_x[0]


def held(position: Position, column: int, index: int) -> tuple[Hand, tuple[int, int]]:
    """A hand that has just pressed a card, with the pixel."""
    hand = Hand()
    counts = column_counts(position)
    box = LAYOUT.card_box(column, index, *counts[column])
    at = box.x + 5, box.y + 3
    assert hand.grab(*at, position, LAYOUT)
    return hand, at


@pytest.mark.parametrize(
    ("across", "release"),
    [
        (0.12, PutBack(0)),
        (0.48, PutBack(0)),
        (0.55, Carried(0, 1, 3)),
        (1.0, Carried(0, 1, 3)),
        (1.9, Carried(0, 1, 3)),
        (2.1, Carried(0, 3, 3)),
        (5.0, Carried(0, 5, 3)),
    ],
)
def test_a_group_goes_where_it_lies_most(across: float, release: object) -> None:
    hand, (x, y) = held(POSITION, 0, 1)
    hand.drag(x + round(across * STEP), y)
    assert hand.drop(POSITION, LAYOUT) == release


def test_above_the_columns_is_nowhere() -> None:
    hand, (x, y) = held(POSITION, 0, 1)
    hand.drag(x + STEP, y - 2000)
    assert hand.drop(POSITION, LAYOUT) == PutBack(0)


def test_a_press_is_no_drag_until_it_moves() -> None:
    hand, (x, y) = held(POSITION, 0, 1)
    assert not hand.drag(x + 4, y - 4)
    assert hand.drop(POSITION, LAYOUT) == Tapped(0, 1)
    assert hand.drop(POSITION, LAYOUT) is None


def test_what_cannot_be_lifted_is_not_carried() -> None:
    hand, (x, y) = held(POSITION, 0, 0)
    assert hand.drag(x + STEP, y)
    assert not hand.dragging
    assert isinstance(hand.drop(POSITION, LAYOUT), Refused)


def test_nothing_is_held_where_no_card_lies() -> None:
    assert not Hand().grab(1, 1, POSITION, LAYOUT)


def test_carried_cards_keep_their_distance() -> None:
    hand, (x, y) = held(POSITION, 0, 1)
    hand.drag(x + 100, y + 50)
    assert hand.hold is not None
    places = list(carried_places(hand.hold, LAYOUT).values())
    tops = [place.y - places[0].y for place in places]
    assert tuple(tops) == LAYOUT.offsets(0, 3)
    assert {place.x for place in places} == {LAYOUT.column_x[0] + 100}
