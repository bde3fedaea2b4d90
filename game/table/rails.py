"""The layout of a wide window: a rail of furniture on each side of the columns."""

from __future__ import annotations

from .box import Box, grid, places
from .columns import Columns, fitted
from .furniture import DealsMark, Furniture, Numbers, Pile, Stat, pile
from .room import Room, cap, leading


def build(room: Room) -> tuple[Columns, Furniture]:
    """Numbers with buttons at the left, stock with runs at the right."""
    count = room.variant.columns
    many = count > 7
    rail = max(156, round((0.125 if many else 0.142) * room.width))
    top = room.px(24) if room.height >= 700 else 12
    bottom = room.floor - room.px(16)
    w, gap = fitted(room, room.width - 2 * rail, 7.5, 0.24 * room.height / 1.4, bottom - top)
    left = (room.width - count * w - (count - 1) * gap) // 2
    columns = Columns(count, w, gap, left, top, bottom)
    side = room.px(16 if many else 24)
    rail_w = min(left - 2 * side, room.px(220))
    numbers = Box(left - side - rail_w, top, rail_w, room.floor - room.px(24) - top)
    piles = Box(columns.right + side, top, rail_w, numbers.h)
    return columns, _furniture(room, numbers, piles, w)


def _furniture(room: Room, numbers: Box, piles: Box, card_width: int) -> Furniture:
    scale = room.scale
    pad = room.px(16 if numbers.w >= 132 else 12)
    inner, width = numbers.x + pad, numbers.w - 2 * pad
    y = numbers.y + room.px(20)

    def stat(size: int, lines: int = 1) -> Stat:
        nonlocal y
        h = cap(scale.label) + lines * (leading(scale) + cap(size))
        box = Box(inner, y, width, h)
        y += h + room.px(24)
        return Stat(box, "stacked", size)

    score = stat(scale.score) if room.score else None
    moves = stat(scale.head)
    time = stat(scale.head) if room.clock else None
    code = stat(scale.body, lines=2)
    panel = Box(numbers.x, numbers.y, numbers.w, y - room.px(4) - numbers.y)

    names = room.buttons(room.most_buttons)
    gap = room.px(8)
    rows = -(-len(names) // 2)
    button_h = room.px(52)
    area_h = rows * button_h + (rows - 1) * gap
    area = Box(numbers.x, numbers.bottom - area_h, numbers.w, area_h)
    title_h = 2 * room.line
    title = Box(numbers.x, area.y - room.px(12) - title_h, numbers.w, title_h)

    stock = _stock(room, piles, card_width)
    deals = Box(piles.x, stock.box.bottom + room.px(10), piles.w, room.line)
    runs_y = deals.bottom + room.px(14)
    run_rows = room.variant.runs // 2
    runs_h = piles.bottom - room.line - room.px(8) - runs_y
    tallest = (runs_h - (run_rows - 1) * gap) // run_rows
    run_w = min(room.px(64), (piles.w - room.px(24) - gap) // 2, int(tallest / 1.4)) // 2 * 2
    runs_x = piles.x + (piles.w - 2 * run_w - gap) // 2
    runs = places(runs_x, runs_y, run_w, room.variant.runs, 2, gap)
    return Furniture(
        numbers=Numbers(score, moves, time, code, panel),
        title=title,
        stock=stock,
        deals=DealsMark(deals, "words"),
        runs=runs,
        runs_text=Box(piles.x, runs[-1].bottom + room.px(8), piles.w, room.line),
        buttons=dict(zip(names, grid(area, len(names), 2, gap), strict=True)),
    )


def _stock(room: Room, piles: Box, card_width: int) -> Pile:
    deals = len(room.variant.deals)
    widest = min(piles.w - room.px(24), int(piles.w / (1 + 0.07 * (deals - 1))))
    w = min(card_width, widest) // 2 * 2
    stock = pile(0, piles.y, w, max(3, round(0.06 * w)), deals)
    return stock.moved(piles.x + (piles.w - stock.box.w) // 2)
