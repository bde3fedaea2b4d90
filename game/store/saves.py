"""Games that can be gone on with."""

from __future__ import annotations

from datetime import date
from math import isfinite
from typing import Final, NamedTuple

from ..distinct import distinct
from ..play.gamecode import CodeError, GameCode
from ..play.record import read_record, write_token
from ..play.session import Session
from .database import Database, Row
from .statistics import Entry
from .trouble import Trouble, Troubles

CURRENT: Final = "current"
"""The slot of the game in progress."""
_ASIDE: Final = "aside-"


@distinct
class About(NamedTuple):
    """What is kept of a game beside its course."""

    code: GameCode
    counted: bool = True
    """Whether it counts in the statistics; an example that was taken over does not."""
    entry: Entry | None = None
    """Its number in the statistics, from its first action on."""
    day: date | None = None
    """The day whose deal it is."""


class Loaded(NamedTuple):
    """A game as it was saved."""

    about: About
    session: Session
    seconds: float
    """How long it was in front of the player."""


class Saves:
    """Games in slots, each as the actions that led to it.

    A slot has one row for each action, numbered from 1, the undone ones after those in force: undo
    moves only the mark between them.
    """

    def __init__(self, database: Database, troubles: Troubles) -> None:
        self._database = database
        self._troubles = troubles

    def store(self, about: About, session: Session, seconds: float, slot: str = CURRENT) -> None:
        """Put a whole game into a slot; what was there is gone."""
        with self._database.transaction():
            self.drop(slot)
            self._database.execute(
                "INSERT INTO saves (slot, code, done, fixed, seconds, counted, game, day)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                slot,
                str(about.code),
                len(session.actions),
                session.fixed,
                seconds,
                int(about.counted),
                about.entry,
                about.day and about.day.isoformat(),
            )
            actions = (*session.actions, *session.undone)
            for number, action in enumerate(actions, start=1):
                self._insert(slot, number, write_token(action))

    def append(self, session: Session, seconds: float, slot: str = CURRENT) -> None:
        """Add the action that was made last to the game in a slot."""
        number = len(session.actions)
        with self._database.transaction():
            self._database.execute(
                "DELETE FROM actions WHERE slot = ? AND number >= ?", slot, number
            )
            self._insert(slot, number, write_token(session.actions[-1]))
            self.mark(session, seconds, slot)

    def mark(self, session: Session, seconds: float, slot: str = CURRENT) -> None:
        """Note how many actions are in force, after an undo or a redo."""
        self._database.execute(
            "UPDATE saves SET done = ?, fixed = ?, seconds = ? WHERE slot = ?",
            len(session.actions),
            session.fixed,
            seconds,
            slot,
        )

    def time(self, seconds: float, slot: str = CURRENT) -> None:
        """Note how long the game was in front of the player."""
        self._database.execute("UPDATE saves SET seconds = ? WHERE slot = ?", seconds, slot)

    def enter(self, entry: Entry, slot: str = CURRENT) -> None:
        """Note the number that the game has in the statistics."""
        self._database.execute("UPDATE saves SET game = ? WHERE slot = ?", entry, slot)

    def drop(self, slot: str = CURRENT) -> None:
        """Empty a slot."""
        with self._database.transaction():
            self._database.execute("DELETE FROM actions WHERE slot = ?", slot)
            self._database.execute("DELETE FROM saves WHERE slot = ?", slot)

    def load(self, slot: str = CURRENT) -> Loaded | None:
        """The game in a slot, played anew up to where it was; None if there is none.

        A save that is damaged is kept in a slot of its own. The part of it that the rules accept
        takes its place, if there is such a part, and is given.
        """
        rows = self._database.rows(
            "SELECT code, done, fixed, seconds, counted, game, day FROM saves WHERE slot = ?", slot
        )
        if not rows:
            return None
        loaded, sound = self._read(slot, rows[0])
        if not sound:
            self._troubles.report(Trouble.SAVE_DAMAGED)
            with self._database.transaction():
                self._set_aside(slot)
                if loaded is not None:
                    self.store(loaded.about, loaded.session, loaded.seconds, slot)
        return loaded

    def _read(self, slot: str, row: Row) -> tuple[Loaded | None, bool]:
        """The game of a row, and whether all of it could be read."""
        text, done, fixed, seconds, counted, entry, day = row
        try:
            code = GameCode.read(text)
        except (CodeError, AttributeError, TypeError):
            return None, False
        actions = self._database.rows(
            "SELECT number, token FROM actions WHERE slot = ? ORDER BY number", slot
        )
        tokens = [str(token) for _, token in actions]
        reading = read_record("\n".join((str(code), *tokens)))
        session = reading.session or Session(code)
        played = len(session.actions)
        sound = (
            reading.fault is None
            and [number for number, _ in actions] == list(range(1, played + 1))
            and _is_count(done, played)
            and _is_count(fixed, played)
            and _is_seconds(seconds)
        )
        in_force = min(done, played) if _is_count(done) else played
        session.take_back(played - in_force, fixed if _is_count(fixed) else 0)
        about = About(
            code,
            counted=counted != 0,
            entry=Entry(entry) if _is_count(entry) else None,
            day=_day(day),
        )
        return Loaded(about, session, float(seconds) if _is_seconds(seconds) else 0.0), sound

    def _set_aside(self, slot: str) -> None:
        """Move what is in a slot to the next free one for damaged games."""
        taken = {name for (name,) in self._database.rows("SELECT slot FROM saves")}
        taken |= {name for (name,) in self._database.rows("SELECT slot FROM actions")}
        number = 1
        while f"{_ASIDE}{number}" in taken:
            number += 1
        for table in ("saves", "actions"):
            self._database.execute(
                f"UPDATE {table} SET slot = ? WHERE slot = ?", f"{_ASIDE}{number}", slot
            )

    def _insert(self, slot: str, number: int, token: str) -> None:
        self._database.execute(
            "INSERT INTO actions (slot, number, token) VALUES (?, ?, ?)", slot, number, token
        )


def _is_count(value: object, most: int | None = None) -> bool:
    return isinstance(value, int) and value >= 0 and (most is None or value <= most)


def _is_seconds(value: object) -> bool:
    return isinstance(value, int | float) and isfinite(value) and value >= 0


def _day(value: object) -> date | None:
    try:
        return date.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None  # without its day it is a game like any other
