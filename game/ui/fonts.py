"""Words on surfaces, set in the game's own font."""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal

import pygame

from ..resources import resource
from .cache import SurfaceCache
from .scale import SMALLEST
from .theme import Colour
from .wrapping import break_lines

CAP = 0.73
"""Height of a capital letter in em; words are placed by it, for the line box does not centre."""

ELLIPSIS = "…"

Align = Literal["left", "centre", "right"]
Anchor = Literal["top", "middle", "baseline"]

_CACHED_PIXELS = 500_000
_OPEN_FONTS = 32


def printable(text: str) -> str:
    """``text`` without characters that have no picture: controls, lone surrogates, joiners."""
    if text.isprintable():
        return text
    import unicodedata  # large, and wanted for few texts

    return "".join(c for c in text if c.isprintable() or unicodedata.category(c) == "Zs")


class Fonts:
    """The two weights of the font at any size; all sizes are em px, all widths px."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._open: OrderedDict[tuple[int, bool], pygame.font.Font] = OrderedDict()
        self._drawn = SurfaceCache(_CACHED_PIXELS)

    def render(
        self, text: str, size: int, colour: Colour, bold: bool = False, tracking: int = 0
    ) -> pygame.Surface:
        """The words on a clear surface with straight alpha; not to be drawn on.

        ``tracking`` is the space added between letters, in px.
        """
        text = printable(text)
        key = (text, size, colour, bold, tracking)
        return self._drawn.get(key, lambda: self._render(text, size, colour, bold, tracking))

    def width(self, text: str, size: int, bold: bool = False, tracking: int = 0) -> int:
        """How far the words reach, in px."""
        text = printable(text)
        font = self._font(size, bold)
        if not tracking:
            return font.size(text)[0]
        return sum(font.size(c)[0] for c in text) + tracking * max(0, len(text) - 1)

    def ascent(self, size: int, bold: bool = False) -> int:
        """From the top of a rendered surface down to its baseline, in px."""
        return self._font(size, bold).get_ascent()

    def wrap(self, text: str, size: int, width: int, bold: bool = False) -> list[str]:
        """The lines of ``text`` in a column ``width`` px wide; a line feed ends a line."""
        return break_lines(text, lambda part: self.width(part, size, bold), width)

    def fit(
        self, text: str, size: int, width: int, bold: bool = False, least: int = SMALLEST
    ) -> int:
        """The largest size in ``least``-``size`` at which ``text`` is at most ``width`` px wide.

        Where none is, ``least``.
        """
        while size > least and self.width(text, size, bold) > width:
            size -= 1
        return size

    def fitted(
        self, text: str, size: int, width: int, bold: bool = False, least: int = SMALLEST
    ) -> tuple[str, int]:
        """``text`` made to fit ``width`` px: smaller first, then cut and ended by an ellipsis.

        Gives the words and their size.
        """
        size = self.fit(text, size, width, bold, least)
        if self.width(text, size, bold) <= width:
            return text, size
        kept = text
        while kept and self.width(kept.rstrip() + ELLIPSIS, size, bold) > width:
            kept = kept[:-1]
        return kept.rstrip() + ELLIPSIS, size

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        x: float,
        y: float,
        size: int,
        colour: Colour,
        bold: bool = False,
        align: Align = "left",
        anchor: Anchor = "top",
        tracking: int = 0,
        alpha: int = 255,
    ) -> pygame.Rect:
        """Draw one line; gives the rectangle from the capitals' top to the baseline.

        ``align`` says which part of the words stands at ``x``; ``anchor`` whether ``y`` is the
        top or the middle of the capitals, or the baseline. ``alpha`` is 0-255.
        """
        words = self.render(text, size, colour, bold, tracking)
        cap = round(size * CAP)
        left = round(x - {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * words.get_width())
        top = round(y - {"top": 0.0, "middle": CAP / 2, "baseline": CAP}[anchor] * size)
        if alpha < 255:
            words = words.copy()
            words.set_alpha(alpha)
        target.blit(words, (left, top + cap - self.ascent(size, bold)))
        return pygame.Rect(left, top, words.get_width(), cap)

    def paragraph(
        self,
        target: pygame.Surface,
        text: str,
        x: float,
        y: float,
        width: int,
        size: int,
        colour: Colour,
        leading: float = 1.45,
        align: Align = "left",
        bold: bool = False,
    ) -> int:
        """Draw wrapped lines, the capitals of the first from ``y`` down; gives the y below.

        ``x`` is the column's left side whatever the alignment; ``leading`` is in em.
        """
        step = round(size * leading)
        x += {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * width
        top = round(y)
        for line in self.wrap(text, size, width, bold):
            self.draw(target, line, x, top, size, colour, bold, align)
            top += step
        return top

    def _font(self, size: int, bold: bool) -> pygame.font.Font:
        key = (size, bold)
        if key in self._open:
            self._open.move_to_end(key)
        else:
            weight = "Bold" if bold else "Medium"
            self._open[key] = pygame.font.Font(resource("fonts", f"Mplus1-{weight}.otf"), size)
            if len(self._open) > _OPEN_FONTS:
                self._open.popitem(last=False)
        return self._open[key]

    def _render(
        self, text: str, size: int, colour: Colour, bold: bool, tracking: int
    ) -> pygame.Surface:
        font = self._font(size, bold)
        if not tracking:
            return font.render(text, True, colour)
        width = self.width(text, size, bold, tracking)
        spaced = pygame.Surface((max(1, width), font.get_height()), pygame.SRCALPHA)
        x = 0
        for char in text:
            letter = font.render(char, True, colour)
            spaced.blit(letter, (x, 0))
            x += font.size(char)[0] + tracking
        return spaced
