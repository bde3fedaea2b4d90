"""What a player asks for, told without naming a device.

Places are in pixels of the window, the origin at its upper left corner; they can lie outside the
window, as a button can be let go there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias


class Action(Enum):
    """What a key or a button stands for."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    CONFIRM = auto()
    SELECT = auto()
    """The space bar: it chooses on a page, deals at the table."""
    BACK = auto()
    UNDO = auto()
    REDO = auto()
    DEAL = auto()
    NEW_GAME = auto()
    RESTART = auto()
    COPY = auto()
    PASTE = auto()
    ERASE = auto()
    FULL_SCREEN = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class Grab:
    """The main button or the first finger went down."""

    x: int
    y: int
    double: bool = False
    """Whether this press follows another at the same place closely enough for a double click."""


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved with the main button held."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Drop:
    """The main button was let go."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer moved with no button held."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Peek:
    """The second button went down (``held``) or was let go."""

    x: int
    y: int
    held: bool


@dataclass(frozen=True, slots=True)
class Cancel:
    """Whatever is held by the pointer is to be let go where it came from."""


@dataclass(frozen=True, slots=True)
class Press:
    """A key that stands for an action went down."""

    action: Action
    repeat: bool = False
    """Whether the keyboard repeats a key that is held."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was typed into a field."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size, or another mode."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window has to be drawn anew."""


@dataclass(frozen=True, slots=True)
class Activity:
    """The window came to the front, or left it."""

    front: bool


@dataclass(frozen=True, slots=True)
class Visibility:
    """The window was minimised, or came back."""

    shown: bool


@dataclass(frozen=True, slots=True)
class CloseWindow:
    """The player, or the system, asks the program to end."""


Intent: TypeAlias = (
    Grab
    | Drag
    | Drop
    | Hover
    | Peek
    | Cancel
    | Press
    | Typed
    | Resized
    | Exposed
    | Activity
    | Visibility
    | CloseWindow
)
