"""How far the cards of one column overlap."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from .box import card_height

LARGE_INDEX_BELOW: Final = 70
"""Cards narrower than this many pixels carry the large index."""

LEAST_UP: Final = 6
"""Pixels of a face-up card that stay visible in the longest column that must fit."""

LEAST_DOWN: Final = 2
"""Pixels of a face-down card that stay visible while face-up cards need the room."""

Length: TypeAlias = tuple[int, int]
"""How many cards of a column lie face down, how many face up."""

LONGEST: Final[Length] = (5, 26)
"""The longest column for which cards are sized while nobody knows what will be played."""

LONG: Final[Length] = (5, 20)
"""The same where a margin leaves so little room that cards would become too small."""

SMALL: Final = 320
"""Pixels of the shorter side below which it is."""


def natural_up(w: int) -> int:
    """The visible strip in pixels of a face-up card in a column that is not crowded."""
    return max(1, round((0.376 if w < LARGE_INDEX_BELOW else 0.339) * w))


def natural_down(w: int) -> int:
    """The visible strip in pixels of a face-down card in a column that is not crowded."""
    return max(1, round(0.16 * w))


def index_height(w: int) -> float:
    """Pixels from the top of a card to the foot of its normal index."""
    cap, top = (0.264, 0.036) if w < LARGE_INDEX_BELOW else (0.168, 0.048)
    return (cap + top) * w


def fits_longest(w: int, height: int, longest: Length) -> bool:
    """Whether cards ``w`` pixels wide keep the longest column readable in ``height`` pixels."""
    down, up = longest
    return card_height(w) + down * LEAST_DOWN + (up - 1) * LEAST_UP <= height


def strips(w: int, height: int, down: int, up: int) -> tuple[int, int]:
    """The visible pixels of each covered card, face down first, face up second.

    ``height`` is what the column may use. Face-down strips give way before face-up ones; all
    face-up strips of a column are equal, so that its indices are.
    """
    room = max(0, height - card_height(w))
    downs = down if up else max(0, down - 1)
    ups = max(0, up - 1)
    strip_down, strip_up = natural_down(w), natural_up(w)
    if downs * strip_down + ups * strip_up <= room:
        return strip_down, strip_up
    crowded_down = min(strip_down, max(3, round(0.055 * w)))
    if downs * crowded_down + ups * strip_up > room:
        strip_up = _share(room - downs * crowded_down, ups, strip_up)
        if strip_up < LEAST_UP:
            strip_up = min(LEAST_UP, _share(room - downs * LEAST_DOWN, ups, LEAST_UP))
    if strip_up < LEAST_DOWN:
        strip_up = _share(room, downs + ups, strip_up) if ups else 0
    return _share(room - ups * strip_up, downs, strip_down), strip_up


@lru_cache(maxsize=512)
def offsets(w: int, height: int, down: int, up: int) -> tuple[int, ...]:
    """Pixels from the top of the column to the top of each of its cards."""
    strip_down, strip_up = strips(w, height, down, up)
    return tuple(
        min(index, down) * strip_down + max(0, index - down) * strip_up
        for index in range(down + up)
    )


def _share(room: int, count: int, most: int) -> int:
    """An equal part of the room for each of ``count`` strips, from 0 to ``most`` pixels."""
    return min(most, max(0, room) // count) if count else most
