"""Dealing: the opening from a game's number, later rows from the stock."""

from __future__ import annotations

from .events import Dealt, Event
from .position import Position
from .rules import Refusal, Rule
from .shuffle import shuffled
from .variants import Variant


def fresh(variant: Variant, suits: int, number: int) -> Position:
    """The empty table before the opening deal, the stock shuffled for that number."""
    stock = shuffled(variant.cards, number)
    stock.reverse()
    return Position(variant, suits, stock)


def opening_events(position: Position) -> tuple[Event, ...]:
    """The opening deal as events on an empty table (rules, section 1).

    Row by row from the left, one card to every column that still lacks cards; the last card of
    each column lies face up.
    """
    opening = position.variant.opening
    cards = reversed(position.stock)
    return tuple(
        Dealt(next(cards), column, row == size - 1)
        for row in range(max(opening))
        for column, size in enumerate(opening)
        if row < size
    )


def refuse_deal(position: Position) -> Refusal | None:
    """Why no row can be dealt now, or None if one can (rules, section 3)."""
    if position.won:
        return Refusal(Rule.GAME_OVER)
    if not position.stock:
        return Refusal(Rule.STOCK_EMPTY)
    for column, cards in enumerate(position.columns):
        if not cards:
            too_few = position.on_table < len(position.columns)
            return Refusal(Rule.TOO_FEW_CARDS if too_few else Rule.EMPTY_COLUMN, column)
    return None


def row_events(position: Position) -> list[Event]:
    """The cards of the next deal as events; the deal must be allowed."""
    deals = position.variant.deals
    size = deals[len(deals) - position.deals_left]
    stock = position.stock
    return [Dealt(stock[-1 - column], column, True) for column in range(min(size, len(stock)))]
