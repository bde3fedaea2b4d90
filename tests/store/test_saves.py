from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.cards import SUIT_COUNTS
from game.engine.variants import VARIANTS
from game.play.commands import Action, Deal, Move, Undo
from game.play.gamecode import GameCode
from game.play.session import Accepted, Session
from game.store.database import Database
from game.store.opening import in_memory
from game.store.saves import CURRENT, About, Saves
from game.store.store import Store
from game.store.trouble import Trouble, Troubles
from tests.plays import Choice, choices, codes, command, is_possible
from tests.store.games import CODE, begin, course, forth_and_back, play, walked, whole


def resumed(store: Store) -> Session:
    """The game as another run would find it."""
    found = Store(store._database, store.trouble).current.resume()
    assert found is not None
    return found.session


@settings(max_examples=40, deadline=None)
@given(codes, choices)
def test_a_game_comes_back_as_it_was(code: GameCode, moves: list[Choice]) -> None:
    store = Store.in_memory()
    session = Session(code)
    store.current.begin(session)
    for choice in moves:
        wanted = command(session, choice)
        if is_possible(session, wanted) and isinstance(session.do(wanted), Accepted):
            store.current.note(wanted, session, 0.0)
    if not session.position.won:
        again = resumed(store)
        assert whole(again) == whole(session)
        assert walked(again) == walked(session)
    assert store.trouble.take() == ()
    store.close()


@pytest.mark.parametrize(
    "code", [GameCode(v, n, 12345) for v in VARIANTS for n in SUIT_COUNTS], ids=str
)
def test_a_long_game_comes_back_in_every_variant(code: GameCode) -> None:
    store = Store.in_memory()
    session = Session(code)
    store.current.begin(session)
    for wanted in islice(course(session, "long"), 400):
        store.current.note(wanted, session, 0.0)
    assert not session.position.won
    again = resumed(store)
    assert whole(again) == whole(session)
    assert walked(again) == walked(session)
    store.close()


@settings(max_examples=12, deadline=None)
@given(st.integers(95, 140), st.integers(0, 100), st.integers(0, 5))
def test_the_limit_of_undo_holds(first: int, undone: int, then: int) -> None:
    """What was too old to be undone is so in the next run, too."""
    store = Store.in_memory()
    session = begin(store, CODE, first)
    play(store, session, (Undo(),) * min(undone, first))
    back = len(session.actions) % 2 == 1
    for i in range(then):
        play(store, session, (Move(2, 0) if (i % 2 == 0) == back else Move(0, 2),))
    again = resumed(store)
    assert whole(again) == whole(session)
    assert (again.can_undo, again.can_redo) == (session.can_undo, session.can_redo)
    assert walked(again) == walked(session)
    store.close()


def test_sixty_actions_are_undone_to_the_opening(store: Store) -> None:
    session = begin(store, CODE, 58)
    play(store, session, (Deal(), Deal()))
    again = resumed(store)
    assert again.position.score == 500 - 60
    for _ in range(60):
        assert isinstance(again.do(Undo()), Accepted)
    assert again.position == Session(CODE).position


def test_each_action_is_one_row() -> None:
    troubles = Troubles()
    database = in_memory(troubles)
    saves = Saves(database, troubles)
    session = Session(CODE)
    saves.store(About(CODE), session, 0.0)
    actions: tuple[Action, ...] = (Move(0, 2), Move(2, 0), Deal())
    for number, action in enumerate(actions, start=1):
        session.do(action)
        saves.append(session, number)
    session.do(Undo())
    saves.mark(session, 4.0)
    query = "SELECT number, token FROM actions ORDER BY number"
    assert database.rows(query) == [(1, "1-3"), (2, "3-1"), (3, "D")]
    assert database.rows("SELECT slot, done, seconds FROM saves") == [(CURRENT, 2, 4.0)]
    session.do(Move(0, 2))
    saves.append(session, 5.0)
    assert database.rows(query) == [(1, "1-3"), (2, "3-1"), (3, "1-3")]
    database.close()


