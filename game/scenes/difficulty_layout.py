"""Where the things of the page for a new game lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from ..ui.style import Style
from .header import Header
from .spacing import bottom_margin, button_gap, button_height, tight

_CARDS = 3
_TALL = 16  # em of a card with everything on it
_LIFT = 12
"""Px by which the chosen card stands out above its place."""


class Needs(NamedTuple):
    """The widths, in px, at which parts of the page show everything."""

    heading: int
    segment: int
    code: int
    deal: int


@dataclass(frozen=True, slots=True)
class DifficultyLayout:
    """Rectangles in px of the window."""

    header: Header
    segment: pygame.Rect
    cards: tuple[pygame.Rect, ...]
    code: pygame.Rect
    deal: pygame.Rect
    lying: bool
    """Whether the cards lie, their picture beside the words."""

    @classmethod
    def of(cls, style: Style, needs: Needs) -> DifficultyLayout:
        """The places in a window."""
        width, height = style.size
        return (_upright if height > 0.9 * width else _wide)(style, needs)


def _wide(style: Style, needs: Needs) -> DifficultyLayout:
    """The three cards side by side."""
    margin, high = style.scale.margin, button_height(style)
    header = Header.of(style)
    room = style.size[0] - 2 * margin
    gap = button_gap(style) if style.scale.small else style.scale.gap
    beside = header.words.w - needs.heading - gap
    switch = pygame.Rect(0, header.back.y, min(needs.segment, max(beside, round(room * 0.4))), high)
    switch.right = style.size[0] - margin
    header.words.w = switch.x - gap - header.words.x
    bottom = style.size[1] - bottom_margin(style) - high
    free = bottom - header.back.bottom
    wide = round((room - (_CARDS - 1) * gap) / _CARDS)
    between = 14 if tight(style) else gap + 4
    tall = min(free - 2 * between, max(round(1.22 * wide), _TALL * style.scale.body))
    y = header.back.bottom + (free - tall) // 2
    cards = tuple(
        pygame.Rect(margin + round(index * (room + gap) / _CARDS), y, wide, tall)
        for index in range(_CARDS)
    )
    row, button = _bottom(style, bottom, needs)
    return DifficultyLayout(header, switch, cards, row, button, lying=wide > 1.25 * tall)


def _bottom(style: Style, y: int, needs: Needs) -> tuple[pygame.Rect, pygame.Rect]:
    """The code at the left margin, the button that deals at the right one."""
    margin, high = style.scale.margin, button_height(style)
    room = style.size[0] - 2 * margin
    gap = button_gap(style)
    code = min(
        needs.code, room - gap - min(needs.deal, round(room * (0.42 if tight(style) else 0.35)))
    )
    wanted = max(needs.deal, round(room * 0.3))
    button = pygame.Rect(0, y, min(wanted, room - gap - code), high)
    button.right = margin + room
    return pygame.Rect(margin, y, code, high), button


def _upright(style: Style, needs: Needs) -> DifficultyLayout:
    """The three cards below each other."""
    margin, high = style.scale.margin, button_height(style)
    header = Header.of(style)
    room = style.size[0] - 2 * margin
    gap = max(14, button_gap(style))
    segment = needs.segment
    if header.words.w - segment - gap >= needs.heading:
        switch = pygame.Rect(margin + room - segment, header.back.y, segment, high)
        header.words.w = switch.x - gap - header.words.x
        top = header.back.bottom + gap + _LIFT
    else:
        switch = pygame.Rect(margin, header.back.bottom + gap, room, high)
        top = switch.bottom + gap + _LIFT
    bottom = style.size[1] - bottom_margin(style) - high
    if needs.code + gap + needs.deal <= room:
        row, button = _bottom(style, bottom, needs)
    else:
        button = pygame.Rect(margin, bottom, room, high)
        row = button.move(0, -high - gap)
    free = row.y - gap - top
    tall = min((free - (_CARDS - 1) * gap) // _CARDS, round(room * 0.42))
    y = top + (free - _CARDS * tall - (_CARDS - 1) * gap) // 2
    cards = tuple(
        pygame.Rect(margin, y + index * (tall + gap), room, tall) for index in range(_CARDS)
    )
    return DifficultyLayout(header, switch, cards, row, button, lying=True)
