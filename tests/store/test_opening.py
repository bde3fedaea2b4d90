"""Whatever lies in the data folder, the game starts."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.variants import SPIDERETTE
from game.store import backup, opening
from game.store.connection import open_file
from game.store.files import Files
from game.store.migrations import SCHEMA
from game.store.store import Store
from game.store.trouble import Trouble
from tests.store.games import CODE, OTHER, begin, play, whole, winning


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a game was won, another lost, a third goes on."""
    folder = tmp_path_factory.mktemp("played")
    store = Store.open(folder)
    store.settings.set("theme", "walnut")
    play(store, begin(store), winning())
    begin(store, CODE, 2)
    begin(store, OTHER)
    begin(store, CODE, 7)
    store.close()
    return folder


@pytest.fixture
def files(played: Path, folder: Path) -> Files:
    """A folder of its own that was played in."""
    shutil.copytree(played, folder)
    return Files(folder)


def is_as_before(store: Store) -> bool:
    resumed = store.current.resume()
    row = store.statistics.figures(SPIDERETTE, 1)
    return (
        store.settings.now.theme == "walnut"
        and (row.played, row.won, row.best_score) == (2, 1, 847)
        and resumed is not None
        and resumed.session.code == CODE
        and len(resumed.session.actions) == 7
    )


def is_fresh_and_works(store: Store) -> bool:
    fresh = store.settings.now.theme == "felt" and store.current.resume() is None
    session = begin(store, CODE, 3)
    resumed = store.current.resume()
    return fresh and resumed is not None and whole(resumed.session) == whole(session)


def bad(files: Files) -> list[str]:
    return sorted(path.name for path in files.folder.glob("*.bad-*"))


def test_a_missing_folder_is_made(folder: Path) -> None:
    store = Store.open(folder)
    assert store.trouble.take() == ()
    assert store.saved
    assert is_fresh_and_works(store)
    store.close()


def test_everything_comes_back(files: Files) -> None:
    for _ in range(2):
        store = Store.open(files.folder)
        assert store.trouble.take() == ()
        assert is_as_before(store)
        store.close()
    assert bad(files) == []


def _cut(path: Path, size: int) -> None:
    with path.open("rb+") as file:
        file.truncate(size)


def _scribble(path: Path) -> None:
    """Random bytes in the middle, the header left as it is."""
    data = bytearray(path.read_bytes())
    data[4096:12288] = random.Random(1).randbytes(8192)
    path.write_bytes(data)


def _wrong_type(path: Path) -> None:
    connection = open_file(path)
    connection.execute("PRAGMA ignore_check_constraints = ON")
    connection.execute("UPDATE games SET score = 'high'")
    connection.close()


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _sql(path: Path, statement: str) -> None:
    connection = open_file(path)
    connection.execute(statement)
    connection.close()


DAMAGES: dict[str, Callable[[Path], object]] = {
    "0 bytes": lambda path: path.write_bytes(b""),
    "1 byte": lambda path: path.write_bytes(b"S"),
    "50 bytes": lambda path: _cut(path, 50),
    "100 bytes": lambda path: _cut(path, 100),
    "cut in half": lambda path: _cut(path, path.stat().st_size // 2),
    "cut by one": lambda path: _cut(path, path.stat().st_size - 1),
    "random bytes": lambda path: path.write_bytes(random.Random(2).randbytes(20_000)),
    "scribbled": _scribble,
    "10 MB": lambda path: path.write_bytes(random.Random(3).randbytes(10_000_000)),
    "10 MB of zeros": lambda path: path.write_bytes(bytes(10_000_000)),
    "text": lambda path: path.write_text("{}" * 1000),
    "a wrong type": _wrong_type,
    "no table": lambda path: _sql(path, "DROP TABLE saves"),
    "another program's": lambda path: _sql(path, "PRAGMA user_version = 0"),
    "a version too high": lambda path: _sql(path, "PRAGMA user_version = 70000"),
    "a name that is no text": lambda path: path.write_bytes(
        path.read_bytes().replace(b"TABLE saves", b"TABLE \xce\xce\xce\xce\xce")
    ),
    "a negative version": lambda path: _sql(path, "PRAGMA user_version = -5"),
    "a folder": _folder,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_broken_file_lies_aside_for_the_backup(files: Files, damage: str) -> None:
    Store.open(files.folder).close()  # makes the backup
    DAMAGES[damage](files.database)
    broken = files.database.read_bytes() if files.database.is_file() else None
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.RESTORED_FROM_BACKUP,)
    assert is_as_before(store)
    aside = files.folder / "spiderette.db.bad-1"
    assert (aside.read_bytes() if aside.is_file() else None) == broken
    store.close()
    store = Store.open(files.folder)
    assert store.trouble.take() == ()
    assert is_as_before(store)
    store.close()
    assert bad(files) == [aside.name]


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("backup", [False, True])
def test_without_a_good_backup_all_begins_afresh(files: Files, damage: str, backup: bool) -> None:
    files.backup.unlink(missing_ok=True)
    if backup:
        shutil.copy(files.database, files.backup)
        DAMAGES[damage](files.backup)
    DAMAGES[damage](files.database)
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.CORRUPT_KEPT_ASIDE,)
    assert store.saved
    assert is_fresh_and_works(store)
    store.close()
    assert bad(files) == ["spiderette.db.bad-1"]


