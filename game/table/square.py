"""The layout of a window about as high as wide."""

from __future__ import annotations

from .box import Box, card_height, grid, places
from .columns import Columns, across
from .furniture import DealsMark, Furniture, Numbers, Stat, badge_on, pile
from .room import Room, cap


def build(room: Room) -> tuple[Columns, Furniture]:
    """Numbers in a bar at the top; runs, buttons and stock in a dock at the bottom."""
    bar = Box(0, 0, room.width, room.px(56))
    top = bar.bottom + room.px(16 if room.short >= 720 else 8)
    floor = room.floor - room.px(4)
    widest = across(room, top, floor).card_width
    dock_h = max(round(0.66 * card_height(widest)) + room.px(24), room.target + room.px(16))
    columns = across(room, top, floor - dock_h)
    side = max(room.edge, room.px(16))
    dock = Box(side, floor - dock_h, max(1, room.width - 2 * side), dock_h)
    return columns, _furniture(room, bar, dock, round(0.66 * widest))


def _furniture(room: Room, bar: Box, dock: Box, place_w: int) -> Furniture:
    variant, target = room.variant, room.target
    fan = len(variant.deals) - 1
    step, gap, apart = room.px(4), room.px(8), room.px(16)
    wanted = 4
    buttons_w = wanted * (target + gap) - gap
    # Runs and stock share what the buttons leave; with little of it they stand closer.
    free = dock.w - buttons_w - 2 * apart - fan * step
    run_gap = gap if free >= (variant.runs + 1) * room.px(40) else room.px(4)
    share = (free - (variant.runs - 1) * run_gap) // (variant.runs + 1)
    w = max(1, min(place_w, share) // 2 * 2)
    y = dock.y + (dock.h - card_height(w)) // 2
    runs = places(dock.x, y, w, variant.runs, variant.runs, run_gap)
    stock = pile(0, y, w, step, len(variant.deals))
    stock = stock.moved(dock.right - stock.box.w)
    free_w = stock.box.x - runs[-1].right - 2 * apart
    names = room.buttons(max(3, min(room.most_buttons, (free_w + gap) // (target + gap))))
    row_w = len(names) * (target + gap) - gap
    row = Box(runs[-1].right + apart, dock.y + (dock.h - target) // 2, row_w, target)
    words_w = stock.box.x - row.right - 2 * apart
    deals = badge_on(stock, room.px(26))
    if words_w >= room.words:
        words_y = dock.y + (dock.h - room.line) // 2
        deals = DealsMark(Box(row.right + apart, words_y, words_w, room.line), "words", "right")
    return Furniture(
        numbers=_numbers(room, bar._replace(x=dock.x, w=dock.w)),
        stock=stock,
        deals=deals,
        runs=runs,
        buttons=dict(zip(names, grid(row, len(names), len(names), gap), strict=True)),
        bar=bar,
    )


def _numbers(room: Room, line: Box) -> Numbers:
    """The numbers behind their labels in one line, the code at its end if there is room."""
    code_w = round(10.5 * room.scale.label)
    gap = room.px(20)
    count = 1 + room.score + room.clock
    least = round(9.5 * room.scale.label)
    code = None
    if line.w >= code_w + count * (least + gap):
        code_h = cap(room.scale.label)
        code_y = line.y + (line.h - code_h) // 2
        code_box = Box(line.right - code_w, code_y, code_w, code_h)
        code = Stat(code_box, "bare", room.scale.label, "right")
        line = line._replace(w=line.w - code_w - gap)
    line = line._replace(w=min(line.w, count * (room.px(160) + gap) - gap))
    cells = [Stat(cell, "inline", room.scale.head) for cell in grid(line, count, count, gap)]
    return Numbers.placed(cells, score=room.score, code=code)
