"""Cards in columns: where they lie, which one a pixel shows."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.engine.variants import SPIDER, SPIDERETTE, Variant
from game.table.box import Box
from game.table.layout import Layout
from tests.table.windows import columns_held, every_size, every_variant, sizes, variants


@given(sizes, variants, st.sampled_from([0, 30]))
def test_the_longest_column_can_be_read(
    size: tuple[int, int], variant: Variant, strip: int
) -> None:
    layout = Layout.of(*size, variant, strip=strip)
    assert layout.card_box(0, 30, 5, 26).bottom <= layout.bottom
    assert all(layout.strip_height(index, 5, 26) >= 6 for index in range(5, 30))
    assert all(layout.strip_height(index, 5, 26) >= 2 for index in range(5))


@given(sizes, variants, columns_held)
def test_a_column_runs_downwards_and_ends_in_its_place(
    size: tuple[int, int], variant: Variant, held: tuple[int, int]
) -> None:
    layout = Layout.of(*size, variant)
    tops = layout.offsets(*held)
    assert len(tops) == sum(held)
    assert all(upper < lower for upper, lower in pairwise(tops))
    if tops:
        assert tops[0] == 0
        assert layout.card_box(0, len(tops) - 1, *held).bottom <= layout.bottom
        for index, (upper, lower) in enumerate(pairwise(tops)):
            assert layout.strip_height(index, *held) == lower - upper


def test_face_down_cards_give_way_first() -> None:
    layout = Layout.of(1280, 720, SPIDERETTE)
    natural_down, natural_up = layout.strip_height(0, 6, 2), layout.strip_height(6, 6, 2)
    up = next(up for up in range(2, 30) if layout.strip_height(0, 6, up) < natural_down)
    assert layout.strip_height(6, 6, up) == natural_up
    assert not layout.is_pressed(6, up)
    assert layout.strip_height(0, 6, 26) < natural_down
    assert layout.strip_height(6, 6, 26) < natural_up
    assert layout.is_pressed(6, 26)


def test_a_short_column_is_not_pressed() -> None:
    layout = Layout.of(640, 480, SPIDER)
    for held in [(0, 0), (1, 0), (0, 1), (5, 1), (6, 4)]:
        assert not layout.is_pressed(*held)


@given(sizes, variants, st.data())
def test_the_card_at_a_pixel_is_the_one_seen_there(
    size: tuple[int, int], variant: Variant, data: st.DataObject
) -> None:
    layout = Layout.of(*size, variant)
    count = variant.columns
    counts = data.draw(st.lists(columns_held, min_size=count, max_size=count))
    column = data.draw(st.integers(0, count - 1))
    down, up = counts[column]
    for index in range(down + up):
        box = layout.card_box(column, index, down, up)
        seen = layout.strip_height(index, down, up)
        for x in (box.x, box.right - 1):
            assert layout.card_at(x, box.y, counts) == (column, index)
            assert layout.card_at(x, box.y + seen - 1, counts) == (column, index)
        assert layout.card_at(box.x - 1, box.y, counts) is None
        assert layout.card_at(box.right, box.y, counts) is None
    end = layout.card_box(column, down + up - 1, down, up).bottom if down + up else layout.top
    assert layout.card_at(layout.column_x[column], end, counts) is None


@every_size
@every_variant
def test_gaps_belong_to_no_column(size: tuple[int, int], variant: Variant) -> None:
    layout = Layout.of(*size, variant)
    for column, x in enumerate(layout.column_x):
        assert layout.column_at(x, layout.bottom - 1) == column
        assert layout.column_at(x + layout.card_width - 1, layout.top) == column
        assert layout.column_at(x + layout.card_width, layout.top) is None
        assert layout.column_at(x, layout.top - 1) is None
        assert layout.column_at(x, layout.bottom) is None


def test_a_group_lands_below_the_last_card() -> None:
    layout = Layout.of(1280, 720, SPIDERETTE)
    last = layout.card_box(2, 3, 2, 2)
    landing = layout.landing(2, 2, 2, 3)
    assert landing.y == last.y + layout.strip_height(3, 2, 5)
    assert layout.landing(4, 0, 0, 5) == layout.slot(4)


def test_a_drop_covers_the_ends_of_columns() -> None:
    layout = Layout.of(1280, 720, SPIDERETTE)
    counts = [(0, 0), (2, 3), (0, 1), (0, 0), (0, 0), (0, 0), (0, 0)]
    over_slot = layout.slot(0)
    assert layout.cover(over_slot, counts) == [(over_slot.w * over_slot.h, 0)]
    nearer = layout.slot(2).moved(-layout.card_width // 4, 40)
    assert [column for _, column in layout.cover(nearer, counts)] == [2, 1]
    far_below = layout.slot(1)._replace(y=layout.bottom - 60)
    assert layout.cover(far_below, counts) == [(far_below.w * 60, 1)]
    assert layout.cover(layout.stock, counts) == []


def test_a_drop_on_covered_cards_only_is_none() -> None:
    layout = Layout.of(1280, 720, SPIDERETTE)
    counts = [(0, 12)] + [(0, 0)] * 6
    last = layout.card_box(0, 11, 0, 12)
    above = Box(last.x, last.y - 60, last.w, 60)
    assert layout.cover(above, counts) == []
    assert layout.cover(above.moved(0, 1), counts) == [(last.w, 0)]
