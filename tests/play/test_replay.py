from __future__ import annotations

import pytest

from game.engine.position import Position
from game.play.commands import Deal
from game.play.gamecode import GameCode
from game.play.history import UNDO_LIMIT
from game.play.record import FaultKind
from game.play.replay import Replay
from tests.data_files import EXPECTED, record

LONG = "sp1-s4-aaaaalp.txt"
FAULTY = "SD1-S1-AAAAABD\n6-3 6-2\n2-6x2 1-2\nD 7-1\n"


def replay(text: str) -> Replay:
    found = Replay.read(text)
    assert found is not None
    return found


def stations(walk: Replay) -> list[Position]:
    """The position after each number of actions, from the opening on."""
    found = [walk.position.copy()]
    while not walk.at_end:
        walk.forward()
        found.append(walk.position.copy())
    return found


@pytest.mark.parametrize("name", EXPECTED)
def test_ends_as_the_record_ends(name: str) -> None:
    walk = replay(record(name))
    assert walk.at_start
    walk.seek(len(walk.steps))
    position, expected = walk.position, EXPECTED[name]
    assert walk.at_end
    assert (position.moves, position.score) == (expected["moves"], expected["score"])
    assert position.won == expected["won"]


def test_every_step_back_restores_the_position_exactly() -> None:
    """Past the win, past the hundred actions that a player could undo."""
    walk = replay(record(LONG))
    positions = stations(walk)
    assert len(positions) > 2 * UNDO_LIMIT
    picture = walk.position.copy()
    while not walk.at_start:
        for event in walk.back():
            event.apply(picture)
        assert walk.position == positions[walk.number]
        assert picture == positions[walk.number]
    assert walk.back() == ()


def test_forward_after_back_is_the_same_game() -> None:
    walk = replay(record("example-53.txt"))
    positions = stations(walk)
    for _ in range(30):
        walk.back()
    picture = walk.position.copy()
    while not walk.at_end:
        for event in walk.forward():
            event.apply(picture)
        assert walk.position == picture == positions[walk.number]
    assert walk.forward() == ()


@pytest.mark.parametrize(("number", "there"), [(0, 0), (1, 1), (52, 52), (-5, 0), (99, 53)])
def test_seeking_from_anywhere(number: int, there: int) -> None:
    positions = stations(replay(record("example-53.txt")))
    for begin in (0, 20, 53):
        walk = replay(record("example-53.txt"))
        walk.seek(begin)
        walk.seek(number)
        assert (walk.number, walk.position) == (there, positions[there])


def test_a_fault_ends_the_record() -> None:
    walk = replay(FAULTY)
    walk.seek(99)
    assert walk.fault is not None
    assert (walk.fault.kind, walk.fault.line, walk.fault.number) == (FaultKind.REFUSED, 4, 5)
    assert (len(walk.steps), walk.number, walk.position.moves) == (4, 4, 4)


@pytest.mark.parametrize("text", ["", "# nothing", "hello", "SD1-S3-AAAAABD 6-3"])
def test_no_game_no_replay(text: str) -> None:
    assert Replay.read(text) is None


def test_a_code_alone_is_a_record() -> None:
    walk = replay("SD1-S1-AAAAABD")
    assert walk.at_start
    assert walk.at_end
    assert (walk.forward(), walk.back(), walk.actions) == ((), (), ())


def test_afresh_begins_at_the_opening() -> None:
    walk = replay(FAULTY)
    walk.seek(3)
    again = walk.afresh()
    assert (again.number, again.actions, again.fault) == (0, walk.actions, walk.fault)
    assert walk.number == 3


def test_the_longest_column() -> None:
    """Six cards lie face down at the opening; each deal adds one that lies face up."""
    assert Replay(GameCode.read("SD1-S1-AAAAABD"), (), None).longest == (6, 1)
    three = Replay(GameCode.read("SD1-S1-AAAAABD"), (Deal(), Deal(), Deal()), None)
    assert three.longest == (6, 4)
