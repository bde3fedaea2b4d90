"""The page on which a plain joystick is taught what its buttons are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..input.elements import Button, Element
from ..input.intents import Action, Pushed, Struck
from ..input.plain_pad import USUAL
from .action_words import button_words
from .destinations import JoystickPage, Pop, Step
from .dialog import Entry
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
_GIVE_UP: Final = (Action.CONFIRM, Action.SELECT, Action.BACK, Action.TAKE_BACK)
_NEEDED: Final = 6
"""So many of them a joystick must have; the others can be left out."""


class Joystick(Listening):
    """Asks for one button after the other.

    A button that has been pressed before stands for one that the joystick does not have. While
    one is asked for that it must have, such a button pressed twice gives up.
    """

    def __init__(self, services: Services, page: JoystickPage) -> None:
        super().__init__(services)
        self._new = page.guid != ""
        """Whether the page has opened by itself."""
        self._guid = page.guid
        self._parts: dict[Element, Button] = {}
        self._asked = 0
        """The number of the button that is asked for, 0-based."""
        self._again: Element | None = None
        """What was pressed last, if it had been pressed before."""
        if self._new:
            services.bindings.introduce(page.guid)

    def heading(self) -> str:
        """See ``Dialog``."""
        say = self.services.words.say
        button = button_words(self.services.words, _ORDER[self._asked])
        return say("Press {button}", button=button)

    def body(self) -> str:
        """See ``Dialog``."""
        say = self.services.words.say
        if self._again is not None:
            return say("This one is taken. Press it once more to cancel.")
        number, count = self._asked + 1, len(_ORDER)
        if self._asked >= _NEEDED:
            return say(
                "Button {number} of {all}. If there is none, press one that you have pressed"
                " before.",
                number=number,
                all=count,
            )
        text = say(
            "Button {number} of {all}. The same one three times cancels.", number=number, all=count
        )
        if self._new and not self._asked:
            new = say("This joystick is new.")
            return f"{new} {text}"
        return text

    def entries(self) -> Sequence[Entry]:
        """See ``Dialog``."""
        say = self.services.words.say
        return (Entry("cancel", say("Use it as it is") if self._new else say("Cancel")),)

    def give_up(self) -> Step:
        """See ``Listening``; a new joystick does not ask again."""
        if self._new:
            self.services.bindings.learn(self._guid, USUAL)
        return Pop()

    def hear(self, told: Struck | Pushed) -> Step | None:
        """See ``Listening``; only one joystick is taught at a time."""
        if isinstance(told, Struck) or told.element is None:
            return self._hear_other(told)
        if self._guid not in ("", told.guid):
            return None
        self._guid = told.guid
        if told.element in self._parts and self._asked < _NEEDED:
            if self._again == told.element:
                return self.give_up()
            self._again = told.element
        else:
            self._again = None
            self._parts.setdefault(told.element, _ORDER[self._asked])
            self._asked += 1
        if self._asked == len(_ORDER):
            self.services.bindings.learn(self._guid, self._parts)
            return Pop()
        self.rebuild()
        return None

    def _hear_other(self, told: Struck | Pushed) -> Step | None:
        """What needs no teaching, a keyboard or another pad, can press the button that gives up."""
        bindings = self.services.bindings.now
        action: Action | None = None
        if isinstance(told, Struck):
            action = bindings.of_key(told.chord)
        elif told.button is not None:
            action = bindings.of_button(told.button)
        return self.give_up() if action in _GIVE_UP else None
