"""The start of the program's database: whatever lies in the folder, a usable one comes of it."""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

from .backup import back_up, load, look, read_backup, write
from .connection import open_file, open_memory, prepare
from .database import Database
from .files import Files, discard, is_database, keep_aside
from .migrations import SCHEMA, check_whole, damage, migrate, version_of
from .trouble import ERRORS, Trouble, Troubles, trouble_of

_NO_VERSION: Final = 1000
"""No version of the schema will ever have a number as high as this, but a broken file may."""


class _Opened(NamedTuple):
    """A database file in use, with an equal one in memory."""

    file: sqlite3.Connection
    memory: sqlite3.Connection


class _NewerVersionError(Exception):
    """The file was written by a newer version of the game."""


def open_database(files: Files, troubles: Troubles) -> Database:
    """The database in a folder; one in memory only where that cannot be had."""
    lock = None
    try:
        files.folder.mkdir(parents=True, exist_ok=True)
        lock = _take_lock(files)
        file, memory = _open(files, troubles)
    except _NewerVersionError:
        troubles.report(Trouble.NEWER_VERSION)
        database = in_memory(troubles)
    except ERRORS as error:
        troubles.report(trouble_of(error))
        database = in_memory(troubles, _glimpse(files))
    else:
        try:
            back_up(files, memory)
        except ERRORS as error:
            troubles.report(trouble_of(error))
        return Database(memory, troubles, file, lock, lambda memory: _renew(files, memory))
    if lock is not None:
        lock.close()
    return database


def in_memory(troubles: Troubles, memory: sqlite3.Connection | None = None) -> Database:
    """A database that no file follows, empty unless its contents are given."""
    if memory is None:
        memory = open_memory()
        migrate(memory)
    return Database(memory, troubles)


def _take_lock(files: Files) -> sqlite3.Connection:
    """Keep other instances from writing; the lock goes with the process, however it ends.

    Raises:
        sqlite3.Error: another instance has it, or the folder cannot be written.
        OSError: the folder cannot be written.
    """
    lock = open_file(files.lock)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if trouble_of(error) is not Trouble.DAMAGED:
            raise
        discard(files.lock)  # something else was written into it
        return _take_lock(files)
    return lock


def _open(files: Files, troubles: Troubles) -> _Opened:
    """The file as it is, else restored from the backup, else made anew.

    Raises:
        sqlite3.Error: the file is there but cannot be read or written now.
        OSError: the folder cannot be written.
        _NewerVersionError: the file is to be left alone.
    """
    found = files.database.exists()
    if found:
        try:
            return _open_sound(files)
        except ERRORS as error:
            if trouble_of(error) is not Trouble.DAMAGED:
                raise
    memory = read_backup(files)
    restored = memory is not None
    if memory is None:
        memory = open_memory()
        migrate(memory)
    try:
        opened = _Opened(_renew(files, memory), memory)
    except BaseException:
        memory.close()
        raise
    if restored:
        troubles.report(Trouble.RESTORED_FROM_BACKUP)
    elif found:
        troubles.report(Trouble.CORRUPT_KEPT_ASIDE)
    return opened


def _open_sound(files: Files) -> _Opened:
    """The file, brought to the present version.

    Raises:
        sqlite3.Error: it is damaged, or cannot be read or written now.
        OSError: it cannot be read.
        UnicodeDecodeError: it is damaged.
        _NewerVersionError: it is to be left alone.
    """
    if not is_database(files.database):
        raise damage("the file is no database")
    file = open_file(files.database)
    try:
        version = version_of(file)
        if SCHEMA < version < _NO_VERSION:
            raise _NewerVersionError
        if not 0 < version < _NO_VERSION:
            raise damage("no version of the game has that number")
        check_whole(file)
        if version < SCHEMA:
            write(files, file, files.backup)
        prepare(file)
        migrate(file)
        return _Opened(file, load(file))
    except BaseException:
        file.close()
        raise


def _renew(files: Files, memory: sqlite3.Connection) -> sqlite3.Connection:
    """A new file that is equal to what is in memory; a broken one lies aside.

    Raises:
        sqlite3.Error: the file cannot be written.
        OSError: the folder cannot be written.
    """
    if files.database.exists():
        keep_aside(files.database)
    write(files, memory, files.database)
    file = open_file(files.database)
    try:
        prepare(file)
    except BaseException:
        file.close()
        raise
    return file


def _glimpse(files: Files) -> sqlite3.Connection | None:
    """The contents of a file that cannot be used now, or of its backup, if it can be read at least.

    The player keeps settings and statistics, and can play on from where the game was.
    """
    wishes = (files.database, False), (files.database, True), (files.backup, True)
    for path, immutable in wishes:
        try:
            memory = look(path, immutable=immutable)
        except ERRORS:
            continue  # that the file cannot be used is told already
        if memory is not None:
            return memory
    return None
