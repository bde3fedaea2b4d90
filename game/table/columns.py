"""The columns of the table as a block of equal widths."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from .room import Room
from .strips import fits_longest

NARROWEST: Final = 8
"""Cards do not become narrower than this many pixels, however small the window."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns stand, in window pixels."""

    count: int
    card_width: int
    gap: int
    left: int
    top: int
    bottom: int
    """The first row of pixels below what a column may use."""

    @property
    def span(self) -> int:
        """Pixels from the left edge of the first column to the right edge of the last."""
        return span(self.count, self.card_width, self.gap)

    @property
    def right(self) -> int:
        """The first pixel to the right of the last column."""
        return self.left + self.span

    @property
    def x(self) -> tuple[int, ...]:
        """The left edge of each column."""
        return tuple(
            self.left + index * (self.card_width + self.gap) for index in range(self.count)
        )

    def mirrored(self, width: int) -> Columns:
        """The same block on the other side of a window of that width."""
        return replace(self, left=width - self.right)


def span(count: int, card_width: int, gap: int) -> int:
    """The width in pixels of ``count`` columns with gaps between them."""
    return count * card_width + (count - 1) * gap


def across(room: Room, top: int, bottom: int) -> Columns:
    """Columns that take the whole width of the window between two heights."""
    count = room.variant.columns
    parts = 11 if count > 7 else 8
    w, gap = fitted(room, room.width - 2 * room.edge, parts, 0.2 * room.height, bottom - top)
    left = (room.width - span(count, w, gap)) // 2
    return Columns(count, w, gap, left, top, bottom)


def fitted(room: Room, width: int, parts: float, most: float, height: int) -> tuple[int, int]:
    """The card width, an even number of pixels, with the gap that goes with it.

    ``width`` is what all columns may use, ``parts`` how many gaps make a card, ``most`` the widest
    card wanted, ``height`` what the longest column may use.
    """
    count = room.variant.columns
    wide = width / (count + (count - 1) / parts)
    w = max(NARROWEST, int(min(wide, most)) // 2 * 2)
    while w > NARROWEST and not fits_longest(w, height, room.longest):
        w -= 2
    gap = max(4, round(w / parts))
    if w + 2 <= wide:
        spare = (width - count * w) // (count - 1)
        gap = max(gap, min(round(w / 4), spare))
    return w, gap
