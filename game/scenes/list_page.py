"""A page with a list that may be longer than the window is high."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

import pygame

from ..input.intents import Action, Hover, Intent, Press, Scroll
from ..ui.buttons import Button
from ..ui.controls import Row, part_rows
from ..ui.paint import panel
from ..ui.sounds import Sound
from ..ui.widget import Widget
from .destinations import Step
from .header import Header
from .page import Page
from .services import Services
from .spacing import bottom_margin, button_gap, row_height

_ROW: Final = "row"
_LEADING: Final = 1.4  # em
_INSET: Final = 4
"""Px between the plate's edge and the rows at its ends."""


class ListPage(Page):
    """Shows a part of its rows, with buttons to the other parts where there are any."""

    start = f"{_ROW}0"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._first = 0
        """The number of the row at the top, 0-based."""
        self._room = 1
        """How many rows there is room for."""
        self._rows: list[Row] = []
        self._pointer: tuple[int, int] | None = None
        """Where the pointer was seen last, in px of the window."""
        self._header: Header
        self._list: pygame.Rect

    @abstractmethod
    def title(self) -> str:
        """The title."""

    @abstractmethod
    def count(self) -> int:
        """How many rows there are."""

    @abstractmethod
    def row(self, index: int, name: str, rect: pygame.Rect) -> Row:
        """A row, 0-based."""

    @abstractmethod
    def choose_row(self, index: int, now: float) -> Step | None:
        """A row was chosen."""

    def intro(self) -> str:
        """What stands above the list, or nothing."""
        return ""

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        style = self.style
        scale, (width, height) = style.scale, style.size
        header = self._header = Header.of(style)
        gap = button_gap(style)
        top = header.back.bottom + gap
        wide = width - 2 * scale.margin
        self._words = pygame.Rect(scale.margin, top, wide, 0)
        if self.intro():
            lines = style.fonts.wrap(self.intro(), scale.label, wide)
            self._words.h = len(lines) * round(scale.label * _LEADING)
            top = self._words.bottom + gap // 2
        bottom = height - bottom_margin(style)
        room = bottom - top - 2 * _INSET
        least = 50 if scale.small else round(scale.body * 60 / 18)
        self._room = max(1, room // least)
        high = max(least, min(row_height(style), room // min(self._room, self.count())))
        self._first = self._shown_from(self._first)
        shown = range(self._first, min(self._first + self._room, self.count()))
        self._list = pygame.Rect(self._words.x, top, wide, len(shown) * high + 2 * _INSET)
        self._rows = [
            self.row(
                index,
                f"{_ROW}{index}",
                pygame.Rect(self._list.x, top + _INSET + place * high, wide, high),
            )
            for place, index in enumerate(shown)
        ]
        pagers = self._pagers()
        if pagers:
            beside = (pagers[0].rect.x - gap - header.words.x, header.words.h)
            self._header = header._replace(words=pygame.Rect(header.words.topleft, beside))
        return (header.button(), *pagers, *self._rows)

    def _shown_from(self, first: int) -> int:
        """The first row that is shown if ``first`` is wanted: no room is left without need."""
        return max(0, min(first, self.count() - self._room))

    @property
    def rest(self) -> pygame.Rect:
        """The room below the list, in px of the window."""
        top = self._list.bottom + button_gap(self.style)
        bottom = self.style.size[1] - bottom_margin(self.style)
        return pygame.Rect(self._list.x, top, self._list.w, max(0, bottom - top))

    def _pagers(self) -> Sequence[Widget]:
        """The buttons to the rows before and after those that are shown."""
        if self.count() <= self._room:
            return ()
        back, gap = self._header.back, button_gap(self.style)
        right = self._header.words.right
        later = pygame.Rect(right - back.w, back.y, back.w, back.h)
        earlier = later.move(-back.w - gap, 0)
        on = self._first + self._room < self.count()
        return (
            Button(earlier, "earlier", icon="up", enabled=self._first > 0),
            Button(later, "later", icon="down", enabled=on),
        )

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        style = self.style
        self._header.draw(target, style, self.title())
        if self.intro():
            style.fonts.paragraph(
                target, self.intro(), self._words.x, self._words.y, self._words.w,
                style.scale.label, style.theme.muted, _LEADING,
            )  # fmt: skip
        if self._rows:
            panel(target, style, self._list)
        part_rows(self._rows, self.focus.focused if self.focus.visible else None)

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``; the wheel, up and down go on beyond the rows that are shown."""
        match intent:
            case Hover(x, y):
                self._pointer = (x, y)
            case Scroll(steps):
                self._scroll(steps)
                return None
            case Press(Action.DOWN | Action.UP as action):
                if self._turn(1 if action is Action.DOWN else -1):
                    return None
        return super().handle(intent, now)

    def _scroll(self, steps: int) -> None:
        """Move the rows; the one that comes to lie under the pointer has the focus.

        Where the pointer is on none, the focus stays among the rows that are shown.
        """
        first = self._shown_from(self._first + steps)
        if first == self._first:
            return
        here = self.focus.focused
        self._show(first)
        if here is not None and here.startswith(_ROW):
            shown = range(first, first + len(self._rows))
            index = max(shown[0], min(int(here.removeprefix(_ROW)), shown[-1]))
            self.focus.focused = f"{_ROW}{index}"
        self.focus.visible = False
        if self._pointer is not None:
            self.focus.hover(self._pointer)

    def _turn(self, step: int) -> bool:
        """Go on to the row after those shown, or before them; False if a key stays here."""
        if not self._rows or self.focus.focused != self._rows[-1 if step > 0 else 0].name:
            return False
        index = self._first + (self._room if step > 0 else -1)
        if not 0 <= index < self.count():
            return False
        self._show(self._first + step)
        self.focus.focused = f"{_ROW}{index}"
        self.focus.visible = True
        self.services.sounds.play(Sound.MOVE_FOCUS)
        return True

    def _show(self, first: int) -> None:
        """Show the rows from one of them on, as far as there are enough."""
        self._first = first
        self.rebuild()

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        match name:
            case "back":
                return self.back(now)
            case "earlier":
                self._show(self._first - self._room)
            case "later":
                self._show(self._first + self._room)
            case _ if name.startswith(_ROW):
                return self.choose_row(int(name.removeprefix(_ROW)), now)
        return None
