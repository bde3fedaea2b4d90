from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from game.engine.variants import SPIDER, SPIDERETTE
from game.store.connection import open_file, open_memory
from game.store.files import Files
from game.store.migrations import COLUMNS, MIGRATIONS, SCHEMA, migrate, version_of
from game.store.store import Store
from game.store.trouble import Trouble
from tests.store.games import CODE, forth_and_back

VERSION_1 = """
    INSERT INTO settings VALUES ('muted', 'true'), ('hologram', '1');
    INSERT INTO games VALUES
        (1, 'SP1-S4-AAAAAAA', 'SP', 4, 'won', '2026-01-01', '2026-01-01', 1, 900, 400, 3000.0),
        (2, 'SD1-S1-AAAAABD', 'SD', 1, 'open', '2026-01-02', NULL, NULL, NULL, NULL, NULL);
    INSERT INTO saves VALUES ('current', 'SD1-S1-AAAAABD', 130, 42.5, 1, 2);
"""


@pytest.fixture
def files(folder: Path) -> Files:
    """A folder with a database of version 1."""
    folder.mkdir(parents=True)
    files = Files(folder)
    connection = open_file(files.database)
    migrate(connection, 1)
    connection.executescript(VERSION_1)
    connection.execute("BEGIN")
    for number in range(1, 133):
        token = "1-3" if number % 2 else "3-1"
        connection.execute("INSERT INTO actions VALUES ('current', ?, ?)", (number, token))
    connection.execute("COMMIT")
    connection.close()
    return files


def test_a_file_of_version_1_keeps_everything(files: Files) -> None:
    store = Store.open(files.folder)
    assert store.trouble.take() == ()
    assert store.settings.now.muted
    won = store.statistics.figures(SPIDER, 4)
    assert (won.played, won.won, won.best_score, won.shortest_time) == (1, 1, 900, 3000.0)
    resumed = store.current.resume()
    assert resumed is not None
    session, seconds = resumed
    assert (session.code, seconds, session.fixed) == (CODE, 42.5, 32)
    assert session.actions == forth_and_back(CODE, 130)
    assert len(session.undone) == 2
    store.current.begin(type(session)(session.code))
    store.statistics.reset()
    assert store.statistics.figures(SPIDERETTE, 1).played == 0
    store.close()
    connection = open_file(files.database)
    assert version_of(connection) == SCHEMA == 2
    query = "SELECT value FROM settings WHERE name = 'hologram'"
    assert connection.execute(query).fetchall() == [("1",)]
    connection.close()


def test_before_a_migration_the_old_file_is_backed_up(files: Files) -> None:
    files.backup.write_bytes(b"an older one")
    Store.open(files.folder).close()
    backup = open_file(files.backup)
    assert version_of(backup) == 1
    assert backup.execute("SELECT count(*) FROM actions").fetchone() == (132,)
    backup.close()


def test_a_file_that_is_not_what_its_version_says_lies_aside(files: Files) -> None:
    connection = open_file(files.database)
    connection.execute("ALTER TABLE saves DROP COLUMN done")
    connection.close()
    store = Store.open(files.folder)
    assert store.trouble.take() == (Trouble.CORRUPT_KEPT_ASIDE,)
    assert files.database.with_name("spiderette.db.bad-1").is_file()
    assert store.saved
    store.close()


def test_a_migration_is_done_in_full_or_not_at_all() -> None:
    connection = open_memory()
    migrate(connection, 1)
    connection.execute("ALTER TABLE games ADD COLUMN restarts")  # the last statement fails
    before = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection)
    assert version_of(connection) == 1
    after = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    assert after == before
    connection.close()


def test_the_columns_that_are_checked_are_those_that_are_there() -> None:
    connection = open_memory()
    migrate(connection)
    for table, columns in COLUMNS.items():
        found = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
        assert found == set(columns)
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {name for (name,) in tables} == set(COLUMNS)
    connection.close()


def test_a_present_database_is_left_as_it_is() -> None:
    connection = open_memory()
    migrate(connection)
    changes = connection.total_changes
    migrate(connection)
    assert connection.total_changes == changes
    assert version_of(connection) == len(MIGRATIONS)
    connection.close()
