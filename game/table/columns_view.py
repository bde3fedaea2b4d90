"""The columns as they rest on the table."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

import pygame

from ..engine.moves import tail_start
from ..ui import paint
from ..ui.style import Style
from .card_sprites import CardSprites
from .choreography import Choreography
from .cursor import CardSpot
from .cursor_sprites import STAND_OFF
from .layout import Layout

EMPTY_COLUMN_ALPHA: Final = 118
"""Opacity of an empty column's outline, which must show: a card may go there."""
_SEAM_ALPHA: Final = 60


class ColumnsView:
    """Draws what lies still in each column: all cards below the first one that moves."""

    def __init__(self, style: Style, sprites: CardSprites, stage: Choreography) -> None:
        self._style = style
        self._sprites = sprites
        self._stage = stage
        self._shown: list[object] = [None] * len(stage.board.columns)
        self.chosen: CardSpot | None = None
        """The group at the cursor, which stands off from the cards above it."""
        self._asked: tuple[object, ...] = ()
        """What the answer of ``changes`` depended on when nothing moved."""
        self._seam = _seam_sprite(sprites)
        self._blur = max(2, round(stage.layout.card_width * 0.035))
        edge = 2 * self._blur + 2
        self._rects = [
            pygame.Rect(stage.layout.column_box(column)).inflate(2 * edge, 2 * edge)
            for column in range(len(self._shown))
        ]
        """All the pixels that each column may colour, its shadow among them."""

    def resting(self, column: int, lifted: frozenset[int]) -> int:
        """How many cards of a column lie still, counted from the bottom one."""
        moving = self._stage.timeline.tracks
        for index, card in enumerate(self._stage.board.columns[column]):
            if card in moving or card in lifted:
                return index
        return len(self._stage.board.columns[column])

    def changes(self, lifted: frozenset[int]) -> list[pygame.Rect]:
        """The columns that look different from when this was asked last."""
        asked = (self._stage.told, lifted, self.chosen)
        still = not self._stage.timeline.busy
        if still and asked == self._asked:
            return []
        self._asked = asked if still else ()
        changed = []
        for column, shown in enumerate(self._shown):
            cards = self._stage.board.columns[column]
            count = self.resting(column, lifted)
            down = self._stage.board.down[column]
            lifts = tail_start(self._stage.board, column)
            now = (tuple(cards[:count]), len(cards), down, lifts, self.stands_off(column, count))
            if now != shown:
                self._shown[column] = now
                changed.append(self._rects[column])
        return changed

    def paint(self, target: pygame.Surface, rect: pygame.Rect, lifted: frozenset[int]) -> None:
        """Draw the columns that a rectangle touches."""
        for column in rect.collidelistall(self._rects):
            self._paint_column(target, rect, column, self.resting(column, lifted))

    def stands_off(self, column: int, resting: int) -> int | None:
        """The index of the first card that is drawn lower; a column on the move has none."""
        chosen = self.chosen
        if chosen is None or chosen.column != column or chosen.first == 0:
            return None
        return chosen.first if resting == len(self._stage.board.columns[column]) else None

    def _paint_column(
        self, target: pygame.Surface, rect: pygame.Rect, column: int, count: int
    ) -> None:
        layout, theme = self._stage.layout, self._style.theme
        if count == 0:
            draw_empty_column(target, self._style, layout, column)
            return
        board, sprites = self._stage.board, self._sprites
        cards, down = board.columns[column], board.down[column]
        lifts = tail_start(board, column)
        x, up = layout.column_x[column], len(cards) - down
        offsets = list(layout.offsets(down, up))
        first = self.stands_off(column, count)
        if first is not None:
            offsets[first:] = (y + STAND_OFF for y in offsets[first:])
        height = offsets[count - 1] + layout.card_height
        if not theme.high_contrast:
            whole = pygame.Rect(x, layout.top, layout.card_width, height)
            paint.shadow(target, whole, sprites.art.radius, self._blur, 1, 105)
        # A card colours the row above it with its seam, and what is below it in its round corners.
        reach = 2 * layout.radius + 1
        start = bisect_left(offsets, rect.top - layout.top - reach, 0, count) - 1
        stop = bisect_left(offsets, rect.bottom - layout.top + 1, 0, count)
        for index in range(max(0, start), stop):
            y = layout.top + offsets[index]
            covered = index + 1 < count
            strip = offsets[index + 1] - offsets[index] if index + 1 < len(cards) else 0
            if index:
                target.blit(self._seam, (x, y - 1))
            if index < down:
                picture = sprites.art.back()
            elif covered and layout.tight(shown := strip - STAND_OFF * (index + 1 == first)):
                picture = sprites.strip(cards[index], shown, index < lifts)
            elif covered:
                picture = sprites.covered(cards[index], strip, index < lifts)
            else:
                picture = sprites.face(cards[index], index < lifts)
            if covered:
                seen = strip + sprites.art.radius
                target.blit(picture, (x, y), (0, 0, layout.card_width, seen))
            else:
                target.blit(picture, (x, y))


def draw_empty_column(target: pygame.Surface, style: Style, layout: Layout, column: int) -> None:
    """The outline of a column's place."""
    rect = pygame.Rect(layout.slot(column))
    paint.slot(target, style.theme, rect, layout.radius, EMPTY_COLUMN_ALPHA)


def _seam_sprite(sprites: CardSprites) -> pygame.Surface:
    """The line of shade that a card throws on the one it covers."""
    art = sprites.art
    seam = pygame.Surface((art.width, 2 * art.radius + 1), pygame.SRCALPHA)
    pygame.draw.rect(
        seam, (0, 0, 0, _SEAM_ALPHA), (0, 0, art.width, 4 * art.radius), border_radius=art.radius
    )
    return seam
