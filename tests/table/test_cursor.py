from __future__ import annotations

import pytest

from game.engine.position import Position
from game.engine.variants import Variant
from game.input.intents import MOVES
from game.play.gamecode import GameCode
from game.play.session import Session
from game.table.box import Box
from game.table.cursor import STOCK, CardSpot, Reach, Spot, ThingSpot
from game.table.layout import Layout
from game.table.useful import next_useful, useful_spots
from tests.sketch import table

from .windows import every_size, every_variant

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
USEFUL = "game: SD S2\n1: 9S 8H\n2: 9H\n3: * KS\n4: x2S 7H\n5: JS\n6: JH\n7: 3S\nstock: *3"
TABLE = "game: SD S2\n1: x9S 8S 7S\n2: TH 9S 8S\n3:\n4: * KH\n5: x2S 4S\n6: 5H\n7: 6S 5S\nstock: *3"


def reach(position: Position, size: tuple[int, int] = (1280, 720), strip: int = 40) -> Reach:
    layout = Layout.of(*size, position.variant, strip=strip)
    things: dict[str, Box] = dict(layout.buttons)
    if layout.furniture.numbers.code is not None:
        things["code"] = layout.furniture.numbers.code.box
    things[STOCK] = layout.stock
    return Reach(position, layout, things)


@pytest.fixture
def sketch() -> Reach:
    return reach(table(TABLE))


def walk(reach: Reach, start: Spot, *steps: tuple[int, int]) -> list[Spot]:
    spots = []
    for step in steps:
        start = reach.moved(start, *step)
        spots.append(start)
    return spots


def test_it_comes_into_a_column_at_the_deepest_card_that_can_be_lifted(sketch: Reach) -> None:
    spots = walk(sketch, CardSpot(0, 1), *[RIGHT] * 6)
    assert spots == [
        CardSpot(1, 1),
        CardSpot(2, 0),
        sketch.entered(3),
        CardSpot(4, 1),
        CardSpot(5, 0),
        CardSpot(6, 0),
    ]


def test_it_goes_through_the_cards_that_can_be_lifted_only(sketch: Reach) -> None:
    assert walk(sketch, CardSpot(0, 1), UP, DOWN, DOWN, UP) == [
        CardSpot(0, 1),
        CardSpot(0, 2),
        CardSpot(0, 2),
        CardSpot(0, 1),
    ]


def test_the_stock_stands_beyond_the_last_column(sketch: Reach) -> None:
    assert walk(sketch, CardSpot(6, 0), RIGHT, LEFT) == [ThingSpot(STOCK), CardSpot(6, 0)]


def test_the_buttons_stand_beyond_the_first(sketch: Reach) -> None:
    (spot,) = walk(sketch, CardSpot(0, 1), LEFT)
    assert isinstance(spot, ThingSpot)
    assert sketch.things[spot.name].right <= sketch.layout.columns.left


def test_a_place_that_is_gone_gives_way_to_its_neighbour() -> None:
    there = reach(table(TABLE))
    assert there.settled(CardSpot(0, 0)) == CardSpot(0, 1)
    assert there.settled(CardSpot(2, 5)) == CardSpot(2, 0)
    assert there.settled(CardSpot(6, 9)) == CardSpot(6, 1)
    assert there.settled(ThingSpot("hint")) == CardSpot(0, 1)
    assert there.settled(ThingSpot(STOCK)) == ThingSpot(STOCK)


def test_the_box_of_a_place_is_all_that_would_be_lifted(sketch: Reach) -> None:
    layout = sketch.layout
    assert sketch.box(CardSpot(2, 0)) == layout.slot(2)
    group = sketch.box(CardSpot(0, 1))
    first, last = (layout.card_box(0, index, 1, 2) for index in (1, 2))
    assert (group.x, group.y, group.bottom) == (first.x, first.y, last.bottom)
    assert sketch.box(ThingSpot(STOCK)) == layout.stock


@every_size
@every_variant
def test_every_place_can_be_reached_from_every_other(
    variant: Variant, size: tuple[int, int]
) -> None:
    there = reach(Session(GameCode(variant, 2, 5)).position, size, 30)
    goals: set[Spot] = {ThingSpot(name) for name in there.things}
    goals |= {there.entered(column) for column in range(variant.columns)}
    for start in goals:
        seen, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            for step in MOVES.values():
                spot = there.moved(here, *step)
                if spot not in seen:
                    seen.add(spot)
                    waiting.append(spot)
        assert seen == goals


@every_size
@every_variant
def test_the_stock_is_never_far(variant: Variant, size: tuple[int, int]) -> None:
    there = reach(Session(GameCode(variant, 2, 5)).position, size, 30)
    for column in range(variant.columns):
        near: set[Spot] = {there.entered(column)}
        for _ in range(8):
            near |= {there.moved(spot, *step) for spot in near for step in MOVES.values()}
        assert ThingSpot(STOCK) in near


def test_useful_is_what_orders_the_cards() -> None:
    position = table(USEFUL)
    assert useful_spots(position) == [CardSpot(0, 1), CardSpot(3, 1), ThingSpot(STOCK)]


def test_a_group_is_not_torn_for_nothing() -> None:
    position = table(
        "game: SD S2\n1: 9S 8S 7S\n2: 8H\n3: 9S\n4: * KS\n5: JS\n6: JH\n7: 4S\nstock: *3"
    )
    spots = useful_spots(position)
    assert CardSpot(0, 2) not in spots
    assert CardSpot(1, 0) in spots


def test_empty_columns_are_useful_when_nothing_else_is() -> None:
    position = table("game: SD S1\n1: x4S KS\n2: KS\n3:\n4: 7S\n5: 7S\n6: * 5S\n7: 5S\nstock: *3")
    spots = useful_spots(position)
    assert [spot.column for spot in spots if isinstance(spot, CardSpot)] == [0, 5]
    assert ThingSpot(STOCK) not in spots


def test_the_next_useful_place_comes_round_again() -> None:
    position = table(USEFUL)
    spot: Spot = CardSpot(2, 9)
    spots = []
    for _ in range(4):
        spot = next_useful(position, spot)
        spots.append(spot)
    assert spots == [CardSpot(3, 1), ThingSpot(STOCK), CardSpot(0, 1), CardSpot(3, 1)]


def test_the_useful_place_before_comes_round_again() -> None:
    position = table(USEFUL)
    spot: Spot = CardSpot(0, 1)
    forwards, backwards = [spot], [spot]
    for way, seen in ((1, forwards), (-1, backwards)):
        for _ in useful_spots(position):
            spot = next_useful(position, spot, way)
            seen.append(spot)
    assert backwards == forwards[::-1]


def test_a_useful_card_farther_down_the_column_comes_first() -> None:
    position = table("game: SD S1\n1: 9S 8S 7S\n2: TS 9S\n3: KS\n4: KS\n5: KS\n6: KS\n7: * AS")
    assert next_useful(position, CardSpot(0, 0)) == CardSpot(0, 1)


def test_without_anything_useful_it_stays() -> None:
    position = table("game: SD S1\n1: * KS\n2: KS\n3: KS\n4: KS\n5: 3S\n6: 3S\n7: 3S")
    assert next_useful(position, CardSpot(4, 0)) == CardSpot(4, 0)
