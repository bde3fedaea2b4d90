"""How the cursor of keys or a pad is drawn."""

from __future__ import annotations

from typing import Final

import pygame

from ..ui import paint
from ..ui.compositor import Sprite
from ..ui.shapes import whole_sprite
from ..ui.stretch import smooth
from ..ui.style import Style
from .box import Box, ring_width

STAND_OFF: Final = 5
"""Px that a chosen group is drawn lower, or the ring would hide the index of the card above it."""
_LARGE_CARD: Final = 70
"""Px of width from which a card has room around it for a broad ring."""
_THING_RADIUS: Final = 10


def card_cursor(style: Style, group: Box, strip: int, radius: int) -> list[Sprite]:
    """A ring around a group, with a pennant at the left of its first card.

    ``strip`` is the height in px of the part of that card that is in view.
    """
    theme = style.theme
    large = group.w > _LARGE_CARD
    ring, (dx, dy) = paint.ring_sprite(
        theme, group.w, group.h, radius, theme.gold, ring_width(group.w), 1 if large else 0
    )
    flag = _pennant(style, max(12, round(group.w * 0.17)))
    middle = group.y + min(strip, group.h) // 2
    x = group.x - flag.get_width() - (1 if large else 0)
    return [
        Sprite(ring, group.x + dx, group.y + dy, pygame.BLEND_PREMULTIPLIED),
        Sprite(flag, x, middle - flag.get_height() // 2, pygame.BLEND_PREMULTIPLIED),
    ]


def thing_cursor(style: Style, box: Box) -> list[Sprite]:
    """A ring around a button, the code or the stock."""
    radius = min(_THING_RADIUS, min(box.w, box.h) // 2)
    ring, (dx, dy) = paint.ring_sprite(style.theme, box.w, box.h, radius, style.theme.gold, 3, 2)
    return [Sprite(ring, box.x + dx, box.y + dy, pygame.BLEND_PREMULTIPLIED)]


def _pennant(style: Style, width: int) -> pygame.Surface:
    """A triangle that points to the right, within a dark line."""
    theme = style.theme
    height = round(width * 1.4) // 2 * 2

    def draw(surface: pygame.Surface, k: int) -> None:
        right, bottom = width * k - 1, height * k - 1
        edge = 1.5 * k
        pygame.draw.polygon(surface, theme.plate, [(0, 0), (right, bottom / 2), (0, bottom)])
        inner = [
            (edge, 2 * edge),
            (right - 2 * edge, bottom / 2),
            (edge, bottom - 2 * edge),
        ]
        pygame.draw.polygon(surface, theme.gold, inner)

    def put(surface: pygame.Surface) -> None:
        paint.put(surface, smooth(width, height, draw), (0, 0))

    return whole_sprite(("pennant", theme.name, width), (width, height), put)
