from __future__ import annotations

import random
from itertools import chain

import pytest

from game.engine.position_text import write_position
from game.engine.rules import Rule
from game.play.commands import Command, Deal, Move, Redo, Undo
from game.play.gamecode import GameCode
from game.play.history import UNDO_LIMIT
from game.play.record import read_record
from game.play.session import Accepted, Rejected, Session
from tests.data_files import record
from tests.plays import command, is_possible

CODE = GameCode.read("SD1-S1-AAAAABD")


def rule(session: Session, wanted: Command) -> Rule:
    outcome = session.do(wanted)
    assert isinstance(outcome, Rejected)
    return outcome.rule


def back_and_forth(session: Session, actions: int) -> None:
    """Move the five of column 1 to the six of column 3 and back, that many moves in all."""
    for i in range(actions):
        assert isinstance(session.do(Move(2, 0) if i % 2 else Move(0, 2)), Accepted)


def test_a_fresh_game() -> None:
    session = Session(CODE)
    assert (session.position.score, session.position.moves) == (500, 0)
    assert session.actions == ()
    assert not session.can_undo
    assert not session.can_redo
    assert not session.in_progress
    assert rule(session, Undo()) is Rule.NOTHING_TO_UNDO
    assert rule(session, Redo()) is Rule.NOTHING_TO_REDO


def test_exactly_the_last_hundred_actions_can_be_undone() -> None:
    session = Session(CODE)
    back_and_forth(session, 30)
    thirtieth = session.position.copy()
    back_and_forth(session, UNDO_LIMIT)
    last = session.position.copy()
    assert last.moves == 130
    for _ in range(UNDO_LIMIT):
        assert isinstance(session.do(Undo()), Accepted)
    assert UNDO_LIMIT == 100
    assert not session.can_undo
    assert rule(session, Undo()) is Rule.NOTHING_TO_UNDO
    assert session.position == thirtieth
    assert len(session.actions) == 30
    for _ in range(UNDO_LIMIT):
        assert isinstance(session.do(Redo()), Accepted)
    assert session.position == last
    assert rule(session, Redo()) is Rule.NOTHING_TO_REDO
    assert len(session.actions) == 130


def test_a_record_holds_actions_too_old_to_be_undone() -> None:
    session = Session(CODE)
    back_and_forth(session, 130)
    again = Session(CODE)
    for action in session.actions:
        again.do(action)
    assert again.position == session.position


def test_undo_gives_the_point_back() -> None:
    session = Session(CODE)
    scores = []
    for wanted in (Move(5, 2), Undo(), Redo(), Deal(), Undo(), Undo(), Move(5, 2)):
        assert isinstance(session.do(wanted), Accepted)
        scores.append((session.position.score, session.position.moves))
    assert scores == [(499, 1), (500, 0), (499, 1), (498, 2), (499, 1), (500, 0), (499, 1)]


def test_in_progress_ends_with_the_last_undo() -> None:
    session = Session(CODE)
    session.do(Move(5, 2))
    assert session.in_progress
    session.do(Undo())
    assert not session.in_progress
    assert session.can_redo


def test_a_won_game_is_over() -> None:
    session = read_record(record("example-53.txt")).session
    assert session is not None
    won = session.position.copy()
    assert won.won
    assert (won.moves, won.score, won.stock, won.on_table) == (53, 847, [], 0)
    assert not session.can_undo
    assert not session.can_redo
    assert not session.in_progress
    assert not session.stuck
    for wanted in (Undo(), Redo(), Deal(), Move(0, 1)):
        assert rule(session, wanted) is Rule.GAME_OVER
    assert session.position == won


def test_restarting_deals_the_same_cards_each_time() -> None:
    opening = write_position(Session(CODE).position)
    session = Session(CODE)
    back_and_forth(session, 4)
    session.do(Move(5, 2))
    session.do(Deal())
    assert write_position(Session(session.code).position) == opening
    assert write_position(Session(session.code).position) == opening


@pytest.mark.parametrize(
    "wanted", [Move(0, 7), Move(7, 0), Move(-1, 0), Move(0, 1, 0), Move(0, 1, 2), Move(0, 1, -1)]
)
def test_a_move_of_what_is_not_there_is_an_error(wanted: Move) -> None:
    session = Session(CODE)
    before = session.position.copy()
    with pytest.raises(IndexError):
        session.do(wanted)
    assert session.position == before
    assert not session.can_undo


@pytest.mark.parametrize("text", ["SD1-S1", "SD1-S2", "SD1-S4", "SP1-S1", "SP1-S2", "SP1-S4"])
def test_thousands_of_random_actions(text: str) -> None:
    """Cards, counters and history hold through a long game of legal and illegal commands."""
    dice = random.Random(text)
    session = Session(GameCode.read(f"{text}-AAAAABD"))
    cards = list(range(session.code.variant.cards))
    for _ in range(3000):
        choice = (
            dice.randrange(10),
            dice.randrange(100),
            dice.randrange(10),
            1 + dice.randrange(9),
        )
        wanted = command(session, choice)
        if is_possible(session, wanted):
            session.do(wanted)
        position = session.position
        assert sorted(chain(position.stock, *position.columns, *position.runs)) == cards
        assert position.moves == len(session.actions)
        assert position.score == 500 - position.moves + 100 * len(position.runs)
        for column, down in zip(position.columns, position.down, strict=True):
            assert 0 <= down < len(column) or down == len(column) == 0
