"""Where everything on the table stands in a window of a given size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from ..engine.variants import Variant
from ..ui.scale import Scale
from . import compact, portrait, rail, rails, square
from .box import Box, card_height
from .columns import Columns
from .furniture import Furniture
from .room import Room
from .spread import Spread, spread
from .strips import LONGEST, Length, index_height, offsets, strips

Mode = Literal["rails", "rail", "bar"]
"""Furniture at both sides of the columns, at one side, or above and below."""


@dataclass(frozen=True)
class Layout:
    """Places in whole window pixels; columns and cards are counted from 0.

    What follows from the fields is computed once: each frame of a drag asks for it often.
    """

    width: int
    height: int
    mode: Mode
    columns: Columns
    furniture: Furniture
    floor: int
    """The first row of pixels that is not the table's."""

    @classmethod
    def of(
        cls,
        width: int,
        height: int,
        variant: Variant,
        left_handed: bool = False,
        *,
        strip: int = 0,
        score: bool = True,
        clock: bool = False,
        longest: Length = LONGEST,
    ) -> Layout:
        """The layout for a window; made for 480 x 320 and more, it gives way below.

        ``strip`` pixels stay free at the bottom; ``score`` and ``clock`` ask for a place for the
        score and for the time; ``longest`` is the longest column that is to be readable, for which
        the cards are sized.
        """
        width, height = max(1, width), max(1, height)
        room = Room(width, height, variant, Scale.of(width, height), strip, score, clock, longest)
        mode, (columns, furniture) = _build(room)
        if left_handed:
            columns, furniture = columns.mirrored(width), furniture.mirrored(width)
        return cls(width, height, mode, columns, furniture, room.floor)

    @cached_property
    def card_width(self) -> int:
        """The width of a card in a column, an even number of pixels."""
        return self.columns.card_width

    @cached_property
    def card_height(self) -> int:
        """The height of a card in a column."""
        return card_height(self.card_width)

    @cached_property
    def radius(self) -> int:
        """The radius of a card's corners."""
        return max(1, round(0.06 * self.card_width))

    @cached_property
    def column_x(self) -> tuple[int, ...]:
        """The left edge of each column."""
        return self.columns.x

    @cached_property
    def top(self) -> int:
        """The first row of pixels of a column."""
        return self.columns.top

    @cached_property
    def bottom(self) -> int:
        """The first row of pixels below what a column may use."""
        return self.columns.bottom

    @property
    def stock(self) -> Box:
        """The whole stock pile as it is before the first deal."""
        return self.furniture.stock.box

    @property
    def runs(self) -> tuple[Box, ...]:
        """The places of the removed runs, in the order in which they are filled."""
        return self.furniture.runs

    @property
    def buttons(self) -> Mapping[str, Box]:
        """The buttons there is room for: undo, redo, pause at least, by name."""
        return self.furniture.buttons

    def stock_cards(self, deals_left: int) -> tuple[Box, ...]:
        """One card for every deal left, lowest first."""
        return self.furniture.stock.cards(deals_left)

    def offsets(self, down: int, up: int) -> tuple[int, ...]:
        """Pixels from ``top`` to each card of a column with so many cards face down and up."""
        return offsets(self.card_width, self._reach, down, up)

    def strip_height(self, index: int, down: int, up: int) -> int:
        """The visible height of a card in its column: its strip, or all of the last card."""
        if index == down + up - 1:
            return self.card_height
        return strips(self.card_width, self._reach, down, up)[index >= down]

    def tight(self, strip: int) -> bool:
        """Whether a strip of that height is lower than the normal index of a card."""
        return strip < index_height(self.card_width)

    def is_pressed(self, down: int, up: int) -> bool:
        """Whether a column is so crowded that its covered cards lose their normal index."""
        return up > 1 and self.tight(self.strip_height(down, down, up))

    def card_box(self, column: int, index: int, down: int, up: int) -> Box:
        """The whole card at an index of a column, covered or not."""
        y = self.top + self.offsets(down, up)[index]
        return Box(self.column_x[column], y, self.card_width, self.card_height)

    def landing(self, column: int, down: int, up: int, group: int) -> Box:
        """Where the first of ``group`` cards comes to lie on top of a column."""
        return self.card_box(column, down + up, down, up + group)

    def lowest(self, cards: int) -> int:
        """The lowest top edge of so many cards, carried as one, that ends where columns do."""
        return self.bottom - self.card_height - self.offsets(0, cards)[-1]

    def slot(self, column: int) -> Box:
        """The place of a card in an empty column."""
        return Box(self.column_x[column], self.top, self.card_width, self.card_height)

    def column_box(self, column: int) -> Box:
        """All that a column may use."""
        return self._column_boxes[column]

    def column_at(self, x: int, y: int) -> int | None:
        """The column whose box holds a pixel; the gaps belong to none."""
        for column, box in enumerate(self._column_boxes):
            if box.contains(x, y):
                return column
        return None

    def card_at(self, x: int, y: int, counts: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
        """The column and index of the card seen at a pixel.

        ``counts`` gives for each column how many cards lie face down and face up.
        """
        column = self.column_at(x, y)
        if column is None:
            return None
        tops = self.offsets(*counts[column])
        for index in reversed(range(len(tops))):
            if tops[index] <= y - self.top < tops[index] + self.card_height:
                return column, index
        return None

    def cover(self, box: Box, counts: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """How much a dragged card covers of each column's end, as (square pixels, column).

        The end of a column reaches from the top of its last card to ``bottom``. The most covered
        comes first; columns that are not covered are left out.
        """
        areas = []
        for column, whole in enumerate(self._column_boxes):
            if not whole.x - box.w < box.x < whole.right:
                continue
            down, up = counts[column]
            last = self.offsets(down, up)[-1] if down + up else 0
            area = box.overlap(Box(whole.x, whole.y + last, whole.w, whole.h - last))
            if area:
                areas.append((area, column))
        return sorted(areas, key=lambda entry: (-entry[0], entry[1]))

    def spread(self, column: int, down: int, up: int) -> Spread:
        """A column laid open on a plate, for the player to read what is pressed together.

        The plate hides the column itself as far as the table goes.
        """
        window = Box(0, 0, self.width, self.height)
        laid = spread(window, self.slot(column), down, up)
        if not laid.cards:
            return laid
        end = self.card_box(column, down + up - 1, down, up).bottom
        lower = min(end + self.radius, self.height) - laid.panel.bottom
        return laid._replace(panel=laid.panel._replace(h=laid.panel.h + max(0, lower)))

    @cached_property
    def _reach(self) -> int:
        """The pixels a column may use from its top."""
        return max(0, self.bottom - self.top)

    @cached_property
    def _column_boxes(self) -> tuple[Box, ...]:
        return tuple(Box(x, self.top, self.card_width, self._reach) for x in self.column_x)


def _build(room: Room) -> tuple[Mode, tuple[Columns, Furniture]]:
    """The best mode for a window, with what it makes of it."""
    shape = room.width / room.height
    if shape >= 1.5 and room.height >= 600:
        return "rails", rails.build(room)
    count = room.variant.columns
    beside_rail = (room.width - rail.reserve(room)) / (count + (count - 1) / 10)
    if shape >= 1.2 and beside_rail >= 56:
        return "rail", rail.build(room)
    if shape >= 1.2:
        return "bar", compact.build(room)
    if shape * 1.2 >= 1:
        return "bar", square.build(room)
    return "bar", portrait.build(room)
