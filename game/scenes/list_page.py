"""A page with a list that may be longer than the window is high."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

import pygame

from ..input.intents import Action, Intent, Press
from ..ui.buttons import Button
from ..ui.controls import Row, part_rows
from ..ui.paint import panel
from ..ui.widget import Widget
from .destinations import Step
from .header import Header, bottom_margin
from .page import Page
from .services import Services
from .spacing import button_gap

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
        high = 50 if scale.small else round(scale.body * 60 / 18)
        gap = button_gap(style)
        top = header.back.bottom + gap
        wide = width - 2 * scale.margin
        self._words = pygame.Rect(scale.margin, top, wide, 0)
        if self.intro():
            lines = style.fonts.wrap(self.intro(), scale.label, wide)
            self._words.h = len(lines) * round(scale.label * _LEADING)
            top = self._words.bottom + gap // 2
        bottom = height - bottom_margin(style)
        self._room = max(1, (bottom - top - 2 * _INSET) // high)
        self._first = max(0, min(self._first, self.count() - 1)) // self._room * self._room
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
        return (header.button(), *self._pagers(), *self._rows)

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
            panel(target, style.theme, self._list, 16)
        part_rows(self._rows, self.focus.focused if self.focus.visible else None)

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``; up and down go on beyond the rows that are shown."""
        if intent in (Press(Action.DOWN), Press(Action.DOWN, repeat=True)) and self._turn(1):
            return None
        if intent in (Press(Action.UP), Press(Action.UP, repeat=True)) and self._turn(-1):
            return None
        return super().handle(intent, now)

    def _turn(self, step: int) -> bool:
        """Go on to the rows after those shown, or before them; False if a key stays here."""
        if not self._rows or self.focus.focused != self._rows[-1 if step > 0 else 0].name:
            return False
        index = self._first + (self._room if step > 0 else -1)
        if not 0 <= index < self.count():
            return False
        self._show(index)
        self.focus.focused = f"{_ROW}{index}"
        self.focus.visible = True
        return True

    def _show(self, index: int) -> None:
        """Show the part of the list in which a row lies."""
        self._first = index
        self.rebuild()

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        match name:
            case "back":
                return self.back(now)
            case "earlier":
                self._show(max(0, self._first - self._room))
            case "later":
                self._show(self._first + self._room)
            case _ if name.startswith(_ROW):
                return self.choose_row(int(name.removeprefix(_ROW)), now)
        return None
