"""Where the parts of the bar below a replay lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from ..engine.variants import Variant
from ..table.box import Box, bounds
from ..table.layout import Layout
from ..table.strips import Length
from ..ui.prompts import strip_height
from ..ui.style import Style
from .spacing import button_gap, button_height, tight

LEAST_TARGET: Final = 44
"""Px of the smallest side of a button."""
_LEAST_TRACK: Final = 60
_WANTED_TRACK: Final = 170
"""Px of the progress without which no button has a label."""
_LEAST_CARD: Final = 32
"""Px below which a card's width says less than a long column that is pressed."""
_CLEAR: Final = 8
"""Px between what lies on the table and the bar."""
_LEADING: Final = 1.4  # em
_SIDES: Final = ("start", "backward", "play", "forward", "speed"), ("take", "close")
"""The buttons left and right of the progress."""


@dataclass(frozen=True, slots=True)
class ReplayLayout:
    """Rectangles in px of the window."""

    area: pygame.Rect
    """The whole bar, at the window's bottom."""
    lines: pygame.Rect
    """The room for the commentary."""
    size: int
    """The em px of the commentary."""
    buttons: dict[str, pygame.Rect]
    progress: pygame.Rect
    labelled: bool
    """Whether the button for taking over has room for its label."""
    strip: pygame.Rect
    """The room for prompts at the bar's lower edge; without height where there are buttons."""

    @classmethod
    def of(cls, style: Style, texts: Sequence[str], label: int, *, prompted: bool) -> ReplayLayout:
        """The bar for a commentary of which every text is to be read whole.

        Args:
            style: the window's.
            texts: every comment that there can be.
            label: the width in px of the button for taking over with its words.
            prompted: whether prompts take the place of the buttons.
        """
        width, height = style.size
        low = strip_height(style) if prompted else 0
        side = max(LEAST_TARGET, button_height(style)) if not prompted else _progress_height(style)
        gap, edge = _gap(style), _edge(style)
        size = comment_size(style)
        wrapped = (style.fonts.wrap(text, size, width - 2 * edge) for text in texts)
        count = max((len(lines) for lines in wrapped), default=0)
        pad = 6 if tight(style) else round(button_gap(style) * 0.9)
        above = count * round(size * _LEADING) + pad if count else 0
        whole = pad + above + side + pad
        strip = pygame.Rect(0, height - low, width, low)
        area = pygame.Rect(0, strip.y - whole, width, whole)
        room = area.inflate(-2 * edge, -2 * pad)
        area.h += low
        lines = pygame.Rect(room.x, room.y, room.w, max(0, above - pad))
        row = pygame.Rect(room.x, room.bottom - side, room.w, side)
        if prompted:
            return cls(area, lines, size, {}, row, False, strip)
        fixed = (len(_SIDES[0]) + len(_SIDES[1])) * (side + gap)
        labelled = row.w - fixed - (label - side) >= _WANTED_TRACK
        side_w = side
        if row.w - fixed < _LEAST_TRACK:
            side_w = max(1, (row.w - _LEAST_TRACK) // 7 - gap)
        buttons = {}
        x = row.x
        for name in _SIDES[0]:
            buttons[name] = pygame.Rect(x, row.y, side_w, side)
            x += side_w + gap
        right = row.right
        for name in reversed(_SIDES[1]):
            w = label if name == "take" and labelled else side_w
            buttons[name] = pygame.Rect(right - w, row.y, w, side)
            right -= w + gap
        progress = pygame.Rect(x, row.y, max(1, right - x), side)
        return cls(area, lines, size, buttons, progress, labelled, strip)

    @property
    def leading(self) -> int:
        """From one line of the commentary to the next."""
        return round(self.size * _LEADING)

    def table(self, variant: Variant, left_handed: bool, longest: Length) -> Layout:
        """The table above the bar, which may be where the table's own buttons would be.

        ``longest`` is the longest column that will be seen; it is readable as a whole unless the
        cards would become too small for it.
        """
        width, height = self.area.w, self.area.bottom

        def above(strip: int) -> Layout:
            down, most = longest
            for up in range(most, 0, -1):
                layout = Layout.of(
                    width, height, variant, left_handed, strip=strip, longest=(down, up)
                )
                if layout.card_width >= _LEAST_CARD:
                    break
            return layout

        layout = above(self.area.h)
        free = self.area.y - _CLEAR - _lowest(layout)
        if free <= 0:
            return layout
        lower = above(max(0, self.area.h - free))
        return lower if _lowest(lower) <= self.area.y else layout


def comment_size(style: Style) -> int:
    """The em px of the commentary."""
    return style.scale.label if tight(style) else style.scale.body


def _progress_height(style: Style) -> int:
    """The height of a progress that nobody touches."""
    return 30 if tight(style) else round(style.scale.body * 2)


def _gap(style: Style) -> int:
    return 4 if style.scale.small else button_gap(style)


def _edge(style: Style) -> int:
    return 8 if style.scale.small else style.scale.margin


def _lowest(layout: Layout) -> int:
    """The first row of pixels below everything but the buttons."""
    places = layout.furniture
    boxes = [
        Box(0, 0, 1, layout.bottom),
        places.stock.box,
        places.deals.box,
        *places.runs,
        *(stat.box for stat in places.numbers.stats),
    ]
    boxes += [box for box in (places.numbers.panel, places.title, places.runs_text) if box]
    return bounds(boxes).bottom
