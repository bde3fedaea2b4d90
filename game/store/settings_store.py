"""The settings in the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from .database import Database
from .settings import Settings, checked, read_settings, write_value

Listener: TypeAlias = Callable[[Settings], None]
"""Is told the settings after each change."""


class SettingsStore:
    """The settings that hold now; a change is kept at once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._now = read_settings(dict(database.rows("SELECT name, value FROM settings")))
        self._listeners: list[Listener] = []

    @property
    def now(self) -> Settings:
        """The settings that hold now."""
        return self._now

    def set(self, name: str, value: object) -> None:
        """Change one setting.

        Raises:
            KeyError: there is no such setting.
            ValueError: the setting cannot have that value.
        """
        value = checked(name, value)
        if value == getattr(self._now, name):
            return
        self._database.execute(
            "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", name, write_value(value)
        )
        change: dict[str, Any] = {name: value}
        self._change(self._now._replace(**change))

    def reset(self) -> None:
        """Bring every setting that this version knows back to its default."""
        with self._database.transaction():
            for name in Settings._fields:
                self._database.execute("DELETE FROM settings WHERE name = ?", name)
        self._change(Settings())

    def watch(self, listener: Listener) -> None:
        """Tell a listener every change from now on."""
        self._listeners.append(listener)

    def _change(self, settings: Settings) -> None:
        self._now = settings
        for listener in self._listeners:
            listener(settings)
