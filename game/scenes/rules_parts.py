"""How the topics of the rules are divided among the pages that a window has room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

import pygame

from ..ui.scale import SMALLEST
from ..ui.style import Style
from .rules_layout import RulesLayout
from .rules_sheet_plan import sheet_plan
from .rules_sheets import Sheet
from .rules_topics import Topic

LEADING: Final = 1.42  # em
APART: Final = 0.5  # em between two paragraphs
_SHRUNK: Final = 0.88
"""The part of the usual type size that is used before a topic is given another page."""


class Share(Enum):
    """What a page shows of its topic."""

    BOTH = auto()
    WORDS = auto()
    PICTURE = auto()


@dataclass(frozen=True, slots=True)
class Part:
    """What stands on one page."""

    topic: int
    """0-based."""
    paragraphs: tuple[str, ...]
    share: Share
    size: int
    """The em px of the words."""


def parts(topics: Sequence[Topic], style: Style, layout: RulesLayout) -> list[Part]:
    """The pages, in their order."""
    return [
        part for number, topic in enumerate(topics) for part in _parts(number, topic, style, layout)
    ]


def words_room(style: Style, place: pygame.Rect) -> pygame.Rect:
    """The room for the words below the title of a place."""
    title = title_height(style)
    return pygame.Rect(place.x, place.y + title, place.w, place.h - title)


def title_height(style: Style) -> int:
    """The px from the top of a title to what stands below it."""
    return round(style.scale.head * (1.35 if style.scale.small else 1.6))


def words_height(style: Style, paragraphs: Sequence[str], size: int, width: int) -> int:
    """The px that paragraphs take, the space below the last line left out."""
    lines = sum(len(style.fonts.wrap(words, size, width)) for words in paragraphs)
    gaps = max(0, len(paragraphs) - 1)
    return lines * round(size * LEADING) + gaps * round(size * APART)


def _parts(number: int, topic: Topic, style: Style, layout: RulesLayout) -> list[Part]:
    share, place = Share.BOTH, layout.text
    picture = topic.picture
    divided = isinstance(picture, Sheet) and sheet_plan(picture, style, layout.panel) is None
    if divided:
        share, place = Share.WORDS, layout.alone
    room = words_room(style, place)
    chunks = _chunks(topic.paragraphs, style, room, layout.size)
    found = [Part(number, chunk, share, size) for chunk, size in chunks]
    if divided:
        found.append(Part(number, (), Share.PICTURE, layout.size))
    return found


def _chunks(
    paragraphs: Sequence[str], style: Style, room: pygame.Rect, usual: int
) -> list[tuple[tuple[str, ...], int]]:
    """The paragraphs for each page, with the type size at which they fit there."""
    shrunk = max(SMALLEST, round(usual * _SHRUNK))
    chunks: list[list[str]] = []
    for words in paragraphs:
        wanted = [*(chunks[-1] if chunks else ()), words]
        if chunks and words_height(style, wanted, shrunk, room.w) <= room.h:
            chunks[-1] = wanted
        else:
            chunks.append([words])
    return [(tuple(chunk), _fit(chunk, style, room, usual)) for chunk in chunks]


def _fit(paragraphs: Sequence[str], style: Style, room: pygame.Rect, usual: int) -> int:
    """The largest type size up to the usual one at which paragraphs fit."""
    for size in range(usual, SMALLEST, -1):
        if words_height(style, paragraphs, size, room.w) <= room.h:
            return size
    return SMALLEST
