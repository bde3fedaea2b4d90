"""A player without a pointer: finds the presses that lead the cursor through a game."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from game.engine.moves import targets
from game.engine.placement import best_target
from game.input.intents import MOVES, Action
from game.play import commands
from game.scenes.table_cursor import TableCursor
from game.table.cursor import CardSpot, Reach, Spot
from game.table.useful import next_useful


def presses(cursor: TableCursor, wanted: commands.Action) -> list[Action]:
    """The fewest presses that do an action of a record, from where the cursor is now."""
    if isinstance(wanted, commands.Deal):
        return [Action.DEAL]
    position = cursor.reach.position
    first = len(position.columns[wanted.source]) - wanted.count
    way = way_to(cursor.reach, cursor.spot, CardSpot(wanted.source, first))
    if best_target(position, wanted.source, first) == wanted.target:
        return [*way, Action.BEST]
    columns = sorted([*targets(position, wanted.source, first), wanted.source])
    right = (columns.index(wanted.target) - columns.index(wanted.source)) % len(columns)
    left = len(columns) - right
    carried = [Action.RIGHT] * right if right <= left else [Action.LEFT] * left
    return [*way, Action.CONFIRM, *carried, Action.CONFIRM]


def way_to(reach: Reach, start: Spot, goal: Spot) -> list[Action]:
    """The shortest way of the cursor from one place to another."""
    came: dict[Spot, tuple[Spot, Action] | None] = {start: None}
    waiting = deque([start])
    while goal not in came:
        here = waiting.popleft()
        for action, there in _steps(reach, here):
            if there not in came:
                came[there] = (here, action)
                waiting.append(there)
    way = []
    step = came[goal]
    while step is not None:
        way.append(step[1])
        step = came[step[0]]
    return way[::-1]


def _steps(reach: Reach, spot: Spot) -> Iterator[tuple[Action, Spot]]:
    for action, (dx, dy) in MOVES.items():
        yield action, reach.moved(spot, dx, dy)
    yield Action.NEXT, next_useful(reach.position, spot)
