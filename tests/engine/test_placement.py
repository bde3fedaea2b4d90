"""The best column for a group that goes by itself (rules, section 8)."""

from __future__ import annotations

import pytest

from game.engine.moves import targets
from game.engine.placement import best_target
from tests.sketch import table

REST = "\nstock: *10"


def best(sketch: str, column: int, card: int = 1) -> int | None:
    """The best column for the group from that card on; all counted from 1."""
    found = best_target(table(sketch + REST), column - 1, card - 1)
    return None if found is None else found + 1


@pytest.mark.parametrize(
    ("columns", "expected"),
    [
        # the same suit before an empty column, however far
        ("1: 2D 8S\n2: 9H\n3:\n4: * KD\n5: KC\n6: KH\n7: 9S", 7),
        # an empty column before another suit
        ("1: 2D 8S\n2: 9H\n3: 9C\n4: * KD\n5: KC\n6: KH\n7:", 7),
        # another suit before nothing
        ("1: 2D 8S\n2: QH\n3: QC\n4: * KD\n5: KC\n6: 9H\n7: KH", 6),
        # nothing at all
        ("1: 2D 8S\n2: QH\n3: QC\n4: * KD\n5: KC\n6: QD\n7: KH", None),
    ],
)
def test_kinds_come_in_order(columns: str, expected: int | None) -> None:
    assert best(f"game: SD S4\n{columns}", 1, 2) == expected


@pytest.mark.parametrize(
    ("columns", "expected"),
    [
        # the longest same-suit group before the nearest
        ("1: 9S\n2: JS TS 9S\n3: TS 9S\n4: 9S\n5: 2S 8S\n6: QS\n7: * KS", 2),
        # only the tail counts: the ten over a gap, or face down, adds nothing
        ("1: TS 9S\n2: 3S\n3: 9S\n4: xTS 9S\n5: 2S 8S\n6: QS\n7: * KS", 1),
        # then the nearest
        ("1: 9S\n2: 3S\n3: 9S\n4: KS\n5: 2S 8S\n6: QS\n7: * 9S", 3),
        ("1: 9S\n2: 9S\n3: KS\n4: 4S\n5: 2S 8S\n6: 9S\n7: * KS", 6),
        # then the leftmost
        ("1: 9S\n2: KS\n3: KS\n4: 9S\n5: 2S 8S\n6: 9S\n7: * KS", 4),
        ("1: KS\n2: KS\n3:\n4: 3S\n5: 2S 8S\n6: 3S\n7:", 3),
    ],
)
def test_ties_in_one_suit(columns: str, expected: int) -> None:
    sketch = f"game: SD S1\n{columns}"
    if "*" not in sketch:
        sketch = sketch.replace("1: KS", "1: * KS")
    assert best(sketch, 5, 2) == expected


def test_ties_of_another_suit_go_to_the_nearest_then_leftmost() -> None:
    near = "game: SD S2\n1: 9H\n2: 3H\n3: 3H\n4: 4H\n5: 2S 8S\n6: 9H\n7: * KS"
    assert best(near, 5, 2) == 6
    alike = "game: SD S2\n1: KH\n2: 3H\n3: KH\n4: 9H\n5: 2S 8S\n6: 9H\n7: * KS"
    assert best(alike, 5, 2) == 4


def test_length_of_another_suit_does_not_count() -> None:
    """The group that is made ends where the suits meet, so the nearer column is better."""
    assert (
        best("game: SD S2\n1: KH\n2: JH TH 9H\n3: 4H\n4: 9H\n5: 2S 8S\n6: 3H\n7: * KS", 5, 2) == 4
    )


def test_whole_column_stays_when_only_empty_columns_would_take_it() -> None:
    sketch = "game: SD S1\n1: 8S 7S\n2:\n3: * KS\n4: 2S\n5: 3S\n6: 4S\n7: 5S"
    assert best(sketch, 1, 1) is None
    assert best(sketch, 1, 2) == 2
    assert targets(table(sketch + REST), 0, 0) == [1]


def test_whole_column_goes_to_another_suit_past_an_empty_column() -> None:
    assert best("game: SD S2\n1: 8S\n2:\n3: 9H\n4: * KS\n5: KH\n6: KH\n7: 4S", 1) == 3


def test_a_group_that_cannot_be_lifted_goes_nowhere() -> None:
    mixed = "game: SD S2\n1: 8S 7H\n2: 9S\n3:\n4: * KS\n5: KH\n6: KH\n7: 4S"
    assert best(mixed, 1, 1) is None
    hidden = "game: SD S2\n1: x8S 7S\n2: 9S\n3:\n4: * KS\n5: KH\n6: KH\n7: 4S"
    assert best(hidden, 1, 1) is None


def test_a_won_game_has_no_best_column() -> None:
    position = table("game: SD S4\nruns: S H D\n1: KC..2C\n2: AC")
    position.won = True
    assert best_target(position, 1, 0) is None
