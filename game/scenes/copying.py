"""Pages on which a game code can be copied."""

from __future__ import annotations

from abc import abstractmethod

from ..input.intents import Action
from ..play.gamecode import GameCode
from .copy_sign import CopySign
from .destinations import Step
from .page import Page
from .services import Services


class CopyingPage(Page):
    """Copies its code by key or by a button named ``copy``, then says so for a moment."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.sign = CopySign(services.clipboard)

    @abstractmethod
    def copied(self) -> GameCode | None:
        """The code to copy, if there is one."""

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        return self.act(Action.COPY, now) if name == "copy" else None

    def act(self, action: Action, now: float) -> Step | None:
        """See ``Page``."""
        code = self.copied()
        if action is Action.COPY and code is not None:
            self.sign.copy(str(code), now)
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
