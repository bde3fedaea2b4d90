"""The database that the game reads and writes.

It lives in memory, so that reading never fails; a file follows it, transaction by transaction.
When the file cannot follow, the game goes on, and the file catches up when it can.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from .connection import copy
from .trouble import ERRORS, Trouble, Troubles, trouble_of

Row: TypeAlias = tuple[Any, ...]

Renew: TypeAlias = Callable[[sqlite3.Connection], sqlite3.Connection]
"""Makes a new file that is equal to what is in memory, or raises one of ``ERRORS``."""

_CATCH_UP: Final = 10
"""After so many transactions a file that has fallen behind is tried again."""


class Database:
    """One database in memory with the file that follows it, if there is one."""

    def __init__(
        self,
        memory: sqlite3.Connection,
        troubles: Troubles,
        file: sqlite3.Connection | None = None,
        lock: sqlite3.Connection | None = None,
        renew: Renew | None = None,
    ) -> None:
        """
        Args:
            memory: holds the data, with the present schema.
            troubles: is told when the file cannot follow.
            file: equal to ``memory``; written by nobody else.
            lock: kept open as long as the database.
            renew: makes a new file if the first one breaks.
        """
        self._memory = memory
        self._troubles = troubles
        self._file = file
        self._lock = lock
        self._renew = renew
        self._depth = 0
        self._statements: list[tuple[str, Row]] = []
        """What the transaction that is going on has done."""
        self._missed = 0
        """Transactions that the file does not have."""

    @property
    def saved(self) -> bool:
        """Whether everything up to now is in the file."""
        return self._file is not None and not self._missed

    def rows(self, query: str, *values: object) -> list[Row]:
        """The rows that a query finds."""
        return self._memory.execute(query, values).fetchall()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Everything within is kept together or not at all; one may stand within another."""
        if self._depth:
            yield
            return
        self._depth = 1
        self._memory.execute("BEGIN")
        try:
            yield
        except BaseException:
            self._memory.execute("ROLLBACK")
            self._statements.clear()
            raise
        else:
            self._memory.execute("COMMIT")
        finally:
            self._depth = 0
        self._follow()

    def execute(self, statement: str, *values: object) -> int:
        """Change rows, within a transaction or as one; returns how many were changed."""
        with self.transaction():
            changed = self._memory.execute(statement, values).rowcount
            self._statements.append((statement, values))
        return changed

    def flush(self) -> None:
        """Bring everything to the disk, past all caches; takes as long as the disk needs."""
        if self._file is None:
            return
        if self._missed:
            self._catch_up()
        if self._file is None:
            return  # it broke just now
        try:
            self._file.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except ERRORS as error:
            self._fail(self._file, error)

    def close(self) -> None:
        """Bring everything to the disk; the database cannot be used any more."""
        self.flush()
        self.abandon_file()
        self._memory.close()

    def abandon_file(self) -> None:
        """Go on in memory; another instance may have the file."""
        for connection in (self._file, self._lock):
            if connection is not None:
                connection.close()
        self._file = self._lock = None

    def _follow(self) -> None:
        """Let the file do what was done in memory."""
        statements, self._statements = self._statements, []
        if self._file is None or not statements:
            return
        if self._missed:
            self._missed += 1
            if self._missed % _CATCH_UP == 0:
                self._catch_up()
            return
        try:
            self._file.execute("BEGIN IMMEDIATE")
            for statement, values in statements:
                self._file.execute(statement, values)
            self._file.execute("COMMIT")
        except ERRORS as error:
            self._missed = 1
            self._fail(self._file, error)

    def _catch_up(self) -> None:
        """Make the file equal to the memory again, if that can be done now."""
        if self._file is None:
            return
        try:
            copy(self._memory, self._file)
        except ERRORS as error:
            self._fail(self._file, error)
        else:
            self._missed = 0

    def _fail(self, file: sqlite3.Connection, error: Exception) -> None:
        """Say what is wrong; a file that broke gives way to a new one."""
        trouble = trouble_of(error)
        self._troubles.report(trouble)
        try:
            if file.in_transaction:
                file.execute("ROLLBACK")
            if trouble is Trouble.DAMAGED:
                file.close()
                self._file = self._renew(self._memory) if self._renew else None
                self._missed = 0
        except ERRORS as second:
            self._troubles.report(trouble_of(second))
            if trouble is Trouble.DAMAGED:
                self.abandon_file()
