"""The layout of a window with room for furniture at one side only."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..distinct import distinct
from .box import Box, card_height, grid, places
from .columns import Columns, fitted, span
from .furniture import Align, DealsMark, Furniture, Numbers, Stat, badge_on, pile
from .room import Room, cap, leading


@distinct
class _Extras(NamedTuple):
    """What a rail holds besides what it must."""

    large_runs: bool
    button_rows: int
    runs_text: bool
    deals_text: bool
    code: bool
    stacked: bool
    """Whether every number stands below its label, so that long labels have their room."""


_CHOICES: Final = (
    _Extras(True, 3, True, True, True, True),
    _Extras(False, 3, True, True, True, True),
    _Extras(False, 2, True, True, True, True),
    _Extras(False, 2, False, True, True, True),
    _Extras(False, 2, False, True, True, False),
    _Extras(False, 2, False, False, True, False),
    _Extras(False, 2, False, False, False, False),
)
"""From the best furnished rail to the barest."""


def reserve(room: Room) -> int:
    """The least width in pixels of a rail with the margins beside it."""
    return room.px(116) + 3 * room.px(12)


def build(room: Room) -> tuple[Columns, Furniture]:
    """Numbers, stock, runs and buttons one below the other at the right of the columns."""
    margin = room.px(12)
    count = room.variant.columns
    top, bottom = margin, room.floor - room.px(10)
    most = 0.2 * room.height / 1.4
    w, gap = fitted(room, room.width - reserve(room), 10, most, bottom - top)
    total = span(count, w, gap)
    free = room.width - 3 * margin - total
    rail_w = max(room.px(116), min(room.px(132), free))
    shelf = _Shelf(room, Box(0, margin, rail_w, room.floor - 2 * margin), _CHOICES[-1])
    low = shelf.height > shelf.area.h
    if low:
        rail_w = max(room.px(116), min(room.px(180), free))
    left = margin + max(0, (free - rail_w) // 2)
    area = Box(room.width - margin - rail_w, margin, rail_w, room.floor - 2 * margin)
    columns = Columns(count, w, gap, left, top, bottom)
    if low:
        return columns, _low(room, area)
    shelves = (_Shelf(room, area, extras) for extras in _CHOICES)
    return columns, next(shelf for shelf in shelves if shelf.height <= area.h).furniture()


def _buttons(room: Room, area: Box, rows: int) -> dict[str, Box]:
    """Buttons in rows of two at the bottom of the rail."""
    names = room.buttons(2 * rows)
    gap = room.px(8)
    h = _buttons_height(room, rows)
    cells = grid(Box(area.x, area.bottom - h, area.w, h), len(names), 2, gap)
    return dict(zip(names, cells, strict=True))


def _buttons_height(room: Room, rows: int) -> int:
    return rows * room.target + (rows - 1) * room.px(8)


class _Shelf:
    """One way to fill a rail from top to bottom."""

    def __init__(self, room: Room, area: Box, extras: _Extras) -> None:
        self.room, self.area, self.extras = room, area, extras
        self.gap = room.px(11)
        self.text_h = room.line + room.px(2)
        self.numbers, self.panel = _numbers(room, area, extras)
        self.per_row = 2 if extras.large_runs else 4
        self.run_gap = room.px(8 if extras.large_runs else 4)
        widest = room.px(52 if extras.large_runs else 30)
        free = area.w - (self.per_row - 1) * self.run_gap
        self.run_w = max(1, min(widest, free // self.per_row))
        self.stock_w = room.px(50)

    @property
    def height(self) -> int:
        """The pixels it takes from top to bottom."""
        return (
            self.panel.h
            + card_height(self.stock_w)
            + self._runs_height()
            + _buttons_height(self.room, self.extras.button_rows)
            + (self.extras.deals_text + self.extras.runs_text) * self.text_h
            + 3 * self.gap
        )

    def furniture(self) -> Furniture:
        """The places, with the buttons at the bottom of the area."""
        room, area, extras = self.room, self.area, self.extras
        stock_y = area.y + self.panel.h + self.gap
        stock = pile(0, stock_y, self.stock_w, room.px(4), len(room.variant.deals))
        stock = stock.moved(area.x + (area.w - stock.box.w) // 2)
        if extras.deals_text:
            words = Box(area.x, stock.box.bottom + room.px(2), area.w, room.line)
            deals = DealsMark(words, "words")
        else:
            deals = badge_on(stock, room.px(26))
        runs_y = stock_y + card_height(self.stock_w) + extras.deals_text * self.text_h + self.gap
        runs_w = self.per_row * self.run_w + (self.per_row - 1) * self.run_gap
        runs_x = area.x + (area.w - runs_w) // 2
        runs = places(runs_x, runs_y, self.run_w, room.variant.runs, self.per_row, self.run_gap)
        tally = Box(area.x, runs[-1].bottom + room.px(2), area.w, room.line)
        return Furniture(
            numbers=self.numbers,
            stock=stock,
            deals=deals,
            runs=runs,
            runs_text=tally if extras.runs_text else None,
            buttons=_buttons(room, area, extras.button_rows),
        )

    def _runs_height(self) -> int:
        rows = self.room.variant.runs // self.per_row
        return rows * card_height(self.run_w) + (rows - 1) * self.run_gap


def _numbers(room: Room, area: Box, extras: _Extras) -> tuple[Numbers, Box]:
    """Score, moves, time, code one below the other, with the panel under them."""
    scale = room.scale
    small, between = cap(scale.label), leading(scale)
    x, w = area.x + room.px(12), area.w - 2 * room.px(12)
    y = area.y + room.px(14)
    score = None
    if room.score:
        score = Stat(Box(x, y, w, small + between + cap(scale.score)), "stacked", scale.score)
        y = score.box.bottom + room.px(11 if extras.stacked else 8)
    count = 2 if room.clock else 1
    if extras.stacked:
        h = small + between + cap(scale.body)
        pitch = h + room.px(10)
        rows = [
            Stat(Box(x, y + index * pitch, w, h), "stacked", scale.body) for index in range(count)
        ]
    else:
        rows = _rows(Box(x, y, w, 0), count, room.px(25), scale.body)
    code = None
    y = rows[-1].box.bottom + room.px(11)
    if extras.code:
        align: Align = "left" if extras.stacked else "centre"
        code = Stat(Box(x, y, w, 2 * small + between), "bare", scale.label, align)
        y = code.box.bottom + room.px(11)
    panel = Box(area.x, area.y, area.w, y - area.y)
    return Numbers(score, rows[0], rows[1] if room.clock else None, code, panel), panel


def _rows(first: Box, count: int, pitch: int, size: int) -> list[Stat]:
    """Numbers at the far end of their labels, ``pitch`` pixels apart."""
    return [
        Stat(Box(first.x, first.y + index * pitch, first.w, pitch), "split", size)
        for index in range(count)
    ]


def _low(room: Room, area: Box) -> Furniture:
    """The places in a rail too low for a shelf: the runs stand beside the stock."""
    pitch = room.px(23)
    inner = Box(area.x + room.px(10), area.y + room.px(7), area.w - 2 * room.px(10), 0)
    rows = _rows(inner, 1 + room.score + room.clock, pitch, room.scale.body)
    panel = Box(area.x, area.y, area.w, len(rows) * pitch + 2 * room.px(7))
    deals = len(room.variant.deals)
    stock = pile(area.x, panel.bottom + room.px(10), room.px(40), room.px(3), deals)
    gap = room.px(3)
    per_row = room.variant.runs // 2
    free = area.right - stock.box.right - room.px(14)
    run_w = min((free - (per_row - 1) * gap) // per_row, int((stock.box.h - gap) / 2 / 1.4))
    run_w = max(1, run_w)
    runs_w = per_row * run_w + (per_row - 1) * gap
    runs = places(area.right - runs_w, stock.box.y, run_w, room.variant.runs, per_row, gap)
    return Furniture(
        numbers=Numbers.placed(rows, score=room.score, panel=panel),
        stock=stock,
        deals=badge_on(stock, room.px(26)),
        runs=runs,
        buttons=_buttons(room, area, 2),
    )
