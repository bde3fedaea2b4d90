"""Who comments on a replay."""

from __future__ import annotations

from typing import NamedTuple

from ..play.replay import Replay
from ..text import sentences
from ..text.catalogue import Catalogue
from ..text.commentary import commentary, plain_commentary


class Comment(NamedTuple):
    """What is said at a position of a replay."""

    text: str
    fresh: bool
    """Whether it is about the last action."""
    warning: bool
    """Whether it tells of a fault of the record."""


class Narrator:
    """Has a line for the turning points of a replay, at its end for what is wrong with it."""

    def __init__(self, words: Catalogue, replay: Replay, name: str | None) -> None:
        """``name`` is that of a commentary; without one only the plain facts are told."""
        self._replay = replay
        self._remarks = plain_commentary(words, replay) if name is None else commentary(words, name)
        self._fault = "" if replay.fault is None else sentences.record_fault(words, replay.fault)

    @property
    def texts(self) -> list[str]:
        """Everything that can be said."""
        texts = [remark.text for remark in self._remarks]
        return [*texts, self._fault] if self._fault else texts

    @property
    def marks(self) -> list[int]:
        """The numbers of actions with a line of their own."""
        return [remark.number for remark in self._remarks if remark.number]

    def comment(self) -> Comment:
        """The last line that was said; every commentary begins with the opening."""
        number = self._replay.number
        if self._fault and self._replay.at_end:
            return Comment(self._fault, fresh=True, warning=True)
        last = next(remark for remark in reversed(self._remarks) if remark.number <= number)
        return Comment(last.text, fresh=last.number == number, warning=False)
