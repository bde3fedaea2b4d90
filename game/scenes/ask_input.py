"""The question which key or button an action shall have."""

from __future__ import annotations

from ..input.bindings import Bindings
from ..input.bindings import Push as PadPush
from ..input.elements import Button
from ..input.intents import Action, Pushed, Struck
from .action_words import action_words, button_words
from .destinations import AskInputPage, Pop, Step
from .listening import Listening
from .services import Services


class AskInput(Listening):
    """Waits for the key or the button; the action that had it gets the old one instead.

    The button that goes back only asks whether it shall, as a player with nothing but a pad must
    be able to give up: pressed again it does, and the button that confirms has it given.
    """

    def __init__(self, services: Services, page: AskInputPage) -> None:
        super().__init__(services)
        self._action = page.action
        self._needed = False
        """Whether the last key is one that its own action cannot do without."""
        self._doubted = False
        """Whether the last button is the one that goes back."""

    def heading(self) -> str:
        """See ``Dialog``."""
        return action_words(self.services.words, self._action)

    def body(self) -> str:
        """See ``Dialog``."""
        words = self.services.words
        say = words.say
        back = button_words(words, self._button(Action.TAKE_BACK))
        confirm = button_words(words, self._button(Action.CONFIRM))
        if self._doubted:
            return say(
                "{back} once more cancels, {confirm} gives {back} to this.",
                back=back,
                confirm=confirm,
            )
        if self._needed:
            return say("That one is needed where it is. Press another key or button.")
        return say(
            "Press the key or the button of the pad that shall do this. Esc cancels, or {back}"
            " twice.",
            back=back,
        )

    def hear(self, told: Struck | Pushed) -> Step | None:
        """See ``Listening``."""
        book = self.services.bindings
        if isinstance(told, Struck):
            return self._take(book.now.with_key(self._action, told.chord))
        button, back = told.button, self._button(Action.TAKE_BACK)
        if button is None:
            return None
        if button is back and not self._doubted:
            self._doubted = True
            self.rebuild()
            return None
        if button is back:
            return self.give_up()
        if self._doubted and button is self._button(Action.CONFIRM):
            button = back
        return self._take(book.now.with_button(self._action, PadPush(button)))

    def _button(self, action: Action) -> Button:
        """The button of a pad that an action has now."""
        return self.services.bindings.now.pad[action][0].button

    def _take(self, changed: Bindings | None) -> Step | None:
        """Use other bindings from now on; None if one is needed where it is."""
        self._doubted = False
        if changed is None:
            self._needed = True
            self.rebuild()
            return None
        self.services.bindings.change(changed)
        return Pop()
