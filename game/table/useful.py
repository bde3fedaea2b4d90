"""The cards with which something can be done, for the player who hops from one to the next."""

from __future__ import annotations

from ..engine.moves import tail_start, targets
from ..engine.position import Position
from .cursor import STOCK, CardSpot, Spot, ThingSpot


def useful_spots(position: Position) -> list[Spot]:
    """From the left, in each column the deepest group whose move would order the cards better.

    If there is none, the groups that could go to an empty column; after them the stock, if a row
    can be dealt. A column that is one group gains nothing by another place.
    """
    columns = range(len(position.columns))
    spots: list[Spot] = [
        CardSpot(column, index)
        for column in columns
        if (index := _useful_index(position, column)) is not None
    ]
    if all(position.columns):
        if position.stock:
            spots.append(ThingSpot(STOCK))
    elif not spots:
        spots = [
            CardSpot(column, start)
            for column in columns
            if (start := tail_start(position, column)) > 0
        ]
    return spots


def next_useful(position: Position, spot: Spot, way: int = 1) -> Spot:
    """The useful place after a place (``way`` 1) or before it (-1), and round.

    The columns come in their order, what stands around them after the last. The place itself if
    nothing is useful.
    """
    here = _order(position, spot)
    spots = useful_spots(position)[::way]
    places = [(_order(position, each), each) for each in spots]
    ahead = [each for place, each in places if (place > here if way > 0 else place < here)]
    return [*ahead, *spots, spot][0]


def is_useful(position: Position, column: int) -> bool:
    """Whether something useful can be done with cards of a column."""
    return any(
        isinstance(spot, CardSpot) and spot.column == column for spot in useful_spots(position)
    )


def _order(position: Position, spot: Spot) -> tuple[int, int]:
    """What sorts places from the left to the right, then from the bottom card of a column."""
    return spot if isinstance(spot, CardSpot) else (len(position.columns), 0)


def _useful_index(position: Position, column: int) -> int | None:
    """The first card of a group that is better placed elsewhere, from the deepest on."""
    cards, deck = position.columns[column], position.deck
    start = tail_start(position, column)
    lies_in_order = (
        start > position.down[column]
        and deck.ranks[cards[start - 1]] == deck.ranks[cards[start]] + 1
    )
    for index in range(start, len(cards)):
        for target in targets(position, column, index):
            if not position.columns[target]:
                continue
            same = deck.suits[position.columns[target][-1]] == deck.suits[cards[index]]
            longer = same and _tail(position, target) > index - start
            if longer or (index == start and not lies_in_order):
                return index
    return None


def _tail(position: Position, column: int) -> int:
    """How many cards of a column can be lifted together."""
    return len(position.columns[column]) - tail_start(position, column)
