"""The news that something is wrong with what is kept on the disk."""

from __future__ import annotations

from collections.abc import Sequence

from ..store.trouble import Trouble
from .destinations import Pop, Step
from .dialog import Dialog, Entry
from .services import Services


class TroubleNews(Dialog):
    """Says once what is wrong; the game goes on."""

    start = "go_on"

    def __init__(self, services: Services, troubles: tuple[Trouble, ...]) -> None:
        super().__init__(services)
        self._troubles = troubles

    def heading(self) -> str:
        """See ``Dialog``."""
        return self.services.words.say("About your saved data")

    def body(self) -> str:
        """See ``Dialog``; every trouble begins a line."""
        return "\n".join(self._sentence(trouble) for trouble in self._troubles)

    def entries(self) -> Sequence[Entry]:
        """See ``Dialog``."""
        return (Entry("go_on", self.services.words.say("Go on"), primary=True),)

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        return Pop()

    def _sentence(self, trouble: Trouble) -> str:
        say = self.services.words.say
        match trouble:
            case Trouble.UNWRITABLE:
                return say("Nothing can be saved: the data folder cannot be written.")
            case Trouble.FULL:
                return say("Nothing can be saved for now: the disk is full.")
            case Trouble.LOCKED:
                return say("Nothing can be saved for now: another program uses the data.")
            case Trouble.NEWER_VERSION:
                return say("Nothing is saved: the data belong to a newer version of the game.")
            case Trouble.DAMAGED:
                return say("Nothing is saved until the next start: the data file is damaged.")
            case Trouble.CORRUPT_KEPT_ASIDE:
                return say("The data file could not be read. It is kept aside; all begins anew.")
            case Trouble.RESTORED_FROM_BACKUP:
                return say("The data file could not be read. The last backup stands in for it.")
            case Trouble.SAVE_DAMAGED:
                return say("The saved game could not be read in full. What was saved is kept.")
