"""What a running program has kept in its data folder, looked at from outside."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.play.gamecode import GameCode
from game.play.session import Session
from game.store.backup import look
from game.store.database import Database
from game.store.files import Files
from game.store.saves import Saves
from game.store.statistics import Figures, Statistics
from game.store.trouble import Troubles


def session(folder: Path) -> Session | None:
    """The game in progress; None if there is none."""
    with _copy(folder) as database:
        if database is None:
            return None
        troubles = Troubles()
        loaded = Saves(database, troubles).load()
        assert not troubles.take()
        return None if loaded is None else loaded.session


def figures(folder: Path, code: GameCode) -> Figures:
    """The statistics of a kind of game."""
    with _copy(folder) as database:
        assert database is not None
        return Statistics(database).figures(code.variant, code.suits)


@contextmanager
def _copy(folder: Path) -> Iterator[Database | None]:
    """All that is kept; None as long as there is nothing, or it is only just being made."""
    try:
        memory = look(Files(folder).database)
    except sqlite3.OperationalError:
        memory = None
    if memory is None:
        yield None
        return
    database = Database(memory, Troubles())
    try:
        yield database
    finally:
        database.close()
