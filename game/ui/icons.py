"""The one-colour icons of buttons."""

from __future__ import annotations

import io

import pygame

from ..resources import resource
from .cache import SurfaceCache
from .theme import Colour

NAMES = (
    "backward",
    "calendar",
    "cards",
    "check",
    "clock",
    "code",
    "copy",
    "cross",
    "dice",
    "down",
    "examples",
    "eye",
    "forward",
    "fullscreen",
    "hint",
    "home",
    "left",
    "menu",
    "mute",
    "new",
    "options",
    "pad",
    "paste",
    "pause",
    "play",
    "plus",
    "quit",
    "redo",
    "restart",
    "right",
    "rules",
    "save",
    "sound",
    "star",
    "start",
    "stats",
    "undo",
    "up",
)

_DRAWN_IN = "#000000"
_CACHE = SurfaceCache(60_000)


def icon(name: str, size: int, colour: Colour) -> pygame.Surface:
    """The icon as a premultiplied sprite of ``size`` x ``size`` px; not to be drawn on.

    Raises ``FileNotFoundError`` for a name that is not in ``NAMES``.
    """
    return _CACHE.get((name, size, colour), lambda: _load(name, size, colour))


def _load(name: str, size: int, colour: Colour) -> pygame.Surface:
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    red, green, blue = colour
    coloured = drawing.replace(_DRAWN_IN, f"#{red:02x}{green:02x}{blue:02x}")
    stream = io.BytesIO(coloured.encode())
    return pygame.image.load_sized_svg(stream, (size, size)).premul_alpha()
