"""A line of the list of keys and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from ..ui.controls import Row
from ..ui.prompts import Glyph, draw_glyph, glyph_width
from ..ui.style import Style

_WITHIN = 4
"""Px between two keys that are pressed together."""
_BETWEEN = 14
"""Px between two ways to ask for the same."""


@dataclass(eq=False)
class KeyRow(Row):
    """An action at the left, at the right the keys and buttons that ask for it."""

    ways: Sequence[Sequence[Glyph]] = field(default_factory=tuple)
    """Each way as the glyphs of all that is pressed together."""

    def control_width(self, style: Style) -> int:
        """See ``Row``."""
        widths = [_width(style, way) for way in self.ways]
        return sum(widths) + _BETWEEN * max(0, len(widths) - 1)

    def draw_control(self, target: pygame.Surface, style: Style, focused: bool) -> None:
        """See ``Row``."""
        x = self.control_right - self.control_width(style)
        for way in self.ways:
            at = x
            for glyph in way:
                at = draw_glyph(target, style, glyph, at, self.rect.centery).right + _WITHIN
            x += _width(style, way) + _BETWEEN


def _width(style: Style, way: Sequence[Glyph]) -> int:
    return sum(glyph_width(style, glyph) for glyph in way) + _WITHIN * (len(way) - 1)
