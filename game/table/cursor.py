"""Where keys or a pad stand at the table, with the way from there to the next place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from ..engine.moves import tail_start
from ..engine.position import Position
from .box import Box
from .layout import Layout

STOCK: Final = "stock"


class CardSpot(NamedTuple):
    """A group that can be lifted, or the place of an empty column."""

    column: int
    first: int
    """The index of the group's first card, counted from the bottom one; 0 in an empty column."""


class ThingSpot(NamedTuple):
    """What stands around the columns: a button by its name, the code, the stock."""

    name: str


Spot: TypeAlias = CardSpot | ThingSpot


class Reach(NamedTuple):
    """All that the cursor can go to."""

    position: Position
    layout: Layout
    things: Mapping[str, Box]
    """What can be used around the columns."""

    def entered(self, column: int) -> CardSpot:
        """Where the cursor comes into a column: at the deepest card that can be lifted."""
        return CardSpot(column, tail_start(self.position, column))

    def settled(self, spot: Spot) -> Spot:
        """The place nearest to one that is perhaps no longer there."""
        if isinstance(spot, ThingSpot):
            return spot if spot.name in self.things else self.entered(0)
        last = max(0, len(self.position.columns[spot.column]) - 1)
        first = tail_start(self.position, spot.column)
        return CardSpot(spot.column, min(max(spot.first, first), last))

    def moved(self, spot: Spot, dx: int, dy: int) -> Spot:
        """One step to the right or down (1), to the left or up (-1); at an end the same place."""
        if isinstance(spot, ThingSpot):
            return self._from_thing(spot, dx, dy)
        return self._across(spot, dx) if dx else self._along(spot, dy)

    def box(self, spot: Spot) -> Box:
        """All that is chosen at a place: a thing, or a card with those that lie on it."""
        if isinstance(spot, ThingSpot):
            return self.things[spot.name]
        cards, down = len(self.position.columns[spot.column]), self.position.down[spot.column]
        if not cards:
            return self.layout.slot(spot.column)
        first = self.layout.card_box(spot.column, spot.first, down, cards - down)
        last = self.layout.card_box(spot.column, cards - 1, down, cards - down)
        return first._replace(h=last.bottom - first.y)

    def _across(self, spot: CardSpot, dx: int) -> Spot:
        """To the next column; beyond the last to what stands there, else round to the first."""
        column, count = spot.column + dx, len(self.position.columns)
        if 0 <= column < count:
            return self.entered(column)
        block = self.layout.columns
        beside: dict[Spot, Box] = {
            ThingSpot(name): box
            for name, box in self.things.items()
            if box.right <= block.left or box.x >= block.right
        }
        here = self.box(spot)
        there = _nearest(here, beside, dx, 0) or _opposite(here, beside, dx, 0)
        return there or self.entered(column % count)

    def _along(self, spot: CardSpot, dy: int) -> Spot:
        """To the next card that can be lifted; beyond the last to what stands there."""
        index = spot.first + dy
        cards = len(self.position.columns[spot.column])
        if tail_start(self.position, spot.column) <= index < cards:
            return CardSpot(spot.column, index)
        block = self.layout.columns
        beyond: dict[Spot, Box] = {
            ThingSpot(name): box
            for name, box in self.things.items()
            if (box.bottom <= block.top if dy < 0 else box.y >= block.bottom)
        }
        return _nearest(self.layout.column_box(spot.column), beyond, 0, dy) or spot

    def _from_thing(self, spot: ThingSpot, dx: int, dy: int) -> Spot:
        """To what lies next in the direction; at the end of a row round to its beginning."""
        here = self.things[spot.name]
        spots: dict[Spot, Box] = {
            ThingSpot(name): box for name, box in self.things.items() if name != spot.name
        }
        for column in range(len(self.position.columns)):
            spots[self.entered(column)] = self.layout.column_box(column)
        in_line = {there: box for there, box in spots.items() if not _aside(here, box, dx)}
        return (
            _nearest(here, in_line, dx, dy)
            or (_opposite(here, in_line, dx, dy) if dx else None)
            or _nearest(here, spots, dx, dy)
            or spot
        )


def _nearest(here: Box, spots: Mapping[Spot, Box], dx: int, dy: int) -> Spot | None:
    """The place that lies next in a direction; one that is in line before any aside."""

    def cost(spot: Spot) -> tuple[bool, int]:
        aside = _aside(here, spots[spot], dx)
        return aside > 0, _ahead(here, spots[spot], dx, dy) + 2 * aside

    ahead = [spot for spot, box in spots.items() if _ahead(here, box, dx, dy) >= 0]
    return min(ahead, key=cost, default=None)


def _opposite(here: Box, spots: Mapping[Spot, Box], dx: int, dy: int) -> Spot | None:
    """The farthest place the other way, of those that lie least aside."""

    def cost(spot: Spot) -> tuple[int, int]:
        return _aside(here, spots[spot], dx), -_ahead(here, spots[spot], -dx, -dy)

    behind = [spot for spot, box in spots.items() if _ahead(here, box, -dx, -dy) >= 0]
    return min(behind, key=cost, default=None)


def _ahead(here: Box, there: Box, dx: int, dy: int) -> int:
    """The px from one box to another along a direction, below 0 if it does not lie that way."""
    if dx:
        return there.x - here.right if dx > 0 else here.x - there.right
    return there.y - here.bottom if dy > 0 else here.y - there.bottom


def _aside(here: Box, there: Box, dx: int) -> int:
    """The px between two boxes across a direction, 0 where they overlap."""
    if dx:
        return max(0, there.y - here.bottom + 1, here.y - there.bottom + 1)
    return max(0, there.x - here.right + 1, here.x - there.right + 1)
