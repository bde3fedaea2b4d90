"""Pages on which a game code or a record can be copied."""

from __future__ import annotations

from abc import abstractmethod

from ..input.intents import Action
from ..play.gamecode import GameCode
from .copy_sign import CopySign
from .destinations import Step
from .page import Page
from .services import Services


class CopyingPage(Page):
    """Copies by key or by a button named ``copy``, then says so for a moment."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.sign = CopySign(services.clipboard)

    @abstractmethod
    def copied(self) -> GameCode | str | None:
        """What is to be copied, if there is anything."""

    def record(self) -> str:
        """The record of the game, which has a key of its own; empty if there is none."""
        return ""

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        return self.act(Action.COPY, now) if name == "copy" else None

    def act(self, action: Action, now: float) -> Step | None:
        """See ``Page``."""
        texts = {Action.COPY: self.copied(), Action.COPY_RECORD: self.record()}
        text = texts.get(action)
        if text:
            self.sign.copy(str(text), now)
            self.rebuild()
        return None

    def update(self, now: float) -> Step | None:
        """See ``Scene``."""
        if self.sign.expire(now):
            self.rebuild()
        return None

    def wake(self) -> float | None:
        """See ``Scene``."""
        return self.sign.until
