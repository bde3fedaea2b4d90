"""The table as a picture: resting columns, furniture, whatever is above them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

import pygame

from ..engine.events import Event
from ..engine.moves import targets
from ..engine.placement import best_target
from ..engine.position import Position
from ..engine.variants import Variant
from ..ui.card_art import CardArt
from ..ui.compositor import Compositor, Sprite
from ..ui.ground import Ground
from ..ui.style import Style
from .board_picture import BoardPicture
from .card_sprites import CardSprites
from .choreography import Choreography
from .columns_view import ColumnsView
from .cursor import STOCK, CardSpot, Reach, Spot, ThingSpot
from .cursor_sprites import STAND_OFF, card_cursor, thing_cursor
from .figures import HudFigures
from .guide import guide_sprites
from .hand import Hand, Hold, carried_places, column_counts, drop_target
from .hud import Hud
from .layout import Layout
from .lifted import LiftedGroup
from .notice import Notice, notice_sprites
from .peek import spread_sprite
from .prompt_strip import PromptStrip
from .taste import PLAIN, Taste

_REACH: Final = 6
"""Pixels around a small target that still belong to it."""


class TableView(BoardPicture):
    """Draws one game. What it shows is thrown away and made anew with the window's size."""

    def __init__(
        self,
        style: Style,
        ground: Ground,
        art_for: Callable[[int], CardArt],
        position: Position,
        figures: HudFigures,
        *,
        prompts: bool = False,
        taste: Taste = PLAIN,
    ) -> None:
        """Lay everything out.

        Args:
            style: the look for the window.
            ground: what lies below everything.
            art_for: gives the cards of a width in pixels.
            position: what lies on the table.
            figures: what the furniture shows.
            prompts: whether there is room for prompts from the beginning.
            taste: how the player likes the table.
        """
        self._taste = taste
        self._ground = ground
        self.strip = PromptStrip(prompts)
        self._art_for = art_for
        self.layout = self.lay_out(style, position.variant)
        self.stage = Choreography(self.layout, position)
        self.stage.speed = taste.speed
        self.cursor: Spot | None = None
        """Where the cursor of keys or a pad is shown."""
        self._notice: list[Sprite] = []
        self._peek: Sprite | None = None
        self._exposed = True
        self._lit: tuple[object, list[Sprite]] = (None, [])
        self._figures = figures
        self._fit(style)

    def lay_out(self, style: Style, variant: Variant) -> Layout:
        """The places in a window; a subclass may keep a part of it for itself."""
        return Layout.of(
            *style.size,
            variant,
            self._taste.left_handed,
            strip=self.strip.height(style),
            clock=self._taste.clock,
        )

    def _fit(self, style: Style) -> None:
        self.style = style
        art = self._art_for(self.layout.card_width)
        self.sprites = CardSprites(self.stage.board.deck, art)
        self.columns = ColumnsView(style, self.sprites, self.stage)
        self._hud = Hud(self.layout, style, self._art_for)
        self._exposed = True
        self._hud_rects = [pygame.Rect(box) for box in self._hud.regions()]
        self._shown_figures: HudFigures | None = None
        self._lifted = LiftedGroup(style, self.layout, self.sprites)

    @property
    def guide(self) -> bool:
        """Whether the columns that may take the group in hand are lit."""
        return self._taste.guide

    def resize(self, style: Style, taste: Taste | None = None) -> None:
        """Lay everything out anew, to another taste if there is one; what moved comes to rest."""
        if taste is not None:
            self._taste = taste
            self.stage.speed = taste.speed
        self.layout = self.lay_out(style, self.stage.board.variant)
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
            for rect in self._changed(figures):
                canvas.invalidate(rect)
            self._shown_figures = figures
        self.columns.chosen = self.cursor if isinstance(self.cursor, CardSpot) else None
        for rect in self.columns.changes(lifted):
            canvas.invalidate(rect)
        if self.strip.changed:
            canvas.invalidate(self.strip.rect(self.style))

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            self.paint(target, rect, lifted)

        return canvas.frame(paint, self._above(hand, lifted, now))

    def _changed(self, figures: HudFigures) -> list[pygame.Rect]:
        """The parts of the furniture that other figures change: often the clock alone."""
        shown, clock = self._shown_figures, self.layout.furniture.numbers.time
        if shown is None or clock is None or replace(shown, time=figures.time) != figures:
            return self._hud_rects
        return [pygame.Rect(clock.box)]

    def paint(
        self, target: pygame.Surface, rect: pygame.Rect, lifted: frozenset[int] = frozenset()
    ) -> None:
        """Draw all that rests in a rectangle."""
        target.blit(self._ground.surface(self.style.theme, self.style.size), rect, rect)
        if rect.collidelist(self._hud_rects) >= 0:
            self._hud.draw(target, self._figures, rect)
        self.columns.paint(target, rect, lifted)
        self.strip.draw(target, self.style, rect)

    def _above(self, hand: Hand, lifted: frozenset[int], now: float) -> list[Sprite]:
        """Everything that moves, or hangs above the table, the topmost last."""
        sprites = self.moving(lifted, now)
        hold = hand.hold
        if hold is not None and lifted:
            if self.guide:
                sprites = [*self._guide(hold), *sprites]
            sprites.append(self._lifted.sprite(hold.cards, *hold.corner))
        elif self.cursor is not None:
            sprites += self._cursor(self.cursor)
        sprites += self._notice
        if self._peek is not None:
            sprites.append(self._peek)
        return sprites

    def reach(self, position: Position, usable: Iterable[str]) -> Reach:
        """What the cursor can go to; ``usable`` names the buttons that would do something."""
        things = {name: box for name, box in self.layout.buttons.items() if name in usable}
        if self.layout.furniture.numbers.code is not None:
            things["code"] = self.layout.furniture.numbers.code.box.grow(_REACH)
        if position.stock:
            things[STOCK] = self.stock_box()
        return Reach(position, self.layout, things)

    def _cursor(self, spot: Spot) -> list[Sprite]:
        board = self.stage.board
        box = self.reach(board, self.layout.buttons).box(spot)
        if isinstance(spot, ThingSpot):
            return thing_cursor(self.style, box)
        column, first = spot
        cards = len(board.columns[column])
        if self.columns.stands_off(column, self.columns.resting(column, frozenset())) is not None:
            box = box.moved(0, STAND_OFF)
        strip = self.card_strip(column, first).h if cards else box.h
        return card_cursor(self.style, box, min(strip, box.w // 2), self.layout.radius)

    def _guide(self, hold: Hold) -> list[Sprite]:
        """The lit columns, made anew only when the column below the group changes."""
        board = self.stage.board
        nearest = drop_target(board, self.layout, hold)
        legal = targets(board, hold.column, hold.index)
        key = (hold.cards, nearest, tuple(legal))
        if self._lit[0] != key:
            best = best_target(board, hold.column, hold.index)
            sprites = guide_sprites(
                self.style, self.layout, board, legal, nearest, len(hold.cards), best
            )
            self._lit = (key, sprites)
        return self._lit[1]
