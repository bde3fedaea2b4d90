"""Places on the table, in windows of every size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.variants import SPIDER, SPIDERETTE, Variant
from game.table.box import Box, bounds
from game.table.layout import Layout
from tests.table.windows import every_size, every_variant, sizes, variants


def named(layout: Layout) -> Iterator[tuple[str, Box]]:
    """Everything that must lie clear of everything else."""
    furniture = layout.furniture
    for column in range(len(layout.column_x)):
        yield f"column {column}", layout.column_box(column)
    for number, run in enumerate(layout.runs):
        yield f"run {number}", run
    for number, stat in enumerate(furniture.numbers.stats):
        yield f"number {number}", stat.box
    yield "stock", layout.stock
    yield from layout.buttons.items()
    if furniture.deals.form != "badge":
        yield "deals", furniture.deals.box
    if furniture.title:
        yield "title", furniture.title
    if furniture.runs_text:
        yield "runs text", furniture.runs_text


def assert_sound(layout: Layout, floor: int) -> None:
    window = Box(0, 0, layout.width, floor)
    boxes = list(named(layout))
    for name, box in boxes:
        assert box.w > 0, name
        assert box.h > 0, name
        assert box.overlap(window) == box.w * box.h, (name, box)
    for (name, box), (other_name, other) in combinations(boxes, 2):
        assert not box.overlap(other), (name, box, other_name, other)


@every_size
@every_variant
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("score", [False, True])
@pytest.mark.parametrize("clock", [False, True])
def test_nothing_overlaps(
    size: tuple[int, int], variant: Variant, left_handed: bool, score: bool, clock: bool
) -> None:
    assert_sound(Layout.of(*size, variant, left_handed, score=score, clock=clock), size[1])


@given(sizes, variants, *[st.booleans()] * 3, st.sampled_from([0, 30, 40]))
def test_nothing_overlaps_at_any_size(
    size: tuple[int, int],
    variant: Variant,
    left_handed: bool,
    score: bool,
    clock: bool,
    strip: int,
) -> None:
    layout = Layout.of(*size, variant, left_handed, strip=strip, score=score, clock=clock)
    assert_sound(layout, size[1] - strip)


@given(st.integers(-5, 500), st.integers(-5, 400), variants)
def test_a_tiny_window_is_no_error(width: int, height: int, variant: Variant) -> None:
    layout = Layout.of(width, height, variant, strip=40)
    assert layout.card_width > 0
    assert len(layout.offsets(5, 26)) == 31
    assert all(box.w > 0 for _, box in named(layout))


@every_size
@every_variant
def test_the_columns_use_most_of_the_window(size: tuple[int, int], variant: Variant) -> None:
    layout = Layout.of(*size, variant)
    width = layout.column_box(variant.columns - 1).right - layout.column_x[0]
    assert max(width / size[0], (layout.bottom - layout.top) / size[1]) > 0.9


@pytest.mark.parametrize(
    ("size", "variant", "mode", "card", "gap"),
    [
        ((1280, 720), SPIDERETTE, "rails", (116, 162), 15),
        ((1280, 720), SPIDER, "rails", (84, 118), 11),
        ((1920, 1080), SPIDERETTE, "rails", (176, 246), 23),
        ((1920, 1080), SPIDER, "rails", (128, 179), 17),
        ((3840, 2160), SPIDERETTE, "rails", (352, 493), 47),
        ((854, 480), SPIDERETTE, "rail", (68, 95), 17),
        ((854, 480), SPIDER, "rail", (64, 90), 6),
        ((640, 480), SPIDERETTE, "rail", (64, 90), 6),
        ((640, 480), SPIDER, "bar", (56, 78), 5),
        ((720, 720), SPIDERETTE, "bar", (86, 120), 11),
        ((720, 720), SPIDER, "bar", (62, 87), 6),
        ((480, 854), SPIDERETTE, "bar", (58, 81), 7),
        ((480, 854), SPIDER, "bar", (42, 59), 4),
    ],
)
def test_cards_have_the_designed_sizes(
    size: tuple[int, int], variant: Variant, mode: str, card: tuple[int, int], gap: int
) -> None:
    layout = Layout.of(*size, variant)
    assert layout.mode == mode
    assert (layout.card_width, layout.card_height) == card
    steps = {right - left for left, right in pairwise(layout.column_x)}
    assert steps == {layout.card_width + gap}


@given(sizes, variants)
def test_cards_have_an_even_width(size: tuple[int, int], variant: Variant) -> None:
    assert Layout.of(*size, variant).card_width % 2 == 0


@every_size
@every_variant
def test_the_stock_loses_cards_but_its_top_stays(size: tuple[int, int], variant: Variant) -> None:
    layout = Layout.of(*size, variant)
    deals = len(variant.deals)
    assert bounds(layout.stock_cards(deals)) == layout.stock
    tops = {layout.stock_cards(left)[-1] for left in range(1, deals + 1)}
    assert len(tops) == 1
    assert layout.stock_cards(0) == ()
    assert len(layout.runs) == variant.runs


@every_size
@every_variant
def test_buttons_can_be_touched(size: tuple[int, int], variant: Variant) -> None:
    layout = Layout.of(*size, variant)
    assert {"undo", "redo", "pause"} <= set(layout.buttons)
    assert ("hint" in layout.buttons) == variant.hints
    least = 44 if min(size) >= 480 else 32
    assert all(min(box.w, box.h) >= least for box in layout.buttons.values())


def test_wide_windows_have_every_button() -> None:
    spider, spiderette = (Layout.of(1280, 720, variant).buttons for variant in (SPIDER, SPIDERETTE))
    assert list(spider) == ["undo", "redo", "restart", "new", "hint", "pause"]
    assert list(spiderette) == ["undo", "redo", "restart", "new", "pause"]
    whole = bounds(spiderette.values())
    assert (spiderette["pause"].x, spiderette["pause"].w) == (whole.x, whole.w)


@every_variant
def test_a_portrait_window_has_a_row_of_runs_and_stock_on_top(variant: Variant) -> None:
    layout = Layout.of(480, 854, variant)
    assert max(box.bottom for box in (*layout.runs, layout.stock)) <= layout.top
    assert layout.runs[0].x == min(box.x for box in layout.runs) < layout.width // 2
    assert layout.runs[-1].right < layout.stock.x
    assert all(box.y > layout.bottom for box in layout.buttons.values())


@every_size
@every_variant
def test_the_left_hand_has_the_stock_on_its_side(size: tuple[int, int], variant: Variant) -> None:
    right, left = (Layout.of(*size, variant, hand) for hand in (False, True))
    assert left.card_width == right.card_width
    assert left.column_x == tuple(sorted(left.column_x))
    assert size[0] - left.stock.right == pytest.approx(right.stock.x, abs=40)
    assert left.buttons["undo"].x < left.buttons["redo"].x
    assert [box.x for box in left.runs[:2]] == sorted(box.x for box in left.runs[:2])


def test_the_strip_is_kept_free() -> None:
    plain, strip = (Layout.of(854, 480, SPIDER, strip=pixels) for pixels in (0, 30))
    assert strip.bottom == plain.bottom - 30
    assert strip.card_width == plain.card_width


def test_the_clock_has_a_place_only_when_asked_for() -> None:
    assert Layout.of(1280, 720, SPIDER).furniture.numbers.time is None
    assert Layout.of(1280, 720, SPIDER, clock=True).furniture.numbers.time is not None


@every_size
@every_variant
def test_the_numbers_close_up_over_a_score_that_is_hidden(
    size: tuple[int, int], variant: Variant
) -> None:
    shown, hidden = (Layout.of(*size, variant, score=score) for score in (True, False))
    whole, rest = shown.furniture.numbers, hidden.furniture.numbers
    assert whole.score is not None
    assert rest.score is None
    assert rest.moves.box[:2] == whole.score.box[:2]
    if whole.panel and rest.panel:
        assert rest.panel.h < whole.panel.h
    assert hidden.columns == shown.columns


@every_size
@every_variant
def test_the_time_has_a_place_wherever_the_score_is_hidden(
    size: tuple[int, int], variant: Variant
) -> None:
    assert Layout.of(*size, variant, score=False, clock=True).furniture.numbers.time is not None


@every_size
@every_variant
def test_a_badge_lies_on_the_top_card_of_the_stock(size: tuple[int, int], variant: Variant) -> None:
    layout = Layout.of(*size, variant)
    mark, top = layout.furniture.deals, layout.stock_cards(1)[0]
    if mark.form == "badge":
        assert mark.box.overlap(top) == mark.box.w * mark.box.h
