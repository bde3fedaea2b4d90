"""The table as a picture: resting columns, furniture, whatever is above them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import pygame

from ..engine.events import Event
from ..engine.moves import tail_start, targets
from ..engine.position import Position
from ..ui.card_art import CardArt
from ..ui.compositor import Compositor, Sprite
from ..ui.ground import Ground
from ..ui.style import Style
from .box import Box, bounds
from .card_sprites import CardSprites
from .choreography import COLUMN_LAYER, Choreography
from .columns_view import ColumnsView
from .figures import HudFigures
from .guide import guide_sprites
from .hand import Hand, Hold, carried_places, column_counts, drop_target
from .hud import Hud
from .layout import Layout
from .lifted import LiftedGroup
from .notice import Notice, notice_sprites
from .peek import spread_sprite

_REACH: Final = 6
"""Pixels around a small target that still belong to it."""


class TableView:
    """Draws one game. What it shows is thrown away and made anew with the window's size."""

    def __init__(
        self,
        style: Style,
        ground: Ground,
        art_for: Callable[[int], CardArt],
        position: Position,
        figures: HudFigures,
    ) -> None:
        """``art_for`` gives the cards of a width in pixels."""
        self._ground = ground
        self._art_for = art_for
        self.layout = Layout.of(*style.size, position.variant)
        self.stage = Choreography(self.layout, position)
        self.guide = True
        """Whether the columns that may take the group in hand are lit."""
        self._notice: list[Sprite] = []
        self._peek: Sprite | None = None
        self._exposed = True
        self._lit: tuple[object, list[Sprite]] = (None, [])
        self._figures = figures
        self._fit(style)

    def _fit(self, style: Style) -> None:
        self.style = style
        art = self._art_for(self.layout.card_width)
        self.sprites = CardSprites(self.stage.board.deck, art)
        self._columns = ColumnsView(style, self.sprites, self.stage)
        self._hud = Hud(self.layout, style, self._art_for)
        self._exposed = True
        self._hud_rects = [pygame.Rect(box) for box in self._hud.regions()]
        self._shown_figures: HudFigures | None = None
        self._lifted = LiftedGroup(style, self.layout, self.sprites)

    def resize(self, style: Style) -> None:
        """Lay everything out anew; what moved comes to rest."""
        self.layout = Layout.of(*style.size, self.stage.board.variant)
        self.stage.relayout(self.layout)
        self.clear_notice()
        self.close_peek()
        self._fit(style)

    @property
    def busy(self) -> bool:
        """Whether a card is on its way."""
        return self.stage.timeline.busy

    def advance(self, now: float) -> bool:
        """Let the time pass; True if a card came to rest by it."""
        return bool(self.stage.timeline.advance(now))

    def finish(self) -> None:
        """Let everything that moves come to rest at once."""
        self.stage.timeline.finish()

    def take(self, hold: Hold) -> None:
        """The cards of a hand are carried from now on, wherever they were on their way to."""
        for card in hold.cards:
            self.stage.timeline.drop(card)

    def tell(self, events: Iterable[Event], now: float, hold: Hold | None, quick: bool) -> None:
        """Show what an action did; ``hold`` is the hand that did it, ``quick`` is for undo."""
        if quick:
            self.stage.tell_quickly(events, now)
        else:
            held = carried_places(hold, self.layout) if hold and hold.dragging else {}
            self.stage.tell(events, now, held)
        self._lifted.forget()

    def put_back(self, hold: Hold, now: float) -> None:
        """Show how the cards of a hand slide back to where they came from."""
        if hold.dragging and hold.cards:
            self.stage.put_back(hold.column, now, carried_places(hold, self.layout))
        self._lifted.forget()

    def show_notice(self, notice: Notice) -> None:
        """Hang up the plate with a refusal, instead of any other."""
        board, layout = self.stage.board, self.layout
        counts = column_counts(board)
        obstacles = tuple(
            layout.card_box(column, down + up - 1, down, up)
            for column, (down, up) in enumerate(counts)
            if down + up
        )
        self._notice = notice_sprites(self.style, layout, notice, obstacles)

    def clear_notice(self) -> None:
        """Take the plate down."""
        self._notice = []

    def open_peek(self, column: int) -> None:
        """Spread a column open."""
        self._peek = spread_sprite(self.style, self.layout, self.sprites, self.stage.board, column)

    def close_peek(self) -> None:
        """Close what was spread open."""
        self._peek = None

    @property
    def peeking(self) -> bool:
        """Whether a column is spread open."""
        return self._peek is not None

    def expose(self) -> None:
        """Draw everything anew with the next frame."""
        self._exposed = True

    def stock_box(self) -> Box:
        """The stock as it is seen: its place, once it is empty."""
        return bounds(self.layout.stock_cards(max(1, self.stage.board.deals_left)))

    def stock_at(self, x: int, y: int) -> bool:
        """Whether a pixel belongs to the stock."""
        return self.layout.stock.grow(_REACH).contains(x, y)

    def button_at(self, x: int, y: int) -> str | None:
        """The button at a pixel; the game code counts as one."""
        for name, box in self.layout.buttons.items():
            if box.contains(x, y):
                return name
        code = self.layout.furniture.numbers.code
        if code is not None and code.box.grow(_REACH).contains(x, y):
            return "code"
        return None

    def last_card(self, column: int) -> Box:
        """The last card of a column, or its place if it is empty."""
        down, up = column_counts(self.stage.board)[column]
        if down + up == 0:
            return self.layout.slot(column)
        return self.layout.card_box(column, down + up - 1, down, up)

    def card_strip(self, column: int, index: int) -> Box:
        """The part of a card that can be seen in its column."""
        down, up = column_counts(self.stage.board)[column]
        box = self.layout.card_box(column, index, down, up)
        return box._replace(h=min(box.h, self.layout.strip_height(index, down, up)))

    def draw(
        self, canvas: Compositor, hand: Hand, figures: HudFigures, now: float
    ) -> list[pygame.Rect]:
        """Bring the window up to date; gives the rectangles that changed."""
        lifted = frozenset(hand.hold.cards) if hand.hold and hand.dragging else frozenset()
        self._figures = figures
        if self._exposed:
            self._exposed = False
            canvas.invalidate()
        if figures != self._shown_figures:
            self._shown_figures = figures
            for rect in self._hud_rects:
                canvas.invalidate(rect)
        for rect in self._columns.changes(lifted):
            canvas.invalidate(rect)

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            self.paint(target, rect, lifted)

        return canvas.frame(paint, self._above(hand, lifted, now))

    def paint(
        self, target: pygame.Surface, rect: pygame.Rect, lifted: frozenset[int] = frozenset()
    ) -> None:
        """Draw all that rests in a rectangle."""
        target.blit(self._ground.surface(self.style.theme, self.style.size), rect, rect)
        if rect.collidelist(self._hud_rects) >= 0:
            self._hud.draw(target, self._figures)
        self._columns.paint(target, rect, lifted)

    def _above(self, hand: Hand, lifted: frozenset[int], now: float) -> list[Sprite]:
        """Everything that moves, or hangs above the table, the topmost last."""
        sprites = self._moving(lifted, now)
        hold = hand.hold
        if hold is not None and lifted:
            if self.guide:
                sprites = [*self._guide(hold), *sprites]
            sprites.append(self._lifted.sprite(hold.cards, *hold.corner))
        sprites += self._notice
        if self._peek is not None:
            sprites.append(self._peek)
        return sprites

    def _moving(self, lifted: frozenset[int], now: float) -> list[Sprite]:
        tracks = self.stage.timeline.tracks
        if not tracks:
            return []
        board = self.stage.board
        drawn: list[tuple[tuple[int, int, int], Sprite]] = []
        in_columns: set[int] = set()
        for column, cards in enumerate(board.columns):
            lifts = tail_start(board, column)
            places = None
            for index in range(self._columns.resting(column, lifted), len(cards)):
                card = cards[index]
                in_columns.add(card)
                if card in lifted:
                    continue
                track = tracks.get(card)
                if track is not None and track.layer != COLUMN_LAYER:
                    sprite = self.sprites.posed(card, track.pose(now))
                    drawn.append(((track.layer, track.order, 0), sprite))
                    continue
                if track is not None:
                    pose = track.pose(now)
                else:
                    places = places or self.stage.rest(column)
                    pose = places[index].pose()
                sprite = self.sprites.posed(card, pose, dim=index < lifts)
                drawn.append(((COLUMN_LAYER, column, index), sprite))
        for card, track in tracks.items():
            if card not in in_columns:
                sprite = self.sprites.posed(card, track.pose(now))
                drawn.append(((track.layer, track.order, 0), sprite))
        drawn.sort(key=lambda pair: pair[0])
        return [sprite for _, sprite in drawn]

    def _guide(self, hold: Hold) -> list[Sprite]:
        """The lit columns, made anew only when the column below the group changes."""
        board = self.stage.board
        nearest = drop_target(board, self.layout, hold)
        legal = targets(board, hold.column, hold.index)
        key = (hold.cards, nearest, tuple(legal))
        if self._lit[0] != key:
            sprites = guide_sprites(self.style, self.layout, board, legal, nearest, len(hold.cards))
            self._lit = (key, sprites)
        return self._lit[1]
