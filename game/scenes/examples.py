"""The page with the recorded games that come with the program."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pygame

from ..input.intents import Action
from ..play.record import read_record
from ..play.session import Session
from ..resources import resource
from ..text import sentences
from ..text.commentary import EXAMPLES
from ..ui.controls import Row
from .destinations import Push, RecordsPage, ReplayPage, Step
from .list_page import ListPage
from .record_keeping import open_text
from .record_row import RecordRow


class Example(NamedTuple):
    """A recorded game with its end."""

    name: str
    """That of its file and of its commentary."""
    record: str
    session: Session


@cache
def example(name: str) -> Example:
    """The example of a name.

    Raises:
        OSError: its file is not there.
        ValueError: it holds no record.
    """
    text = resource("records", f"{name}.txt").read_text("utf-8")
    session, _ = read_record(text)
    if session is None:
        raise ValueError(f"no record of {name}")
    return Example(name, text, session)


class Examples(ListPage):
    """Leads to the examples, then to the player's own records."""

    def title(self) -> str:
        """See ``ListPage``."""
        return self.services.words.say("Examples")

    def count(self) -> int:
        """See ``ListPage``."""
        return len(EXAMPLES) + 1

    def row(self, index: int, name: str, rect: pygame.Rect) -> Row:
        """See ``ListPage``."""
        words = self.services.words
        if index == len(EXAMPLES):
            hint = words.say("A file, or a text that was copied")
            return RecordRow(rect, name, words.say("Open a record…"), hint=hint)
        session = example(EXAMPLES[index]).session
        code, position = session.code, session.position
        return RecordRow(
            rect,
            name,
            sentences.game_name(words, code.variant, code.suits),
            hint=str(code),
            moves=sentences.moves_made(words, position.moves),
            points=sentences.points(words, position.score),
        )

    def choose_row(self, index: int, now: float) -> Step | None:
        """See ``ListPage``."""
        if index == len(EXAMPLES):
            return Push(RecordsPage())
        chosen = example(EXAMPLES[index])
        return Push(ReplayPage(chosen.record, chosen.name))

    def act(self, action: Action, now: float) -> Step | None:
        """See ``Page``."""
        if action is Action.PASTE:
            return open_text(self.services, self.services.clipboard.get())
        return super().act(action, now)
