"""The placement guide."""

from __future__ import annotations

import pygame

from game.engine.moves import targets
from game.engine.placement import best_target
from game.table.guide import guide_sprites
from game.table.layout import Layout
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES
from tests.sketch import table

SIZE = (1280, 720)
POSITION = table("game: SD S2\n1: 9S\n2: TH\n3: TS\n4:\n5: 5S\n6: 5H\n7: * 2S")
"""The nine of column 1 can go to the tens of columns 2 and 3 or to column 4; the third is best."""


def test_every_column_that_may_take_the_group_is_lit_and_the_best_one_most() -> None:
    pygame.display.set_mode(SIZE)
    style = Style.of(THEMES["felt"], Fonts(), SIZE)
    layout = Layout.of(*SIZE, POSITION.variant)
    legal, best = targets(POSITION, 0, 0), best_target(POSITION, 0, 0)
    assert (legal, best) == ([1, 2, 3], 2)
    rings = guide_sprites(style, layout, POSITION, legal, None, 1, best)
    assert len(rings) == 3
    sizes = [ring.surface.get_width() for ring in rings]
    assert sizes[0] == sizes[2] < sizes[1]
    for column, ring in zip(legal, rings, strict=True):
        assert ring.rect.contains(pygame.Rect(layout.slot(column)))


def test_a_column_that_is_the_only_one_needs_no_mark() -> None:
    pygame.display.set_mode(SIZE)
    style = Style.of(THEMES["felt"], Fonts(), SIZE)
    layout = Layout.of(*SIZE, POSITION.variant)
    plain = guide_sprites(style, layout, POSITION, [2], None, 1)
    assert guide_sprites(style, layout, POSITION, [2], None, 1, 2) == plain
