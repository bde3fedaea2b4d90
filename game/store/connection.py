"""Connections to database files."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

BUSY_TIMEOUT: Final = 0.05
"""Seconds to wait for another program's lock; the game stands still that long."""


def open_memory() -> sqlite3.Connection:
    """An empty database that ends with the program."""
    return _connect(":memory:")


def open_file(path: Path) -> sqlite3.Connection:
    """A database file, made if it is missing.

    Raises:
        sqlite3.Error: the file cannot be opened.
    """
    return _connect(path.absolute().as_uri())


def open_read_only(path: Path, *, immutable: bool = False) -> sqlite3.Connection:
    """A database file that is left as it is.

    Args:
        path: the file.
        immutable: take it for a file that nobody writes; that asks for no locks and no shared
            memory, but shows only what is in the file itself.

    Raises:
        sqlite3.Error: the file cannot be opened.
    """
    return _connect(f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if immutable else ''}")


def prepare(connection: sqlite3.Connection) -> None:
    """Choose how commits reach the disk.

    With a write-ahead log a commit is one write without waiting for the disk: a killed program
    loses nothing; a power cut loses at most what came after the last checkpoint, never breaks the
    file. Where no such log can be had, as on some memory cards, a rollback journal does it: safe,
    too, but each commit waits for the disk.

    Raises:
        sqlite3.Error: the file cannot be written in either way.
    """
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise
        mode = ""
    if mode != "wal":
        # Held exclusively, a file that is still in the other mode can be read without the shared
        # memory that may be what is missing here.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = TRUNCATE")
        connection.execute("PRAGMA locking_mode = NORMAL")


def copy(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Make a database equal to another, in one transaction.

    Raises:
        sqlite3.Error: one of them cannot be read or written; the target is as it was.
    """
    source.backup(target, progress=_never_wait)


def _connect(uri: str) -> sqlite3.Connection:
    """A connection that leaves transactions to its user; broken text reads as question marks."""
    connection = sqlite3.connect(uri, timeout=BUSY_TIMEOUT, isolation_level=None, uri=True)
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    return connection


def _never_wait(status: int, remaining: int, total: int) -> None:
    """Give up on a lock: left alone, the library would try again for ever."""
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        error = sqlite3.OperationalError("the target is locked")
        error.sqlite_errorcode = status
        raise error
