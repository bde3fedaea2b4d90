"""The order in which the events of one action are told."""

from __future__ import annotations

import pytest

from game.engine import referee
from game.engine.events import Dealt, Moved, RunRemoved, Tallied, Turned, Won
from game.engine.moves import refuse_lift, refuse_move
from game.engine.position import Position
from game.engine.rules import Refusal
from tests.sketch import table

COST, REWARD = Tallied(-1, 1), Tallied(100, 0)


def test_a_move_turns_the_card_beneath_before_it_is_counted() -> None:
    position = table("game: SD S1\n1: 4S\n2: x3S 5S\n3: 6S\n4: * KS\nstock: *24")
    assert _move(position, 1, 2, 1) == [Moved(1, 2, 1), Turned(1, True), COST]


def test_a_run_leaves_after_the_move_and_uncovers_a_card() -> None:
    position = table("game: SD S1\n1: x4S KS..2S\n2: x7S AS\n3: * KS\nstock: *17")
    run = (*position.columns[0][1:], position.columns[1][-1])
    assert _move(position, 1, 0, 1) == [
        Moved(1, 0, 1),
        Turned(1, True),
        COST,
        RunRemoved(0, run),
        REWARD,
        Turned(0, True),
    ]


def test_the_win_is_told_last() -> None:
    position = table("game: SD S4\nruns: S H D\n1: KC..2C\n2: AC")
    assert isinstance([*_move(position, 1, 0, 1)][-1], Won)


def test_a_deal_lands_whole_before_runs_leave() -> None:
    position = table(
        "game: SD S2\n1: QH\n2: KH..2H\n3: KS..2S\n4: 9S\n5: 8S\n6: 7S\n7: * QS\n"
        "stock: JH AH AS 8H 7H 6H 5H *3"
    )
    outcome = referee.deal(position)
    assert not isinstance(outcome, Refusal)
    assert [type(event) for event in outcome] == [
        *[Dealt] * 7,
        Tallied,
        RunRemoved,
        Tallied,
        RunRemoved,
        Tallied,
    ]
    assert [event.column for event in outcome if isinstance(event, RunRemoved)] == [1, 2]


@pytest.mark.parametrize(
    ("source", "target", "count"),
    [(0, 7, 1), (7, 0, 1), (-1, 0, 1), (0, -1, 1), (0, 1, 2), (0, 1, 0), (0, 1, -1), (4, 0, 1)],
)
def test_a_move_of_what_is_not_there_is_an_error(source: int, target: int, count: int) -> None:
    position = table("game: SD S1\n1: 4S\n2: 5S\n3: 6S\n4: * KS\nstock: *24")
    before = position.copy()
    with pytest.raises(IndexError):
        refuse_move(position, source, target, count)
    with pytest.raises(IndexError):
        referee.move(position, source, target, count)
    assert position == before


@pytest.mark.parametrize("index", [-1, 1, 99])
def test_lifting_a_card_that_is_not_there_is_an_error(index: int) -> None:
    position = table("game: SD S1\n1: 4S\n2: * KS\nstock: *24")
    with pytest.raises(IndexError):
        refuse_lift(position, 0, index)


def _move(position: Position, source: int, target: int, count: int) -> list[object]:
    outcome = referee.move(position, source, target, count)
    assert not isinstance(outcome, Refusal)
    return [*outcome]
