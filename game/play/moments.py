"""The turning points of a recorded game, read off what its actions consist of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, auto

from ..engine.events import Dealt, RunRemoved, Turned, Won
from ..engine.position import Position
from .replay import Replay


class Moment(Enum):
    """What an action of a game can be told for."""

    OPENING = auto()
    """Nothing has been done yet."""
    TURNED = auto()
    """A face-down card turned up."""
    FIRST_TURNED = auto()
    ALL_TURNED = auto()
    """The last face-down card of the columns turned up."""
    EMPTY = auto()
    """A column is empty."""
    FIRST_EMPTY = auto()
    DEAL = auto()
    FIRST_DEAL = auto()
    LAST_DEAL = auto()
    RUN = auto()
    FIRST_RUN = auto()
    WIN = auto()


Moments = Mapping[int, frozenset[Moment]]
"""For each number of actions done, from 0, what the last of them is to be told for."""


def moments(replay: Replay) -> Moments:
    """The moments of a whole record, wherever the replay stands; those without any are left out."""
    walk = replay.afresh()
    found = {0: frozenset({Moment.OPENING})}
    seen: set[Moment] = set()
    while not walk.at_end:
        events = walk.forward()
        told = set(_told(walk.position, {type(event) for event in events}))
        for moment, first in _FIRSTS.items():
            if moment in told and moment not in seen:
                told.add(first)
        seen |= told
        if told:
            found[walk.number] = frozenset(told)
    return found


_FIRSTS = {
    Moment.TURNED: Moment.FIRST_TURNED,
    Moment.EMPTY: Moment.FIRST_EMPTY,
    Moment.DEAL: Moment.FIRST_DEAL,
    Moment.RUN: Moment.FIRST_RUN,
}


def _told(position: Position, kinds: set[type]) -> Iterable[Moment]:
    """What holds of a position after an action with events of those kinds."""
    if Turned in kinds:
        yield Moment.TURNED
        if not any(position.down):
            yield Moment.ALL_TURNED
    if Dealt in kinds:
        yield Moment.DEAL
        if not position.stock:
            yield Moment.LAST_DEAL
    if RunRemoved in kinds:
        yield Moment.RUN
    if Won in kinds:
        yield Moment.WIN
    if not all(position.columns):
        yield Moment.EMPTY
