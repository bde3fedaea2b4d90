"""The rows of the options page: each setting with its words and the values it can have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from ..store.settings import LOUDEST, WIDEST_MARGIN, Animation, Settings
from ..text.catalogue import LANGUAGE_NAMES, LANGUAGES, Catalogue
from ..ui.card_art import BACKS
from ..ui.controls import Choice, Row, Slider, Toggle

FULL_SCREEN: Final = "full_screen"
"""The one row whose value is the window's, not a setting's own."""
_MARGINS: Final = tuple(range(WIDEST_MARGIN + 1))
TABS: Final = ("screen", "cards", "sound", "play")


class Pick(NamedTuple):
    """A setting that takes one of a few values, each with its word."""

    name: str
    label: str
    values: tuple[object, ...]
    words: tuple[str, ...]


class Switch(NamedTuple):
    """A setting that is on or off."""

    name: str
    label: str


class Level(NamedTuple):
    """A setting in steps from nothing to the most."""

    name: str
    label: str
    most: int


def items(tab: str, words: Catalogue) -> Sequence[Pick | Switch | Level]:
    """What stands on one of the tabs, from top to bottom."""
    say = words.say
    match tab:
        case "screen":
            return (
                _language(words),
                Pick(
                    "theme",
                    say("Table"),
                    ("felt", "midnight", "walnut", "contrast"),
                    (say("Green felt"), say("Midnight"), say("Walnut"), say("High contrast")),
                ),
                Switch(FULL_SCREEN, say("Full screen")),
                # No slider: it would move away from the finger that draws it.
                Pick("safe_margin", say("Safe margin"), _MARGINS, tuple(f"{n}%" for n in _MARGINS)),
                Switch("show_score", say("Show the score")),
                Switch("show_clock", say("Show the clock")),
            )
        case "cards":
            return (
                Pick(
                    "card_back",
                    say("Card back"),
                    BACKS,
                    (say("Web"), say("Fans"), say("Chevrons"), say("Star")),
                ),
                Switch("four_colours", say("Four colours")),
                Switch("large_index", say("Large index")),
                Pick(
                    "animation",
                    say("Animation"),
                    tuple(Animation),
                    (say("Off"), say("Fast"), say("Normal"), say("Slow")),
                ),
                Pick(
                    "reduced_motion",
                    say("Reduced motion"),
                    (None, True, False),
                    (say("As the system"), say("On"), say("Off")),
                ),
            )
        case "sound":
            return (
                Level("volume_effects", say("Cards"), LOUDEST),
                Level("volume_interface", say("Buttons"), LOUDEST),
                Switch("muted", say("Mute")),
            )
        case _:
            return (
                Switch("double_click", say("Double click places cards")),
                Switch("single_tap", say("Single tap places cards")),
                Switch("automatic_placement", say("Automatic placement")),
                Switch("placement_guide", say("Placement guide")),
                Switch("interactive_rules", say("Interactive rules")),
                Switch("left_handed", say("Left-handed table")),
            )


def row(
    item: Pick | Switch | Level, rect: pygame.Rect, settings: Settings, full_screen: bool
) -> Row:
    """The widget of an item in its present state."""
    if isinstance(item, Switch):
        on = full_screen if item.name == FULL_SCREEN else getattr(settings, item.name)
        return Toggle(rect, item.name, item.label, on=on)
    value = getattr(settings, item.name)
    if isinstance(item, Level):
        return Slider(rect, item.name, item.label, value=value, steps=item.most)
    index = item.values.index(value) if value in item.values else 0
    return Choice(rect, item.name, item.label, options=item.words, index=index)


def value_of(item: Pick | Switch | Level, widget: Row) -> object:
    """The value that a widget shows now."""
    if isinstance(widget, Toggle):
        return widget.on
    if isinstance(widget, Slider):
        return widget.value
    if isinstance(widget, Choice) and isinstance(item, Pick):
        return item.values[widget.index]
    raise TypeError(f"{item.name} has no value")


def tab_words(words: Catalogue) -> tuple[str, ...]:
    """The names of the tabs, in their order."""
    say = words.say
    return say("Screen"), say("Cards"), say("Sound"), say("Playing")


def _language(words: Catalogue) -> Pick:
    names = tuple(LANGUAGE_NAMES[language] for language in LANGUAGES)
    return Pick(
        "language",
        words.say("Language"),
        (None, *LANGUAGES),
        (words.say("As the system"), *names),
    )
