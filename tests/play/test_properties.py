"""What holds in every game, however it is played."""

from __future__ import annotations

from itertools import chain

from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.dealing import fresh
from game.engine.moves import legal_moves, refuse_lift, refuse_move, tail_start, targets
from game.engine.position import Position
from game.engine.position_text import read_position, write_position
from game.play.commands import Deal, Move, Redo, Undo
from game.play.gamecode import GameCode
from game.play.record import read_record, write_record
from game.play.session import Accepted, Rejected, Session
from tests.oracle import Oracle
from tests.plays import Choice, choices, codes, command, is_possible

SOME = settings(max_examples=80, deadline=None)


def state(session: Session) -> tuple[Position, object, bool, bool]:
    return session.position.copy(), session.actions, session.can_undo, session.can_redo


def played(code: GameCode, moves: list[Choice]) -> Session:
    session = Session(code)
    for choice in moves:
        wanted = command(session, choice)
        if is_possible(session, wanted):
            session.do(wanted)
    return session


@SOME
@given(codes, choices)
def test_no_card_is_lost_or_doubled(code: GameCode, moves: list[Choice]) -> None:
    session = Session(code)
    for choice in moves:
        wanted = command(session, choice)
        if not is_possible(session, wanted):
            continue
        session.do(wanted)
        position = session.position
        everywhere = chain(position.stock, *position.columns, *position.runs)
        assert sorted(everywhere) == list(range(code.variant.cards))
        for cards, down in zip(position.columns, position.down, strict=True):
            assert 0 <= down < len(cards) or down == len(cards) == 0


@SOME
@given(codes, choices)
def test_engine_agrees_with_the_oracle(code: GameCode, moves: list[Choice]) -> None:
    session = Session(code)
    oracle = Oracle(write_position(session.position))
    for choice in moves:
        wanted = command(session, choice)
        if isinstance(wanted, Undo | Redo) or not is_possible(session, wanted):
            continue
        accepted = isinstance(session.do(wanted), Accepted)
        if isinstance(wanted, Deal):
            assert accepted == oracle.may_deal()
            if accepted:
                oracle.deal()
        else:
            assert accepted == oracle.may_move(wanted.source, wanted.target, wanted.count)
            if accepted:
                oracle.move(wanted.source, wanted.target, wanted.count)
        assert write_position(session.position) == oracle.text()
        assert session.position.won == oracle.won
        assert session.stuck == oracle.stuck()


@SOME
@given(codes, choices)
def test_one_judge_answers_every_question_alike(code: GameCode, moves: list[Choice]) -> None:
    position = played(code, moves).position
    oracle = Oracle(write_position(position))
    span = range(len(position.columns))
    expected = {
        (source, target, count)
        for source in span
        for target in span
        for count in range(1, len(position.columns[source]) + 1)
        if oracle.may_move(source, target, count)
    }
    found = [(shift.source, shift.target, shift.count) for shift in legal_moves(position)]
    assert len(found) == len(set(found))
    assert set(found) == expected
    for source in span:
        size = len(position.columns[source])
        liftable = [size - i for i in range(size) if refuse_lift(position, source, i) is None]
        assert liftable == [n for n in range(size, 0, -1) if oracle.may_lift(source, n)]
        assert tail_start(position, source) == size - max(liftable, default=size)
        for index in range(size):
            wanted = [t for t in span if (source, t, size - index) in expected]
            assert targets(position, source, index) == wanted
            judged = [t for t in span if refuse_move(position, source, t, size - index) is None]
            assert judged == wanted


@SOME
@given(codes, choices)
def test_a_rejected_command_changes_nothing(code: GameCode, moves: list[Choice]) -> None:
    session = Session(code)
    for choice in moves:
        wanted = command(session, choice)
        before = state(session)
        if is_possible(session, wanted) and isinstance(session.do(wanted), Rejected):
            assert state(session) == before


@SOME
@given(codes, choices)
def test_undo_and_redo_are_exact(code: GameCode, moves: list[Choice]) -> None:
    session = Session(code)
    states = [state(session)[:2]]
    for choice in moves:
        wanted = command(session, choice)
        if isinstance(wanted, Move | Deal) and is_possible(session, wanted):
            if isinstance(session.do(wanted), Rejected):
                continue
            states.append(state(session)[:2])
    if session.position.won:
        return
    for earlier in reversed(states[:-1]):
        assert isinstance(session.do(Undo()), Accepted)
        assert state(session)[:2] == earlier
    assert not session.can_undo
    for later in states[1:]:
        assert isinstance(session.do(Redo()), Accepted)
        assert state(session)[:2] == later
    assert not session.can_redo


@SOME
@given(codes, choices)
def test_events_alone_make_the_position(code: GameCode, moves: list[Choice]) -> None:
    """A board that folds the events shows the position, and each event has an inverse."""
    session = Session(code)
    board = fresh(code.variant, code.suits, code.number)
    for event in session.opening:
        event.apply(board)
    assert board == session.position
    for choice in moves:
        wanted = command(session, choice)
        if not is_possible(session, wanted):
            continue
        outcome = session.do(wanted)
        if isinstance(outcome, Accepted):
            for event in outcome.events:
                before = board.copy()
                event.apply(board)
                after = board.copy()
                assert event.inverse().inverse() == event
                event.inverse().apply(board)
                assert board == before
                event.apply(board)
                assert board == after
        assert board == session.position


@SOME
@given(codes, choices)
def test_score_and_moves_follow_from_the_history(code: GameCode, moves: list[Choice]) -> None:
    session = played(code, moves)
    position = session.position
    assert position.moves == len(session.actions)
    assert position.score == 500 - position.moves + 100 * len(position.runs)


@SOME
@given(codes, choices)
def test_record_read_back_is_the_same_game(code: GameCode, moves: list[Choice]) -> None:
    session = played(code, moves)
    text = write_record(code, session.actions)
    assert max(map(len, text.splitlines())) <= 76
    reading = read_record(text)
    assert reading.fault is None
    assert reading.session is not None
    assert reading.session.code == code
    assert reading.session.actions == session.actions
    assert reading.session.position == session.position
    assert write_record(code, reading.session.actions) == text


@SOME
@given(codes, choices)
def test_position_text_says_the_whole_position(code: GameCode, moves: list[Choice]) -> None:
    position = played(code, moves).position
    text = write_position(position)
    again = read_position(text)
    assert write_position(again) == text
    assert (again.won, again.score, again.moves) == (position.won, position.score, position.moves)


@SOME
@given(codes)
def test_restart_deals_the_same_game(code: GameCode) -> None:
    first, second = Session(code), Session(GameCode.read(str(code)))
    assert first.position == second.position
    assert first.opening == second.opening


@given(codes, st.sampled_from(["", " ", "\u3000", "\n"]), st.sampled_from("-‐‑‒–—―−－ー〜"))
def test_code_round_trip_in_any_form(code: GameCode, space: str, dash: str) -> None:
    assert GameCode.read(str(code)) == code
    shown = space + str(code).lower().replace("-", dash) + space
    assert GameCode.read(shown) == code
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in str(code))
    assert GameCode.read(wide) == code
