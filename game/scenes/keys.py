"""The page of keys and buttons, where they can be changed."""

from __future__ import annotations

from typing import Final

import pygame

from ..input.bindings import Bindings
from ..input.intents import Action
from ..ui.controls import Row, Toggle
from ..ui.prompts import Glyph
from .action_words import LISTED, action_words
from .destinations import AskInputPage, JoystickPage, Push, Step
from .glyphs import chord_glyphs, push_glyphs
from .key_row import KeyRow
from .list_page import ListPage

_MORE: Final = ("swap", "letters", "joystick", "defaults")
"""The rows after those of the actions."""
_UNSEEN: Final = pygame.K_AC_BACK
"""A key that no keyboard has, only the frame of a small screen."""
_WAYS: Final = 3
"""How many keys and buttons of an action are shown at the most; small windows show one key."""


class Keys(ListPage):
    """Shows what asks for each action; a row that is chosen asks for another key or button."""

    def title(self) -> str:
        """See ``ListPage``."""
        return self.services.words.say("Keys and buttons")

    def intro(self) -> str:
        """See ``ListPage``."""
        return self.services.words.say("Choose a line to give it another key or button.")

    def count(self) -> int:
        """See ``ListPage``."""
        return len(LISTED) + len(_MORE)

    def row(self, index: int, name: str, rect: pygame.Rect) -> Row:
        """See ``ListPage``."""
        words, bindings = self.services.words, self.services.bindings.now
        say = words.say
        if index < len(LISTED):
            action = LISTED[index]
            return KeyRow(rect, name, action_words(words, action), ways=self._ways(action))
        match _MORE[index - len(LISTED)]:
            case "swap":
                return Toggle(rect, name, say("Swap A and B"), on=bindings.swapped)
            case "letters":
                label = say("The pad has A at the right")
                return Toggle(rect, name, label, on=bindings.exchanged)
            case "joystick":
                return KeyRow(rect, name, say("Teach a plain joystick"))
            case _:
                return KeyRow(rect, name, say("Defaults"))

    def _ways(self, action: Action) -> list[tuple[Glyph, ...]]:
        words, bindings = self.services.words, self.services.bindings.now
        chords = [chord for chord in bindings.keys.get(action, ()) if chord.key != _UNSEEN]
        keys = list(dict.fromkeys(chord_glyphs(words, chord) for chord in chords))
        pad = [push_glyphs(bindings, push) for push in bindings.pad.get(action, ())]
        shown = 1 if self.style.scale.small else _WAYS - len(pad)
        return [*keys[:shown], *pad]

    def choose_row(self, index: int, now: float) -> Step | None:
        """See ``ListPage``."""
        book = self.services.bindings
        if index < len(LISTED):
            return Push(AskInputPage(LISTED[index]))
        match _MORE[index - len(LISTED)]:
            case "swap":
                book.change(book.now.swap())
            case "letters":
                book.change(book.now._replace(exchanged=not book.now.exchanged))
            case "joystick":
                return Push(JoystickPage())
            case "defaults":
                book.change(Bindings())
        self.rebuild()
        return None
