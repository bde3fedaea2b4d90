"""A table of words, set in the type in which it fits its panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from ..ui.fonts import Align
from ..ui.paint import hairline
from ..ui.scale import SMALLEST
from ..ui.style import Style
from .rules_sheets import Sheet

_LEADING: Final = 1.35  # em
_LEAST_COLUMN: Final = 4.0  # em
_LARGEST: Final = 1.2  # em of the body type


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """Where the words of a sheet stand; all in px."""

    rect: pygame.Rect
    size: int
    """The em px of the type."""
    widths: tuple[int, ...]
    """Of the columns."""
    flush: int
    """How many of them, from the right, are set flush right."""
    gap: int
    """Between two columns."""
    cells: tuple[tuple[tuple[str, ...], ...], ...]
    """The lines of each cell, row by row."""
    heights: tuple[int, ...]
    """Of the rows."""
    foot: tuple[str, ...]
    sum: str

    @property
    def height(self) -> int:
        """All that is drawn."""
        step = round(self.size * _LEADING)
        below = len(self.foot) + bool(self.sum)
        return sum(self.heights) + (below * step + self.size if below else 0)

    def draw(self, target: pygame.Surface, style: Style) -> None:
        """Draw the words with a line between the rows."""
        theme, fonts, size = style.theme, style.fonts, self.size
        step = round(size * _LEADING)
        y = self.rect.y + (self.rect.h - self.height) // 2
        for number, (row, high) in enumerate(zip(self.cells, self.heights, strict=True)):
            x = self.rect.x
            for place, (lines, wide) in enumerate(zip(row, self.widths, strict=True)):
                flush = place >= len(row) - self.flush
                colour = theme.muted if not number else theme.gold if flush else theme.text
                at = x + wide if flush else x
                middle = y + (high - step * (len(lines) - 1)) / 2
                for line in lines:
                    align: Align = "right" if flush else "left"
                    bold = bool(number) and flush
                    fonts.draw(target, line, at, middle, size, colour, bold, align, "middle")
                    middle += step
                x += wide + self.gap
            y += high
            hairline(target, style, self.rect.x, y - 1, self.rect.w)
        y += size
        for line in self.foot:
            fonts.draw(target, line, self.rect.x, y + step / 2, size, theme.text, anchor="middle")
            y += step
        if self.sum:
            fonts.draw(
                target, self.sum, self.rect.x, y + step / 2, size, theme.gold, True, anchor="middle"
            )


def sheet_plan(sheet: Sheet, style: Style, panel: pygame.Rect) -> SheetPlan | None:
    """The plan with the largest type; None where not even the smallest fits the panel.

    Smaller type is better than a cell of more than one line.
    """
    found = None
    for size in range(round(_LARGEST * style.scale.body), SMALLEST - 1, -1):
        inset = max(10, size)
        plan = _planned(sheet, style, panel.inflate(-2 * inset, -inset), size)
        if plan is not None and all(len(cell) == 1 for row in plan.cells for cell in row):
            return plan
        found = found or plan
    return found


def _planned(sheet: Sheet, style: Style, rect: pygame.Rect, size: int) -> SheetPlan | None:
    fonts = style.fonts
    gap = round(1.2 * size)
    columns = range(len(sheet.rows[0]))
    natural = [max(fonts.width(row[c], size, bold=True) for row in sheet.rows) for c in columns]
    spare = rect.w - sum(natural) - gap * (len(natural) - 1)
    widest = natural.index(max(natural)) if spare < 0 else 0
    natural[widest] += spare
    if natural[widest] < _LEAST_COLUMN * size or fonts.width(sheet.sum, size, True) > rect.w:
        return None
    cells = tuple(
        tuple(tuple(fonts.wrap(row[c], size, natural[c], bold=True)) or ("",) for c in columns)
        for row in sheet.rows
    )
    step = round(size * _LEADING)
    lines = [max(map(len, row)) for row in cells]
    foot = tuple(fonts.wrap(sheet.foot, size, rect.w)) if sheet.foot else ()
    below = len(foot) + bool(sheet.sum)
    free = rect.h - sum(lines) * step - (below * step + size if below else 0)
    loose = min(round(0.9 * size), free // len(lines))
    if loose < round(0.2 * size):
        return None
    heights = tuple(count * step + loose for count in lines)
    return SheetPlan(rect, size, tuple(natural), sheet.flush, gap, cells, heights, foot, sheet.sum)
