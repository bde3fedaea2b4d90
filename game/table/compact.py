"""The layout of a small screen whose cards take all of its width."""

from __future__ import annotations

from typing import Final

from .box import Box, grid, places
from .columns import Columns, across
from .furniture import DealsMark, Furniture, Numbers, Stat, pile
from .room import Room, cap, leading

_LEAST_STAT: Final = 5.2
"""The least width of a labelled number, in sizes of its label's type."""

_TIME_FROM: Final = 600
"""Narrower windows show no time beside the score."""


def build(room: Room) -> tuple[Columns, Furniture]:
    """Buttons, numbers, stock and runs in one bar at the top."""
    bar = Box(0, 0, room.width, room.target + 8)
    columns = across(room, bar.bottom + 8, room.floor - 6)
    inner = Box(8, 4, max(1, room.width - 16), room.target)
    # The narrowest screens give up the button that can be missed most, never the hint.
    names = room.buttons(4 if room.width >= 520 or room.variant.hints else 3)
    buttons = grid(inner._replace(w=len(names) * (room.target + 4) - 4), len(names), len(names), 4)
    runs = _runs(room, inner, buttons[-1].right)
    deals_w = round(0.9 * room.scale.body)
    stock = pile(0, 0, 24, 3, len(room.variant.deals))
    stock = stock.moved(runs[0].x - 12 - deals_w - 4 - stock.box.w)
    y = (bar.h - stock.box.h) // 2
    stock = pile(stock.box.x, y, 24, 3, len(room.variant.deals))
    deals = DealsMark(Box(stock.box.right + 4, inner.y, deals_w, inner.h), "number")
    row = inner._replace(x=buttons[-1].right + 10)
    row = row._replace(w=max(1, stock.box.x - 10 - row.x))
    return columns, Furniture(
        numbers=_numbers(room, row),
        stock=stock,
        deals=deals,
        runs=runs,
        buttons=dict(zip(names, buttons, strict=True)),
        bar=bar,
    )


def _runs(room: Room, inner: Box, left: int) -> tuple[Box, ...]:
    """The largest run places at the right end that leave the numbers their room."""
    count = room.variant.runs
    other = 10 + 24 + 3 * (len(room.variant.deals) - 1) + 4 + round(0.9 * room.scale.body) + 22
    numbers = round(_most_numbers(room) * (_LEAST_STAT * room.scale.label + 6))
    free = inner.right - left - other - numbers
    options = [(w, count) for w in (20, 18, 16, 14)]
    options.append((int((inner.h + 2) / 2 / 1.4), count // 2))
    w, per_row = next(
        (option for option in options if option[0] * option[1] + 3 * (option[1] - 1) <= free),
        options[-1],
    )
    gap = 3 if per_row == count else 2
    runs = places(0, 0, w, count, per_row, gap)
    dx = inner.right - runs[-1].right
    dy = inner.y + (inner.h - runs[-1].bottom) // 2
    return tuple(box.moved(dx, dy) for box in runs)


def _most_numbers(room: Room) -> int:
    """Score with moves, and with the time too where all that are wanted stay readable."""
    count = 1 + room.score
    return count + (room.clock and (count == 1 or room.width >= _TIME_FROM))


def _numbers(room: Room, row: Box) -> Numbers:
    """The numbers below their labels."""
    count = _most_numbers(room)
    scale = room.scale
    h = cap(scale.label) + leading(scale) + cap(scale.head)
    row = row._replace(y=row.y + (row.h - h) // 2, h=h)
    cells = [Stat(cell, "stacked", scale.head) for cell in grid(row, count, count, 6)]
    return Numbers.placed(cells, score=room.score)
