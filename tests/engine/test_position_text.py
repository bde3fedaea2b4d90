from __future__ import annotations

import pytest

from game.engine.position_text import (
    Fault,
    FaultKind,
    PositionError,
    read_position,
    write_position,
)
from game.play.gamecode import GameCode
from game.play.session import Session

OPENING = """\
game: SD S1
score: 500
moves: 0
runs:
stock: 8S 9S 4S 2S 7S KS 4S KS 5S JS QS QS TS 6S 8S QS 8S 7S 4S KS TS 6S JS JS
1: 5S
2: x6S 3S
3: xAS xTS 6S
4: x8S x9S xAS 9S
5: xAS x5S x2S x3S AS
6: xJS x2S x7S x4S x2S 5S
7: x9S x3S x3S x7S xKS xTS QS
"""


def faults(text: str) -> list[Fault]:
    with pytest.raises(PositionError) as caught:
        read_position(text)
    for fault in caught.value.faults:
        assert str(fault) in str(caught.value)
    return caught.value.faults


def test_opening_as_text() -> None:
    session = Session(GameCode.read("SD1-S1-AAAAABD"))
    assert write_position(session.position) == OPENING


def test_reading_forgives_comments_order_and_space() -> None:
    lines = OPENING.splitlines()
    lines[5] += "   # the five"
    text = "# a whole line\n\n" + "\n".join(f"  {line}  " for line in reversed(lines))
    assert write_position(read_position(text)) == OPENING


def test_score_and_moves_may_be_left_out() -> None:
    text = OPENING.replace("score: 500\nmoves: 0\nruns:\n", "")
    assert write_position(read_position(text)) == OPENING


def test_no_game_is_the_only_fault_told_of_it() -> None:
    assert faults("") == [Fault(FaultKind.UNKNOWN_GAME, "")]
    assert faults(OPENING.replace("SD S1", "SX S1")) == [Fault(FaultKind.UNKNOWN_GAME, "SX S1")]
    assert faults(OPENING.replace("SD S1", "SD S3")) == [Fault(FaultKind.UNKNOWN_GAME, "SD S3")]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("1: 5S", "1: 5S\nhello", [Fault(FaultKind.UNREADABLE_LINE, "hello")]),
        ("1: 5S", "1: 5S\n8: ", [Fault(FaultKind.UNREADABLE_LINE, "8")]),
        ("1: 5S", "1: 5S\n1: 5S", [Fault(FaultKind.LINE_TWICE, "1")]),
        ("score: 500", "score: many", [Fault(FaultKind.NOT_A_NUMBER, "score many")]),
        ("moves: 0", "moves:", [Fault(FaultKind.NOT_A_NUMBER, "moves ")]),
        (
            "1: 5S",
            "1: 5X",
            [Fault(FaultKind.UNKNOWN_CARD, "5X"), Fault(FaultKind.MISSING_CARD, "5S")],
        ),
        (
            "1: 5S",
            "1: 10S",
            [Fault(FaultKind.UNKNOWN_CARD, "10S"), Fault(FaultKind.MISSING_CARD, "5S")],
        ),
        (
            "1: 5S",
            "1: 5H",
            [Fault(FaultKind.UNKNOWN_CARD, "5H"), Fault(FaultKind.MISSING_CARD, "5S")],
        ),
        (
            "1: 5S\n",
            "",
            [Fault(FaultKind.MISSING_COLUMN, "1"), Fault(FaultKind.MISSING_CARD, "5S")],
        ),
        ("1: 5S", "1:", [Fault(FaultKind.MISSING_CARD, "5S")]),
        ("1: 5S", "1: 5S 5S", [Fault(FaultKind.CARD_TWICE, "5S")]),
        (
            "2: x6S 3S",
            "2: 6S x3S 9S",
            [
                Fault(FaultKind.FACE_UP_UNDER_FACE_DOWN, "6S in column 2"),
                Fault(FaultKind.CARD_TWICE, "9S"),
            ],
        ),
        ("1: 5S", "1: x5S", [Fault(FaultKind.LAST_CARD_FACE_DOWN, "1")]),
        ("stock: 8S", "stock: x8S", [Fault(FaultKind.FACE_DOWN_ELSEWHERE, "x8S")]),
        (
            "stock: 8S",
            "stock:",
            [Fault(FaultKind.MISSING_CARD, "8S"), Fault(FaultKind.STOCK_SIZE, "23")],
        ),
        (
            "1: 5S",
            "1: x",
            [
                Fault(FaultKind.LAST_CARD_FACE_DOWN, "1"),
                Fault(FaultKind.UNKNOWN_CARD, ""),
                Fault(FaultKind.MISSING_CARD, "5S"),
            ],
        ),
    ],
)
def test_each_fault_is_named(old: str, new: str, expected: list[Fault]) -> None:
    assert old in OPENING
    found = faults(OPENING.replace(old, new, 1))
    assert sorted(found, key=str) == sorted(expected, key=str)


def test_every_kind_of_fault_is_told_at_once() -> None:
    text = OPENING.replace("score: 500", "score: x\nscore: 5\nwhat\n9: AS")
    text = text.replace("1: 5S\n", "").replace("2: x6S 3S", "2: 6S x3S KS")
    text = text.replace("stock: 8S", "stock: x8S ZZ").replace("xTS 6S", "xTS x6S")
    kinds = {fault.kind for fault in faults(text)}
    assert kinds == set(FaultKind) - {FaultKind.UNKNOWN_GAME}


def test_a_run_takes_its_cards_out_of_the_deck() -> None:
    text = "game: SD S4\nruns: S H D C\nstock:\n" + "".join(f"{n}:\n" for n in range(1, 8))
    position = read_position(text)
    assert position.won
    assert position.removed_suits == (0, 1, 2, 3)
    assert [position.deck.name(card) for card in position.runs[3]][::12] == ["KC", "AC"]


def test_one_run_too_many() -> None:
    text = "game: SD S4\nruns: S H D C S\nstock:\n" + "".join(f"{n}:\n" for n in range(1, 8))
    assert {fault.kind for fault in faults(text)} == {FaultKind.CARD_TWICE}
