"""The group that keys or a pad carry from column to column."""

from __future__ import annotations

from typing import Final

from ..engine.moves import targets
from ..engine.placement import best_target
from ..play.commands import Move
from ..play.session import Accepted
from ..table.box import Box
from ..table.cursor import CardSpot
from ..table.glide import Glide
from ..table.hand import Hand, Hold
from .desk import Desk

_RAISED: Final = 0.1
"""How far below its landing place a group is carried, as a part of a card's height."""
_WAY: Final = 0.12
"""Seconds in which a group glides from above one column to another, at normal speed."""


class TableCarrier:
    """Lifts a group, holds it above one column after the other, puts it down."""

    def __init__(self, desk: Desk, hand: Hand) -> None:
        """``hand`` is that of the pointer, too, as only one group can be held."""
        self._desk = desk
        self._hand = hand
        self._hold: Hold | None = None
        self._glide = Glide(0.0)
        self.over = 0
        """The column above which the group is carried."""

    @property
    def hold(self) -> Hold | None:
        """The group that is carried."""
        return self._hold if self._hold is self._hand.hold else None

    @property
    def gliding(self) -> bool:
        """Whether the group is on its way to the column above which it belongs."""
        return self.hold is not None and self._glide.busy

    def lift(self, spot: CardSpot, now: float) -> None:
        """Take a group; where the legal columns are lit, it goes at once above the best."""
        desk = self._desk
        position = desk.session.position
        hold = self._hand.lift(spot.column, spot.first, position, (0, 0))
        self._hold, self.over = hold, spot.column
        self._glide = Glide(_WAY * min(1.0, desk.view.stage.speed))
        self._move(hold, now)
        best = best_target(position, spot.column, spot.first)
        if desk.view.guide and best is not None:
            self.over = best
        desk.take(hold, now)
        self._move(hold, now)

    def step(self, way: int, now: float) -> None:
        """Carry on to the next column, to the right with 1, to the left with -1, and round.

        Where the legal ones are lit, the others are passed over.
        """
        hold = self.hold
        if hold is None:
            return
        desk = self._desk
        position = desk.session.position
        columns = list(range(len(position.columns)))
        legal = targets(position, hold.column, hold.index)
        if legal and desk.view.guide:
            columns = sorted([*legal, hold.column])
        self.over = columns[(columns.index(self.over) + way) % len(columns)]
        self._move(hold, now)

    def put_down(self, column: int, now: float) -> bool:
        """Let the group go on a column; whether it stays there. On its own it is put back."""
        hold = self._let_go()
        if hold is None:
            return False
        if column == hold.column:
            self._desk.put_back(hold, now)
            return False
        move = Move(hold.column, column, len(hold.cards))
        return isinstance(self._desk.do(move, now, hold), Accepted)

    def send(self, now: float) -> None:
        """Let the group go to its best column, or back if it has none."""
        hold = self._let_go()
        if hold is not None and not self._desk.place(hold, now):
            self._desk.put_back(hold, now)

    def update(self, now: float) -> None:
        """Let the group glide on."""
        hold = self.hold
        if hold is not None and self._glide.busy:
            self._move(hold, now)
            self._glide.advance(now)

    def _let_go(self) -> Hold | None:
        hold = self.hold
        if hold is not None:
            self._hand.cancel()
        self._hold = None
        return hold

    def _move(self, hold: Hold, now: float) -> None:
        hold.pointer = self._glide.seen(self._place(hold), now)[:2]

    def _place(self, hold: Hold) -> Box:
        """Where the first card belongs while the group is carried above a column, in px."""
        desk, column = self._desk, self.over
        layout, position = desk.view.layout, desk.session.position
        cards, down = position.columns[column], position.down[column]
        up, group = len(cards) - down, len(hold.cards)
        if column == hold.column:
            box = layout.card_box(column, hold.index, down, up)
        else:
            box = layout.landing(column, down, up, group)
        y = box.y + round(_RAISED * layout.card_height)
        return box._replace(y=min(y, layout.lowest(group)))
