"""What a column looks like that is spread open."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.engine.cards import SUITS
from game.engine.position import Position
from game.engine.variants import SPIDERETTE
from game.table.card_sprites import CardSprites
from game.table.layout import Layout
from game.table.peek import spread_sprite
from game.ui.card_art import CardArt
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES

SIZE = (1280, 720)


def test_no_slivers_of_pips_show_between_the_cards_of_a_spread_column() -> None:
    pygame.display.set_mode(SIZE)
    layout = Layout.of(*SIZE, SPIDERETTE)
    style = Style.of(THEMES["felt"], Fonts(), SIZE)
    position = Position(SPIDERETTE, len(SUITS), list(range(SPIDERETTE.cards)))
    position.columns[0], position.stock = position.stock[:10], position.stock[10:]
    sprites = CardSprites(position.deck, CardArt(layout.card_width, style.theme))
    sprite = spread_sprite(style, layout, sprites, position, 0)
    _, boxes = layout.spread(0, 0, len(position.columns[0]))
    for box, after in pairwise(boxes):
        if box.x == after.x:
            row = pygame.Rect(box.x + box.w // 3, after.y - 3, box.w // 3, 1)
            shown = sprite.surface.subsurface(row.move(-sprite.x, -sprite.y))
            colours = {tuple(shown.get_at((x, 0))) for x in range(row.w)}
            assert len(colours) == 1
