"""Games that the tests of the store play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import date

from game.engine.position_text import write_position
from game.play.commands import Action, Command, Move, Redo, Undo
from game.play.gamecode import GameCode
from game.play.record import read_record
from game.play.session import Accepted, Session
from game.store.store import Store
from tests.data_files import record
from tests.plays import command, is_possible

CODE = GameCode.read("SD1-S1-AAAAABD")
OTHER = GameCode.read("SD1-S1-AAAAABE")
DAY = date(2026, 3, 1)


def winning() -> tuple[Action, ...]:
    """The 53 actions that win ``CODE`` with 847 points."""
    session = read_record(record("example-53.txt")).session
    assert session is not None
    return session.actions


def play(store: Store, session: Session, commands: tuple[Command, ...]) -> None:
    """Carry out commands as the table does: each is kept, each takes a second and a half."""
    for wanted in commands:
        assert isinstance(session.do(wanted), Accepted)
        store.current.note(wanted, session, 1.5 * session.position.moves)


def begin(store: Store, code: GameCode = CODE, actions: int = 0) -> Session:
    """A game that is kept, with some actions."""
    session = Session(code)
    store.current.begin(session)
    play(store, session, forth_and_back(code, actions))
    return session


def forth_and_back(code: GameCode, actions: int) -> tuple[Command, ...]:
    """Legal moves of one card from the opening of ``CODE``, as many as wanted."""
    assert code == CODE or actions == 0
    return tuple(Move(2, 0) if i % 2 else Move(0, 2) for i in range(actions))


def course(session: Session, seed: str) -> Iterator[Command]:
    """Endless accepted commands in a game, undo and redo among them."""
    dice = random.Random(seed)
    while not session.position.won:
        choice = dice.choice((0, 1, 2, 3, 4, 5, 6, 7)), dice.randrange(100), 0, 1
        wanted = command(session, choice)
        if is_possible(session, wanted) and isinstance(session.do(wanted), Accepted):
            yield wanted


def whole(session: Session) -> tuple[object, ...]:
    """All that makes a game what it is: the table, the history, back to where undo ends."""
    seen: list[object] = [session.code, session.actions, session.undone, session.fixed]
    twin = Session(session.code)
    for action in (*session.actions, *session.undone):
        assert isinstance(twin.do(action), Accepted)
    twin.take_back(len(session.undone), session.fixed)
    seen.append(write_position(session.position))
    assert write_position(twin.position) == seen[-1]
    return tuple(seen)


def walked(session: Session) -> list[str]:
    """The table at each step back to where undo ends, then at each step forth."""
    seen = [write_position(session.position)]
    for wanted in (Undo(), Redo()):
        while isinstance(session.do(wanted), Accepted):
            seen.append(write_position(session.position))
    return seen
