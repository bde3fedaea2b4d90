"""The table as a picture: resting columns, furniture, whatever is above them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

import pygame

from ..engine.events import Event
from ..engine.position import Position
from ..engine.variants import Variant
from ..ui.card_art import CardArt
from ..ui.compositor import Compositor, Sprite
from ..ui.ground import Ground
from ..ui.style import Style
from . import tempo
from .board_picture import BoardPicture
from .card_sprites import CardSprites
from .choreography import Choreography
from .columns_view import ColumnsView
from .cursor import CardSpot, Reach, Spot
from .cursor_view import CursorView
from .effects import Effects
from .figures import HudFigures
from .flourish import flourishes
from .guide import FADE, Guide
from .hand import Hand, Hold, carried_places, column_counts
from .hud import Hud
from .hud_changes import changed_parts
from .hung_notice import HungNotice
from .layout import Layout
from .lifted import LiftedGroup, Rising
from .notice import Notice, Tone, notice_sprites
from .peek import spread_sprite
from .prompt_strip import PromptStrip
from .strips import LONG, LONGEST, SMALL
from .taste import PLAIN, Taste


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
        self.chosen: CardSpot | None = None
        """The group for which a column is to be pointed at."""
        self.effects = Effects()
        self._notice: HungNotice | None = None
        self._peek: Sprite | None = None
        self._exposed = True
        self._figures = figures
        self._fit(style)

    def lay_out(self, style: Style, variant: Variant) -> Layout:
        """The places in a window; a subclass may keep a part of it for itself."""
        taste = self._taste
        return Layout.of(
            *style.size,
            variant,
            taste.left_handed,
            strip=self.strip.height(style),
            score=taste.score,
            clock=taste.clock,
            longest=LONG if min(style.size) < SMALL else LONGEST,
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
        pace = min(1.0, self.stage.speed)
        self._lift = Rising(tempo.LIFT * pace, FADE * pace)
        self._guide = Guide(style, self.layout)
        self._cursor = CursorView(self)

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
        self.effects.clear()
        self.clear_notice()
        self.close_peek()
        self._fit(style)

    @property
    def busy(self) -> bool:
        """Whether a card is on its way."""
        return self.stage.timeline.busy

    @property
    def shining(self) -> bool:
        """Whether an effect is still to be seen, though no card may be on its way."""
        return self.effects.busy

    @property
    def astir(self) -> bool:
        """Whether anything moves, so that frames are wanted."""
        notice = self._notice is not None and self._notice.busy
        return self.busy or self.shining or notice or self._lift.busy or self._cursor.busy

    def advance(self, now: float) -> bool:
        """Let the time pass; True if a card came to rest by it."""
        self.effects.advance(now)
        self._lift.advance(now)
        self._cursor.advance(now)
        if self._notice is not None:
            self._notice.advance(now)
        return bool(self.stage.timeline.advance(now))

    def finish(self) -> None:
        """Let everything that moves come to rest at once."""
        self.stage.timeline.finish()
        self.effects.clear()
        self._lift.settle()
        self._cursor.hide()
        if self._notice is not None:
            self._notice.settle()

    def take(self, hold: Hold, now: float) -> None:
        """The cards of a hand are carried from now on, wherever they were on their way to."""
        for card in hold.cards:
            self.stage.timeline.drop(card)
        if hold.cards:
            self._lift.begin(now)

    def tell(self, events: Iterable[Event], now: float, hold: Hold | None, quick: bool) -> None:
        """Show what an action did; ``hold`` is the hand that did it, ``quick`` is for undo."""
        if quick:
            self.effects.clear()
            self.stage.tell_quickly(events, now)
        else:
            held = carried_places(hold, self.layout) if hold and hold.dragging else {}
            self.stage.tell(events, now, held)
            reward = self._figures.score is not None
            self.effects.add(flourishes(self.style, self.sprites, self.stage, reward))
        self._lifted.forget()

    def put_back(self, hold: Hold, now: float, refused: bool = False) -> None:
        """Show how the cards of a hand slide back to where they came from."""
        if hold.dragging and hold.cards:
            held = carried_places(hold, self.layout)
            self.stage.put_back(hold.column, now, held, refused)
        self._lifted.forget()

    def show_notice(self, notice: Notice, now: float) -> None:
        """Hang up the plate with a refusal, instead of any other."""
        board, layout = self.stage.board, self.layout
        counts = column_counts(board)
        obstacles = tuple(
            layout.card_box(column, down + up - 1, down, up)
            for column, (down, up) in enumerate(counts)
            if down + up
        )
        sprites = notice_sprites(self.style, layout, notice, obstacles)
        stock = self.stock_box()
        shaken = stock if notice.tone is Tone.REFUSAL and stock in notice.causes else None
        start = now if self.stage.speed else -inf
        self._notice = HungNotice(self.style, layout, sprites, notice.way, shaken, start)

    def clear_notice(self) -> None:
        """Take the plate down."""
        self._notice = None

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

    def draw(
        self, canvas: Compositor, hand: Hand, figures: HudFigures, now: float
    ) -> list[pygame.Rect]:
        """Bring the window up to date; gives the rectangles that changed."""
        lifted = frozenset(hand.hold.cards) if hand.hold and hand.dragging else frozenset()
        self._figures = figures
        if self._exposed:
            self._exposed = False
            canvas.invalidate()
        if figures is not self._shown_figures and figures != self._shown_figures:
            for rect in self._changed(figures):
                canvas.invalidate(rect)
            self._shown_figures = figures
        self.columns.chosen = self.cursor if isinstance(self.cursor, CardSpot) else None
        for rect in self.columns.changes(lifted):
            canvas.invalidate(rect)
        shift = self._notice.stock_shift(now) if self._notice is not None else 0
        if shift != self._hud.stock_shift:
            self._hud.stock_shift = shift
            canvas.invalidate(self._hud.stock_area)
        if self.strip.changed:
            canvas.invalidate(self.strip.rect(self.style))

        def paint(target: pygame.Surface, rect: pygame.Rect) -> None:
            self.paint(target, rect, lifted)

        return canvas.frame(paint, self._above(hand, lifted, now))

    def _changed(self, figures: HudFigures) -> list[pygame.Rect]:
        """The parts of the furniture that other figures change."""
        shown, places = self._shown_figures, self.layout.furniture
        parts = None if shown is None else changed_parts(places, shown, figures)
        return self._hud_rects if parts is None else [pygame.Rect(part) for part in parts]

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
        sprites = self.effects.sprites(now, below=True) + self.moving(lifted, now)
        hold = hand.hold
        if hold is not None and lifted:
            if self.guide:
                lit = self._guide.sprites(self.stage.board, hold, self._lift.light(now))
                sprites = [*lit, *sprites]
            sprites.append(self._lifted.sprite(hold.cards, *hold.corner, self._lift.height(now)))
        elif self.chosen is not None and self.guide:
            sprites += self._guide.around(self.stage.board, self.chosen)
        if self.cursor is not None and not lifted:
            sprites += self._cursor.sprites(self.cursor, now)
        else:
            self._cursor.hide()
        sprites += self.effects.sprites(now, below=False)
        if self._notice is not None:
            sprites += self._notice.sprites(now)
        if self._peek is not None:
            sprites.append(self._peek)
        return sprites

    def reach(self, position: Position, usable: Iterable[str]) -> Reach:
        """What the cursor can go to; ``usable`` names the buttons that would do something."""
        return self._cursor.reach(position, usable)
