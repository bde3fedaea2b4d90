"""Games told as text: a position, a command, what must come of it.

Each file of ``tests/transcripts`` begins with a sketched position (see ``tests.sketch``). Then
``> 2-1x3``, ``> D``, ``> undo`` or ``> redo`` is a command; the lines after it say what must hold:

``refused RULE [column C [card I]]``
    it was refused by that rule at that place (both counted from 1, or ``card last``) and
    changed nothing;
    without such a line the command must be accepted
``3: x4S KS`` or another line of a position
    that line of the position's text
``same as 0``
    the whole position is that after command 0 (the start), 1, 2, ...
``stuck`` / ``not stuck`` / ``won``
    what the game says of itself
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.position import Position
from game.engine.position_text import write_position
from game.engine.rules import NOWHERE, Refusal, Rule
from game.play.commands import Command, Redo, Undo
from game.play.gamecode import GameCode
from game.play.record import read_token
from game.play.session import Rejected, Session
from tests.sketch import spelt, table

FOLDER = Path(__file__).parent.parent / "transcripts"
FILES = sorted(FOLDER.glob("*.txt"))


def test_there_are_transcripts() -> None:
    assert len(FILES) > 10


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_transcript(path: Path) -> None:
    sketch, *steps = path.read_text("utf-8").split("\n> ")
    start = table(sketch)
    code = GameCode(start.variant, start.suits, 0)
    session = Session.at(code, start.copy())
    states = [start]
    assert steps
    for step in steps:
        words, *claims = [line.partition("#")[0].strip() for line in step.splitlines()]
        before = session.position.copy(), session.actions, session.can_undo, session.can_redo
        outcome = session.do(_command(words))
        states.append(session.position.copy())
        refused = [claim for claim in claims if claim.startswith("refused")]
        if refused:
            assert isinstance(outcome, Rejected), f"{words} was accepted"
            assert outcome.refusal == _refusal(refused[0], session.position), words
            after = session.position, session.actions, session.can_undo, session.can_redo
            assert after == before
        else:
            assert not isinstance(outcome, Rejected), f"{words}: {outcome}"
        for claim in claims:
            if claim and claim not in refused:
                assert _holds(claim, session, states), (
                    f"after > {words}: not {claim}\n{write_position(session.position)}"
                )


def _command(words: str) -> Command:
    if words == "undo":
        return Undo()
    if words == "redo":
        return Redo()
    action = read_token(words)
    assert action is not None, words
    return action


def _refusal(claim: str, position: Position) -> Refusal:
    match claim.split():
        case ["refused", rule]:
            return Refusal(Rule[rule], NOWHERE, NOWHERE)
        case ["refused", rule, "column", column]:
            return Refusal(Rule[rule], int(column) - 1, NOWHERE)
        case ["refused", rule, "column", column, "card", card]:
            last = len(position.columns[int(column) - 1])
            index = last if card == "last" else int(card)
            return Refusal(Rule[rule], int(column) - 1, index - 1)
        case _:
            raise AssertionError(claim)


def _holds(claim: str, session: Session, states: list[Position]) -> bool:
    position = session.position
    if claim.startswith("same as "):
        return position == states[int(claim.removeprefix("same as "))]
    if claim == "won":
        return position.won
    if claim in ("stuck", "not stuck"):
        return session.stuck == (claim == "stuck")
    line = " ".join(spelt(claim).split())
    assert line.split(":")[0] in {"score", "moves", "runs", "stock", *map(str, range(1, 11))}, claim
    return line in write_position(position).splitlines()
