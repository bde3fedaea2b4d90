"""What the buttons of a pad or the keys do now, as a row of pictures with words."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

import pygame

from ..distinct import distinct
from .fonts import Align
from .icons import icon
from .paint import hairline, put, rounded, veil, with_alpha
from .scale import SMALLEST
from .style import Style
from .theme import PAD_COLOURS, mix

_BESIDE = 7
"""Px between a glyph and its words, before they grow with the window."""
_BETWEEN = 4
"""The same between two glyphs of one prompt."""
_CLOSEST = 12
"""Px between two prompts at the least."""
_BAR_ALPHA = 200


class GlyphShape(Enum):
    """How a button is pictured."""

    COIN = "coin"
    CAP = "cap"
    KEY = "key"


@distinct
class Glyph(NamedTuple):
    """The picture of one button."""

    shape: GlyphShape
    label: str
    """A few letters, or the name of an icon when ``pictured``."""
    place: str | None = None
    """Where a coin sits on the pad: a key of ``PAD_COLOURS``."""
    pictured: bool = False

    @classmethod
    def coin(cls, label: str, place: str) -> Glyph:
        """One of the four round buttons; its colour follows the place, not the letter."""
        return cls(GlyphShape.COIN, label, place)

    @classmethod
    def cap(cls, label: str) -> Glyph:
        """A shoulder button, Start or Select."""
        return cls(GlyphShape.CAP, label)

    @classmethod
    def key(cls, label: str) -> Glyph:
        """A key of the keyboard."""
        return cls(GlyphShape.KEY, label)

    @classmethod
    def arrow(cls, direction: str) -> Glyph:
        """An arrow key: ``left``, ``right``, ``up`` or ``down``."""
        return cls(GlyphShape.KEY, direction, pictured=True)


class Prompt(NamedTuple):
    """One or more buttons with what they do."""

    glyphs: tuple[Glyph, ...]
    words: str


def strip_height(style: Style) -> int:
    """The px of a bar with prompts across a table, or across a page below another one."""
    if style.scale.tight:
        return 28
    return 30 if style.scale.small else round(style.scale.body * 40 / 18)


def footer_area(style: Style) -> pygame.Rect:
    """What ``footer`` may colour, in px of the window: a bar, or a line without one."""
    width, height = style.window
    high = strip_height(style)
    if not style.scale.small:
        high = _footer_middle(style) + glyph_height(style)
    return pygame.Rect(0, height - high, width, high)


def footer(target: pygame.Surface, style: Style, prompts: Sequence[Prompt]) -> pygame.Rect:
    """The prompts of a page: a bar across a small window, else at the right margin.

    Gives the rectangle of what was drawn.
    """
    width, height = style.window
    margin = style.scale.margin
    if not style.scale.small:
        y = height - _footer_middle(style)
        return draw_prompts(
            target, style, prompts, width - margin, y, "right", room=width - 2 * margin
        )
    bar = footer_area(style)
    prompt_bar(target, style, bar, prompts)
    return bar


def prompt_bar(
    target: pygame.Surface, style: Style, bar: pygame.Rect, prompts: Sequence[Prompt]
) -> None:
    """A dark strip with as many of the prompts in its middle as fit."""
    theme = style.theme
    veil(target, bar, theme.plate, 255 if theme.high_contrast else _BAR_ALPHA)
    hairline(target, style, bar.x, bar.y, bar.w, 34)
    room = bar.w - 2 * min(style.scale.margin, 16)
    prompts = fitting(style, prompts, room)
    draw_prompts(target, style, prompts, bar.centerx, bar.centery, "centre", room=room)


def draw_prompts(
    target: pygame.Surface,
    style: Style,
    prompts: Sequence[Prompt],
    x: float,
    middle: float,
    align: Align = "left",
    room: int | None = None,
) -> pygame.Rect:
    """Draw the prompts in a row around the height ``middle``; gives their rectangle.

    Where they do not fit ``room`` px, the gaps shrink, then the words, then the longest words
    are cut; without room for two letters the glyphs stand alone.
    """
    height = glyph_height(style)
    size, gap = _words_size(style), 20 if style.scale.small else round(1.5 * _words_size(style))
    if not prompts:
        return pygame.Rect(round(x), round(middle), 0, 0)
    words = [prompt.words for prompt in prompts]
    if room is not None:
        words, size, gap = _squeezed(style, prompts, room, size, gap)
    widths = [
        _glyphs_width(style, prompt) + style.fonts.width(text, size)
        for prompt, text in zip(prompts, words, strict=True)
    ]
    total = sum(widths) + gap * (len(prompts) - 1)
    beside, between = style.scale.grown(_BESIDE), style.scale.grown(_BETWEEN)
    left = round(x - {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * total)
    area = pygame.Rect(left, round(middle - height / 2), total, height)
    for prompt, text, width in zip(prompts, words, widths, strict=True):
        at = left
        for glyph in prompt.glyphs:
            at = draw_glyph(target, style, glyph, at, middle).right + between
        at += beside - between
        style.fonts.draw(target, text, at, middle, size, style.theme.text, anchor="middle")
        left += width + gap
    return area


def fitting(style: Style, prompts: Sequence[Prompt], room: int) -> tuple[Prompt, ...]:
    """As many of the prompts as fit ``room`` px with whole words, the first ones first."""
    chosen = tuple(prompts)
    while len(chosen) > 1:
        words = sum(style.fonts.width(prompt.words, SMALLEST) for prompt in chosen)
        glyphs = sum(_glyphs_width(style, prompt) for prompt in chosen)
        if words + glyphs + _CLOSEST * (len(chosen) - 1) <= room:
            break
        chosen = chosen[:-1]
    return chosen


def glyph_height(style: Style) -> int:
    """The px of a glyph's height."""
    return 22 if style.scale.small else round(style.scale.body * 26 / 18)


