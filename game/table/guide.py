"""The placement guide: the columns that may take the group in hand are lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ..engine.moves import targets
from ..engine.placement import best_target
from ..engine.position import Position
from ..ui import paint
from ..ui.compositor import Sprite
from ..ui.opacity import faded
from ..ui.style import Style
from .box import ring_width
from .cursor import CardSpot
from .hand import Hold, column_counts, drop_target
from .layout import Layout

_WIDE_CARD: Final = 70
_STRONGER: Final = 2
"""Pixels by which the ring of the best column is wider."""
_GHOST_FILL: Final = 44
_GHOST_LINE: Final = 150

FADE: Final = 0.120
"""Seconds in which the light comes up when a group is lifted."""


class Guide:
    """The lit columns for a group, made anew only when it, or the column below it, changes."""

    def __init__(self, style: Style, layout: Layout) -> None:
        self._style = style
        self._layout = layout
        self._key: object = None
        self._lit: list[Sprite] = []

    def sprites(self, position: Position, hold: Hold, light: float) -> list[Sprite]:
        """The sprites below a group; ``light`` is how far they have come up, 0–1."""
        nearest = drop_target(position, self._layout, hold)
        lit = self._light(position, hold.column, hold.index, nearest)
        if light >= 1.0:
            return lit
        pictures = [(faded(sprite.surface, light), sprite) for sprite in lit]
        return [sprite._replace(surface=picture) for picture, sprite in pictures if picture]

    def around(self, position: Position, spot: CardSpot) -> list[Sprite]:
        """The sprites for a group that waits in its column to be sent to another."""
        return self._light(position, spot.column, spot.first, None)

    def _light(
        self, position: Position, column: int, index: int, nearest: int | None
    ) -> list[Sprite]:
        legal = targets(position, column, index)
        cards = tuple(position.columns[column][index:])
        key = (cards, nearest, tuple(legal))
        if self._key != key:
            self._key = key
            best = best_target(position, column, index)
            self._lit = guide_sprites(
                self._style, self._layout, position, legal, nearest, len(cards), best
            )
        return self._lit


def guide_sprites(
    style: Style,
    layout: Layout,
    position: Position,
    columns: Sequence[int],
    nearest: int | None,
    group: int,
    best: int | None = None,
) -> list[Sprite]:
    """Rings around the ends of the columns named; below the nearest shows the landing place.

    ``position`` is the one before the group was lifted; ``group`` is its number of cards. The ring
    of the ``best`` column is stronger than the others, and glows.
    """
    sprites = []
    for column in columns:
        down, up = column_counts(position)[column]
        last = layout.card_box(column, down + up - 1, down, up) if down + up else None
        box = last or layout.slot(column)
        if column == nearest:
            landing = layout.landing(column, down, up, group)
            top = last.bottom if last else landing.y
            sprites += _ghost(style, layout, landing.x, top, landing.bottom, whole=last is None)
        gap = 1 if layout.card_width > _WIDE_CARD else 0
        strong = column == best and len(columns) > 1
        ring, (dx, dy) = paint.ring_sprite(
            style.theme,
            box.w,
            box.h,
            layout.radius,
            style.theme.mint,
            ring_width(layout.card_width) + (_STRONGER if strong else 0),
            gap,
            glow=strong,
        )
        sprites.append(Sprite(ring, box.x + dx, box.y + dy, pygame.BLEND_PREMULTIPLIED))
    return sprites


def _ghost(
    style: Style, layout: Layout, x: int, top: int, bottom: int, whole: bool
) -> list[Sprite]:
    """The part of the landing place that the column's last card leaves in view."""
    if bottom <= top:
        return []
    mint = style.theme.mint
    fill, line = paint.with_alpha(mint, _GHOST_FILL), paint.with_alpha(mint, _GHOST_LINE)
    size = layout.card_width, layout.card_height
    ghost, _ = paint.rounded_sprite(*size, layout.radius, fill, line, 2)
    if whole:
        return [Sprite(ghost, x, top, pygame.BLEND_PREMULTIPLIED)]
    seen = min(bottom - top, layout.card_height)
    part = pygame.Rect(0, layout.card_height - seen, layout.card_width, seen)
    return [Sprite(ghost.subsurface(part), x, top, pygame.BLEND_PREMULTIPLIED)]
