"""The page of what was played and won."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..engine.cards import SUIT_COUNTS
from ..engine.variants import VARIANTS
from ..store.statistics import Figures
from ..text import sentences
from ..ui import paint
from ..ui.buttons import Button
from ..ui.scale import SMALLEST
from ..ui.segment import Segment
from ..ui.widget import Widget
from .destinations import Loss, Message, Pop, Push, QuestionPage, Step
from .header import Header
from .labels import duration, suit_names
from .page import Page
from .services import Services
from .spacing import bottom_margin, button_gap, button_height, padding

_NOTHING = "–"
_LABEL_SHARE = 0.56
"""The part of a row's width that its label may take."""
_ROW = 2.7  # em at the most


class StatisticsTable(Page):
    """Shows the figures of one game, a column for each number of suits."""

    start = "game"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        key = services.settings.last_variant
        self._game = next((i for i, each in enumerate(VARIANTS) if each.key == key), 0)
        self._header: Header
        self._segment: Segment
        self._panel: pygame.Rect

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        style, say = self.style, self.services.words.say
        body = style.scale.body
        header = Header.of(style)
        high, gap = button_height(style), button_gap(style)
        left = style.scale.margin
        width = style.size[0] - 2 * left
        label = say("Reset")
        wide = style.fonts.width(label, body, bold=True) + 2 * body
        reset = pygame.Rect(header.words.right - wide, header.back.y, wide, high)
        self._header = header._replace(
            words=pygame.Rect(header.words.topleft, (reset.x - gap - header.words.x, high))
        )
        names = tuple(variant.name for variant in VARIANTS)
        place = pygame.Rect(left, header.back.bottom + gap, width, high)
        self._segment = Segment(place, "game", names, self._game)
        top = place.bottom + gap
        room = style.size[1] - bottom_margin(style) - top
        rows = len(self._labels()) + 1
        most = rows * round(_ROW * body) + padding(style)
        self._panel = pygame.Rect(left, top, width, min(room, most))
        return [header.button(), self._segment, Button(reset, "reset", label)]

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        style, words = self.style, self.services.words
        self._header.draw(target, style, words.say("Statistics"))
        paint.panel(target, style, self._panel)
        inner = self._panel.inflate(-2 * padding(style), -padding(style) // 2)
        labels = self._labels()
        columns = [self.column(suits) for suits in SUIT_COUNTS]
        high = inner.h / (len(labels) + 1)
        left = inner.x + round(inner.w * _LABEL_SHARE)
        step = (inner.right - left) / len(columns)
        largest = min(style.scale.body, max(SMALLEST, round(high * 0.85)))
        heads = suit_names(style, words, int(step) - 8)
        for index, head in enumerate(heads):
            x = left + (index + 1) * step
            self._write(target, head, x, inner.y + high / 2, step - 8, style.theme.gold, largest)
        for line, label in enumerate(labels):
            y = inner.y + (line + 1.5) * high
            paint.hairline(target, style, inner.x, round(inner.y + (line + 1) * high), inner.w, 26)
            room = left - inner.x - 8
            text, size = style.fonts.fitted(label, largest, room)
            style.fonts.draw(target, text, inner.x, y, size, style.theme.muted, anchor="middle")
            for index, values in enumerate(columns):
                x = left + (index + 1) * step
                self._write(target, values[line], x, y, step - 8, style.theme.text, largest)

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        match name:
            case "back":
                return self.back(now)
            case "reset":
                return Push(QuestionPage(Loss.STATISTICS, Pop(Message.FORGET)))
            case "game":
                self._game = self._segment.index
                self.rebuild()
        return None

    def uncover(self, now: float, message: Message | None) -> Step | None:
        """See ``Scene``."""
        if message is Message.FORGET:
            self.services.store.statistics.reset()
        return super().uncover(now, message)

    def _write(
        self,
        target: pygame.Surface,
        words: str,
        right: float,
        middle: float,
        room: float,
        colour: tuple[int, int, int],
        largest: int,
    ) -> None:
        """Words that end at a place, no wider than their column, ``largest`` em px at the most."""
        fonts = self.style.fonts
        text, size = fonts.fitted(words, largest, int(room), bold=True)
        fonts.draw(target, text, right, middle, size, colour, True, "right", "middle")

    def _figures(self, suits: int) -> Figures:
        return self.services.store.statistics.figures(VARIANTS[self._game], suits)

    def _labels(self) -> tuple[str, ...]:
        say = self.services.words.say
        return (
            say("Played"),
            say("Won"),
            say("Win rate"),
            say("Current streak"),
            say("Best streak"),
            say("Best score"),
            say("Average score of wins"),
            say("Fewest moves"),
            say("Shortest time"),
            say("Average time of wins"),
        )

    def column(self, suits: int) -> tuple[str, ...]:
        """What is shown of the deals of so many suits, in the order of the labels."""
        return self._values(self._figures(suits))

    def _values(self, figures: Figures) -> tuple[str, ...]:
        """The figures as text, in the order of the labels."""
        return (
            str(figures.played),
            str(figures.won),
            sentences.share(self.services.words, figures.win_rate),
            str(figures.streak),
            str(figures.best_streak),
            _whole(figures.best_score),
            _whole(figures.average_score),
            _whole(figures.fewest_moves),
            _time(figures.shortest_time),
            _time(figures.average_time),
        )


def _whole(value: float | None) -> str:
    return _NOTHING if value is None else str(round(value))


def _time(seconds: float | None) -> str:
    return _NOTHING if seconds is None else duration(int(seconds))
