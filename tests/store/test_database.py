from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store.connection import copy, open_file, open_memory, prepare
from game.store.database import Database
from game.store.migrations import migrate
from game.store.trouble import Trouble, Troubles

ADD = "INSERT INTO settings (name, value) VALUES (?, '1')"


class Faulty(sqlite3.Connection):
    """A connection on which every statement can be made to fail."""

    fault: int | None = None
    message = ""

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        if self.fault is not None and not sql.startswith("ROLLBACK"):
            error = sqlite3.OperationalError(self.message)
            error.sqlite_errorcode = self.fault
            raise error
        return super().execute(sql, *values)  # type: ignore[arg-type]


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Faulty]:
    connection = sqlite3.connect(tmp_path / "a.db", timeout=0, isolation_level=None, factory=Faulty)
    prepare(connection)
    migrate(connection)
    yield connection
    connection.close()


@pytest.fixture
def troubles() -> Troubles:
    return Troubles()


@pytest.fixture
def database(file: Faulty, troubles: Troubles) -> Iterator[Database]:
    memory = open_memory()
    copy(file, memory)
    made = Database(memory, troubles, file)
    yield made
    file.fault = None
    made.close()


def names(source: Database | Path) -> list[str]:
    query = "SELECT name FROM settings ORDER BY name"
    if isinstance(source, Database):
        return [name for (name,) in source.rows(query)]
    connection = open_file(source)
    found = [name for (name,) in connection.execute(query)]
    connection.close()
    return found


def test_the_file_follows_each_change(database: Database, tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        database.execute(ADD, name)
        assert names(tmp_path / "a.db") == names(database)
    assert database.saved


def test_a_transaction_is_kept_together(database: Database, tmp_path: Path) -> None:
    with database.transaction():
        database.execute(ADD, "a")
        with database.transaction():
            database.execute(ADD, "b")
        assert names(tmp_path / "a.db") == []
    assert names(tmp_path / "a.db") == ["a", "b"]


def test_a_transaction_that_fails_changes_nothing(database: Database, tmp_path: Path) -> None:
    database.execute(ADD, "a")
    with pytest.raises(ZeroDivisionError), database.transaction():
        database.execute(ADD, "b")
        raise ZeroDivisionError
    assert names(database) == names(tmp_path / "a.db") == ["a"]
    database.execute(ADD, "c")
    assert names(database) == names(tmp_path / "a.db") == ["a", "c"]


@pytest.mark.parametrize(
    ("fault", "message", "trouble"),
    [
        (sqlite3.SQLITE_IOERR_WRITE, "disk I/O error", Trouble.UNWRITABLE),
        (sqlite3.SQLITE_FULL, "database or disk is full", Trouble.FULL),
        (sqlite3.SQLITE_READONLY, "attempt to write a readonly database", Trouble.UNWRITABLE),
        (sqlite3.SQLITE_BUSY, "database is locked", Trouble.LOCKED),
    ],
)
def test_the_game_goes_on_while_the_file_cannot_follow(
    database: Database,
    file: Faulty,
    troubles: Troubles,
    tmp_path: Path,
    fault: int,
    message: str,
    trouble: Trouble,
) -> None:
    database.execute(ADD, "a")
    file.fault, file.message = fault, message
    for name in ("b", "c"):
        database.execute(ADD, name)
    assert troubles.take() == (trouble,)
    assert names(database) == ["a", "b", "c"]
    assert not database.saved
    file.fault = None
    database.flush()
    assert database.saved
    assert names(tmp_path / "a.db") == ["a", "b", "c"]
    database.execute(ADD, "d")
    assert names(tmp_path / "a.db") == ["a", "b", "c", "d"]
    assert troubles.take() == ()


def test_a_file_that_fell_behind_catches_up_by_itself(
    database: Database, file: Faulty, troubles: Troubles, tmp_path: Path
) -> None:
    file.fault = sqlite3.SQLITE_BUSY
    database.execute(ADD, "0")
    file.fault = None
    for number in range(1, 30):
        database.execute(ADD, str(number))
    assert database.saved
    assert names(tmp_path / "a.db") == names(database)
    assert len(names(database)) == 30
    assert troubles.take() == (Trouble.LOCKED,)


def test_another_program_that_holds_the_file_does_not_stop_the_game(
    database: Database, troubles: Troubles, tmp_path: Path
) -> None:
    other = open_file(tmp_path / "a.db")
    other.execute("BEGIN IMMEDIATE")
    for number in range(25):
        database.execute(ADD, f"{number:02}")
    database.flush()
    assert len(names(database)) == 25
    assert troubles.take() == (Trouble.LOCKED,)
    other.execute("ROLLBACK")
    other.close()
    database.flush()
    assert names(tmp_path / "a.db") == names(database)


def test_a_disk_that_is_full_for_a_while(
    database: Database, file: Faulty, troubles: Troubles, tmp_path: Path
) -> None:
    pages = sqlite3.Connection.execute(file, "PRAGMA page_count").fetchone()[0]
    sqlite3.Connection.execute(file, f"PRAGMA max_page_count = {pages + 1}")
    for number in range(60):
        database.execute(ADD, f"{number:02}" + "x" * 500)
    assert troubles.take() == (Trouble.FULL,)
    assert not database.saved
    sqlite3.Connection.execute(file, "PRAGMA max_page_count = 100000")
    database.flush()
    assert names(tmp_path / "a.db") == names(database)
    assert len(names(database)) == 60


def test_a_file_that_breaks_gives_way_to_a_new_one(
    file: Faulty, troubles: Troubles, tmp_path: Path
) -> None:
    def renew(memory: sqlite3.Connection) -> sqlite3.Connection:
        new = open_file(tmp_path / "new.db")
        copy(memory, new)
        return new

    memory = open_memory()
    migrate(memory)
    database = Database(memory, troubles, file, None, renew)
    file.fault = sqlite3.SQLITE_CORRUPT
    database.execute(ADD, "a")
    assert troubles.take() == (Trouble.DAMAGED,)
    assert database.saved
    database.execute(ADD, "b")
    assert names(tmp_path / "new.db") == ["a", "b"]
    database.close()


def test_without_a_new_file_the_game_goes_on(
    database: Database, file: Faulty, troubles: Troubles
) -> None:
    file.fault = sqlite3.SQLITE_CORRUPT
    database.execute(ADD, "a")
    database.execute(ADD, "b")
    database.flush()
    assert names(database) == ["a", "b"]
    assert not database.saved
    assert troubles.take() == (Trouble.DAMAGED,)


def test_without_its_file_nothing_is_kept(database: Database, tmp_path: Path) -> None:
    database.execute(ADD, "a")
    database.abandon_file()
    database.execute(ADD, "b")
    database.flush()
    assert names(database) == ["a", "b"]
    assert names(tmp_path / "a.db") == ["a"]


def test_the_end_may_come_twice(database: Database) -> None:
    database.close()
    database.close()


def test_where_no_write_ahead_log_can_be_had_a_journal_does(tmp_path: Path) -> None:
    class NoLog(sqlite3.Connection):
        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if sql == "PRAGMA journal_mode = WAL":
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMMAP
                raise error
            return super().execute(sql, *values)  # type: ignore[arg-type]

    connection = sqlite3.connect(tmp_path / "b.db", isolation_level=None, factory=NoLog)
    prepare(connection)
    migrate(connection)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("truncate",)
    connection.execute(ADD, ("a",))
    assert names(tmp_path / "b.db") == ["a"]  # another connection is not locked out
    connection.close()
