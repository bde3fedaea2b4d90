"""The sizes of type in every window."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.scale import SMALLEST, Scale

TYPE = ("label", "body", "head", "title", "hero", "score", "win")


@given(st.integers(200, 4000), st.integers(200, 4000))
def test_no_type_is_smaller_than_the_floor(width: int, height: int) -> None:
    scale = Scale.of(width, height)
    assert all(getattr(scale, name) >= SMALLEST for name in TYPE)


@given(st.integers(200, 4000), st.integers(200, 4000))
def test_a_turned_window_has_the_same_type(width: int, height: int) -> None:
    a, b = Scale.of(width, height), Scale.of(height, width)
    assert [getattr(a, name) for name in TYPE] == [getattr(b, name) for name in TYPE]


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((640, 480), (15, 18, 22, 30, 46, 30, 64)),
        ((854, 480), (15, 18, 22, 30, 46, 30, 64)),
        ((960, 600), (14, 18, 22, 32, 56, 32, 84)),
        ((1280, 720), (14, 18, 24, 36, 64, 36, 104)),
        ((1920, 1080), (21, 27, 36, 54, 96, 54, 156)),
    ],
)
def test_type_follows_the_table_of_sizes(size: tuple[int, int], expected: tuple[int, ...]) -> None:
    scale = Scale.of(*size)
    assert tuple(getattr(scale, name) for name in TYPE) == expected


@pytest.mark.parametrize(
    ("size", "margin", "gap", "small"),
    [((640, 480), 16, 12, True), ((480, 854), 16, 12, True), ((1280, 720), 96, 24, False)],
)
def test_space_follows_the_window(
    size: tuple[int, int], margin: int, gap: int, small: bool
) -> None:
    scale = Scale.of(*size)
    assert (scale.margin, scale.gap, scale.small) == (margin, gap, small)


def test_every_field_is_a_whole_number() -> None:
    scale = Scale.of(1111, 777)
    assert all(isinstance(value, int) for value in scale)
