"""The versions of the database's schema."""

from __future__ import annotations

import sqlite3
from typing import Final

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            code TEXT NOT NULL,
            variant TEXT NOT NULL,
            suits INTEGER NOT NULL CHECK (typeof(suits) = 'integer'),
            state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'given up')),
            started TEXT NOT NULL,
            finished TEXT,
            place INTEGER CHECK (typeof(place) IN ('integer', 'null')),
            score INTEGER CHECK (typeof(score) IN ('integer', 'null')),
            moves INTEGER CHECK (typeof(moves) IN ('integer', 'null')),
            seconds REAL CHECK (typeof(seconds) IN ('real', 'null'))
        )""",
        """CREATE TABLE saves (
            slot TEXT PRIMARY KEY,
            code TEXT NOT NULL,
            done INTEGER NOT NULL,
            seconds REAL NOT NULL,
            counted INTEGER NOT NULL,
            game INTEGER
        ) WITHOUT ROWID""",
        """CREATE TABLE actions (
            slot TEXT NOT NULL,
            number INTEGER NOT NULL,
            token TEXT NOT NULL,
            PRIMARY KEY (slot, number)
        ) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE daily (
            day TEXT NOT NULL,
            variant TEXT NOT NULL,
            suits INTEGER NOT NULL,
            PRIMARY KEY (variant, suits, day)
        ) WITHOUT ROWID""",
        "ALTER TABLE saves ADD COLUMN day TEXT",
        "ALTER TABLE saves ADD COLUMN fixed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE games ADD COLUMN restarts INTEGER NOT NULL DEFAULT 0",
    ),
)
"""What leads from each version of the schema to the next; the first from an empty file.

What was published is never changed: a file of any age must find its way from where it is.
"""
SCHEMA: Final = len(MIGRATIONS)
"""The version of this program, kept in the file as SQLite's ``user_version``."""
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "settings": ("name", "value"),
    "games": (
        "id",
        "code",
        "variant",
        "suits",
        "state",
        "started",
        "finished",
        "place",
        "score",
        "moves",
        "seconds",
        "restarts",
    ),
    "saves": ("slot", "code", "done", "seconds", "counted", "game", "day", "fixed"),
    "actions": ("slot", "number", "token"),
    "daily": ("day", "variant", "suits"),
}
"""The tables of the present version with the columns that the program uses."""


def version_of(connection: sqlite3.Connection) -> int:
    """The schema version of a database; 0 for an empty one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, target: int = SCHEMA) -> None:
    """Bring a database from its version to a later one, all of the way or not at all.

    The connection must leave transactions to its user.

    Raises:
        sqlite3.Error: the file is not what its version says, or cannot be written.
    """
    version = version_of(connection)
    if version >= target:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statements in MIGRATIONS[version:target]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {target:d}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def check_whole(connection: sqlite3.Connection) -> None:
    """Make sure that a database of any version is not damaged.

    Raises:
        sqlite3.DatabaseError: it is.
        UnicodeDecodeError: it is, and in a way that even the library's message is no text.
    """
    answer = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if answer != "ok":
        raise damage(answer)


def damage(what: str) -> sqlite3.DatabaseError:
    """The error for a file that SQLite can read but the game cannot use."""
    error = sqlite3.DatabaseError(what)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error
