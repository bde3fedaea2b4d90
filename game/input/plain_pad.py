"""What the parts of a plain joystick stand for: one that SDL has no mapping for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from .elements import Button, Element

PlainMap: TypeAlias = Mapping[Element, Button]

USUAL: Final[PlainMap] = {
    Element("button", 0): Button.A,
    Element("button", 1): Button.B,
    Element("button", 2): Button.X,
    Element("button", 3): Button.Y,
    Element("button", 4): Button.L,
    Element("button", 5): Button.R,
    Element("button", 6): Button.SELECT,
    Element("button", 7): Button.START,
    Element("across", 0, -1): Button.LEFT,
    Element("across", 0, 1): Button.RIGHT,
    Element("down", 0, -1): Button.UP,
    Element("down", 0, 1): Button.DOWN,
    Element("axis", 0, -1): Button.LEFT,
    Element("axis", 0, 1): Button.RIGHT,
    Element("axis", 1, -1): Button.UP,
    Element("axis", 1, 1): Button.DOWN,
}
"""A guess for a joystick of which the player has said nothing."""
_KINDS: Final = ("button", "axis", "across", "down")
_MOST_MAPS: Final = 16


def write_maps(maps: Mapping[str, PlainMap]) -> dict[str, list[list[Any]]]:
    """What JSON can hold of the maps of several kinds of joysticks."""
    newest = list(maps.items())[-_MOST_MAPS:]
    return {
        guid: [[*element, button.value] for element, button in parts.items()]
        for guid, parts in newest
    }


def read_maps(kept: object) -> dict[str, PlainMap]:
    """The maps from what JSON held; one with anything wrong in it is left out."""
    maps: dict[str, PlainMap] = {}
    for guid, entries in kept.items() if isinstance(kept, dict) else ():
        try:
            maps[str(guid)] = dict(_read_entry(entry) for entry in entries)
        except (TypeError, ValueError):
            continue
    return maps


def _read_entry(entry: Any) -> tuple[Element, Button]:
    kind, number, sign, button = entry
    if kind not in _KINDS or not isinstance(number, int) or sign not in (-1, 0, 1):
        raise ValueError(f"{entry!r} is no part of a joystick")
    return Element(kind, number, sign), Button(button)
