"""Where the things of the page after a won game lie."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..ui.fonts import CAP
from ..ui.style import Style
from .spacing import button_gap, button_height, edge, padding, tight

_BUTTONS = 4
_LOW = 290
"""Px of the shorter side without which everything moves together."""
_LEAST_CARD = 40  # px; smaller kings are left out


@dataclass(frozen=True, slots=True)
class WinLayout:
    """Rectangles in px of the window, type sizes in em px; words from cap line to baseline."""

    panel: pygame.Rect
    title: pygame.Rect
    score: pygame.Rect
    game: pygame.Rect
    figures: pygame.Rect
    """Labels at its top, numbers at its bottom."""
    code: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    title_size: int
    score_size: int
    kings: int
    """The width of the cards above the plate; 0 where there is no room for them."""

    @property
    def score_ink(self) -> pygame.Rect:
        """What the digits of the score colour: round ones reach beyond cap line and baseline."""
        return self.score.inflate(0, round(0.2 * self.score_size))

    @classmethod
    def of(cls, style: Style, code: int, label: int) -> WinLayout:
        """The places; ``code`` is the width of the code's row, ``label`` of the longest button."""
        scale, (width, height) = style.scale, style.size
        pad, gap, high = padding(style), button_gap(style), button_height(style)
        usual = 480 if scale.small else round(scale.body * 640 / 18)
        wide = min(width - 2 * edge(style), usual)
        room = wide - 2 * pad
        columns = _BUTTONS if _cell(room, gap, _BUTTONS) >= label else _BUTTONS // 2
        cell, rows = _cell(room, gap, columns), _BUTTONS // columns
        title_size = scale.head if tight(style) else round(scale.title * 0.95)
        low = min(width, height) < _LOW
        score_size = (36 if low else 44) if tight(style) else scale.win
        step = round(scale.body * (0.45 if low else 0.6 if tight(style) else 1.0))
        figures = round(CAP * (scale.label + scale.head) + 0.55 * scale.body)
        heights = (
            round(CAP * title_size),
            round(CAP * score_size),
            round(CAP * scale.body),
            figures,
            high,
        )
        total = 2 * pad + sum(heights) + 5 * step + rows * high + (rows - 1) * gap
        king = round(min(width * 0.135, height * 0.145))
        above = round(1.55 * king)
        y = max(edge(style), min(height - edge(style) - total, (height + above - total) // 2))
        panel = pygame.Rect((width - wide) // 2, y, wide, total)
        places = []
        y += pad
        for tall in heights:
            places.append(pygame.Rect(panel.x + pad, y, room, tall))
            y += tall + step
        title, score, game, numbers, row = places
        row = pygame.Rect(0, row.y, min(room, code), row.h)
        row.centerx = panel.centerx
        buttons = []
        for index in range(_BUTTONS):
            down, right = divmod(index, columns)
            x = panel.x + pad + right * (cell + gap)
            buttons.append(pygame.Rect(x, y + down * (high + gap), cell, high))
        card = min(king, round((panel.y - 6) / 1.5))
        return cls(
            panel,
            title,
            score,
            game,
            numbers,
            row,
            tuple(buttons),
            title_size,
            score_size,
            card if card >= _LEAST_CARD else 0,
        )


def _cell(room: int, gap: int, columns: int) -> int:
    """The width of each of so many buttons in a row."""
    return (room - (columns - 1) * gap) // columns
