"""What can be wrong with the stored data, told to the player once."""

from __future__ import annotations

import sqlite3
from enum import Enum, auto
from errno import ENOSPC
from typing import Final


class Trouble(Enum):
    """A reason why something is not kept, or not as it was; the words for it are elsewhere."""

    UNWRITABLE = auto()
    """Nothing is saved: the folder or the file cannot be made, read or written."""
    FULL = auto()
    """Nothing is saved for now: the disk is full."""
    LOCKED = auto()
    """Nothing is saved for now: another instance or another program holds the file."""
    NEWER_VERSION = auto()
    """Nothing is saved: the file belongs to a newer version of the game, so it is left alone."""
    DAMAGED = auto()
    """The file broke while the game was running; it lies aside, and a new one holds everything."""
    CORRUPT_KEPT_ASIDE = auto()
    """The file was unreadable, so it lies aside, and all begins afresh."""
    RESTORED_FROM_BACKUP = auto()
    """The file was unreadable (it lies aside) or gone; the last backup stands in for it."""
    SAVE_DAMAGED = auto()
    """The game in progress could not be read in full; what was saved of it lies aside."""


class Troubles:
    """The troubles of this run, each told once."""

    __slots__ = ("_told", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[Trouble] = []
        self._told: set[Trouble] = set()

    def report(self, trouble: Trouble) -> None:
        """Note a trouble; one that was noted before in this run is not told again."""
        if trouble not in self._told:
            self._told.add(trouble)
            self._waiting.append(trouble)

    def take(self) -> tuple[Trouble, ...]:
        """Those that were not taken yet, in the order in which they arose."""
        waiting = tuple(self._waiting)
        self._waiting.clear()
        return waiting


ERRORS: Final = (sqlite3.Error, OSError, UnicodeDecodeError)
"""What using the files can raise; the last one where SQLite quotes broken text in a message."""

_BY_CODE: Final = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_ERROR: Trouble.DAMAGED,
    sqlite3.SQLITE_CONSTRAINT: Trouble.DAMAGED,
}
_PRIMARY: Final = 0xFF  # the low byte of an extended result code


def trouble_of(error: Exception) -> Trouble:
    """The trouble that one of the errors stands for.

    A schema that differs, or a row that cannot be, means a file that is not as the game left it.
    """
    if isinstance(error, UnicodeDecodeError):
        return Trouble.DAMAGED
    if isinstance(error, OSError):
        return Trouble.FULL if error.errno == ENOSPC else Trouble.UNWRITABLE
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR)
    return _BY_CODE.get(code & _PRIMARY, Trouble.UNWRITABLE)
