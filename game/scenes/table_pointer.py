"""What the pointer does at the table."""

from __future__ import annotations

from typing import Final

from ..engine.moves import refuse_move
from ..input.intents import Cancel, Drag, Drop, Grab, Hover, Intent, Peek
from ..play.commands import Move
from ..table.cursor import CardSpot
from ..table.hand import Carried, Hand, Hold, PutBack, Refused, Tapped
from ..table.peek import can_spread
from .desk import Desk

PEEK_DELAY: Final = 0.35
"""Seconds that a press has to rest on a tight column before it is spread open."""


class TablePointer:
    """Follows presses on cards, stock and buttons."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.hand = Hand()
        self.hovered: str | None = None
        """The button under the pointer."""
        self.pressed: str | None = None
        """The button on which the pointer went down."""
        self.chosen: CardSpot | None = None
        """The group that was tapped, for whom it is easier to tap a column than to drag to it."""
        self._chosen_before: CardSpot | None = None
        """The one that was chosen when the press began that is held now."""
        self.peek_at: float | None = None
        """When the column under a resting press is to be spread open."""
        self._peeked = False
        self._double = False
        self._last_tap: tuple[int, int] | None = None

    def handle(self, intent: Intent, now: float) -> str | None:
        """Do what the pointer asks; gives the name of a button that was chosen."""
        match intent:
            case Grab():
                self._grab(intent, now)
            case Drag(x, y):
                self._drag(x, y, now)
            case Drop(x, y):
                return self._drop(x, y, now)
            case Hover(x, y):
                self.hovered = self._desk.view.button_at(x, y)
            case Peek(x, y, held):
                self._peek(x, y, held)
            case Cancel():
                self.let_go(now)
        return None

    def update(self, now: float) -> None:
        """Spread a column open on which a press has rested long enough."""
        if self.peek_at is None or now < self.peek_at:
            return
        self.peek_at = None
        hold = self.hand.hold
        if hold is not None:
            self._peeked = True
            self._desk.view.open_peek(hold.column)

    def let_go(self, now: float | None) -> bool:
        """Let what is held go back, at once without a time; False if nothing was held."""
        self.pressed = None
        self.peek_at = None
        self.forget()
        view = self._desk.view
        view.close_peek()
        hold = self.hand.cancel()
        if hold is not None and now is not None:
            self._desk.put_back(hold, now)
        return hold is not None

    def leave(self) -> None:
        """Let go at once of everything that is held or touched: the table is no longer the same."""
        self.let_go(None)
        self.hovered = None

    def forget(self) -> None:
        """The table has changed: the next press is no second one."""
        self._last_tap = None
        self.chosen = self._chosen_before = None

    def _grab(self, grab: Grab, now: float) -> None:
        x, y = grab.x, grab.y
        desk, view = self._desk, self._desk.view
        desk.clear_notice()
        self._double = grab.double
        self._peeked = False
        self._chosen_before, self.chosen = self.chosen, None
        self.pressed = self.hovered = view.button_at(x, y)
        if self.pressed is not None:
            return
        if view.stock_at(x, y):
            self._last_tap = None
            desk.deal(now)
            return
        position = desk.session.position
        if not self.hand.grab(x, y, position, view.layout, grab.touch):
            self._last_tap = None
            column = view.layout.column_at(x, y)
            if column is not None:
                self._place_chosen(column, now)
            return
        hold = self.hand.hold
        if hold is not None and can_spread(view.layout, position, hold.column):
            self.peek_at = now + PEEK_DELAY

    def _drag(self, x: int, y: int, now: float) -> None:
        view = self._desk.view
        if self.pressed is not None:
            self.hovered = view.button_at(x, y)
        elif self.hand.drag(x, y):
            self.peek_at = None
            view.close_peek()
            hold = self.hand.hold
            if hold is not None:
                self._desk.take(hold, now)

    def _drop(self, x: int, y: int, now: float) -> str | None:
        desk, view = self._desk, self._desk.view
        self.peek_at = None
        view.close_peek()
        if self.pressed is not None:
            name, self.pressed = self.pressed, None
            return name if view.button_at(x, y) == name else None
        self._drag(x, y, now)
        hold = self.hand.hold
        tap: tuple[int, int] | None = None
        automatic = desk.services.settings.automatic_placement
        match self.hand.drop(desk.session.position, view.layout):
            case Tapped(column, index):
                tap = (column, index)
                self._tap(tap, hold, now)
            case Refused(refusal):
                desk.refuse(refusal, now)
            case PutBack() | Carried() if hold and automatic and desk.place(hold, now):
                pass
            case PutBack() if hold is not None:
                desk.put_back(hold, now)
            case Carried(source, target, count):
                desk.do(Move(source, target, count), now, hold)
        self._last_tap = None if self._double else tap
        return None

    def _place_chosen(self, column: int, now: float) -> bool:
        """Let the chosen group go on a column that was tapped; False if it may not."""
        chosen, position = self._chosen_before, self._desk.session.position
        if chosen is None or chosen.column == column:
            return False
        count = len(position.columns[chosen.column]) - chosen.first
        if refuse_move(position, chosen.column, column, count) is not None:
            return False
        self._desk.do(Move(chosen.column, column, count), now)
        return True

    def _tap(self, tap: tuple[int, int], hold: Hold | None, now: float) -> None:
        """A press without a drag: it places the group that was chosen, or sends one, or chooses.

        One press sends a group away, or two on the same card, as the settings say.
        """
        if hold is None or self._peeked or self._place_chosen(hold.column, now):
            return
        settings = self._desk.services.settings
        twice = self._double and tap == self._last_tap
        if hold.refusal is not None:
            self._desk.refuse(hold.refusal, now)
        elif settings.single_tap or (settings.double_click and twice):
            self._desk.send(*tap, now)
        elif tap != self._chosen_before:
            self.chosen = CardSpot(*tap)

    def _peek(self, x: int, y: int, held: bool) -> None:
        view = self._desk.view
        view.close_peek()
        column = view.layout.column_at(x, y)
        if not held or column is None:
            return
        if can_spread(view.layout, self._desk.session.position, column):
            view.open_peek(column)
