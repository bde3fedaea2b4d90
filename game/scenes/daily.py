"""The page of the daily deals."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pygame

from ..engine.cards import SUIT_COUNTS
from ..engine.variants import VARIANTS
from ..input.intents import Intent, Scroll
from ..play.daily import daily_code
from ..play.gamecode import GameCode
from ..ui import paint
from ..ui.buttons import Button
from ..ui.segment import Segment
from ..ui.widget import Widget
from .asking import unless_lost
from .code_preview import draw_preview
from .daily_layout import DailyLayout
from .day_cell import DayCell
from .destinations import Loss, Reset, Step, TablePage
from .labels import suit_names
from .month import Month, weekdays
from .page import Page
from .services import Services

_FIRST = Month(2026, 1)
"""The month in which the calendar begins."""
_PREVIEW = 0.4
"""The most height of the preview, as a part of its width."""
_LEADING = 1.35
"""Em between the words' lines at the least."""


class Daily(Page):
    """Everybody has the same deal on the same day; the calendar shows the days won."""

    start = "play"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        settings = services.settings
        self._variant = next(
            (each for each in VARIANTS if each.key == settings.last_variant), VARIANTS[0]
        )
        self._suits = settings.last_suits
        self._today = services.today()
        self._day = self._today
        self._month = Month.of(self._today)
        self._layout: DailyLayout
        self._game_segment: Segment
        self._suits_segment: Segment

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        layout = self._layout = DailyLayout.of(self.style)
        words = self.services.words
        games = tuple(variant.name for variant in VARIANTS)
        room = layout.suits.w // len(SUIT_COUNTS) - layout.suits.h // 2
        suits = suit_names(self.style, words, room)
        self._game_segment = Segment(layout.game, "game", games, VARIANTS.index(self._variant))
        self._suits_segment = Segment(layout.suits, "suits", suits, SUIT_COUNTS.index(self._suits))
        first = self._month == _FIRST
        last = self._month == Month.of(self._today)
        resumes = self._resumes()
        return [
            layout.header.button(),
            self._game_segment,
            self._suits_segment,
            Button(layout.before, "before", icon="left", enabled=not first),
            Button(layout.after, "after", icon="right", enabled=not last),
            *self._cells(),
            Button(
                layout.play,
                "play",
                words.say("Continue") if resumes else words.say("Play this day"),
                "play",
                primary=True,
            ),
        ]

    def _cells(self) -> list[DayCell]:
        month, store = self._month, self.services.store
        won = store.daily.days_won(self._variant, self._suits, month.year, month.month)
        cells = []
        for week, places in zip(month.weeks(self.services.words), self._layout.cells, strict=False):
            for number, place in zip(week, places, strict=True):
                if not number:
                    continue
                day = date(month.year, month.month, number)
                cells.append(
                    DayCell(
                        place,
                        f"day {number}",
                        number,
                        won=number in won,
                        today=day == self._today,
                        chosen=day == self._day,
                        enabled=day <= self._today,
                    )
                )
        return cells

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        style, layout, words = self.style, self._layout, self.services.words
        fonts, theme, scale = style.fonts, style.theme, style.scale
        layout.header.draw(target, style, words.say("Daily deal"))
        paint.panel(target, style, layout.panel)
        name, size = fonts.fitted(self._month.name(words), scale.head, layout.month.w, bold=True)
        fonts.draw(target, name, *layout.month.center, size, theme.text, True, "centre", "middle")
        for place, day in zip(layout.names, weekdays(words), strict=True):
            fonts.draw(
                target, day, *place.center, scale.label, theme.muted, False, "centre", "middle"
            )
        self._draw_words(target)

    def _draw_words(self, target: pygame.Surface) -> None:
        """The chosen day, whether it was won, and how many days in a row were."""
        style, words, place = self.style, self.services.words, self._layout.words
        fonts, theme, scale = style.fonts, style.theme, style.scale
        daily = self.services.store.daily
        won = daily.is_won(self._day, self._variant, self._suits)
        streak = daily.streak(self._variant, self._suits, self._today)
        day = Month.of(self._day).day_name(words, self._day.day)
        row = words.count("{n} day won in a row", "{n} days won in a row", streak)
        wrapped = fonts.wrap(row, scale.body, place.w)
        if (2 + len(wrapped)) * round(scale.body * _LEADING) > place.h:
            wrapped = [row]
        lines = (
            (day, scale.head, theme.gold),
            (words.say("Won") if won else words.say("Not won yet"), scale.body, theme.text),
            *((line, scale.body, theme.muted) for line in wrapped),
        )
        step = min(round(scale.body * 1.7), place.h // len(lines))
        rest = pygame.Rect(place.x, place.y + step * len(lines) + step // 4, place.w, 0)
        rest.h = place.bottom - rest.y
        # Narrow plates would have room for cards that say nothing.
        rest.h = min(rest.h, round(rest.w * _PREVIEW))
        rest.bottom = place.bottom
        draw_preview(target, style, self.services, rest, self._code())
        for index, (text, size, colour) in enumerate(lines):
            shown, fitting = fonts.fitted(text, size, place.w, bold=index == 0)
            y = place.y + step * index + step // 2
            fonts.draw(target, shown, place.x, y, fitting, colour, index == 0, anchor="middle")

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        match name:
            case "back":
                return self.back(now)
            case "play":
                return self._play()
            case "game":
                self._variant = VARIANTS[self._game_segment.index]
            case "suits":
                self._suits = SUIT_COUNTS[self._suits_segment.index]
            case "before" | "after":
                self._turn(-1 if name == "before" else 1)
            case _:
                number = int(name.removeprefix("day "))
                chosen = date(self._month.year, self._month.month, number)
                if chosen == self._day:
                    return self._play()
                self._day = chosen
        self.rebuild()
        return None

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``; the wheel turns to the months before and after."""
        if not isinstance(intent, Scroll):
            return super().handle(intent, now)
        name = "after" if intent.steps > 0 else "before"
        able = any(widget.name == name and widget.enabled for widget in self.focus.widgets)
        return self.choose(name, now) if able else None

    def _turn(self, step: int) -> None:
        """Show another month; a day of it is chosen."""
        self._month = self._month.next(step)
        first = date(self._month.year, self._month.month, 1)
        self._day = self._today if self._month == Month.of(self._today) else first

    def _code(self) -> GameCode:
        return daily_code(self._day.toordinal(), self._variant, self._suits)

    def _resumes(self) -> bool:
        """Whether the game in progress is the one of the chosen day."""
        kept = self.services.kept
        return kept is not None and kept.session.code == self._code()

    def _play(self) -> Step:
        if self._resumes():
            return Reset(TablePage())
        step = Reset(TablePage(self._code(), self._day))
        return unless_lost(self.services.in_progress, Loss.NEW_GAME, step)
