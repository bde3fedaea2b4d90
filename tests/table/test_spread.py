"""Crowded columns laid open."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.engine.variants import Variant
from game.table.box import Box
from game.table.layout import Layout
from tests.table.windows import columns_held, every_size, every_variant, sizes, variants


@given(sizes, variants, columns_held, st.data())
def test_a_spread_column_stays_on_the_screen(
    size: tuple[int, int], variant: Variant, held: tuple[int, int], data: st.DataObject
) -> None:
    layout = Layout.of(*size, variant)
    column = data.draw(st.integers(0, variant.columns - 1))
    panel, cards = layout.spread(column, *held)
    window = Box(0, 0, *size)
    assert len(cards) == sum(held)
    for card in cards:
        assert card.overlap(panel) == card.w * card.h
        assert card.overlap(window) == card.w * card.h
        assert (card.w, card.h) == (layout.card_width, layout.card_height)
    if cards:
        assert panel.overlap(window) == panel.w * panel.h
        down, up = held
        end = layout.card_box(column, down + up - 1, down, up).bottom
        assert panel.bottom >= min(end, size[1])


@every_size
@every_variant
def test_a_spread_column_shows_every_index(size: tuple[int, int], variant: Variant) -> None:
    layout = Layout.of(*size, variant)
    for column in (0, variant.columns - 1):
        _, cards = layout.spread(column, 5, 26)
        for upper, lower in pairwise(cards[5:]):
            if upper.x == lower.x:
                assert not layout.tight(lower.y - upper.y)
