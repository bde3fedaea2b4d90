"""The pages that a scene can ask for, as values: scenes never import each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from ..engine.variants import SPIDERETTE, Variant
from ..play.gamecode import GameCode


@dataclass(frozen=True, slots=True)
class MenuPage:
    """The first page."""


@dataclass(frozen=True, slots=True)
class DifficultyPage:
    """The choice of the game with its number of suits."""

    variant: Variant = SPIDERETTE
    suits: int = 1


@dataclass(frozen=True, slots=True)
class CodePage:
    """The page on which a game code is typed."""


@dataclass(frozen=True, slots=True)
class TablePage:
    """A game at the table; without a code the one that was left last goes on."""

    code: GameCode | None = None


@dataclass(frozen=True, slots=True)
class PausePage:
    """The pages of a game in progress, above its table."""

    code: GameCode
    in_progress: bool


@dataclass(frozen=True, slots=True)
class StuckPage:
    """The notice that a game cannot go on, above its table."""

    code: GameCode
    stock: int
    """How many cards the stock still holds."""


@dataclass(frozen=True, slots=True)
class WinPage:
    """The page after a won game."""

    code: GameCode
    score: int
    moves: int
    seconds: int
    """How long the game was played."""


class Loss(Enum):
    """What a game in progress would be given up for."""

    NEW_GAME = auto()
    RESTART = auto()
    OTHER_CODE = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class QuestionPage:
    """A question before a game is given up; its default is no."""

    loss: Loss
    then: Step
    """What happens after a yes."""


Destination: TypeAlias = (
    MenuPage
    | DifficultyPage
    | CodePage
    | TablePage
    | PausePage
    | StuckPage
    | WinPage
    | QuestionPage
)


@dataclass(frozen=True, slots=True)
class Push:
    """Lay another page over this one."""

    page: Destination


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back to the page below; ``message`` asks something of it."""

    message: Message | None = None


class Message(Enum):
    """What a page asks of the one below it when it goes."""

    UNDO = auto()


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave all pages for another."""

    page: Destination


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Step: TypeAlias = Push | Pop | Reset | Quit
"""What should happen next; None where a function may answer with it means nothing."""
