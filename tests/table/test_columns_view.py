from __future__ import annotations

import pygame
import pytest

from game.engine.variants import SPIDER, SPIDERETTE, Variant
from game.table.columns_view import draw_empty_column
from game.table.layout import Layout
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES, Theme, contrast_ratio

SIZE = (1280, 720)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("variant", [SPIDERETTE, SPIDER], ids=lambda variant: variant.name)
def test_an_empty_column_can_be_seen(theme: Theme, variant: Variant) -> None:
    layout = Layout.of(*SIZE, variant)
    style = Style.of(theme, Fonts(), SIZE)
    surface = pygame.Surface(SIZE)
    surface.fill(theme.centre)
    for column in range(variant.columns):
        draw_empty_column(surface, style, layout, column)
        slot = layout.slot(column)
        red, green, blue, _ = surface.get_at((slot.x, slot.centre[1]))
        assert contrast_ratio((red, green, blue), theme.centre) >= 3
        assert surface.get_at((slot.x - 1, slot.centre[1]))[:3] == theme.centre
