"""Copies of the database: in memory, as a backup, in place of a broken file."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Final

from .connection import copy, open_file, open_memory, open_read_only
from .files import Files, discard, is_database, publish
from .migrations import COLUMNS, SCHEMA, check_whole, migrate, version_of
from .trouble import ERRORS, Trouble, trouble_of

BACKUP_AGE: Final = 24 * 60 * 60
"""Seconds after which the backup is made anew."""


def load(file: sqlite3.Connection) -> sqlite3.Connection:
    """What a database of the present version holds, in memory.

    Row by row, so that what is broken in the file's schema does not come along.

    Raises:
        sqlite3.Error: the file cannot be read, lacks a column, or holds what it must not.
    """
    memory = open_memory()
    try:
        migrate(memory)
        memory.execute("BEGIN")
        for table, columns in COLUMNS.items():
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            rows = file.execute(f"SELECT {names} FROM {table}")
            memory.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)
        memory.execute("COMMIT")
    except BaseException:
        memory.close()
        raise
    return memory


def write(files: Files, source: sqlite3.Connection, path: Path) -> None:
    """Make a file equal to a database; after a crash it is the old or the new one.

    Raises:
        sqlite3.Error: the source cannot be read, or the file not be written.
        OSError: the folder cannot be written.
    """
    discard(files.draft)
    draft = open_file(files.draft)
    try:
        draft.execute("PRAGMA synchronous = OFF")  # it is brought to the disk once, at the end
        copy(source, draft)
        draft.execute("PRAGMA journal_mode = DELETE").fetchall()
    finally:
        draft.close()
    publish(files.draft, path)


def back_up(files: Files, memory: sqlite3.Connection) -> None:
    """Copy a good database, at most once a day; an empty one would keep out what comes today.

    Raises:
        sqlite3.Error: the file cannot be written.
        OSError: the folder cannot be written.
    """
    if not any(memory.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in COLUMNS):
        return
    if files.backup.exists():
        age = time.time() - files.backup.stat().st_mtime
        if 0 <= age < BACKUP_AGE:
            return
    write(files, memory, files.backup)


def read_backup(files: Files) -> sqlite3.Connection | None:
    """What the backup holds, in memory; None if there is none that can be used.

    Raises:
        sqlite3.Error: it cannot be read now.
        OSError: it cannot be read.
    """
    try:
        return look(files.backup)
    except ERRORS as error:
        if trouble_of(error) is Trouble.DAMAGED:
            return None
        raise


def look(path: Path, *, immutable: bool = False) -> sqlite3.Connection | None:
    """What a file of this or an older version holds, in memory; None if it is no such file.

    Args:
        path: the file, which is left as it is.
        immutable: read it without locks and without its log.

    Raises:
        sqlite3.Error: it is damaged, or cannot be read now.
        OSError: it cannot be read.
        UnicodeDecodeError: it is damaged.
    """
    if not is_database(path):
        return None
    scratch = open_memory()
    try:
        file = open_read_only(path, immutable=immutable)
        try:
            copy(file, scratch)
        finally:
            file.close()
        if not 0 < version_of(scratch) <= SCHEMA:
            return None
        check_whole(scratch)
        migrate(scratch)
        return load(scratch)
    finally:
        scratch.close()
