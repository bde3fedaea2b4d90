from __future__ import annotations

from typing import Any

import pytest

from game.engine.cards import SUITS
from game.engine.position_text import write_position
from game.engine.rules import Refusal, Rule
from game.play.commands import Deal, Move, Redo, Undo
from game.play.gamecode import CodePart, GameCode
from game.play.record import FaultKind, read_record, read_token, write_record, write_token
from game.play.session import Accepted, Session
from tests.data_files import EXPECTED, RECORDS, record
from tests.oracle import Oracle

CODE = "SD1-S1-AAAAABD"


def fault(text: str) -> tuple[FaultKind, str, int, int]:
    found = read_record(text).fault
    assert found is not None
    return found.kind, found.token, found.number, found.line


def ending(session: Session) -> dict[str, Any]:
    position = session.position
    name = position.deck.name
    return {
        "code": str(session.code),
        "moves": position.moves,
        "score": position.score,
        "won": position.won,
        "stuck": session.stuck,
        "stock": len(position.stock),
        "runs": [SUITS[suit] for suit in position.removed_suits],
        "columns": [
            {"down": [name(card) for card in cards[:down]], "up": [name(c) for c in cards[down:]]}
            for cards, down in zip(position.columns, position.down, strict=True)
        ],
    }


def test_every_record_is_expected() -> None:
    assert {path.name for path in RECORDS.glob("*.txt")} == set(EXPECTED)


@pytest.mark.parametrize("name", EXPECTED)
def test_published_record(name: str) -> None:
    reading = read_record(record(name))
    assert reading.fault is None
    assert reading.session is not None
    assert ending(reading.session) == EXPECTED[name]


@pytest.mark.parametrize("name", EXPECTED)
def test_published_record_step_by_step(name: str) -> None:
    """The oracle agrees after each token; all of it can be undone and redone, run by run."""
    whole = read_record(record(name)).session
    assert whole is not None
    session = Session(whole.code)
    oracle = Oracle(write_position(session.position))
    states = [session.position.copy()]
    for action in whole.actions:
        session.do(action)
        if isinstance(action, Move):
            assert oracle.may_move(action.source, action.target, action.count)
            oracle.move(action.source, action.target, action.count)
        else:
            assert oracle.may_deal()
            oracle.deal()
        assert write_position(session.position) == oracle.text()
        states.append(session.position.copy())
        if not session.position.won:
            assert isinstance(session.do(Undo()), Accepted)
            assert session.position == states[-2]
            assert isinstance(session.do(Redo()), Accepted)
            assert session.position == states[-1]
    assert session.position == whole.position


@pytest.mark.parametrize("name", EXPECTED)
def test_published_record_written_again(name: str) -> None:
    session = read_record(record(name)).session
    assert session is not None
    plain = " ".join(line.partition("#")[0] for line in record(name).splitlines()).split()
    assert write_record(session.code, session.actions).split() == plain


@pytest.mark.parametrize(
    ("token", "action"),
    [
        ("6-3", Move(5, 2, 1)),
        ("2-6x2", Move(1, 5, 2)),
        ("10-1x13", Move(9, 0, 13)),
        ("D", Deal()),
    ],
)
def test_tokens(token: str, action: Move | Deal) -> None:
    assert read_token(token) == action
    assert write_token(action) == token


@pytest.mark.parametrize(
    "token",
    [
        *("", "-", "6", "6-", "-3", "6-3x", "x2", "6-3-2", "6--3", "6-3x2x2", "6-3x-1", "+6-3"),
        *("6-3.0", "DD", "D1", "U", "6_3", "six-3", "٦-3", "1000-1", "6 -3", "\x00"),
        "6-3x" + "9" * 5000,
    ],
)
def test_malformed_tokens(token: str) -> None:
    assert read_token(token) is None


def test_the_form_of_tokens_is_forgiven_like_that_of_codes() -> None:
    assert read_token("２－６ｘ２") == Move(1, 5, 2)
    assert read_token("2ー6X2") == Move(1, 5, 2)
    assert read_token("d") == Deal()


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "\ufeff", "   \t"])
def test_no_code(text: str) -> None:
    reading = read_record(text)
    assert reading.session is None
    assert reading.fault is not None
    assert reading.fault.kind is FaultKind.NO_CODE