@pytest.mark.parametrize("step", range(12))
def test_any_byte_may_be_wrong(files: Files, step: int) -> None:
    """A flipped byte is found or does no harm; the statistics survive or lie aside."""
    dice = random.Random(step)
    data = bytearray(files.database.read_bytes())
    for _ in range(3):
        data[dice.randrange(len(data))] ^= dice.randrange(1, 256)
    files.database.write_bytes(data)
    store = Store.open(files.folder)
    store.current.resume()
    store.statistics.all_figures()
    begin(store, OTHER)
    store.close()


def test_each_broken_file_is_kept(files: Files) -> None:
    for number in range(1, 4):
        files.database.write_bytes(b"broken %d" % number)
        Store.open(files.folder).close()
    assert bad(files) == [f"spiderette.db.bad-{number}" for number in range(1, 4)]
    assert (files.folder / "spiderette.db.bad-2").read_bytes() == b"broken 2"


def test_a_file_that_is_gone_comes_back_from_the_backup(files: Files) -> None:
    Store.open(files.folder).close()
    files.database.unlink()
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.RESTORED_FROM_BACKUP,)
    assert is_as_before(store)
    store.close()


def test_what_a_broken_log_held_lies_aside_with_its_file(files: Files) -> None:
    log = files.database.with_name("spiderette.db-wal")
    files.database.write_bytes(b"broken")
    log.write_bytes(b"its log")
    store = Store.open(files.folder)
    assert store.saved
    store.close()
    assert (files.folder / "spiderette.db.bad-1-wal").read_bytes() == b"its log"


def test_a_newer_file_is_left_alone(files: Files) -> None:
    _sql(files.database, f"PRAGMA user_version = {SCHEMA + 1}")
    before = files.database.read_bytes()
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.NEWER_VERSION,)
    assert not store.saved
    assert is_fresh_and_works(store)
    store.close()
    assert files.database.read_bytes() == before
    assert bad(files) == []


def test_a_newer_backup_is_left_alone(files: Files) -> None:
    Store.open(files.folder).close()
    _sql(files.backup, f"PRAGMA user_version = {SCHEMA + 1}")
    before = files.backup.read_bytes()
    files.database.write_bytes(b"broken")
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.CORRUPT_KEPT_ASIDE,)
    store.close()
    assert files.backup.read_bytes() == before


def test_a_file_in_place_of_the_folder(folder: Path) -> None:
    folder.parent.mkdir()
    folder.write_text("no folder")
    store = Store.open(folder)
    assert store.trouble.take() == (Trouble.UNWRITABLE,)
    assert not store.saved
    assert is_fresh_and_works(store)
    store.flush()
    store.close()
    assert folder.read_text() == "no folder"


