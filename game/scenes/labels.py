"""Words that several pages share."""

from __future__ import annotations

from ..engine.cards import SUIT_COUNTS
from ..text.catalogue import Catalogue
from ..ui.scale import SMALLEST
from ..ui.style import Style
from .services import Services


def screen_label(services: Services) -> str:
    """What the change between window and full screen leads to."""
    say = services.words.say
    return say("Window") if services.screen.full_screen else say("Full screen")


def suit_names(style: Style, words: Catalogue, room: int) -> tuple[str, ...]:
    """The numbers of suits in words, or as bare numbers where there are few px for each."""
    names = tuple(words.count("{n} suit", "{n} suits", count) for count in SUIT_COUNTS)
    if max(style.fonts.width(name, SMALLEST, bold=True) for name in names) <= room:
        return names
    return tuple(map(str, SUIT_COUNTS))


def duration(seconds: int) -> str:
    """How long something took: minutes and seconds, with hours if there are any."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours}:{minutes:02}:{rest:02}"
    return f"{minutes}:{rest:02}"
