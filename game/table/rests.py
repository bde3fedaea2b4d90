"""The places in which the cards of a board rest."""

from __future__ import annotations

from ..engine.events import Dealt, Event, Moved, Returned, RunRemoved, RunRestored, Turned
from ..engine.position import Position
from .layout import Layout
from .timeline import Place


def column_places(layout: Layout, board: Position, column: int) -> list[Place]:
    """Where the cards of a column lie when nothing moves, bottom card first."""
    down = board.down[column]
    cards = len(board.columns[column])
    x, width = layout.column_x[column], layout.card_width
    offsets = layout.offsets(down, cards - down)
    return [Place(x, layout.top + y, width, i >= down) for i, y in enumerate(offsets)]


def stock_place(layout: Layout, board: Position) -> Place:
    """Where a card lies on the stock, whichever deal it belongs to."""
    box = layout.stock_cards(max(1, board.deals_left))[-1]
    return Place(box.x, box.y, box.w, up=False)


def run_place(layout: Layout, number: int) -> Place:
    """Where the removed run of that number lies, 0-based."""
    box = layout.runs[number]
    return Place(box.x, box.y, box.w, up=True)


def columns_of(event: Event) -> tuple[int, ...]:
    """The columns whose cards an event may move."""
    if isinstance(event, Moved):
        return event.source, event.target
    if isinstance(event, Dealt | Returned | Turned | RunRemoved | RunRestored):
        return (event.column,)
    return ()
