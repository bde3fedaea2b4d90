"""Where the things of the first page lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from ..distinct import distinct
from ..ui.fonts import Align
from ..ui.style import Style
from .spacing import bottom_margin, edge, tight

_LETTERS_WIDE = 6.3
"""The width of the wordmark in em."""
_SLIVER = 6
"""Em of a line's type beside the list in which nothing has room."""


@distinct
class MenuLayout(NamedTuple):
    """Rectangles in px of the window."""

    wordmark_x: int
    baseline: int
    wordmark_size: int
    """The em px of the game's name."""
    align: Align
    items: tuple[pygame.Rect, ...]
    fan: pygame.Rect
    """The room for the cards; it may reach beyond the window."""

    @classmethod
    def of(cls, style: Style, labels: Sequence[str]) -> MenuLayout:
        """The places for a menu of these items, the first of which is the plate."""
        width, height = style.size
        upright = height > width
        margin = style.scale.margin
        small = style.scale.small and not upright
        whole = style.window[1]
        size = min(
            round(style.scale.hero * 1.31),
            int((width - 2 * margin) / _LETTERS_WIDE),
            round(whole * 0.117),
        )
        baseline = round(whole * (0.045 if small else 0.072)) + size
        top = baseline + round(size * (1.0 if small else 1.12))
        bottom = height - _below_list(style)
        columns = _columns(style, len(labels), bottom - top)
        list_width = _list_width(style, labels, upright, columns)
        x = (width - list_width) // 2 if upright else margin
        room = pygame.Rect(x, top, list_width, bottom - top)
        items = _items(style, len(labels), room, columns)
        return cls(
            width // 2 if upright else margin,
            baseline,
            size,
            "centre" if upright else "left",
            items,
            _below(style, items) if upright else _beside(style, items),
        )


def _below_list(style: Style) -> int:
    """From the list to the window's lower edge, or to the strip of the prompts."""
    if not style.strip:
        return edge(style)
    return 4 if style.scale.small else bottom_margin(style)


def _list_width(style: Style, labels: Sequence[str], upright: bool, columns: int) -> int:
    """The items' width: the longest label decides, within what the window has room for."""
    scale = style.scale
    size = scale.head
    longest = max(style.fonts.width(label, size, bold=True) for label in labels)
    usual = 220 if tight(style) else 264 if scale.small else round(scale.body * 400 / 18)
    most = style.size[0] - 2 * scale.margin
    if not upright and columns == 1:
        most = min(most, round(style.size[0] * (0.5 if scale.small else 0.46)))
    wide = max(usual, columns * (longest + round(size * 3.4) + 16))
    # Where hardly anything is left beside two columns, the plate ends at the right margin.
    whole = columns > 1 and most - wide < _SLIVER * size
    return most if whole else min(most, wide)


def _plate(style: Style) -> tuple[int, int, int]:
    """The height of the gold plate, of the gap below it, of the lowest line."""
    small = style.scale.small
    plate = 52 if tight(style) else 56 if small else round(style.scale.body * 76 / 18)
    gap = 8 if small else round(style.scale.body * 16 / 18)
    return plate, gap, _least_line(style)


def _least_line(style: Style) -> int:
    """The height of the lowest line; keys and pads need no room for a finger."""
    if not style.scale.small:
        return 44
    if tight(style):
        return 29 if style.strip else 34
    return 35 if style.strip else 36


def _columns(style: Style, count: int, height: int) -> int:
    """One column, or two where one has no room for all lines."""
    plate, gap, least = _plate(style)
    return 1 if plate + gap + (count - 1) * least <= height else 2


def _items(style: Style, count: int, room: pygame.Rect, columns: int) -> tuple[pygame.Rect, ...]:
    """The plate with the lines below it."""
    scale = style.scale
    plate, gap, least = _plate(style)
    usual = max(least, 44 if scale.small else round(scale.body * 48 / 18))
    rows = -(-(count - 1) // columns)
    space = 1 if scale.small else 4
    high = max(least, min(usual, (room.h - plate - gap) // max(1, rows) - space))
    space = max(0, min(space, (room.h - plate - gap - rows * high) // max(1, rows)))
    places = [pygame.Rect(room.x, room.y, room.w, plate)]
    cell = room.w // columns
    for index in range(count - 1):
        column, row = divmod(index, rows)
        y = room.y + plate + gap + row * (high + space)
        places.append(pygame.Rect(room.x + column * cell, y, cell, high))
    return tuple(places)


def _beside(style: Style, items: Sequence[pygame.Rect]) -> pygame.Rect:
    """Right of the list; the last card may leave the window a little."""
    width, height = style.window
    left = items[0].right + (20 if style.scale.small else round(width * 0.035))
    beyond = round(width * (0.1 if width < 1.5 * height else 0.04))
    high = round(height * 0.65)
    top = round(height * 0.53) - high // 2
    return pygame.Rect(left, top, width + beyond - left, high)


def _below(style: Style, items: Sequence[pygame.Rect]) -> pygame.Rect:
    """Below the list; on a low window the cards rise from the lower edge."""
    width, height = style.size
    top = items[-1].bottom + style.scale.gap
    wanted = round(width * 0.62)
    high = min(wanted, round(max(60, height - top) * 1.5))
    top += max(0, (height - top - high) // 2)
    return pygame.Rect(0, top, width, high)
