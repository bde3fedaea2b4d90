"""A month as a calendar shows it."""

from __future__ import annotations

import calendar
from datetime import date
from typing import NamedTuple

from ..text.catalogue import Catalogue

SUNDAY_FIRST = frozenset({"ja"})
"""Languages whose calendars begin the week with Sunday."""


class Month(NamedTuple):
    """One month of one year."""

    year: int
    month: int
    """1–12."""

    @classmethod
    def of(cls, day: date) -> Month:
        """The month of a day."""
        return cls(day.year, day.month)

    def next(self, step: int) -> Month:
        """So many months later, or earlier if negative."""
        years, month = divmod(self.month - 1 + step, 12)
        return Month(self.year + years, month + 1)

    def weeks(self, words: Catalogue) -> list[list[int]]:
        """The days week by week, 0 where the week belongs to another month."""
        first = calendar.SUNDAY if words.language in SUNDAY_FIRST else calendar.MONDAY
        return calendar.Calendar(first).monthdayscalendar(self.year, self.month)

    def name(self, words: Catalogue) -> str:
        """The month with its year."""
        return words.say("{month} {year}", month=self._month(words), year=self.year)

    def day_name(self, words: Catalogue, day: int) -> str:
        """One of its days, without the year."""
        return words.say("{day} {month}", day=day, month=self._month(words))

    def _month(self, words: Catalogue) -> str:
        say = words.say
        return (
            say("January"),
            say("February"),
            say("March"),
            say("April"),
            say("May"),
            say("June"),
            say("July"),
            say("August"),
            say("September"),
            say("October"),
            say("November"),
            say("December"),
        )[self.month - 1]


def weekdays(words: Catalogue) -> tuple[str, ...]:
    """Short names of the days of the week, in the order of the language's calendars."""
    say = words.say
    days = (say("Mo"), say("Tu"), say("We"), say("Th"), say("Fr"), say("Sa"), say("Su"))
    return (days[-1], *days[:-1]) if words.language in SUNDAY_FIRST else days
