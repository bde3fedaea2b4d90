"""A dialog that waits for a key or for a button of a pad."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from ..input.elements import Chord
from ..input.intents import Intent, Pushed, Struck
from .destinations import Pop, Step
from .dialog import Dialog, Entry


class Listening(Dialog):
    """Hears the keys and buttons themselves; Esc and a button on the screen give up."""

    start = "cancel"
    listening = True
    helps = False

    @abstractmethod
    def hear(self, told: Struck | Pushed) -> Step | None:
        """A key or a button was pressed."""

    def give_up(self) -> Step:
        """The player does not want to be asked."""
        return Pop()

    def entries(self) -> Sequence[Entry]:
        """See ``Dialog``."""
        return (Entry("cancel", self.services.words.say("Cancel")),)

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``."""
        match intent:
            case Struck(Chord(pygame.K_ESCAPE)):
                return self.give_up()
            case Struck() | Pushed():
                return self.hear(intent)
        return super().handle(intent, now)

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        return self.give_up()
