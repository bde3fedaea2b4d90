"""The store: everything that outlasts a run of the program."""

from __future__ import annotations

from pathlib import Path

from .current import CurrentGame
from .daily import Daily
from .database import Database
from .files import Files
from .opening import in_memory, open_database
from .saves import Saves
from .settings_store import SettingsStore
from .statistics import Statistics
from .trouble import Troubles


class Store:
    """Opened once by the program. Nothing that happens to the files raises an error here."""

    def __init__(self, database: Database, trouble: Troubles) -> None:
        self._database = database
        self.trouble = trouble
        """What is wrong, to be taken and told to the player."""
        self.settings = SettingsStore(database)
        self.saves = Saves(database, trouble)
        self.statistics = Statistics(database)
        self.daily = Daily(database)
        self.current = CurrentGame(database, self.saves, self.statistics, self.daily)

    @classmethod
    def open(cls, folder: Path) -> Store:
        """The store in a folder, which is made if it is missing."""
        trouble = Troubles()
        return cls(open_database(Files(folder), trouble), trouble)

    @classmethod
    def in_memory(cls) -> Store:
        """A store that forgets everything when the program ends."""
        trouble = Troubles()
        return cls(in_memory(trouble), trouble)

    @property
    def saved(self) -> bool:
        """Whether all that was kept up to now is in the file."""
        return self._database.saved

    def flush(self) -> None:
        """Bring everything past all caches to the disk: when a game is left, at a pause.

        Every action is kept as it happens; this guards it against a power cut, too.
        """
        self._database.flush()

    def close(self) -> None:
        """Bring everything to the disk at the end of the program; nothing may follow."""
        self._database.close()
