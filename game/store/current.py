"""The game in progress, kept action by action, with what it means for the statistics."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from ..play.commands import Command, Redo, Undo
from ..play.session import Session
from .daily import Daily
from .database import Database
from .saves import About, Saves
from .statistics import Statistics


class Resumed(NamedTuple):
    """A game to go on with."""

    session: Session
    seconds: float
    """How long it was in front of the player."""


class CurrentGame:
    """Keeps the one game that is played; what belongs together is kept in one transaction.

    A deal left without an action counts nothing. A deal with one counts as given up when another
    deal replaces it, never when the program ends. The same deal again goes on with its entry.
    A win counts once, and a game that is won is not gone on with.
    """

    def __init__(
        self, database: Database, saves: Saves, statistics: Statistics, daily: Daily
    ) -> None:
        self._database = database
        self._saves = saves
        self._statistics = statistics
        self._daily = daily
        self._about: About | None = None
        """What is kept, once it was resumed or begun."""
        self._session: Session | None = None
        """The game that it belongs to; what happens in another is not noted."""
        self._in_force = 0

    def resume(self) -> Resumed | None:
        """The game that is kept, exactly as it was; None if there is none to go on with."""
        loaded = self._saves.load()
        if loaded is None:
            return None
        about, session, seconds = loaded
        if about.entry is not None and not self._statistics.is_open(about.entry):
            about = about._replace(entry=None)
        self._about, self._session = about, session
        self._in_force = len(session.actions)
        if session.position.won:
            self._win(about, session, seconds)
            return None
        return Resumed(session, seconds)

    def begin(
        self,
        session: Session,
        *,
        seconds: float = 0.0,
        counted: bool = True,
        day: date | None = None,
    ) -> None:
        """Keep another game, or the same one from its opening, in place of the one that is kept.

        Args:
            session: the game, usually without an action yet.
            seconds: how long it was in front of the player.
            counted: whether it counts in the statistics; a game that did not does not when it is
                begun again.
            day: the day whose deal it is.
        """
        if self._about is None:
            self.resume()
        about = About(session.code, counted=counted, day=day)
        with self._database.transaction():
            before = self._about
            if before is not None:
                if before.code == about.code and (counted or not before.counted):
                    about = before._replace(day=day or before.day)
                    if before.entry is not None and self._in_force:
                        self._statistics.restart(before.entry)
                elif before.entry is not None:
                    end = self._statistics.give_up if self._in_force else self._statistics.leave
                    end(before.entry)
            self._saves.store(about, session, seconds)
        self._about, self._session = about, session
        self._in_force = len(session.actions)

    def note(self, command: Command, session: Session, seconds: float) -> None:
        """Keep what an accepted command made of the game that was begun or resumed last.

        A command in any other game, such as an example that is only shown, changes nothing here.

        Args:
            command: the command, which the session has carried out.
            session: the game after it.
            seconds: how long the game was in front of the player up to now.
        """
        about = self._about
        if about is None or session is not self._session:
            return
        with self._database.transaction():
            if about.counted and about.entry is None:
                about = about._replace(entry=self._statistics.begin(about.code))
                self._about = about
                if about.entry is not None:
                    self._saves.enter(about.entry)
            if isinstance(command, Undo | Redo):
                self._saves.mark(session, seconds)
            else:
                self._saves.append(session, seconds)
            self._in_force = len(session.actions)
            if session.position.won:
                self._win(about, session, seconds)
        if session.position.won:
            self._database.flush()

    def keep_time(self, seconds: float) -> None:
        """Keep how long the game was in front of the player, when its clock stops."""
        if self._about is not None:
            self._saves.time(seconds)

    def _win(self, about: About, session: Session, seconds: float) -> None:
        """Count a win; there is nothing more to go on with."""
        position = session.position
        with self._database.transaction():
            if about.entry is not None:
                self._statistics.won(about.entry, position.score, position.moves, seconds)
            if about.day is not None:
                self._daily.won(about.day, about.code.variant, about.code.suits)
            self._saves.drop()
        self._about = self._session = None
        self._in_force = 0
