"""A plate with a few buttons in the middle of the window, above another page."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from ..ui.buttons import Button
from ..ui.paint import panel
from ..ui.scale import SMALLEST
from ..ui.widget import Widget
from .page import Page
from .spacing import button_gap, button_height, edge, padding, tight

_LEADING = 1.45  # em
_ICON = 32  # px that a button's icon takes, for a body size of 18


class Entry(NamedTuple):
    """A button of a dialog."""

    name: str
    label: str
    icon: str | None = None
    primary: bool = False


class _Plan(NamedTuple):
    """A way to arrange a dialog; all in px."""

    columns: int
    width: int
    height: int
    cell: int
    """The width of a button."""
    fits: bool
    icons: bool
    """Whether there is room for icons beside all labels."""


class Dialog(Page):
    """Places its words and buttons; a subclass says which."""

    overlay = True
    columns: tuple[int, ...] = (2, 1)
    """Numbers of buttons in a row, the one that is liked best first."""

    @abstractmethod
    def heading(self) -> str:
        """The title."""

    def body(self) -> str:
        """What stands below the title, or nothing."""
        return ""

    @abstractmethod
    def entries(self) -> Sequence[Entry]:
        """The buttons; where one is left over, the first has a row of its own."""

    def band_height(self) -> int:
        """The px that a subclass needs between the words and the buttons."""
        return 0

    def band_widgets(self, band: pygame.Rect) -> Sequence[Widget]:
        """What can be chosen there."""
        return ()

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        entries = self.entries()
        plan = self._plan(entries)
        self._panel = pygame.Rect(0, 0, plan.width, plan.height)
        self._panel.center = (self.style.size[0] // 2, self.style.size[1] // 2)
        pad, gap, high = padding(self.style), button_gap(self.style), button_height(self.style)
        left, room = self._panel.x + pad, plan.width - 2 * pad
        y = self._panel.y + pad + self._words_height(room)
        band = pygame.Rect(left, y, room, self.band_height())
        placed: list[Widget] = list(self.band_widgets(band))
        y = band.bottom + (gap if band.h else 0)
        whole = plan.columns * plan.cell + (plan.columns - 1) * gap
        alone = len(entries) % plan.columns == 1 and plan.columns > 1
        for index, entry in enumerate(entries):
            place = index + plan.columns - 1 if alone and index else index
            row, column = divmod(place, plan.columns)
            wide = whole if alone and not index else plan.cell
            rect = pygame.Rect(
                left + column * (plan.cell + gap), y + row * (high + gap), wide, high
            )
            sign = entry.icon if plan.icons else None
            placed.append(Button(rect, entry.name, entry.label, sign, entry.primary))
        return placed

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        style = self.style
        theme, fonts, scale = style.theme, style.fonts, style.scale
        rect, pad = self._panel, padding(style)
        panel(target, style, rect, scale.grown(22), alpha=240, line_alpha=70)
        left, room = rect.x + pad, rect.w - 2 * pad
        y = rect.y + pad
        size = self._title_size()
        y = fonts.paragraph(
            target, self.heading(), left, y, room, size, theme.gold, 1.25, bold=True
        )
        if self.body():
            y += self._below_title()
            fonts.paragraph(
                target, self.body(), left, y, room, scale.body, theme.text, leading=_LEADING
            )

    @property
    def panel(self) -> pygame.Rect:
        """Where the plate lies, in px of the window."""
        return self._panel

    def _title_size(self) -> int:
        scale = self.style.scale
        return scale.head if tight(self.style) else round((scale.head + scale.title) / 2)

    def _below_title(self) -> int:
        return 2 if tight(self.style) else round(self.style.scale.body * 0.4)

    def _words_height(self, room: int) -> int:
        """From the plate's padding to what follows the words."""
        fonts, scale = self.style.fonts, self.style.scale
        size = self._title_size()
        high = len(fonts.wrap(self.heading(), size, room, bold=True)) * round(size * 1.25)
        if self.body():
            lines = fonts.wrap(self.body(), scale.body, room)
            high += self._below_title() + len(lines) * round(scale.body * _LEADING)
        return high + button_gap(self.style)

    def _plan(self, entries: Sequence[Entry]) -> _Plan:
        """The first arrangement in which everything fits, else the lowest."""
        plans = [self._planned(entries, columns) for columns in self.columns]
        lowest = min(plans, key=lambda plan: plan.height)
        return next((plan for plan in plans if plan.fits), lowest)

    def _planned(self, entries: Sequence[Entry], columns: int) -> _Plan:
        style = self.style
        fonts, body = style.fonts, style.scale.body
        pad, gap, high = padding(style), button_gap(style), button_height(style)
        most = style.size[0] - 2 * edge(style)
        icons = round(_ICON * max(1.0, body / 18)) if any(e.icon for e in entries) else 0
        size = body if high < 56 else round(body * 1.11)
        longest = max(fonts.width(entry.label, size, bold=True) for entry in entries)
        needed = longest + icons + 24
        wanted = max(needed * columns + gap * (columns - 1) + 2 * pad, round(body * 25))
        width = min(most, wanted)
        room = width - 2 * pad
        cell = (room - gap * (columns - 1)) // columns
        cell -= cell % 2  # the middle of two buttons is then no nearer to the right one
        rows = -(-len(entries) // columns)
        band = self.band_height()
        height = (
            2 * pad
            + self._words_height(room)
            + (band + gap if band else 0)
            + rows * high
            + (rows - 1) * gap
        )
        fits = height <= style.size[1] - 2 * edge(style) and needed <= cell + 8
        least = max(fonts.width(entry.label, SMALLEST, bold=True) for entry in entries)
        return _Plan(columns, width, height, cell, fits, least + icons + 24 <= cell)
