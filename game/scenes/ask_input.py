"""The question which key or button an action shall have."""

from __future__ import annotations

from ..input.bindings import Push as PadPush
from ..input.intents import Pushed, Struck
from .action_words import action_words
from .destinations import AskInputPage, Pop, Step
from .listening import Listening
from .services import Services


class AskInput(Listening):
    """Waits for the key or the button; the action that had it gets the old one instead."""

    def __init__(self, services: Services, page: AskInputPage) -> None:
        super().__init__(services)
        self._action = page.action
        self._needed = False
        """Whether the last key is one that its own action cannot do without."""

    def heading(self) -> str:
        """See ``Dialog``."""
        return action_words(self.services.words, self._action)

    def body(self) -> str:
        """See ``Dialog``."""
        say = self.services.words.say
        if self._needed:
            return say("That one is needed where it is. Press another key or button.")
        return say("Press the key or the button of the pad that shall do this. Esc cancels.")

    def hear(self, told: Struck | Pushed) -> Step | None:
        """See ``Listening``."""
        book = self.services.bindings
        if isinstance(told, Struck):
            changed = book.now.with_key(self._action, told.chord)
        elif told.button is None:
            return None
        else:
            changed = book.now.with_button(self._action, PadPush(told.button))
        if changed is None:
            self._needed = True
            self.rebuild()
            return None
        book.change(changed)
        return Pop()
