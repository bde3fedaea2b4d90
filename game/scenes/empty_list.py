"""What stands below a list that holds nothing yet."""

from __future__ import annotations

import pygame

from ..ui.fonts import CAP
from ..ui.style import Style
from ..ui.wordmark import hang_spider

_WIDEST = 30  # em of a line
_LEADING = 1.45  # em


def draw_empty_list(
    target: pygame.Surface, style: Style, room: pygame.Rect, head: str, body: str
) -> None:
    """A spider that hangs into the room, in px, above words in its middle.

    Where there is no room for all of it the spider is left out, then the body.
    """
    fonts, scale, theme = style.fonts, style.scale, style.theme
    wide = min(room.w, _WIDEST * scale.body)
    lines = fonts.wrap(body, scale.body, wide)
    step = round(scale.body * _LEADING)
    apart = round(scale.body * 1.1)
    high = scale.head + apart + (len(lines) - 1) * step + scale.body
    spider = round(scale.body * 1.2)
    hung = 5 * spider
    if high > room.h:
        lines, high = [], scale.head
    free = room.h - high
    y = room.y + max(0, free // 2)
    if free > 4 * spider:
        length = min(hung, free - 2 * spider, round(free * 0.42))
        y = room.y + length + 2 * spider + max(0, free - length - 2 * spider) // 4
        hang_spider(target, style, (room.centerx, room.y), length, spider)
    middle = y + scale.head * CAP / 2
    fonts.draw(target, head, room.centerx, middle, scale.head, theme.text, True, "centre", "middle")
    y += scale.head + apart
    for index, line in enumerate(lines):
        fonts.draw(
            target, line, room.centerx, y + index * step, scale.body, theme.muted, False,
            "centre", "middle",
        )  # fmt: skip
