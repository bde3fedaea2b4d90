"""A player without a pointer: finds the presses that lead the cursor through a game."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from game.engine.moves import tail_start, targets
from game.engine.placement import best_target
from game.input.intents import COLUMNS, HOPS, MOVES, Action
from game.play import commands
from game.scenes.table_cursor import TableCursor
from game.table.cursor import CardSpot, Reach, Spot
from game.table.useful import next_useful

_NAMED = {column: action for action, column in COLUMNS.items()}


def presses(cursor: TableCursor, wanted: commands.Action, *, numbers: bool) -> list[Action]:
    """The fewest presses that do an action of a record, from where the cursor is now.

    ``numbers``: whether there are keys that name the columns, as on a keyboard.
    """
    if isinstance(wanted, commands.Deal):
        return [Action.DEAL]
    position = cursor.reach.position
    first = len(position.columns[wanted.source]) - wanted.count
    way = way_to(cursor.reach, cursor.spot, CardSpot(wanted.source, first), numbers=numbers)
    best = best_target(position, wanted.source, first)
    if best == wanted.target:
        return [*way, Action.BEST]
    if numbers:
        return [*way, Action.CONFIRM, _NAMED[wanted.target]]
    columns = sorted([*targets(position, wanted.source, first), wanted.source])
    # A group that is lifted goes at once above its best column.
    begin = columns.index(wanted.source if best is None else best)
    right = (columns.index(wanted.target) - begin) % len(columns)
    left = len(columns) - right
    carried = [Action.RIGHT] * right if right <= left else [Action.LEFT] * left
    return [*way, Action.CONFIRM, *carried, Action.CONFIRM]


def way_to(reach: Reach, start: Spot, goal: Spot, *, numbers: bool) -> list[Action]:
    """The shortest way of the cursor from one place to another."""
    came: dict[Spot, tuple[Spot, Action] | None] = {start: None}
    waiting = deque([start])
    while goal not in came:
        here = waiting.popleft()
        for action, there in _steps(reach, here, numbers=numbers):
            if there not in came:
                came[there] = (here, action)
                waiting.append(there)
    way = []
    step = came[goal]
    while step is not None:
        way.append(step[1])
        step = came[step[0]]
    return way[::-1]


def _steps(reach: Reach, spot: Spot, *, numbers: bool) -> Iterator[tuple[Action, Spot]]:
    for action, (dx, dy) in MOVES.items():
        # Above the cards that can be lifted the first press only tells why.
        if action is not Action.UP or not _is_blocked(reach, spot):
            yield action, reach.moved(spot, dx, dy)
    for action, way in HOPS.items():
        yield action, next_useful(reach.position, spot, way)
    if numbers:
        for column in range(len(reach.position.columns)):
            if not isinstance(spot, CardSpot) or spot.column != column:
                yield _NAMED[column], reach.entered(column)


def _is_blocked(reach: Reach, spot: Spot) -> bool:
    if not isinstance(spot, CardSpot) or not spot.first:
        return False
    return spot.first == tail_start(reach.position, spot.column)
