"""The pages of a game in progress."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..input.intents import Action
from ..play.gamecode import GameCode
from ..play.record import write_record
from ..text import sentences
from ..ui.widget import Widget
from .asking import quitting, unless_lost
from .code_row import CodeRow
from .copying import CopyingPage
from .destinations import (
    CodePage,
    Loss,
    MenuPage,
    OptionsPage,
    PausePage,
    Pop,
    Push,
    Reset,
    RulesPage,
    Step,
    TablePage,
)
from .dialog import Dialog, Entry
from .labels import screen_label
from .record_keeping import save
from .services import Services
from .spacing import button_height

_LEAST_WITH_BODY = 290
"""Px of the shorter side without which the game is told by its code alone."""


class Pause(CopyingPage, Dialog):
    """Everything that can be done with a game but playing it."""

    start = "resume"
    columns = (2, 3, 1)

    def __init__(self, services: Services, page: PausePage) -> None:
        super().__init__(services)
        self._page = page

    def heading(self) -> str:
        """See ``Dialog``."""
        return self.services.words.say("Pause")

    def body(self) -> str:
        """See ``Dialog``; the lowest windows have no room for more than the code."""
        if min(self.style.size) < _LEAST_WITH_BODY:
            return ""
        code = self._page.code
        return sentences.game_name(self.services.words, code.variant, code.suits)

    def entries(self) -> Sequence[Entry]:
        """See ``Dialog``."""
        say = self.services.words.say
        return (
            Entry("resume", say("Resume"), "play", primary=True),
            Entry("restart", say("Restart"), "restart"),
            Entry("new", say("New deal"), "new"),
            Entry("code", say("Game code"), "code"),
            Entry("save", say("Save record"), "save"),
            Entry("rules", say("Rules"), "rules"),
            Entry("options", say("Options"), "options"),
            Entry("screen", screen_label(self.services), "fullscreen"),
            Entry("menu", say("Main menu"), "home"),
            Entry("quit", say("Quit"), "quit"),
        )

    def band_height(self) -> int:
        """See ``Dialog``."""
        return button_height(self.style)

    def band_widgets(self, band: pygame.Rect) -> Sequence[Widget]:
        """See ``Dialog``."""
        self._row = CodeRow(band, str(self._page.code), self.sign, chosen=False)
        return self._row.widgets()

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        super().decorate(target)
        self._row.draw(target, self.style, self.services.words)

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        code, asking = self._page.code, self._page.in_progress
        match name:
            case "restart":
                return unless_lost(asking, Loss.RESTART, Reset(TablePage(code)))
            case "new":
                fresh = self.services.new_code(code.variant, code.suits)
                return unless_lost(asking, Loss.NEW_GAME, Reset(TablePage(fresh)))
            case "code":
                return Push(CodePage())
            case "save":
                return save(self.services, code, self.record())
            case "rules":
                return Push(RulesPage(code.variant))
            case "options":
                return Push(OptionsPage())
            case "screen":
                self.services.screen.toggle_full_screen()
                self.rebuild()
                return None
            case "menu":
                return Reset(MenuPage())
            case "quit":
                return quitting(self.services)
            case "resume":
                return Pop()
        return super().choose(name, now)

    def act(self, action: Action, now: float) -> Step | None:
        """See ``Page``; what paused the game goes on with it."""
        return Pop() if action is Action.PAUSE else super().act(action, now)

    def copied(self) -> GameCode:
        """See ``CopyingPage``."""
        return self._page.code

    def record(self) -> str:
        """See ``CopyingPage``."""
        kept = self.services.kept
        return "" if kept is None else write_record(self._page.code, kept.session.actions)
