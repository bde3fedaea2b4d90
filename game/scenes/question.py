"""The question before a game is given up."""

from __future__ import annotations

from collections.abc import Sequence

from ..input.intents import Action, Intent, Press
from .destinations import Loss, Pop, QuestionPage, Step
from .dialog import Dialog, Entry
from .services import Services


class Question(Dialog):
    """Does what was asked for after a yes only; whatever else is pressed means no."""

    start = "no"
    asks = True
    helps = False

    def __init__(self, services: Services, page: QuestionPage) -> None:
        super().__init__(services)
        self._page = page

    def heading(self) -> str:
        """See ``Dialog``."""
        say = self.services.words.say
        match self._page.loss:
            case Loss.NEW_GAME | Loss.OTHER_CODE | Loss.RECORD:
                return say("Give up this game?")
            case Loss.RESTART:
                return say("Start this deal again?")
            case Loss.QUIT:
                return say("Quit the game?")
            case Loss.STATISTICS:
                return say("Reset the statistics?")

    def body(self) -> str:
        """See ``Dialog``."""
        say = self.services.words.say
        match self._page.loss:
            case Loss.NEW_GAME:
                return say("A new deal replaces it.")
            case Loss.OTHER_CODE:
                return say("The deal of the code replaces it.")
            case Loss.RECORD:
                return say("The recorded game replaces it.")
            case Loss.RESTART:
                return say("All moves so far are lost.")
            case Loss.QUIT:
                return say("The game in progress will be lost.")
            case Loss.STATISTICS:
                return say("The figures of all games are forgotten.")

    def entries(self) -> Sequence[Entry]:
        """See ``Dialog``."""
        say = self.services.words.say
        return Entry("no", say("No"), primary=True), Entry("yes", say("Yes"))

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``; a key never says yes for a pointer that merely lies there."""
        confirming = intent in (Press(Action.CONFIRM), Press(Action.SELECT))
        if confirming and not self.focus.visible:
            self.focus.focused = "no"
        return super().handle(intent, now)

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        return self._page.then if name == "yes" else Pop()
