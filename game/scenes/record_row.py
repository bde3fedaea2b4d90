"""A line of a list of recorded games."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..ui.controls import Row, row_size
from ..ui.style import Style


@dataclass(eq=False)
class RecordRow(Row):
    """What the game is at the left, how it ended at the right."""

    moves: str = ""
    points: str = ""

    def control_width(self, style: Style) -> int:
        """See ``Row``."""
        fonts = style.fonts
        return max(
            fonts.width(self.moves, row_size(style), bold=True),
            fonts.width(self.points, style.scale.label),
        )

    def draw_control(self, target: pygame.Surface, style: Style, focused: bool) -> None:
        """See ``Row``."""
        theme, fonts, rect, right = style.theme, style.fonts, self.rect, self.control_right
        y = rect.y + rect.h * 0.36 if self.points else rect.centery
        colour = theme.gold if focused else theme.text
        fonts.draw(target, self.moves, right, y, row_size(style), colour, True, "right", "middle")
        y = rect.y + rect.h * 0.74
        fonts.draw(
            target, self.points, right, y, style.scale.label, theme.muted, False, "right", "middle"
        )
