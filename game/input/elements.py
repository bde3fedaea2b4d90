"""What can be pressed on a keyboard, a pad, a plain joystick."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NamedTuple


class Chord(NamedTuple):
    """A key with the modifiers that are held with it."""

    key: int
    """The code that pygame has for the key."""
    ctrl: bool = False
    """Whether Ctrl is held, or the command key of a Mac."""
    shift: bool = False
    alt: bool = False


class Button(StrEnum):
    """The buttons that every pad has."""

    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    START = "start"
    SELECT = "select"
    L = "l"
    R = "r"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


class Element(NamedTuple):
    """A part of a plain joystick that can be pressed."""

    kind: Literal["button", "axis", "across", "down"]
    """The last two are the directions of a hat."""
    number: int
    sign: int = 0
    """Which way an axis or a hat is pressed, -1 or 1."""
