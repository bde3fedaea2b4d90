"""The days whose deal was won."""

from __future__ import annotations

from datetime import date, timedelta

from ..engine.variants import Variant
from .database import Database

_DAY: timedelta = timedelta(days=1)


class Daily:
    """Which deals of the day were won, in each game with each number of suits."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def won(self, day: date, variant: Variant, suits: int) -> None:
        """Note that the deal of a day was won, on whichever day; again changes nothing."""
        self._database.execute(
            "INSERT OR IGNORE INTO daily (day, variant, suits) VALUES (?, ?, ?)",
            day.isoformat(),
            variant.key,
            suits,
        )

    def is_won(self, day: date, variant: Variant, suits: int) -> bool:
        """Whether the deal of a day was won."""
        return bool(
            self._database.rows(
                "SELECT 1 FROM daily WHERE day = ? AND variant = ? AND suits = ?",
                day.isoformat(),
                variant.key,
                suits,
            )
        )

    def days_won(self, variant: Variant, suits: int, year: int, month: int) -> frozenset[int]:
        """The days of a month, from 1, whose deal was won."""
        start = f"{year:04}-{month:02}-"
        return frozenset(
            day.day for day in self._days(variant, suits) if day.isoformat().startswith(start)
        )

    def streak(self, variant: Variant, suits: int, today: date) -> int:
        """How many days in a row were won, up to today or, if today's is open, yesterday."""
        won = set(self._days(variant, suits))
        day = today if today in won else today - _DAY
        length = 0
        while day in won:
            length += 1
            day -= _DAY
        return length

    def _days(self, variant: Variant, suits: int) -> list[date]:
        rows = self._database.rows(
            "SELECT day FROM daily WHERE variant = ? AND suits = ?", variant.key, suits
        )
        days = []
        for (text,) in rows:
            try:
                days.append(date.fromisoformat(text))
            except (TypeError, ValueError):
                continue  # a day that is none was never won
        return days
