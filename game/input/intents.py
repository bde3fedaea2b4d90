"""What a player asks for, told without naming a device.

Places are in pixels of the window, the origin at its upper left corner; they can lie outside the
window, as a button can be let go there.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple, TypeAlias

from ..distinct import distinct
from .elements import Button, Chord, Element


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
    """The escape key: it leaves a page, at the table it lets go or pauses."""
    TAKE_BACK = auto()
    """The B of a pad: it leaves a page, at the table it lets go or takes the last move back."""
    PAUSE = auto()
    UNDO = auto()
    REDO = auto()
    DEAL = auto()
    HINT = auto()
    NEXT = auto()
    """It goes to the next card with which something can be done."""
    PREVIOUS = auto()
    """The same the other way round."""
    BEST = auto()
    """It sends the chosen group to its best column."""
    SPREAD = auto()
    """It spreads a crowded column open."""
    NEW_GAME = auto()
    RESTART = auto()
    COPY = auto()
    COPY_RECORD = auto()
    PASTE = auto()
    ERASE = auto()
    HELP = auto()
    FULL_SCREEN = auto()
    MUTE = auto()
    QUIT = auto()
    COLUMN_1 = auto()
    """It goes to a column, lifts there, puts down there."""
    COLUMN_2 = auto()
    COLUMN_3 = auto()
    COLUMN_4 = auto()
    COLUMN_5 = auto()
    COLUMN_6 = auto()
    COLUMN_7 = auto()
    COLUMN_8 = auto()
    COLUMN_9 = auto()
    COLUMN_10 = auto()


MOVES: Final = {
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
}
"""The actions of the four directions, each with its step to the right and down."""
HOPS: Final = {Action.NEXT: 1, Action.PREVIOUS: -1}
"""The actions that go from one useful thing to another, each with its way."""
COLUMNS: Final = {
    action: int(action.name.removeprefix("COLUMN_")) - 1
    for action in Action
    if action.name.startswith("COLUMN_")
}
"""The actions that name a column, each with its number, 0-based."""


class Device(Enum):
    """What the player holds."""

    MOUSE = auto()
    TOUCH = auto()
    KEYS = auto()
    PAD = auto()

    @property
    def points(self) -> bool:
        """Whether it points at things; else it moves a cursor from one to the next."""
        return self in (Device.MOUSE, Device.TOUCH)


@distinct
class Grab(NamedTuple):
    """The main button or the first finger went down."""

    x: int
    y: int
    double: bool = False
    """Whether this press follows another at the same place closely enough for a double click."""
    touch: bool = False
    """Whether it is a finger, which trembles more and hides what lies below it."""


@distinct
class Drag(NamedTuple):
    """The pointer moved with the main button held."""

    x: int
    y: int


@distinct
class Drop(NamedTuple):
    """The main button was let go."""

    x: int
    y: int


@distinct
class Hover(NamedTuple):
    """The pointer moved with no button held."""

    x: int
    y: int


@distinct
class Peek(NamedTuple):
    """The second button went down (``held``) or was let go."""

    x: int
    y: int
    held: bool


@distinct
class Scroll(NamedTuple):
    """The wheel was turned."""

    steps: int
    """How many lines of a list it goes on; negative is back."""


@distinct
class Cancel(NamedTuple):
    """Whatever is held by the pointer is to be let go where it came from."""


@distinct
class Press(NamedTuple):
    """A key that stands for an action went down."""

    action: Action
    repeat: bool = False
    """Whether it is told again because it is held."""


@distinct
class Released(NamedTuple):
    """A key or button of an action that lasts as long as it is held was let go."""

    action: Action


@distinct
class Struck(NamedTuple):
    """A key was pressed while the player was asked for one."""

    chord: Chord


@distinct
class Pushed(NamedTuple):
    """A button of a pad, or a part of a plain joystick, was pressed while one was asked for."""

    button: Button | None
    """What it stands for; None if nobody has said it yet."""
    element: Element | None = None
    """The part of a plain joystick."""
    guid: str = ""
    """The kind of that joystick."""


@distinct
class Stranger(NamedTuple):
    """A plain joystick of which nobody has said what its buttons are wants to be used."""

    guid: str
    """The kind of that joystick."""


@distinct
class Typed(NamedTuple):
    """Text was typed into a field."""

    text: str


@distinct
class Resized(NamedTuple):
    """The window has another size, or another mode."""


@distinct
class OpenFile(NamedTuple):
    """A file was dropped on the window."""

    path: str


@distinct
class Exposed(NamedTuple):
    """The window has to be drawn anew."""


@distinct
class Activity(NamedTuple):
    """The window came to the front, or left it."""

    front: bool


@distinct
class Visibility(NamedTuple):
    """The window was minimised, or came back."""

    shown: bool
    maximised: bool | None = None
    """Whether it fills the desktop from now on; None if that is not told."""


@distinct
class SoundDevice(NamedTuple):
    """A loudspeaker, or whatever else plays sound, was plugged in or went away."""

    there: bool


@distinct
class CloseWindow(NamedTuple):
    """The player, or the system, asks the program to end."""


Intent: TypeAlias = (
    Grab
    | Drag
    | Drop
    | Hover
    | Peek
    | Scroll
    | Cancel
    | Press
    | Released
    | Struck
    | Pushed
    | Stranger
    | Typed
    | Resized
    | OpenFile
    | Exposed
    | Activity
    | Visibility
    | SoundDevice
    | CloseWindow
)