def test_a_folder_that_cannot_be_written(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is there can be seen and played on with, only nothing is kept."""

    def refuse(path: Path) -> sqlite3.Connection:
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
        raise error

    before = files.database.read_bytes()
    monkeypatch.setattr(opening, "open_file", refuse)
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.UNWRITABLE,)
    assert is_as_before(store)
    begin(store, OTHER)
    store.close()
    assert files.database.read_bytes() == before


@pytest.mark.parametrize(
    ("fault", "trouble"),
    [
        (sqlite3.SQLITE_IOERR, Trouble.UNWRITABLE),
        (sqlite3.SQLITE_FULL, Trouble.FULL),
        (sqlite3.SQLITE_READONLY, Trouble.UNWRITABLE),
        (sqlite3.SQLITE_BUSY, Trouble.LOCKED),
    ],
)
def test_an_error_that_is_no_damage_leaves_the_file(
    files: Files, monkeypatch: pytest.MonkeyPatch, fault: int, trouble: Trouble
) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        error = sqlite3.OperationalError()
        error.sqlite_errorcode = fault
        raise error

    monkeypatch.setattr(opening, "prepare", fail)
    store = Store.open(files.folder)
    assert store.trouble.take() == (trouble,)
    assert not store.saved
    assert is_as_before(store)
    store.close()
    assert bad(files) == []


def test_a_broken_file_in_a_folder_that_cannot_be_written(
    files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> Path:
        raise PermissionError

    files.database.write_bytes(b"broken")
    monkeypatch.setattr(opening, "keep_aside", refuse)
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.UNWRITABLE,)
    assert is_fresh_and_works(store)
    store.close()
    assert files.database.read_bytes() == b"broken"


def test_a_second_instance_plays_on_without_harm(files: Files) -> None:
    first = Store.open(files.folder)
    resumed = first.current.resume()
    second = Store.open(files.folder)
    assert second.trouble.take() == (Trouble.LOCKED,)
    assert not second.saved
    assert is_as_before(second)
    begin(second, OTHER)
    second.settings.set("theme", "midnight")
    second.flush()
    assert resumed is not None
    play(first, resumed.session, tuple(resumed.session.actions[1:2]))
    second.close()
    assert first.trouble.take() == ()
    assert first.saved
    first.close()
    third = Store.open(files.folder)
    again = third.current.resume()
    assert again is not None
    assert whole(again.session) == whole(resumed.session)
    assert third.settings.now.theme == "walnut"
    third.close()


def test_another_program_that_holds_the_file_at_the_start(files: Files) -> None:
    other = open_file(files.database)
    other.execute("PRAGMA journal_mode = DELETE")
    other.execute("BEGIN EXCLUSIVE")
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.LOCKED,)
    assert not store.saved
    begin(store, OTHER)
    store.close()
    other.execute("ROLLBACK")
    other.close()
    assert bad(files) == []
    again = Store.open(files.folder)
    assert is_as_before(again)
    again.close()


def test_rubbish_in_the_lock_is_swept_away(files: Files) -> None:
    files.lock.write_bytes(b"rubbish" * 100)
    store = Store.open(files.folder)
    assert store.trouble.take() == ()
    assert is_as_before(store)
    store.close()


def _saved_actions(path: Path) -> int:
    connection = open_file(path)
    number = connection.execute("SELECT count(*) FROM actions").fetchone()[0]
    connection.close()
    return int(number)


def test_the_backup_is_made_at_most_once_a_day(folder: Path) -> None:
    files = Files(folder)
    store = Store.open(folder)
    assert not files.backup.exists()  # there is nothing yet
    begin(store, CODE, 3)
    store.close()
    for actions, age, backed_up in ((3, 0, 3), (5, 0, 3), (6, 25, 6), (7, 23, 6), (8, -50, 8)):
        if files.backup.exists():
            then = time.time() - 3600 * age
            os.utime(files.backup, (then, then))
        store = Store.open(folder)
        assert _saved_actions(files.backup) == backed_up
        begin(store, CODE, actions + 1 if actions in (5, 6, 7) else 5)
        store.close()
    assert not files.draft.exists()


def test_a_backup_that_cannot_be_made_is_told(
    files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(draft: Path, path: Path) -> None:
        raise OSError

    monkeypatch.setattr(backup, "publish", fail)
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.UNWRITABLE,)
    assert store.saved
    assert is_as_before(store)
    store.close()


def test_a_file_that_breaks_in_play_is_written_anew(files: Files) -> None:
    store = Store.open(files.folder)
    resumed = store.current.resume()
    assert resumed is not None
    _sql(files.database, "DROP TABLE actions")  # behind the game's back
    play(store, resumed.session, (resumed.session.actions[1],))
    assert store.trouble.take() == (Trouble.DAMAGED,)
    assert store.saved
    play(store, resumed.session, (resumed.session.actions[0],))
    store.close()
    assert bad(files) == ["spiderette.db.bad-1"]
    again = Store.open(files.folder)
    kept = again.current.resume()
    assert kept is not None
    assert whole(kept.session) == whole(resumed.session)
    again.close()