def test_slots_do_not_touch_each_other(store: Store) -> None:
    session = begin(store, CODE, 2)
    store.saves.store(About(CODE, counted=False), Session(CODE), 3.0, "second")
    assert whole(resumed(store)) == whole(session)
    store.saves.drop("second")
    assert store.saves.load("second") is None
    assert whole(resumed(store)) == whole(session)


@pytest.fixture
def damaged() -> tuple[Database, Saves, Troubles]:
    """A save of six actions, ready to be damaged."""
    troubles = Troubles()
    database = in_memory(troubles)
    saves = Saves(database, troubles)
    session = Session(CODE)
    for action in forth_and_back(CODE, 6):
        session.do(action)
    saves.store(About(CODE), session, 9.0)
    return database, saves, troubles


@pytest.mark.parametrize(
    ("damage", "left"),
    [
        ("UPDATE actions SET token = '4-9' WHERE number = 4", 3),
        ("UPDATE actions SET token = '1-2' WHERE number = 4", 3),
        ("UPDATE actions SET token = 'Ä#' WHERE number = 4", 3),
        ("UPDATE actions SET token = 'D D' WHERE number = 4", 3),
        ("UPDATE actions SET token = '# 1-3' WHERE number = 6", 5),
        ("UPDATE actions SET token = CAST(x'ff00' AS TEXT) WHERE number = 1", 0),
        ("UPDATE actions SET token = x'ff' WHERE number = 2", 1),
        ("DELETE FROM actions WHERE number = 3", 2),
        ("DELETE FROM actions WHERE number > 3", 3),
        ("UPDATE saves SET done = 'many'", 6),
        ("UPDATE saves SET done = -1", 6),
        ("UPDATE saves SET done = 7000000000", 6),
        ("UPDATE saves SET fixed = 'x'", 6),
        ("UPDATE saves SET seconds = 'long'", 6),
        ("UPDATE saves SET seconds = -5", 6),
        ("UPDATE saves SET seconds = 9e999", 6),
    ],
)
def test_of_a_damaged_save_the_sound_part_is_played_on(
    damaged: tuple[Database, Saves, Troubles], damage: str, left: int
) -> None:
    database, saves, troubles = damaged
    assert database.execute(damage)
    broken = database.rows("SELECT number, token FROM actions ORDER BY number")
    loaded = saves.load()
    assert loaded is not None
    assert len(loaded.session.actions) == left
    assert loaded.seconds == (0.0 if "seconds" in damage else 9.0)
    assert troubles.take() == (Trouble.SAVE_DAMAGED,)
    aside = "SELECT number, token FROM actions WHERE slot = 'aside-1' ORDER BY number"
    assert database.rows(aside) == broken
    again = saves.load()
    assert again is not None
    assert whole(again.session) == whole(loaded.session)
    assert database.rows("SELECT count(*) FROM saves") == [(2,)]
    database.close()


@pytest.mark.parametrize("code", ["'SD9-S1-AAAAABD'", "''", "x'ff'", "7"])
def test_a_save_without_a_readable_code_lies_aside(
    damaged: tuple[Database, Saves, Troubles], code: str
) -> None:
    database, saves, troubles = damaged
    database.execute(f"UPDATE saves SET code = {code}")
    assert saves.load() is None
    assert troubles.take() == (Trouble.SAVE_DAMAGED,)
    assert saves.load() is None
    assert database.rows("SELECT count(*) FROM actions WHERE slot = 'aside-1'") == [(6,)]
    database.close()


@pytest.mark.parametrize("field", ["game = 'x'", "day = 'someday'", "day = 7", "counted = 'x'"])
def test_a_wrong_note_leaves_the_game(
    damaged: tuple[Database, Saves, Troubles], field: str
) -> None:
    database, saves, _ = damaged
    database.execute(f"UPDATE saves SET {field}")
    loaded = saves.load()
    assert loaded is not None
    assert loaded.about == About(CODE)
    assert len(loaded.session.actions) == 6
    database.close()
