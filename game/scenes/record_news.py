"""The news of a record that was saved, or of one that could not be read."""

from __future__ import annotations

from collections.abc import Sequence

from .copying import CopyingPage
from .destinations import Pop, RecordNewsPage, Step
from .dialog import Dialog, Entry
from .services import Services


class RecordNews(CopyingPage, Dialog):
    """Says it; a record that is at hand can be copied."""

    start = "go_on"

    def __init__(self, services: Services, page: RecordNewsPage) -> None:
        super().__init__(services)
        self._page = page

    def heading(self) -> str:
        """See ``Dialog``."""
        return self._page.head

    def body(self) -> str:
        """See ``Dialog``."""
        return self._page.body

    def entries(self) -> Sequence[Entry]:
        """See ``Dialog``."""
        say = self.services.words.say
        go_on = Entry("go_on", say("Go on"), primary=True)
        if not self._page.record:
            return (go_on,)
        if self.sign.shown:
            return go_on, Entry("copy", say("Copied"), "check")
        return go_on, Entry("copy", say("Copy record"), "copy")

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        return Pop() if name == "go_on" else super().choose(name, now)

    def copied(self) -> str:
        """See ``CopyingPage``."""
        return self._page.record

    def record(self) -> str:
        """See ``CopyingPage``."""
        return self._page.record
