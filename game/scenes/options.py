"""The page of the settings; every change holds at once."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..input.intents import HOPS, Action
from ..ui import paint
from ..ui.buttons import Button
from ..ui.controls import Row, part_rows
from ..ui.segment import Segment
from ..ui.widget import Widget
from .card_sample import draw_card_sample
from .destinations import KeysPage, Push, Step
from .header import Header
from .option_rows import FULL_SCREEN, TABS, items, row, tab_words, value_of
from .page import Page
from .page_footer import Tip
from .services import Services
from .spacing import bottom_margin, button_gap, button_height, edge, row_height


class Options(Page):
    """Shows one tab of settings at a time."""

    start = "tabs"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.tab = 0
        """Which tab is shown, 0-based."""
        self._header: Header
        self._tabs: Segment
        self._panel: pygame.Rect
        self._rows: list[Row] = []

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        style, words = self.style, self.services.words
        header, high, gap = Header.of(style), button_height(style), button_gap(style)
        reset = self._aside(header.words.right, "reset", words.say("Defaults"), "restart")
        keys = self._aside(reset.rect.x - gap, "keys", words.say("Keys"), "pad")
        room = (keys.rect.x - gap - header.words.x, header.words.h)
        self._header = header._replace(words=pygame.Rect(header.words.topleft, room))
        left = style.scale.margin
        width = style.size[0] - 2 * left
        place = pygame.Rect(left, header.back.bottom + gap, width, high)
        self._tabs = Segment(place, "tabs", tab_words(words), self.tab)
        top = place.bottom + gap
        self._place_rows(pygame.Rect(left, top, width, style.size[1] - edge(style) // 2 - top))
        return [header.button(), keys, reset, self._tabs, *self._rows]

    def _aside(self, right: int, name: str, label: str, sign: str) -> Button:
        """A button of the header that ends at ``right`` px; on small windows its icon is all."""
        style = self.style
        high = button_height(style)
        wide = high
        if not style.scale.small:
            wide += style.fonts.width(label, style.scale.body, bold=True) + style.scale.body
        place = pygame.Rect(right - wide, Header.of(style).back.y, wide, high)
        return Button(place, name, None if style.scale.small else label, sign)

    def _place_rows(self, room: pygame.Rect) -> None:
        """One row below the other, each as high as is comfortable and there is room for."""
        services = self.services
        shown = items(TABS[self.tab], services.words)
        most = max(len(items(tab, services.words)) for tab in TABS)
        high = min(row_height(self.style), room.h // most)
        self._panel = pygame.Rect(room.x, room.y, room.w, high * len(shown))
        self._rows = [
            row(
                item,
                pygame.Rect(room.x, room.y + index * high, room.w, high),
                services.settings,
                services.screen.full_screen,
            )
            for index, item in enumerate(shown)
        ]

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        self._header.draw(target, self.style, self.services.words.say("Options"))
        paint.panel(target, self.style, self._panel)
        if TABS[self.tab] == "cards":
            draw_card_sample(target, self.style, self.services, self._rest())
        part_rows(self._rows, self.focus.focused if self.focus.visible else None)

    def _rest(self) -> pygame.Rect:
        """The room below the rows, in px of the window."""
        gap = button_gap(self.style)
        top = self._panel.bottom + gap
        bottom = self.style.size[1] - (bottom_margin(self.style) if self.style.strip else gap)
        return pygame.Rect(self._panel.x, top, self._panel.w, max(0, bottom - top))

    def tips(self) -> Sequence[Tip]:
        """See ``Page``."""
        return (*super().tips(), ((Action.NEXT,), self.services.words.say("Next tab")))

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        match name:
            case "back":
                return self.back(now)
            case "keys":
                return Push(KeysPage())
            case "reset":
                self.services.store.settings.reset()
                self._follow()
            case "tabs":
                self.tab = self._tabs.index
                self.rebuild()
            case _:
                self._set(name)
        return None

    def act(self, action: Action, now: float) -> Step | None:
        """See ``Page``."""
        step = HOPS.get(action)
        if step is not None:
            self._tabs.adjust(step)
            return self.choose("tabs", now)
        return None

    def _set(self, name: str) -> None:
        """Let a setting have the value that its row shows."""
        shown = items(TABS[self.tab], self.services.words)
        for item, widget in zip(shown, self._rows, strict=True):
            if item.name != name:
                continue
            if name == FULL_SCREEN:
                self.services.screen.toggle_full_screen()
            else:
                self.services.store.settings.set(name, value_of(item, widget))
            self._follow()

    def _follow(self) -> None:
        """Show the page as the settings have it: in their language, on their table."""
        self.services.speak()
        self.resize(self.services.style(self.style.window))
