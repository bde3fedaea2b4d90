"""What the cursor of keys or a pad does at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ..engine.moves import refuse_lift, targets
from ..input.intents import MOVES, Action
from ..play.commands import Move
from ..play.session import Accepted
from ..table.cursor import STOCK, CardSpot, Reach, Spot
from ..table.hand import Hand, Hold
from ..table.peek import can_spread
from ..table.useful import next_useful
from .desk import Desk

ACTIONS: Final = frozenset({*MOVES, Action.CONFIRM, Action.BEST, Action.NEXT, Action.SPREAD})
"""What the cursor answers to."""
PEEK_HELD: Final = 0.35
"""Seconds from which on a spread column closes when its key or button is let go."""
_RAISED: Final = 0.1
"""How far below its landing place a group is carried, as a part of a card's height."""


class TableCursor:
    """Goes from card to card, lifts groups, carries them, puts them down."""

    def __init__(self, desk: Desk, hand: Hand, usable: Callable[[], Iterable[str]]) -> None:
        """Begin at the first column.

        Args:
            desk: where what it does is carried out.
            hand: that which the pointer uses, too, as only one group can be held.
            usable: gives the names of the buttons that would do something now.
        """
        self._desk = desk
        self._hand = hand
        self._usable = usable
        self.shown = False
        """Whether the player uses it; the pointer takes its place."""
        self._spot: Spot = CardSpot(0, 0)
        self._carried: Hold | None = None
        self._over = 0
        """The column above which a group is carried."""
        self._spread_at = float("-inf")

    @property
    def spot(self) -> Spot:
        """Where it is."""
        return self.reach.settled(self._spot)

    @property
    def carried(self) -> Hold | None:
        """The group that it carries."""
        return self._carried if self._carried is self._hand.hold else None

    @property
    def over(self) -> int:
        """The column above which it carries a group."""
        return self._over

    @property
    def reach(self) -> Reach:
        """All that it can go to."""
        desk = self._desk
        return desk.view.reach(desk.session.position, self._usable())

    def act(self, action: Action, repeat: bool, now: float) -> str | None:
        """Do one of ``ACTIONS``; gives the name of a button that was chosen.

        The first press of a player who did not use the cursor only shows where it is.
        """
        desk = self._desk
        desk.clear_notice()
        if action is Action.SPREAD:
            self._spread(now)
            return None
        desk.view.close_peek()
        if not self.shown:
            self.shown = True
            if action is not Action.NEXT:
                return None
        self._spot = self.spot
        hold = self.carried
        if hold is not None:
            self._carry(hold, action, now)
        elif action in MOVES:
            self._go(*MOVES[action], repeat, now)
        elif action is Action.NEXT:
            self._spot = next_useful(desk.session.position, self._spot)
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

    def _go(self, dx: int, dy: int, repeat: bool, now: float) -> None:
        before = self._spot
        self._spot = self.reach.moved(before, dx, dy)
        if self._spot != before or not isinstance(before, CardSpot):
            return
        if dy < 0 < before.first and not repeat:
            # The player wants more than can be lifted: say why.
            position = self._desk.session.position
            refusal = refuse_lift(position, before.column, before.first - 1)
            if refusal is not None:
                self._desk.refuse(refusal, now)

    def _use_card(self, spot: CardSpot, action: Action, now: float) -> None:
        position = self._desk.session.position
        if not position.columns[spot.column]:
            return
        if action is Action.BEST:
            self._desk.send(spot.column, spot.first, now)
            self._spot = self.reach.entered(spot.column)
        else:
            corner = self._landing(spot.column, spot.column, spot.first)
            self._carried = self._hand.lift(spot.column, spot.first, position, corner)
            self._over = spot.column
            self._desk.take(self._carried, now)

    def _carry(self, hold: Hold, action: Action, now: float) -> None:
        match action:
            case Action.LEFT:
                self._move_over(hold, -1)
            case Action.RIGHT | Action.NEXT:
                self._move_over(hold, 1)
            case Action.CONFIRM:
                self._put_down(hold, self._over, now)
            case Action.BEST:
                self._let_go()
                if not self._desk.place(hold, now):
                    self._desk.put_back(hold, now)

    def _move_over(self, hold: Hold, dx: int) -> None:
        """Carry on to the next column; where the legal ones are lit, past the others."""
        desk = self._desk
        position = desk.session.position
        columns = list(range(len(position.columns)))
        legal = targets(position, hold.column, hold.index)
        if legal and desk.view.guide:
            columns = sorted([*legal, hold.column])
        here = columns.index(self._over)
        self._over = columns[(here + dx) % len(columns)]
        hold.pointer = self._landing(self._over, hold.column, hold.index)

    def _put_down(self, hold: Hold, column: int, now: float) -> None:
        desk = self._desk
        self._let_go()
        if column == hold.column:
            desk.put_back(hold, now)
            return
        outcome = desk.do(Move(hold.column, column, len(hold.cards)), now, hold)
        if isinstance(outcome, Accepted):
            self._spot = self.reach.entered(column)

    def _let_go(self) -> None:
        self._hand.cancel()
        self._carried = None

    def _landing(self, column: int, source: int, index: int) -> tuple[int, int]:
        """Where the first card of a group from a column is carried above another, in px."""
        desk = self._desk
        layout, position = desk.view.layout, desk.session.position
        cards, down = position.columns[column], position.down[column]
        up, group = len(cards) - down, len(position.columns[source]) - index
        if column == source:
            box = layout.card_box(column, index, down, up)
        else:
            box = layout.landing(column, down, up, group)
        y = box.y + round(_RAISED * layout.card_height)
        return box.x, min(y, layout.lowest(group))

    def _spread(self, now: float) -> None:
        """Spread the column at the cursor open, or close it again."""
        desk, spot = self._desk, self.spot
        if desk.view.peeking:
            desk.view.close_peek()
            return
        if not isinstance(spot, CardSpot) or self.carried is not None:
            return
        if can_spread(desk.view.layout, desk.session.position, spot.column):
            desk.view.open_peek(spot.column)
            self._spread_at = now
