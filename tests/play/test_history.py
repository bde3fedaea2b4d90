from __future__ import annotations

from game.play.commands import Action, Move, Redo, Undo
from game.play.gamecode import GameCode
from game.play.history import UNDO_LIMIT, History
from game.play.record import read_record
from game.play.session import Accepted, Session
from tests.data_files import record

CODE = GameCode.read("SD1-S1-AAAAABD")


def replayed(actions: tuple[Action, ...]) -> Session:
    session = Session(CODE)
    for action in actions:
        assert isinstance(session.do(action), Accepted)
    return session


def there_and_back(count: int) -> tuple[Action, ...]:
    return tuple(Move(2, 0) if i % 2 else Move(0, 2) for i in range(count))


def test_what_is_too_old_is_counted() -> None:
    history = History()
    for number in range(1, UNDO_LIMIT + 31):
        history.add(Move(0, 2), ())
        assert history.fixed == max(0, number - UNDO_LIMIT)


def test_undone_actions_are_told_in_the_order_of_redo() -> None:
    session = replayed(there_and_back(3))
    for _ in range(3):
        session.do(Undo())
    assert session.undone == there_and_back(3)
    session.do(Redo())
    assert session.undone == there_and_back(3)[1:]
    assert session.actions == there_and_back(1)


def test_a_game_gets_its_history_back() -> None:
    session = replayed(there_and_back(20))
    session.take_back(undone=5, fixed=12)
    assert session.actions == there_and_back(15)
    assert session.undone == there_and_back(20)[15:]
    assert session.position.moves == 15
    for _ in range(3):
        assert isinstance(session.do(Undo()), Accepted)
    assert not session.can_undo
    assert session.fixed == 12


def test_more_than_there_is_takes_back_all() -> None:
    session = replayed(there_and_back(4))
    session.take_back(undone=9, fixed=9)
    assert session.actions == ()
    assert session.undone == there_and_back(4)
    assert not session.can_undo


def test_a_won_game_stays_won() -> None:
    session = read_record(record("example-53.txt")).session
    assert session is not None
    session.take_back(undone=1, fixed=0)
    assert session.position.won
    assert len(session.actions) == 53
