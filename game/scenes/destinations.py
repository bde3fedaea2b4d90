"""The pages that a scene can ask for, as values: scenes never import each other."""

from __future__ import annotations

from datetime import date
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from ..distinct import distinct
from ..engine.variants import SPIDERETTE, Variant
from ..input import intents
from ..play.commands import Action
from ..play.gamecode import GameCode
from ..store.trouble import Trouble


@distinct
class MenuPage(NamedTuple):
    """The first page."""


@distinct
class DifficultyPage(NamedTuple):
    """The choice of the game with its number of suits."""

    variant: Variant = SPIDERETTE
    suits: int = 1


@distinct
class CodePage(NamedTuple):
    """The page on which a game code is typed."""


@distinct
class OptionsPage(NamedTuple):
    """The settings."""


@distinct
class RulesPage(NamedTuple):
    """The rules and tips of one game, from a page of them on."""

    variant: Variant = SPIDERETTE
    page: int = 0
    """0-based."""


@distinct
class ExamplesPage(NamedTuple):
    """The list of recorded games."""


@distinct
class ReplayPage(NamedTuple):
    """A recorded game, played on the table by itself."""

    record: str
    """The text of the record."""
    commentary: str | None = None
    """The name of the commentary that goes with it."""


@distinct
class RecordsPage(NamedTuple):
    """The list of the records that the player saved or was given."""


@distinct
class RecordNewsPage(NamedTuple):
    """What came of saving or opening a record."""

    head: str
    body: str
    record: str = ""
    """The record, if it can be copied."""


@distinct
class TakenPage(NamedTuple):
    """A game at the table that was taken over from a record; it counts in no statistics."""

    code: GameCode
    actions: tuple[Action, ...]
    """What was done in it so far, each accepted by the rules."""


@distinct
class StatisticsPage(NamedTuple):
    """What was played and won."""


@distinct
class DailyPage(NamedTuple):
    """The deals of the day, with a calendar of the days won."""


@distinct
class KeysPage(NamedTuple):
    """The keys and buttons, where they can be changed."""


@distinct
class AskInputPage(NamedTuple):
    """The question which key or button an action shall have."""

    action: intents.Action


@distinct
class JoystickPage(NamedTuple):
    """The page on which a plain joystick is taught what its buttons are."""

    guid: str = ""
    """The kind of joystick for which the page opens by itself, as it is used the first time."""


@distinct
class TablePage(NamedTuple):
    """A game at the table; without a code the one that was left last goes on."""

    code: GameCode | None = None
    day: date | None = None
    """The day whose deal it is."""


@distinct
class PausePage(NamedTuple):
    """The pages of a game in progress, above its table."""

    code: GameCode
    in_progress: bool


@distinct
class StuckPage(NamedTuple):
    """The notice that a game cannot go on, above its table."""

    code: GameCode
    stock: int
    """How many cards the stock still holds."""


@distinct
class WinPage(NamedTuple):
    """The page after a won game."""

    code: GameCode
    score: int
    moves: int
    seconds: int
    """How long the game was played."""
    record: str = ""
    """The text of the game, to be saved or copied."""


@distinct
class TroublePage(NamedTuple):
    """The news that something is wrong with what is kept on the disk."""

    troubles: tuple[Trouble, ...]


class Loss(Enum):
    """What a game in progress would be given up for."""

    NEW_GAME = auto()
    RESTART = auto()
    OTHER_CODE = auto()
    RECORD = auto()
    QUIT = auto()
    STATISTICS = auto()


@distinct
class QuestionPage(NamedTuple):
    """A question before a game is given up; its default is no."""

    loss: Loss
    then: Step
    """What happens after a yes."""


Destination: TypeAlias = (
    MenuPage
    | DifficultyPage
    | CodePage
    | OptionsPage
    | RulesPage
    | ExamplesPage
    | ReplayPage
    | RecordsPage
    | RecordNewsPage
    | TakenPage
    | StatisticsPage
    | DailyPage
    | KeysPage
    | AskInputPage
    | JoystickPage
    | TablePage
    | PausePage
    | StuckPage
    | WinPage
    | TroublePage
    | QuestionPage
)


@distinct
class Push(NamedTuple):
    """Lay another page over this one."""

    page: Destination


@distinct
class Pop(NamedTuple):
    """Go back to the page below; ``message`` asks something of it."""

    message: Message | None = None


class Message(Enum):
    """What a page asks of the one below it when it goes."""

    UNDO = auto()
    FORGET = auto()
    """Forget the figures that are shown."""


@distinct
class Reset(NamedTuple):
    """Leave all pages for another."""

    page: Destination


@distinct
class Quit(NamedTuple):
    """End the program."""


Step: TypeAlias = Push | Pop | Reset | Quit
"""What should happen next; None where a function may answer with it means nothing."""
