"""The plate of a notice in the shapes that it can have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from ..ui import paint
from ..ui.style import Style
from ..ui.theme import Colour, mix

_PADDING: Final = 1.1
_RADIUS: Final = 0.78
_LEADING: Final = 1.5
"""Em of the type: the plate's padding at the sides, its corners, its lines."""
_WIDEST: Final = 22, 34, 15
"""Em of the longest line, the best one first."""
_MARGIN: Final = 12  # px of the window at both sides


class PlatePlan(NamedTuple):
    """The lines of a notice in one size of type."""

    type_size: int
    """The em px."""
    head: tuple[str, ...]
    body: tuple[str, ...]
    size: tuple[int, int]
    """The plate's width and height in px."""

    def draw(self, style: Style, colour: Colour) -> pygame.Surface:
        """The plate with its head and its edge in a colour."""
        theme, size = style.theme, self.type_size
        plate = pygame.Surface(self.size, pygame.SRCALPHA)
        fill = paint.with_alpha(mix(theme.plate, colour, 0.06), 246)
        edge = paint.with_alpha(colour, 200)
        width = edge_width(style)
        paint.rounded(plate, plate.get_rect(), round(_RADIUS * size), fill, edge, width)
        leading = round(_LEADING * size)
        y = _above(size) + leading // 2
        for line in (*self.head, *self.body):
            bold = y < _above(size) + leading * len(self.head)
            shade = colour if bold else theme.text
            x = round(_PADDING * size)
            style.fonts.draw(plate, line, x, y, size, shade, bold, anchor="middle")
            y += leading
        return plate


def plate_plans(style: Style, wide: int, head: str, body: str) -> Iterator[PlatePlan]:
    """The shapes for a notice in a window ``wide`` px wide, the best to read first.

    Those that follow are for where the first would hide something.
    """
    fonts, scale = style.fonts, style.scale
    for size in dict.fromkeys((scale.body, scale.label)):
        padding = round(_PADDING * size)
        for em in _WIDEST:
            widest = min(em * size, wide - 2 * padding - 2 * _MARGIN)
            heads = fonts.wrap(head, size, widest, bold=True)
            bodies = fonts.wrap(body, size, widest) if body else []
            width = max(
                *(fonts.width(line, size, bold=True) for line in heads),
                *(fonts.width(line, size) for line in bodies),
                0,
            )
            high = round(_LEADING * size) * (len(heads) + len(bodies)) + 2 * _above(size)
            yield PlatePlan(size, (*heads,), (*bodies,), (width + 2 * padding, high))


def edge_width(style: Style) -> int:
    """The px of the line around the plate, as of the thread that it hangs by."""
    return max(2, style.scale.body // 9)


def _above(size: int) -> int:
    """The px above the first line and below the last one."""
    return round(0.6 * _PADDING * size)
