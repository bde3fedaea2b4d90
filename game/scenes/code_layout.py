"""Where the things of the page for a game code lie."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..play.gamecode import LETTERS
from ..ui.style import Style
from .header import Header
from .spacing import bottom_margin, button_gap, button_height, tight

_GAME, _SUITS, _LETTER = 3.4, 2.4, 1.0
"""The shares of the wheels in a row's width."""
_TOOLS = 3
_PREVIEW = 0.36
"""The height of the preview, as a part of its width, above which it only stands in more room."""


@dataclass(frozen=True, slots=True)
class CodeLayout:
    """Rectangles in px of the window."""

    header: Header
    field: pygame.Rect
    tools: tuple[pygame.Rect, ...]
    """Three small buttons beside the field."""
    answer: pygame.Rect
    """What the text means, or what is wrong with it."""
    wheels: tuple[pygame.Rect, ...]
    """Game, suits, then the letters from the left."""
    play: pygame.Rect
    preview: pygame.Rect
    """The room that is left for a picture of the deal."""

    @classmethod
    def of(cls, style: Style, play: int) -> CodeLayout:
        """The places; ``play`` is the width that the button for playing needs."""
        width, height = style.size
        header = Header.of(style)
        high, gap = button_height(style), button_gap(style)
        margin = style.scale.margin
        upright = height > 0.9 * width
        room = width - 2 * margin
        if not upright:
            room = min(room, round(style.scale.body * 62))
        left = (width - room) // 2
        narrow = width < min(height, 34 * style.scale.body)
        rows = 2 if narrow else 1
        answer = round(style.scale.body * (3.2 if tight(style) else 3.6))
        tall = high if style.scale.small else round(high * 1.2)
        button = pygame.Rect(0, 0, room if upright else max(play, round(room * 0.3)), high)
        button.bottomright = (left + room, height - bottom_margin(style))
        top = header.back.bottom + gap
        fixed = tall + answer + (rows + 1) * gap
        free = button.y - gap - top - fixed
        wheel = min(round(high * _wheel(upright, narrow)), free // rows)
        y = top + (_above(free - rows * wheel, room) if upright else 0)
        tools = _from_the_right(pygame.Rect(left, y, room, tall), gap)
        field = pygame.Rect(left, y, tools[0].x - gap - left, tall)
        told = pygame.Rect(left, field.bottom + gap, room, answer)
        first = pygame.Rect(left, told.bottom + gap, room, wheel)
        if narrow:
            second = first.move(0, wheel + gap)
            wheels = _shared(first, gap, (_GAME, _SUITS)) + _shared(second, gap, _letters())
        else:
            small = 4 if tight(style) else gap // 2
            wheels = _shared(first, small, (_GAME, _SUITS, *_letters()))
        under = wheels[-1].bottom + gap
        if upright:
            preview = pygame.Rect(left, under, room, button.y - gap - under)
            preview.inflate_ip(0, -max(0, preview.h - round(room * _PREVIEW)))
        else:
            preview = pygame.Rect(left, under, button.x - 2 * gap - left, button.bottom - under)
        return cls(header, field, tools, told, tuple(wheels), button, preview)


def _wheel(upright: bool, narrow: bool) -> float:
    """The height of a wheel, in heights of a button."""
    if upright:
        return 2.6 if narrow else 3.6
    return 3


def _above(free: int, room: int) -> int:
    """The px above the field in an upright window, of those that nothing needs."""
    return max(0, free - round(room * _PREVIEW)) // 12


def _letters() -> tuple[float, ...]:
    return (_LETTER,) * LETTERS


def _from_the_right(row: pygame.Rect, gap: int) -> tuple[pygame.Rect, ...]:
    """Square places for the small buttons, in the order from the left."""
    side = row.h
    first = row.right - _TOOLS * side - (_TOOLS - 1) * gap
    return tuple(
        pygame.Rect(first + index * (side + gap), row.y, side, side) for index in range(_TOOLS)
    )


def _shared(row: pygame.Rect, gap: int, shares: tuple[float, ...]) -> list[pygame.Rect]:
    """Places side by side, their widths in the proportion of ``shares``."""
    unit = (row.w - gap * (len(shares) - 1)) / sum(shares)
    places, x = [], float(row.x)
    for share in shares:
        right = x + share * unit
        places.append(pygame.Rect(round(x), row.y, round(right) - round(x), row.h))
        x = right + gap
    return places
