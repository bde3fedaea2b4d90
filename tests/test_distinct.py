"""Values of different kinds are never taken for each other."""

from __future__ import annotations

from typing import NamedTuple

from game.distinct import distinct


@distinct
class Inch(NamedTuple):
    length: int


@distinct
class Mile(NamedTuple):
    length: int


@distinct
class Nothing(NamedTuple):
    pass


def test_equal_are_values_of_one_kind_with_the_same_contents() -> None:
    assert Inch(1) == Inch(1)
    assert Inch(1) != Inch(2)
    assert Inch(1) != Mile(1)  # type: ignore[comparison-overlap]
    assert Inch(1) != (1,)


def test_both_kinds_have_room_in_one_set() -> None:
    assert len({Inch(1), Mile(1), Inch(1)}) == 2


def test_a_value_without_contents_is_something() -> None:
    assert Nothing()