def glyph_width(style: Style, glyph: Glyph) -> int:
    """The px of a glyph's width."""
    height = glyph_height(style)
    if glyph.shape is GlyphShape.COIN or glyph.pictured:
        return height
    padding = 0.7 if glyph.shape is GlyphShape.KEY else 0.6
    letters = style.fonts.width(glyph.label, _letter_size(style), bold=True)
    return max(height, letters + round(padding * height))


def draw_glyph(
    target: pygame.Surface, style: Style, glyph: Glyph, x: int, middle: float
) -> pygame.Rect:
    """Draw one glyph from ``x`` on, around the height ``middle``; gives its rectangle."""
    theme = style.theme
    height = glyph_height(style)
    rect = pygame.Rect(x, round(middle - height / 2), glyph_width(style, glyph), height)
    letters = theme.text
    two, corner = style.scale.grown(2), style.scale.grown(5)
    rim = 1 if style.scale.small else two
    if glyph.shape is GlyphShape.COIN:
        if not theme.high_contrast and glyph.place is not None:
            letters = PAD_COLOURS[glyph.place]
        rounded(target, rect, height // 2, mix(theme.plate, letters, 0.22), letters, two)
    elif glyph.shape is GlyphShape.CAP:
        body = with_alpha(mix(theme.plate, theme.text, 0.16), 255)
        rounded(target, rect, round(height * 0.3), body, theme.muted, rim)
    else:
        rounded(target, rect.move(0, two), corner, mix(theme.muted, theme.plate, 0.55))
        rect.h -= 1
        cap = mix(theme.plate, theme.text, 0.14)
        rounded(target, rect, corner, cap, theme.muted, style.scale.line)
    if glyph.pictured:
        sign = icon(glyph.label, round(height * 0.7), letters)
        put(target, sign, sign.get_rect(center=rect.center).topleft)
    else:
        size = _letter_size(style)
        style.fonts.draw(
            target, glyph.label, rect.centerx, rect.centery, size, letters, True, "centre", "middle"
        )
    return rect


def _words_size(style: Style) -> int:
    return 16 if style.scale.small else round(style.scale.body * 16 / 18)


def _letter_size(style: Style) -> int:
    return max(SMALLEST, round(glyph_height(style) * 0.6))


def _footer_middle(style: Style) -> int:
    """How many px above the window's bottom the prompts of a large window stand."""
    return round(style.scale.body * 2)


def _glyphs_width(style: Style, prompt: Prompt) -> int:
    """The px from a prompt's left side to its words."""
    widths = sum(glyph_width(style, glyph) for glyph in prompt.glyphs)
    between = style.scale.grown(_BETWEEN) * (len(prompt.glyphs) - 1)
    return widths + between + style.scale.grown(_BESIDE)


def _squeezed(
    style: Style, prompts: Sequence[Prompt], room: int, size: int, gap: int
) -> tuple[list[str], int, int]:
    """The words, their size and the gap with which the prompts fit ``room``."""
    fonts = style.fonts
    words = [prompt.words for prompt in prompts]
    glyphs = sum(_glyphs_width(style, prompt) for prompt in prompts)
    spaces = len(prompts) - 1

    def widths() -> list[int]:
        return [fonts.width(text, size) for text in words]

    while glyphs + sum(widths()) + gap * spaces > room:
        if gap > _CLOSEST:
            gap -= 1
        elif size > SMALLEST:
            size -= 1
        else:
            break
    limit = max(widths())
    left = room - glyphs - gap * spaces
    while limit > size and sum(min(width, limit) for width in widths()) > left:
        limit -= 1
    if limit < 2 * size:
        return [""] * len(words), size, gap
    return [fonts.fitted(text, size, limit)[0] for text in words], size, gap
