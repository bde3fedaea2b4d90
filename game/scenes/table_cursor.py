"""What the cursor of keys or a pad does at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ..engine.moves import refuse_lift
from ..engine.placement import best_target
from ..input.intents import COLUMNS, HOPS, MOVES, Action
from ..table.cursor import STOCK, CardSpot, Reach, Spot
from ..table.hand import Hand, Hold
from ..table.peek import can_spread
from ..table.useful import is_useful, next_useful
from .desk import Desk
from .table_carrier import TableCarrier

ACTIONS: Final = frozenset({*MOVES, *HOPS, *COLUMNS, Action.CONFIRM, Action.BEST, Action.SPREAD})
"""What the cursor answers to."""
PEEK_HELD: Final = 0.35
"""Seconds from which on a spread column closes when its key or button is let go."""


class TableCursor:
    """Goes from card to card, has groups lifted, carried, put down."""

    def __init__(self, desk: Desk, hand: Hand, usable: Callable[[], Iterable[str]]) -> None:
        """Begin at the first column.

        Args:
            desk: where what it does is carried out.
            hand: that which the pointer uses, too, as only one group can be held.
            usable: gives the names of the buttons that would do something now.
        """
        self._desk = desk
        self._usable = usable
        self.carrier = TableCarrier(desk, hand)
        """What it lifts cards with."""
        self.shown = False
        """Whether the player uses it; the pointer takes its place."""
        self._spot: Spot = CardSpot(0, 0)
        self._refused: Spot | None = None
        """Where the player was just told why no more can be lifted."""
        self._spread_at = float("-inf")

    @property
    def spot(self) -> Spot:
        """Where it is."""
        return self.reach.settled(self._spot)

    @property
    def carried(self) -> Hold | None:
        """The group that it carries."""
        return self.carrier.hold

    @property
    def over(self) -> int:
        """The column above which it carries a group."""
        return self.carrier.over

    @property
    def reach(self) -> Reach:
        """All that it can go to."""
        desk = self._desk
        return desk.view.reach(desk.session.position, self._usable())

    def act(self, action: Action, repeat: bool, now: float) -> str | None:
        """Do one of ``ACTIONS``; gives the name of a button that was chosen.

        The first press of a player who did not use the cursor only shows where it is, unless it
        names another place.
        """
        desk = self._desk
        desk.clear_notice()
        if action is Action.SPREAD:
            self._spread(now, held=repeat)
            return None
        desk.view.close_peek()
        if not self.shown:
            self.shown = True
            if action not in HOPS and action not in COLUMNS:
                return None
        self._spot = self.spot
        refused, self._refused = self._refused, None
        if self.carried is not None:
            self._carry(action, now)
        elif action in MOVES:
            self._go(*MOVES[action], repeat, refused, now)
        elif action in HOPS:
            self._spot = next_useful(desk.session.position, self._spot, HOPS[action])
        elif action in COLUMNS:
            self._name(COLUMNS[action], now)
        elif isinstance(self._spot, CardSpot):
            self._use_card(self._spot, action, now)
        elif self._spot.name == STOCK:
            desk.deal(now)
        elif action is Action.CONFIRM:
            return self._spot.name
        return None

    def end_spread(self, now: float) -> None:
        """The key or button that spread a column was let go: if it was held, the column closes."""
        if now - self._spread_at >= PEEK_HELD:
            self._desk.view.close_peek()

    def _go(self, dx: int, dy: int, repeat: bool, refused: Spot | None, now: float) -> None:
        """One step; up from the deepest card that can be lifted only after it was told why."""
        before, desk = self._spot, self._desk
        there = self.reach.moved(before, dx, dy)
        if dy < 0 and isinstance(before, CardSpot) and before.first and before != refused:
            refusal = refuse_lift(desk.session.position, before.column, before.first - 1)
            if refusal is not None:
                if not repeat:
                    self._refused = before
                    say = desk.services.words.say
                    more = "" if there == before else say("Once more leads out of the column.")
                    desk.refuse(refusal, now, more)
                return
        self._spot = there

    def _name(self, column: int, now: float) -> None:
        """Go to a column; if the cursor is there already, lift."""
        spot = self._spot
        if isinstance(spot, CardSpot) and spot.column == column:
            self._use_card(spot, Action.CONFIRM, now)
        elif self._is_there(column):
            self._spot = self.reach.entered(column)

    def _use_card(self, spot: CardSpot, action: Action, now: float) -> None:
        position = self._desk.session.position
        if not position.columns[spot.column]:
            return
        if action is Action.CONFIRM:
            self.carrier.lift(spot, now)
            return
        target = best_target(position, spot.column, spot.first)
        self._desk.send(spot.column, spot.first, now)
        if target is not None:
            self._follow(spot.column, target)

    def _follow(self, source: int, target: int) -> None:
        """After a move stay where the cards came from, or go with them if only there is more."""
        position = self._desk.session.position
        stays = is_useful(position, source) or not is_useful(position, target)
        self._spot = self.reach.entered(source if stays and position.columns[source] else target)

    def _carry(self, action: Action, now: float) -> None:
        carrier = self.carrier
        match action:
            case Action.LEFT | Action.PREVIOUS:
                carrier.step(-1, now)
            case Action.RIGHT | Action.NEXT:
                carrier.step(1, now)
            case Action.CONFIRM:
                self._put_down(carrier.over, now)
            case Action.BEST:
                carrier.send(now)
            case _ if action in COLUMNS and self._is_there(COLUMNS[action]):
                self._put_down(COLUMNS[action], now)

    def _put_down(self, column: int, now: float) -> None:
        if self.carrier.put_down(column, now):
            self._spot = self.reach.entered(column)

    def _is_there(self, column: int) -> bool:
        """Whether the game has such a column."""
        return column < len(self._desk.session.position.columns)

    def _spread(self, now: float, *, held: bool) -> None:
        """Spread the column at the cursor open, or close it again.

        ``held``: the key or button is held already, so that its end closes the column.
        """
        desk, spot = self._desk, self.spot
        if desk.view.peeking:
            desk.view.close_peek()
            return
        if not isinstance(spot, CardSpot) or self.carried is not None:
            return
        if can_spread(desk.view.layout, desk.session.position, spot.column):
            desk.view.open_peek(spot.column)
            self._spread_at = float("-inf") if held else now
