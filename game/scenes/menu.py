"""The first page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from ..text import sentences
from ..ui.buttons import MenuItem
from ..ui.compositor import Compositor
from ..ui.style import Style
from ..ui.widget import Widget
from ..ui.wordmark import draw_wordmark
from .asking import quitting
from .card_fan import Card, Fan, Spread, fan, fan_width
from .destinations import (
    DailyPage,
    DifficultyPage,
    ExamplesPage,
    OptionsPage,
    Push,
    Reset,
    RulesPage,
    StatisticsPage,
    Step,
    TablePage,
)
from .labels import duration
from .menu_layout import MenuLayout
from .menu_spider import SWAYING, MenuSpider
from .page import Page
from .page_footer import Tip
from .services import Services

_CARDS: tuple[Card, ...] = ((1, 10), (3, 11), (2, 12), (0, 13), (1, 1))
_LEAST_FAN = 140
"""Px in width below which the fan is left out."""
_SPREAD = Spread(step=13, radius=2.24, tilt=2)


class _Line(NamedTuple):
    """An item of the menu; the first one is the gold plate."""

    name: str
    label: str
    icon: str
    detail: str | None = None


class Menu(Page):
    """Leads to everything else."""

    pictured = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._fan: Fan | None = None
        self._spider = MenuSpider()
        self._opened: float | None = None
        """When the first frame was drawn."""
        self._swaying = False
        self._layout: MenuLayout

    def _lines(self) -> list[_Line]:
        words = self.services.words
        say = words.say
        lines = [
            _Line("new", say("New game"), "new"),
            _Line("daily", say("Daily deal"), "calendar"),
            _Line("examples", say("Examples"), "examples"),
            _Line("statistics", say("Statistics"), "stats"),
            _Line("rules", say("Rules"), "rules"),
            _Line("options", say("Options"), "options"),
            _Line("quit", say("Quit"), "quit"),
        ]
        kept = self.services.kept
        if kept is not None:
            code = kept.session.code
            game = sentences.game_name(words, code.variant, code.suits)
            if kept.seconds >= 1:
                time = duration(int(kept.seconds))
                game = say("{game}, {time}", game=game, time=time)
            lines.insert(0, _Line("continue", say("Continue"), "play", game))
        return lines

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        lines = self._lines()
        self._layout = MenuLayout.of(self.style, [line.label for line in lines])
        return [
            MenuItem(rect, line.name, line.label, line.icon, line.detail, primary=not index)
            for index, (line, rect) in enumerate(zip(lines, self._layout.items, strict=True))
        ]

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        if self._fan is not None:
            self._fan.draw(target)
        layout = self._layout
        size = layout.wordmark_size
        mark = draw_wordmark(
            target, self.style, layout.wordmark_x, layout.baseline, size, layout.align
        )
        self._spider.hang(mark.hook, size)
        self._spider.draw(target, self.style)

    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """See ``Scene``; the spider begins to sway with the first frame."""
        if self._opened is None:
            self._opened = now
            self._swaying = True
        elif self._swaying:
            seconds = now - self._opened
            self._swaying = seconds < SWAYING and _sways(self.services)
            if self._spider.move(seconds if self._swaying else SWAYING):
                self.refresh(self._spider.area)
        return super().draw(canvas, now)

    def busy(self, now: float) -> bool:
        """See ``Scene``."""
        return super().busy(now) or self._swaying

    def cover(self, now: float) -> None:
        """See ``Scene``."""
        super().cover(now)
        self._rest()

    def resize(self, style: Style) -> None:
        """See ``Scene``; a window that is being resized has enough that moves."""
        super().resize(style)
        self._rest()

    def _rest(self) -> None:
        self._spider.move(SWAYING)
        self._swaying = False

    def drop_pictures(self) -> None:
        """See ``Page``."""
        self._fan = None

    def make_pictures(self) -> Sequence[pygame.Rect]:
        """See ``Page``."""
        room = self._layout.fan
        if room.w < _LEAST_FAN:
            return ()
        window = pygame.Rect((0, 0), self.style.window)
        width = fan_width(len(_CARDS), _SPREAD, room)
        self._fan = fan(self.services.card_look, _CARDS, width, _SPREAD, room, window)
        return (self._fan.rect,)

    def tips(self) -> Sequence[Tip]:
        """See ``Page``; there is nothing to go back to."""
        return super().tips()[:-1]

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        match name:
            case "continue":
                return Reset(TablePage())
            case "new":
                return Push(DifficultyPage())
            case "daily":
                return Push(DailyPage())
            case "examples":
                return Push(ExamplesPage())
            case "statistics":
                return Push(StatisticsPage())
            case "rules":
                return Push(RulesPage(self.about()))
            case "options":
                return Push(OptionsPage())
            case "quit":
                return quitting(self.services)
        return None

    def back(self, now: float) -> Step | None:
        """See ``Page``; there is nothing to go back to, so that the way out is shown."""
        self.focus.focused = "quit"
        self.focus.visible = True
        return None


def _sways(services: Services) -> bool:
    # Not needed before the first frame.
    from .table_taste import taste

    return taste(services).speed > 0
