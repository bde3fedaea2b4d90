"""The layout of a window that is clearly higher than wide."""

from __future__ import annotations

from .box import Box, card_height, grid, places
from .columns import Columns, across
from .furniture import Align, DealsMark, Furniture, Numbers, Stat, badge_on, pile
from .room import Room, cap, leading


def build(room: Room) -> tuple[Columns, Furniture]:
    """Numbers, then runs with the stock above the columns, buttons under the thumbs below."""
    side = max(room.edge, room.px(16))
    inner = Box(side, 0, max(1, room.width - 2 * side), room.floor)
    numbers, title = _numbers(room, inner)
    bar = Box(0, 0, room.width, title.bottom + room.px(5))

    variant, gap = room.variant, room.px(8 if room.variant.runs <= 4 else 4)
    stock_w = room.px(52)
    stock = pile(0, bar.bottom + room.px(8), stock_w, room.px(5), len(variant.deals))
    stock = stock.moved(inner.right - stock.box.w)
    free = stock.box.x - room.px(18) - inner.x
    run_w = max(1, min(room.px(46), (free - (variant.runs - 1) * gap) // variant.runs))
    runs_y = stock.box.y + (stock.box.h - card_height(run_w)) // 2
    runs = places(inner.x, runs_y, run_w, variant.runs, variant.runs, gap)
    words_w = stock.box.x - room.px(12) - (runs[-1].right + room.px(12))
    deals = badge_on(stock, room.px(26))
    if words_w >= room.words:
        y = stock.box.y + (stock.box.h - room.line) // 2
        deals = DealsMark(
            Box(runs[-1].right + room.px(12), y, words_w, room.line), "words", "right"
        )

    button_gap = room.px(8)
    fitting = (inner.w + button_gap) // (room.px(76) + button_gap)
    names = room.buttons(max(3, fitting))
    h = room.px(60)
    area = Box(inner.x, room.floor - room.px(12) - h, inner.w, h)
    cells = grid(area, len(names), len(names), button_gap)
    top = stock.box.bottom + room.px(12)
    furniture = Furniture(
        numbers=numbers,
        stock=stock,
        deals=deals,
        runs=runs,
        buttons=dict(zip(names, cells, strict=True)),
        worded_buttons=True,
        title=title,
        bar=bar,
    )
    return across(room, top, area.y - room.px(8)), furniture


def _numbers(room: Room, inner: Box) -> tuple[Numbers, Box]:
    """The numbers in one line, with the code at the end of the title's line below."""
    scale = room.scale
    h = cap(scale.label) + leading(scale) + cap(scale.head + 4)
    shown = 1 + room.score + room.clock
    aligns: tuple[Align, ...] = ("left", "right") if shown < 3 else ("left", "centre", "right")
    aligns = aligns[:shown]
    cells = grid(Box(inner.x, room.px(14), inner.w, h), len(aligns), len(aligns), room.px(8))
    stats = [
        Stat(cell, "stacked", scale.head + 4, align)
        for cell, align in zip(cells, aligns, strict=True)
    ]
    y = cells[0].bottom + room.px(10)
    code_w = round(10.5 * scale.label)
    code_h = cap(scale.label)
    code_y = y + (room.line - code_h) // 2
    code_box = Box(inner.right - code_w, code_y, code_w, code_h)
    code = Stat(code_box, "bare", scale.label, "right")
    title = Box(inner.x, y, max(1, inner.w - code_w - room.px(8)), room.line)
    return Numbers.placed(stats, score=room.score, code=code), title
