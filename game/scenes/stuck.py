"""The notice that a game cannot go on."""

from __future__ import annotations

from collections.abc import Sequence

from ..text import sentences
from .destinations import Message, Pop, Reset, Step, StuckPage, TablePage
from .dialog import Dialog, Entry
from .services import Services


class Stuck(Dialog):
    """Says why, and offers the ways on."""

    start = "undo"

    def __init__(self, services: Services, page: StuckPage) -> None:
        super().__init__(services)
        self._page = page
        self._sentence = sentences.stuck(services.words, page.stock)

    def heading(self) -> str:
        """See ``Dialog``."""
        return self._sentence.head

    def body(self) -> str:
        """See ``Dialog``."""
        return self._sentence.body

    def entries(self) -> Sequence[Entry]:
        """See ``Dialog``."""
        say = self.services.words.say
        return (
            Entry("undo", say("Undo"), "undo", primary=True),
            Entry("restart", say("Restart"), "restart"),
            Entry("new", say("New deal"), "new"),
            Entry("look", say("Look at the table"), "eye"),
        )

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        code = self._page.code
        match name:
            case "undo":
                return Pop(Message.UNDO)
            case "restart":
                return Reset(TablePage(code))
            case "new":
                return Reset(TablePage(self.services.new_code(code.variant, code.suits)))
        return Pop()
