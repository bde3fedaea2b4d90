"""Where the parts of the daily page lie."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..ui.style import Style
from .header import Header
from .spacing import bottom_margin, button_gap, button_height, padding

_WEEKS = 6
_DAYS = 7
_WIDEST_CALENDAR = 34  # em
_LEAST_ASIDE = 204
_TALLEST = 1.3
"""The height of a day at the most, as a part of its width."""
_ASIDE, _ASIDE_SMALL = 0.42, 0.36
"""The part of a wide window that the words beside the calendar take; of a small one."""


class DailyLayout(NamedTuple):
    """Places in px of the window."""

    header: Header
    game: pygame.Rect
    suits: pygame.Rect
    panel: pygame.Rect
    """The plate of the calendar."""
    before: pygame.Rect
    after: pygame.Rect
    """The ways to the months before and after."""
    month: pygame.Rect
    """Its name."""
    names: tuple[pygame.Rect, ...]
    """The names of the days of the week."""
    cells: tuple[tuple[pygame.Rect, ...], ...]
    """The days, week by week."""
    words: pygame.Rect
    """What is said of the chosen day."""
    play: pygame.Rect

    @classmethod
    def of(cls, style: Style) -> DailyLayout:
        """The places for a window: the words beside the calendar, or below it."""
        width, height = style.size
        header, high, gap = Header.of(style), button_height(style), button_gap(style)
        side, bottom = style.scale.margin, height - bottom_margin(style)
        top = header.back.bottom + gap
        wide = width >= height
        room = pygame.Rect(side, top, width - 2 * side, bottom - top)
        if wide:
            share = _ASIDE_SMALL if style.scale.small else _ASIDE
            aside = max(_LEAST_ASIDE, round(room.w * share))
            panel = pygame.Rect(room.x, top, room.w - aside - 2 * gap, room.h)
            panel.w = min(panel.w, _WIDEST_CALENDAR * style.scale.body)
            left = room.right - aside
        else:
            words = 3 * round(style.scale.body * 1.5)
            rest = 3 * high + 4 * gap + words
            panel = pygame.Rect(room.x, top + 2 * (high + gap), room.w, room.h - rest)
            panel.h = min(panel.h, _calendar_height(style, room.w))
            aside, left = room.w, room.x
        game = pygame.Rect(left, top, aside, high)
        suits = game.move(0, high + gap)
        play = pygame.Rect(left, bottom - high, aside, high)
        words_top = suits.bottom + 2 * gap if wide else panel.bottom + gap
        words_rect = pygame.Rect(left, words_top, aside, play.y - gap - words_top)
        pad = padding(style) // 2
        inner = panel.inflate(-2 * pad, -2 * pad)
        before = pygame.Rect(inner.x, inner.y, high, high)
        after = pygame.Rect(inner.right - high, inner.y, high, high)
        month = pygame.Rect(before.right, inner.y, after.x - before.right, high)
        label = round(style.scale.label * 1.5)
        names_y = month.bottom + 2
        cells_y = names_y + label
        step = min(inner.w / _DAYS, 2.2 * (inner.bottom - cells_y) / _WEEKS)
        across = inner.x + (inner.w - step * _DAYS) / 2
        tall = min((inner.bottom - cells_y) / _WEEKS, _TALLEST * step)
        cells = tuple(
            tuple(
                pygame.Rect(
                    round(across + day * step) + 1,
                    round(cells_y + week * tall) + 1,
                    round(step) - 2,
                    round(tall) - 2,
                )
                for day in range(_DAYS)
            )
            for week in range(_WEEKS)
        )
        names = tuple(
            pygame.Rect(round(across + day * step), names_y, round(step), label)
            for day in range(_DAYS)
        )
        return cls(header, game, suits, panel, before, after, month, names, cells, words_rect, play)


def _calendar_height(style: Style, width: int) -> int:
    """The height at which a plate of that width holds days that are square, all in px."""
    inner = width - 2 * (padding(style) // 2)
    above = button_height(style) + 2 + round(style.scale.label * 1.5)
    return above + round(inner * _WEEKS / _DAYS) + 2 * (padding(style) // 2)
