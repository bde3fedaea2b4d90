"""A column that is pressed tight, spread open while the pointer rests on it."""

from __future__ import annotations

import pygame

from ..engine.moves import tail_start
from ..engine.position import Position
from ..ui import paint
from ..ui.compositor import Sprite
from ..ui.style import Style
from .card_sprites import CardSprites
from .hand import column_counts
from .layout import Layout


def can_spread(layout: Layout, position: Position, column: int) -> bool:
    """Whether a column is so tight that spreading it shows more."""
    return layout.is_pressed(*column_counts(position)[column])


def spread_sprite(
    style: Style, layout: Layout, sprites: CardSprites, position: Position, column: int
) -> Sprite:
    """The plate with all the cards of a column, each with its whole index in view."""
    cards, down = position.columns[column], position.down[column]
    panel, boxes = layout.spread(column, down, len(cards) - down)
    edge = 2
    picture = pygame.Surface((panel.w + 2 * edge, panel.h + 2 * edge), pygame.SRCALPHA)
    theme = style.theme
    plate = pygame.Rect(edge, edge, panel.w, panel.h)
    radius = sprites.art.radius + 8
    paint.rounded(
        picture,
        plate,
        radius,
        paint.with_alpha(theme.plate, 255),
        paint.with_alpha(theme.gold, 255),
        2,
    )
    lifts = tail_start(position, column)
    layer = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for index, (card, box) in enumerate(zip(cards, boxes, strict=True)):
        after = boxes[index + 1] if index + 1 < len(boxes) else box
        strip = after.y - box.y if after.x == box.x else 0
        dim = index < lifts
        if index < down:
            face = sprites.art.back()
        elif not strip:
            face = sprites.face(card, dim)
        elif layout.tight(strip):
            face = sprites.strip(card, strip, dim)
        else:
            face = sprites.covered(card, strip, dim)
        layer.blit(face, (box.x - panel.x + edge, box.y - panel.y + edge))
    picture.blit(layer.premul_alpha(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return Sprite(picture, panel.x - edge, panel.y - edge, pygame.BLEND_PREMULTIPLIED)