def test_bad_code_names_its_part_and_line() -> None:
    reading = read_record("# a game\n\nSD1-S3-AAAAABD 6-3")
    assert reading.session is None
    assert reading.fault is not None
    assert (reading.fault.kind, reading.fault.line) == (FaultKind.BAD_CODE, 3)
    assert reading.fault.code_error is not None
    assert reading.fault.code_error.part is CodePart.SUITS


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ("hello", (FaultKind.BAD_TOKEN, "hello", 1, 2)),
        ("6-3\n6-2 ?", (FaultKind.BAD_TOKEN, "?", 3, 3)),
        ("8-1", (FaultKind.NO_SUCH_COLUMN, "8-1", 1, 2)),
        ("1-8", (FaultKind.NO_SUCH_COLUMN, "1-8", 1, 2)),
        ("0-1", (FaultKind.NO_SUCH_COLUMN, "0-1", 1, 2)),
        ("1-0", (FaultKind.NO_SUCH_COLUMN, "1-0", 1, 2)),
        ("1-2x2", (FaultKind.NO_SUCH_CARDS, "1-2x2", 1, 2)),
        ("1-2x0", (FaultKind.NO_SUCH_CARDS, "1-2x0", 1, 2)),
        ("6-3 6-2 2-6x2 1-2 1-2", (FaultKind.NO_SUCH_CARDS, "1-2", 5, 2)),
        ("6-3 # fine\n\n# 6-2\n1-2", (FaultKind.REFUSED, "1-2", 2, 5)),
        ("6-3\r\n1-2", (FaultKind.REFUSED, "1-2", 2, 3)),
        ("6-3\r1-2", (FaultKind.REFUSED, "1-2", 2, 3)),
        (f"6-3 {CODE}", (FaultKind.BAD_TOKEN, CODE, 2, 2)),
    ],
)
def test_first_fault_with_its_number_and_line(
    tokens: str, expected: tuple[FaultKind, str, int, int]
) -> None:
    assert fault(f"{CODE}\n{tokens}") == expected


def test_only_line_ends_end_a_comment() -> None:
    """A form feed or a line separator inside a comment is part of it."""
    assert read_record(f"# one\x0cpage \u2028 two \x85 three\n{CODE} # \x0b8-9\n6-3").fault is None


def test_a_refused_token_names_the_rule_and_leaves_the_game_playable() -> None:
    reading = read_record(f"{CODE} 6-3 6-2 2-6x2 1-2 D 7-1")
    assert reading.fault is not None
    assert reading.fault.refusal == Refusal(Rule.EMPTY_COLUMN, 0)
    session = reading.session
    assert session is not None
    assert session.position.moves == 4
    assert isinstance(session.do(Move(6, 0)), Accepted)
    assert write_record(session.code, session.actions).split()[1:] == [
        *["6-3", "6-2", "2-6x2", "1-2", "7-1"]
    ]


@pytest.mark.parametrize("token", ["D", "1-2", "1-1", "1-2x9"])
def test_nothing_follows_a_win(token: str) -> None:
    reading = read_record(record("example-53.txt") + token)
    assert reading.fault is not None
    assert (reading.fault.kind, reading.fault.number) == (FaultKind.REFUSED, 54)
    assert reading.fault.refusal == Refusal(Rule.GAME_OVER)


def test_a_byte_order_mark_and_comments_are_no_words() -> None:
    text = f"\ufeff#x\n{CODE}#y\n6-3#z D\n#D"
    reading = read_record(text)
    assert reading.fault is None
    assert reading.session is not None
    assert reading.session.actions == (Move(5, 2),)


def test_a_record_without_actions_is_the_opening() -> None:
    reading = read_record("  ｓｄ１ーｓ１ーａａａａａｂｄ ")
    assert reading.session is not None
    assert reading.session.position == Session(GameCode.read(CODE)).position
    assert write_record(reading.session.code, ()) == f"{CODE}\n"


def test_long_records_are_broken_between_tokens() -> None:
    text = write_record(GameCode.read(CODE), (Move(0, 1, 10), Deal()) * 60)
    code, *lines = text.splitlines()
    assert code == CODE
    assert all(len(line) <= 76 for line in lines)
    assert all(len(line) > 68 for line in lines[:-1])
    assert " ".join(lines).split() == ["1-2x10", "D"] * 60
    for action in (Deal(), Move(0, 1), Move(0, 9), Move(0, 1, 2), Move(0, 9, 2), Move(0, 9, 12)):
        lines = write_record(GameCode.read(CODE), (action,) * 100).splitlines()
        assert 68 < max(map(len, lines)) <= 76
