"""Where the things of a rules page lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from ..ui.style import Style
from .header import Header
from .spacing import bottom_margin, button_gap, button_height, tight

_LINE: Final = 21.5
"""The width in em of a line of about 44 letters."""
_WIDE: Final = 800  # px from which on words and picture stand side by side
_UPRIGHT: Final = 1.2
"""Heights in widths from which on a row of its own is left for turning the pages."""
_WIDEST_REPLAY: Final = 12  # em


@dataclass(frozen=True, slots=True)
class RulesLayout:
    """Rectangles in px of the window."""

    header: Header
    tabs: pygame.Rect
    panel: pygame.Rect
    """The picture."""
    text: pygame.Rect
    """The title with the words below it."""
    alone: pygame.Rect
    """For words or a picture that need more room than they have together."""
    replay: pygame.Rect
    previous: pygame.Rect
    next: pygame.Rect
    counter: pygame.Rect
    """Dots and number of the page."""
    size: int
    """The em px of the words."""

    @classmethod
    def of(cls, style: Style, tabs: int) -> RulesLayout:
        """The layout for a window; ``tabs`` is the px that the names of the games need."""
        header = Header.of(style)
        margin, (width, height) = style.scale.margin, style.size
        gap = style.scale.gap
        tabs = min(tabs, header.words.w * 2 // 3)
        place = pygame.Rect(width - margin - tabs, header.back.y, tabs, header.back.h)
        header = header._replace(
            words=pygame.Rect(
                header.words.x, header.words.y, header.words.w - tabs - gap, header.words.h
            )
        )
        top = header.back.bottom + (8 if tight(style) else gap)
        content = pygame.Rect(margin, top, width - 2 * margin, height - bottom_margin(style) - top)
        if width >= _WIDE and width >= 1.2 * height:
            return _beside(style, header, place, content)
        return _below(style, header, place, content)


def _size(style: Style) -> int:
    if tight(style):
        return style.scale.label + 1
    return style.scale.body if style.scale.small else round(style.scale.body * 1.11)


def _beside(style: Style, header: Header, tabs: pygame.Rect, content: pygame.Rect) -> RulesLayout:
    """Words at the left of the picture."""
    size, high, gap = _size(style), button_height(style), style.scale.gap
    apart = round(1.8 * size)
    wide = min(round(_LINE * size), round(content.w * 0.42))
    above = content.h - high - gap
    text = pygame.Rect(content.x, content.y, wide, above)
    panel = pygame.Rect(text.right + apart, content.y, content.w - wide - apart, above)
    row = panel.bottom + gap
    replay = pygame.Rect(content.x, row, min(wide, _WIDEST_REPLAY * size), high)
    return RulesLayout(
        header,
        tabs,
        panel,
        text,
        alone=panel,
        replay=replay,
        previous=pygame.Rect(panel.x, row, high, high),
        next=pygame.Rect(panel.right - high, row, high, high),
        counter=pygame.Rect(panel.x + high + gap, row, panel.w - 2 * (high + gap), high),
        size=size,
    )


def _below(style: Style, header: Header, tabs: pygame.Rect, content: pygame.Rect) -> RulesLayout:
    """Words under the picture, the buttons at their right or, without room there, below them."""
    size, high, gap = _size(style), button_height(style), style.scale.gap
    between = button_gap(style)
    pair = 2 * high + between
    if content.w - round(_LINE * size) - gap >= pair or (style.scale.small and tight(style)):
        side = max(pair, content.w - gap - round(_LINE * size))
        least = 2 * high + between + round(1.6 * size)
        lower = max(least, round(content.h * (0.5 if tight(style) else 0.46)))
        panel = pygame.Rect(content.x, content.y, content.w, content.h - lower - gap)
        words = content.w - side - gap
        text = pygame.Rect(content.x, panel.bottom + gap, words, lower)
        alone = pygame.Rect(content.x, content.y, words, content.h)
        x, bottom = content.right - side, content.bottom
        replay = pygame.Rect(x, text.y, side, high)
        if content.h > _UPRIGHT * content.w:
            previous = pygame.Rect(content.x, bottom - high, high, high)
            text.h, alone.h = previous.y - gap - text.y, previous.y - gap - alone.y
            counter = pygame.Rect(content.x, previous.y, content.w, high)
            counter.inflate_ip(-2 * (high + gap), 0)
        else:
            previous = pygame.Rect(x, bottom - high, (side - between) // 2, high)
            counter = pygame.Rect(x, replay.bottom, side, previous.y - replay.bottom)
    else:
        above = content.h - high - gap
        lower = round(above * 0.45)
        panel = pygame.Rect(content.x, content.y, content.w, above - lower - gap)
        text = pygame.Rect(content.x, panel.bottom + gap, content.w, lower)
        alone = pygame.Rect(content.x, content.y, content.w, above)
        row = text.bottom + gap
        replay = pygame.Rect(content.x, row, round(content.w * 0.34), high)
        previous = pygame.Rect(content.right - pair, row, high, high)
        left = replay.right + gap
        counter = pygame.Rect(left, row, previous.x - gap - left, high)
    following = previous.move(previous.w + between, 0)
    following.right = content.right
    return RulesLayout(header, tabs, panel, text, alone, replay, previous, following, counter, size)
