"""The page on which a plain joystick is taught what its buttons are."""

from __future__ import annotations

from typing import Final

from ..input.intents import Button, Element, Pushed, Struck
from .action_words import button_words
from .destinations import Pop, Step
from .listening import Listening
from .services import Services

_ORDER: Final = (
    Button.UP,
    Button.DOWN,
    Button.LEFT,
    Button.RIGHT,
    Button.A,
    Button.B,
    Button.X,
    Button.Y,
    Button.L,
    Button.R,
    Button.SELECT,
    Button.START,
)
"""The order in which the buttons are asked for."""


class Joystick(Listening):
    """Asks for one button after the other."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._guid = ""
        self._parts: dict[Element, Button] = {}
        self._asked = 0
        """The number of the button that is asked for, 0-based."""

    def heading(self) -> str:
        """See ``Dialog``."""
        say = self.services.words.say
        button = button_words(self.services.words, _ORDER[self._asked])
        return say("Press {button}", button=button)

    def body(self) -> str:
        """See ``Dialog``."""
        say = self.services.words.say
        return say(
            "Button {number} of {all}. If there is none, press one that you have pressed before.",
            number=self._asked + 1,
            all=len(_ORDER),
        )

    def hear(self, told: Struck | Pushed) -> Step | None:
        """See ``Listening``; only one joystick is taught at a time."""
        if isinstance(told, Struck) or told.element is None or self._guid not in ("", told.guid):
            return None
        self._guid = told.guid
        self._parts.setdefault(told.element, _ORDER[self._asked])
        self._asked += 1
        if self._asked == len(_ORDER):
            self.services.bindings.learn(self._guid, self._parts)
            return Pop()
        self.rebuild()
        return None
