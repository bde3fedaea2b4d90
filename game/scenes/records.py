"""The page with the player's own records."""

from __future__ import annotations

from pathlib import Path

import pygame

from ..input.intents import Action
from ..play.record import Reading, read_record
from ..store.record_folder import RecordFile
from ..text import sentences
from ..ui.controls import Row
from .destinations import Message, Step
from .empty_list import draw_empty_list
from .list_page import ListPage
from .record_keeping import open_file, open_text, trouble
from .record_row import RecordRow
from .services import Services


class Records(ListPage):
    """Lists the files in the folder of records, the newest first, below the clipboard."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._paths = services.records.paths()
        self._read: dict[Path, tuple[RecordFile, Reading]] = {}

    def title(self) -> str:
        """See ``ListPage``."""
        return self.services.words.say("Open a record")

    def intro(self) -> str:
        """See ``ListPage``."""
        folder = self.services.records.path
        if folder is None:
            return ""
        return self.services.words.say("Text files in {folder}", folder=folder)

    def count(self) -> int:
        """See ``ListPage``."""
        return len(self._paths) + 1

    def row(self, index: int, name: str, rect: pygame.Rect) -> Row:
        """See ``ListPage``."""
        words = self.services.words
        if index == 0:
            hint = words.say("From the clipboard")
            return RecordRow(rect, name, words.say("Paste a record"), hint=hint)
        path = self._paths[index - 1]
        file, (session, fault) = self._reading(path)
        if file.trouble is not None:
            return RecordRow(rect, name, path.stem, hint=trouble(words, file.trouble))
        moves = game = points = ""
        if session is not None:
            moves = sentences.moves_made(words, session.position.moves)
            points = sentences.points(words, session.position.score)
            game = sentences.game_name(words, session.code.variant, session.code.suits)
        hint = game if fault is None else sentences.record_fault(words, fault)
        return RecordRow(rect, name, path.stem, hint=hint, moves=moves, points=points)

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        super().decorate(target)
        if not self._paths:
            say = self.services.words.say
            head = say("No records yet")
            body = say("Save a game from its pause page, and it is listed here.")
            draw_empty_list(target, self.style, self.rest, head, body)

    def choose_row(self, index: int, now: float) -> Step | None:
        """See ``ListPage``."""
        if index == 0:
            return open_text(self.services, self.services.clipboard.get())
        return open_file(self.services, self._paths[index - 1])

    def act(self, action: Action, now: float) -> Step | None:
        """See ``Page``."""
        if action is Action.PASTE:
            return self.choose_row(0, now)
        return super().act(action, now)

    def uncover(self, now: float, message: Message | None) -> Step | None:
        """See ``Scene``; meanwhile there may be other files."""
        self._paths = self.services.records.paths()
        self._read.clear()
        self.rebuild()
        return super().uncover(now, message)

    def _reading(self, path: Path) -> tuple[RecordFile, Reading]:
        """A file with what it holds, read when it comes into sight."""
        if path not in self._read:
            file = RecordFile.read(path)
            self._read[path] = file, read_record(file.text)
        return self._read[path]
