"""Carrying out an action: it is judged once, then told as events.

Each event is applied as it is told, so what follows from an action (a turned card, a finished
run, the win) is read off the position that the action made.
"""

from __future__ import annotations

from typing import Final

from .cards import ACE, KING
from .dealing import refuse_deal, row_events
from .events import Event, Moved, RunRemoved, Tallied, Turned, Won
from .moves import legal_moves, refuse_move
from .position import Position
from .rules import Refusal

ACTION_COST: Final = Tallied(points=-1, moves=1)
RUN_REWARD: Final = Tallied(points=100, moves=0)
"""Points for a removed run, which is no move (rules, section 6)."""


def move(position: Position, source: int, target: int, count: int) -> list[Event] | Refusal:
    """Move the last ``count`` cards of a column, or say why not.

    Raises:
        IndexError: there is no such column, or it has not that many cards.
    """
    refusal = refuse_move(position, source, target, count)
    if refusal is not None:
        return refusal
    moved = Moved(source, target, count)
    moved.apply(position)
    events: list[Event] = [moved]
    _turn(position, source, events)
    ACTION_COST.apply(position)
    events.append(ACTION_COST)
    for column in (source, target) if source < target else (target, source):
        _remove_run(position, column, events)
    return events


def deal(position: Position) -> list[Event] | Refusal:
    """Deal a row from the stock, or say why not."""
    refusal = refuse_deal(position)
    if refusal is not None:
        return refusal
    events = row_events(position)
    for event in events:
        event.apply(position)
    ACTION_COST.apply(position)
    events.append(ACTION_COST)
    for column in range(len(position.columns)):
        _remove_run(position, column, events)
    return events


def is_stuck(position: Position) -> bool:
    """Whether a game that announces it has come to its end without a win (rules, section 5).

    That is so with an empty stock and no legal move. It is so, too, when fewer cards than columns
    lie on the table before a deal: no deal can ever be reached again, and no run be made.
    """
    if position.won or not position.variant.announces_stuck:
        return False
    if position.stock:
        return position.on_table < len(position.columns)
    return not legal_moves(position)


def _turn(position: Position, column: int, events: list[Event]) -> None:
    """Turn the last card of a column if it lies face down."""
    down = position.down[column]
    if down and down == len(position.columns[column]):
        turned = Turned(column, True)
        turned.apply(position)
        events.append(turned)


def _remove_run(position: Position, column: int, events: list[Event]) -> None:
    """Remove a finished run from the tail of a column (rules, section 4)."""
    cards = position.columns[column]
    deck = position.deck
    if len(cards) - position.down[column] < KING or deck.ranks[cards[-1]] != ACE:
        return
    keys = deck.keys
    ace = keys[cards[-1]]
    run = tuple(cards[-KING:])
    if any(keys[card] != ace + KING - 1 - i for i, card in enumerate(run)):
        return
    removed = RunRemoved(column, run)
    removed.apply(position)
    RUN_REWARD.apply(position)
    events += (removed, RUN_REWARD)
    _turn(position, column, events)
    if len(position.runs) == position.variant.runs:
        won = Won()
        won.apply(position)
        events.append(won)
