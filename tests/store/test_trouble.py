from __future__ import annotations

import sqlite3

import pytest

from game.store.trouble import Trouble, Troubles, trouble_of


def test_each_trouble_is_told_once() -> None:
    troubles = Troubles()
    troubles.report(Trouble.FULL)
    troubles.report(Trouble.LOCKED)
    troubles.report(Trouble.FULL)
    assert troubles.take() == (Trouble.FULL, Trouble.LOCKED)
    troubles.report(Trouble.FULL)
    assert troubles.take() == ()


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (sqlite3.SQLITE_BUSY, Trouble.LOCKED),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Trouble.LOCKED),
        (sqlite3.SQLITE_FULL, Trouble.FULL),
        (sqlite3.SQLITE_READONLY_DBMOVED, Trouble.UNWRITABLE),
        (sqlite3.SQLITE_CANTOPEN, Trouble.UNWRITABLE),
        (sqlite3.SQLITE_IOERR_FSYNC, Trouble.UNWRITABLE),
        (sqlite3.SQLITE_CORRUPT_VTAB, Trouble.DAMAGED),
        (sqlite3.SQLITE_NOTADB, Trouble.DAMAGED),
    ],
)
def test_errors_of_the_database_by_kind(code: int, trouble: Trouble) -> None:
    error = sqlite3.OperationalError()
    error.sqlite_errorcode = code
    assert trouble_of(error) is trouble


def test_an_error_without_a_code_is_a_file_that_cannot_be_used() -> None:
    assert trouble_of(sqlite3.OperationalError("?")) is Trouble.UNWRITABLE
