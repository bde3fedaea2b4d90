"""The folder in which game records lie as text files."""

from __future__ import annotations

import errno
import os
from enum import Enum, auto
from pathlib import Path
from typing import Final, NamedTuple

from ..play.gamecode import GameCode
from .paths import data_folder

FOLDER: Final = "Spiderette"
"""What the folder is called among the player's documents."""
LARGEST: Final = 1_000_000
"""Bytes of a file that may be a record; games of any length are far below it."""
LISTED: Final = 500
"""How many records a list holds at most."""
_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class RecordTrouble(Enum):
    """Why a record could not be read or saved."""

    MISSING = auto()
    """There is no such file."""
    UNREADABLE = auto()
    """It is no file, or not allowed to be read."""
    TOO_LARGE = auto()
    NOT_TEXT = auto()
    """It is not UTF-8."""
    UNWRITABLE = auto()
    """The folder cannot be made or written."""
    FULL = auto()
    """The disk is full."""


class RecordFile(NamedTuple):
    """A file that was read: its text, or what is wrong."""

    path: Path
    text: str = ""
    trouble: RecordTrouble | None = None

    @classmethod
    def read(cls, path: Path) -> RecordFile:
        """The file at a path."""
        try:
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)
        except FileNotFoundError:
            return cls(path, trouble=RecordTrouble.MISSING)
        except (OSError, ValueError):
            return cls(path, trouble=RecordTrouble.UNREADABLE)
        if len(content) > LARGEST:
            return cls(path, trouble=RecordTrouble.TOO_LARGE)
        try:
            return cls(path, content.decode("utf-8"))
        except UnicodeDecodeError:
            return cls(path, trouble=RecordTrouble.NOT_TEXT)


class RecordFolder:
    """Where records are saved and looked for. Trouble is told by value, never raised."""

    def __init__(self, path: Path | None = None) -> None:
        """The folder need not exist; None is no place at all, where nothing can be saved."""
        self.path = path

    @classmethod
    def beside(cls, chosen: Path | None) -> RecordFolder:
        """The folder that goes with the data folder that the player chose.

        Without a choice it is among the player's documents, if they have a place that can be
        written, else with the program's data.
        """
        if chosen is None:
            from platformdirs import user_documents_path  # slow to import

            documents = user_documents_path()
            if documents.is_dir() and os.access(documents, os.W_OK):
                return cls(documents / FOLDER)
        return cls(data_folder(chosen) / "records")

    def save(self, code: GameCode, text: str) -> Path | RecordTrouble:
        """Write a record to a new file, named after its code; no other file is touched."""
        if self.path is None:
            return RecordTrouble.UNWRITABLE
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            return _write(self.path, code, text.encode("utf-8"))
        except OSError as error:
            return RecordTrouble.FULL if error.errno in _FULL else RecordTrouble.UNWRITABLE

    def paths(self) -> tuple[Path, ...]:
        """The text files there, newest first; none if the folder cannot be read."""
        if self.path is None:
            return ()
        try:
            with os.scandir(self.path) as entries:
                found = [
                    (-entry.stat().st_mtime, entry.name)
                    for entry in entries
                    if entry.name.lower().endswith(".txt") and entry.is_file()
                ]
        except OSError:
            return ()
        return tuple(self.path / name for _, name in sorted(found)[:LISTED])


def _write(folder: Path, code: GameCode, content: bytes) -> Path:
    """Write under the first name that is free.

    Raises:
        OSError: the folder cannot be written; nothing is left behind.
    """
    number = 1
    while (path := folder / f"spiderette-{code}-{number}.txt").exists():
        number += 1
    file = path.open("xb")
    try:
        with file:
            file.write(content)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return path
