"""The files in the data folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

_COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""What the database writes beside a file; a broken file needs them to be mended by hand."""


_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100  # bytes


class Files(NamedTuple):
    """Where everything lies in one folder."""

    folder: Path

    @property
    def database(self) -> Path:
        """The file that the game reads and writes."""
        return self.folder / "spiderette.db"

    @property
    def backup(self) -> Path:
        """The copy that was made when the database was last known to be good."""
        return self.folder / "spiderette.backup.db"

    @property
    def draft(self) -> Path:
        """A file in the making: it takes its name when it is complete."""
        return self.folder / "spiderette.draft.db"

    @property
    def lock(self) -> Path:
        """An empty database that the running instance keeps locked."""
        return self.folder / "spiderette.lock"


def is_database(path: Path) -> bool:
    """Whether a file can be a database, judged from outside.

    SQLite takes an empty file for an empty database, fills up a page that was cut off, and throws
    away the log of a file that it cannot read.

    Raises:
        OSError: the file cannot be read.
    """
    if not path.is_file():
        return False
    with path.open("rb") as file:
        header = file.read(_HEADER)
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        return False
    if not {header[18], header[19]} <= {1, 2}:
        return False  # SQLite would not write to a file of another format
    page = int.from_bytes(header[16:18], "big")
    page = 65536 if page == 1 else page
    # While there is a log, pages that it holds may be missing from the file.
    log = path.with_name(path.name + "-wal")
    return page > 0 and (log.exists() or path.stat().st_size % page == 0)


def keep_aside(path: Path) -> Path:
    """Give a broken file another name, ``….bad-1`` or the next that is free; returns it.

    Raises:
        OSError: the folder cannot be written.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.bad-{number}")).exists():
        number += 1
    # The companions go first: a new file must never meet those of the old one.
    for ending in _COMPANIONS:
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.replace(aside.with_name(aside.name + ending))
    path.replace(aside)
    return aside


def publish(draft: Path, path: Path) -> None:
    """Put a complete file in the place of another; after a crash it is the old or the new one.

    Raises:
        OSError: the folder cannot be written.
    """
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    draft.replace(path)


def discard(path: Path) -> None:
    """Remove a file with its companions, if they are there.

    Raises:
        OSError: the folder cannot be written.
    """
    for ending in ("", *_COMPANIONS):
        path.with_name(path.name + ending).unlink(missing_ok=True)
