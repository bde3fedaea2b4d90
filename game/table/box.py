"""Whole-pixel rectangles for everything that has a place on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in window pixels; ``right`` and ``bottom`` are the first pixels outside it."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column of pixels to the right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row of pixels below the box."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """The pixel in the middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def contains(self, x: int, y: int) -> bool:
        """Whether a pixel lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlap(self, other: Box) -> int:
        """The area shared with another box, in square pixels."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0, across) * max(0, down)

    def grow(self, by: int) -> Box:
        """The box with ``by`` pixels more on each side (fewer, if negative)."""
        return Box(self.x - by, self.y - by, max(0, self.w + 2 * by), max(0, self.h + 2 * by))

    def moved(self, dx: int, dy: int) -> Box:
        """The box shifted by whole pixels."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)


def bounds(boxes: Iterable[Box]) -> Box:
    """The smallest box around all the given ones; raises ``ValueError`` if there are none."""
    some = list(boxes)
    if not some:
        raise ValueError("no boxes to enclose")
    x, y = min(box.x for box in some), min(box.y for box in some)
    right, bottom = max(box.right for box in some), max(box.bottom for box in some)
    return Box(x, y, right - x, bottom - y)


def grid(area: Box, count: int, columns: int, gap: int) -> tuple[Box, ...]:
    """Equal cells that fill an area row by row; a last cell alone in its row takes all of it."""
    rows = -(-count // columns)
    cell_w = max(1, (area.w - (columns - 1) * gap) // columns)
    cell_h = max(1, (area.h - (rows - 1) * gap) // max(1, rows))
    cells = [
        Box(
            area.x + (index % columns) * (cell_w + gap),
            area.y + (index // columns) * (cell_h + gap),
            cell_w,
            cell_h,
        )
        for index in range(count)
    ]
    if cells and count % columns == 1:
        cells[-1] = cells[-1]._replace(w=area.w)
    return tuple(cells)


def places(x: int, y: int, w: int, count: int, columns: int, gap: int) -> tuple[Box, ...]:
    """Card-shaped boxes of width ``w`` in rows of ``columns``, from a top left pixel."""
    h = card_height(w)
    return tuple(
        Box(x + (index % columns) * (w + gap), y + (index // columns) * (h + gap), w, h)
        for index in range(count)
    )


def ring_width(w: int) -> int:
    """The width in pixels of a ring around a card that is ``w`` pixels wide."""
    return max(2, round(0.026 * w))


def card_height(w: int) -> int:
    """The height in pixels of a card that is ``w`` pixels wide."""
    return round(1.4 * w)
