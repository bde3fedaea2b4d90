"""The player's settings."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple

from ..distinct import distinct
from ..engine.cards import SUIT_COUNTS
from ..engine.variants import SPIDERETTE, VARIANTS

LOUDEST: Final = 10
"""The top of a volume; 0 is silence."""
WIDEST_MARGIN: Final = 10
"""The top of the safe margin."""
_LARGEST_WINDOW: Final = 16384  # px
_LONGEST_TEXT: Final = 65536  # signs
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,31}")


class Animation(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


def _wrong(value: object, wanted: str) -> ValueError:
    return ValueError(f"{value!r} is not {wanted}")


def _boolean(value: object) -> bool:
    if not isinstance(value, bool):
        raise _wrong(value, "true or false")
    return value


def _between(low: int, high: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        # True is an int to Python, but no number to a player.
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise _wrong(value, f"a whole number from {low} to {high}")
        return value

    return read


def _name(value: object) -> str:
    if not isinstance(value, str) or not _NAME.fullmatch(value):
        raise _wrong(value, "a name")
    return value


def _one_of(*choices: object) -> Callable[[object], object]:
    def read(value: object) -> object:
        # 1.0 and True are equal to 1, but would not be written as it is.
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise _wrong(value, f"one of {choices}")
        return value

    return read


def _animation(value: object) -> Animation:
    if not isinstance(value, str):
        raise _wrong(value, "a speed")
    return Animation(value)


def _or_none(read: Callable[[object], object]) -> Callable[[object], object]:
    return lambda value: None if value is None else read(value)


def _size(value: object) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise _wrong(value, "a width with a height")
    side = _between(1, _LARGEST_WINDOW)
    return side(value[0]), side(value[1])


def _place(value: object) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise _wrong(value, "two coordinates")
    coordinate = _between(-_LARGEST_WINDOW, _LARGEST_WINDOW)
    return coordinate(value[0]), coordinate(value[1])


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST_TEXT:
        raise _wrong(value, f"a text of at most {_LONGEST_TEXT} signs")
    return value


@distinct
class Settings(NamedTuple):
    """One state of all settings; the defaults are those of the rules page."""

    double_click: bool = True
    """A double click sends a group to its best column."""
    single_tap: bool = False
    """A single tap does so."""
    automatic_placement: bool = False
    """A group dropped anywhere goes to its best column."""
    placement_guide: bool = True
    """While a group is held, the columns that may take it are highlighted."""
    interactive_rules: bool = True
    """A refused action shows the sentence of its rule."""
    animation: Animation = Animation.NORMAL
    reduced_motion: bool | None = None
    """None: as the system says."""
    language: str | None = None
    """A language of the catalogue, for example ``ja``; None: the system's."""
    volume_effects: int = 7
    """Sounds of cards, 0 to 10."""
    volume_interface: int = 7
    """Sounds of buttons, 0 to 10."""
    muted: bool = False
    full_screen: bool = False
    window_maximised: bool = False
    window_size: tuple[int, int] | None = None
    """Width by height, px; None: as the program finds best."""
    window_place: tuple[int, int] | None = None
    """Where the window's upper left corner is on the desktop, px; None: where the system wants."""
    show_score: bool = True
    show_clock: bool = False
    left_handed: bool = False
    four_colours: bool = False
    large_index: bool = False
    theme: str = "felt"
    card_back: str = "web"
    safe_margin: int = 0
    """What an old screen hides at each edge, in percent of the window's shorter side, 0 to 10."""
    last_variant: str = SPIDERETTE.key
    """The key of the game that was chosen last."""
    last_suits: int = 1
    """The number of suits that was chosen last."""
    bindings: str = "{}"
    """Which keys and buttons do what, as a JSON object; an empty one: as they are at first."""


_READERS: Final[dict[str, Callable[[object], object]]] = {
    "double_click": _boolean,
    "single_tap": _boolean,
    "automatic_placement": _boolean,
    "placement_guide": _boolean,
    "interactive_rules": _boolean,
    "animation": _animation,
    "reduced_motion": _or_none(_boolean),
    "language": _or_none(_name),
    "volume_effects": _between(0, LOUDEST),
    "volume_interface": _between(0, LOUDEST),
    "muted": _boolean,
    "full_screen": _boolean,
    "window_maximised": _boolean,
    "window_size": _or_none(_size),
    "window_place": _or_none(_place),
    "show_score": _boolean,
    "show_clock": _boolean,
    "left_handed": _boolean,
    "four_colours": _boolean,
    "large_index": _boolean,
    "theme": _name,
    "card_back": _name,
    "safe_margin": _between(0, WIDEST_MARGIN),
    "last_variant": _one_of(*(v.key for v in VARIANTS)),
    "last_suits": _one_of(*SUIT_COUNTS),
    "bindings": _text,
}
"""How the value of each setting is read; a ValueError says that it is wrong."""


def checked(name: str, value: object) -> Any:
    """The value in the form that the setting holds.

    Raises:
        KeyError: there is no such setting.
        ValueError: the setting cannot have that value.
    """
    return _READERS[name](value)


def read_settings(stored: Mapping[str, object]) -> Settings:
    """Settings from stored JSON texts; what is missing, unknown or wrong leaves the default."""
    values: dict[str, Any] = {}
    for name, text in stored.items():
        if name not in _READERS or not isinstance(text, str):
            continue
        try:
            values[name] = checked(name, json.loads(text))
        except (ValueError, RecursionError):
            # A wrong value is worth no more than none, and the others are still good.
            continue
    return Settings(**values)


def write_value(value: object) -> str:
    """The JSON text of a setting's value."""
    return json.dumps(value)
