"""The themed shapes of which pages are made: panels, focus rings, places for cards.

Targets are opaque or premultiplied. A sprite is a premultiplied surface with the offset in px
from the shape's corner to the sprite's; blit it with ``pygame.BLEND_PREMULTIPLIED``. Distances
are px, alphas 0-255.
"""

from __future__ import annotations

import pygame

from .light import blurred, glow, glow_sprite, premultiplied, shadow, shadow_sprite
from .shapes import (
    PIECES,
    RGBA,
    Sprite,
    disc,
    outline,
    put,
    rounded,
    rounded_sprite,
    veil,
    whole_sprite,
    with_alpha,
)
from .stretch import piece_size, smooth, stretch
from .style import Style
from .theme import Colour, Theme

__all__ = [
    "RGBA",
    "Sprite",
    "disc",
    "glow",
    "glow_sprite",
    "hairline",
    "panel",
    "put",
    "ring",
    "ring_sprite",
    "rounded",
    "rounded_sprite",
    "shadow",
    "shadow_sprite",
    "slot",
    "veil",
    "with_alpha",
]

_PANEL_RADIUS = 16
_WIDTHS = 85
"""The width of a place for cards, in widths of its line."""
_KEYLINE_ALPHA = 190
_GLOW_BLUR = 6
_GLOW_ALPHA = 110
_GLOW_REACH = 18
_CONTRAST_LINE = 112
"""What a hairline has at the least in the theme of high contrast: about 4:1."""


def hairline(
    target: pygame.Surface, style: Style, x: int, y: int, width: int, alpha: int = 40
) -> None:
    """A thin level line in the theme's line colour, fainter than what it parts."""
    theme = style.theme
    shown = max(alpha, _CONTRAST_LINE) if theme.high_contrast else alpha
    veil(target, pygame.Rect(x, y, width, style.scale.line), theme.line, shown)


def panel(
    target: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    radius: int | None = None,
    alpha: int | None = None,
    shadowed: bool = True,
    line_alpha: int = 38,
    fill: Colour | None = None,
) -> None:
    """A dark plate with a lighter edge; ``alpha`` and ``fill`` are the theme's if not given.

    ``radius`` is that of a page's large plates if not given.
    """
    theme = style.theme
    if radius is None:
        radius = style.scale.grown(_PANEL_RADIUS)
    if alpha is None:
        alpha = theme.plate_alpha
    if theme.high_contrast:
        alpha, line_alpha = 255, 255
    elif shadowed:
        shadow(target, rect, radius)
    body = with_alpha(theme.plate if fill is None else fill, alpha)
    rounded(target, rect, radius, body, with_alpha(theme.line, line_alpha), style.scale.line)


def ring(
    target: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    radius: int,
    colour: Colour | None = None,
    width: int = 3,
    gap: int = 3,
    glow: bool = True,
) -> None:
    """A line of ``width`` px around ``rect``, ``gap`` px away from it (negative: inside).

    It has a dark keyline of 1 px on both sides, so that it shows on ivory as well as on felt.
    The colour is the theme's gold if not given.
    """
    colour = theme.gold if colour is None else colour
    glow = glow and not theme.high_contrast
    margin = _margin(glow)
    line = rect.inflate(2 * (gap + width + 1), 2 * (gap + width + 1))
    outer = max(1, min(radius + gap + width + 1, min(line.size) // 2))
    border = outer + width + 2 + margin
    w, h = piece_size(line.w, border), piece_size(line.h, border)
    keyline = with_alpha(theme.plate, 255 if theme.high_contrast else _KEYLINE_ALPHA)

    def draw(surface: pygame.Surface, k: int) -> None:
        area = surface.get_rect()
        pygame.draw.rect(surface, keyline, area, border_radius=outer * k)
        area.inflate_ip(-2 * k, -2 * k)
        pygame.draw.rect(surface, colour, area, border_radius=max(1, outer - 1) * k)
        area.inflate_ip(-2 * width * k, -2 * width * k)
        outline(surface, keyline, area, k, max(1, outer - 1 - width) * k)

    def make() -> pygame.Surface:
        sharp = smooth(w, h, draw)
        if not glow:
            return sharp
        lit = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
        area = pygame.Rect(margin + 1, margin + 1, w - 2, h - 2)
        light = premultiplied(with_alpha(colour, _GLOW_ALPHA))
        outline(lit, light, area, width + 3, max(1, outer - 1))
        lit = blurred(lit, _GLOW_BLUR)
        put(lit, sharp, (margin, margin))
        return lit

    key = ("ring", w, h, outer, colour, keyline, width, glow)
    stretch(target, PIECES.get(key, make), line.inflate(2 * margin, 2 * margin))


def ring_sprite(
    theme: Theme,
    width: int,
    height: int,
    radius: int,
    colour: Colour | None = None,
    line_width: int = 3,
    gap: int = 3,
    glow: bool = True,
) -> Sprite:
    """What ``ring`` draws around a rectangle of ``width`` x ``height`` px."""
    reach = gap + line_width + 1 + _margin(glow and not theme.high_contrast)
    inner = pygame.Rect(reach, reach, width, height)
    sprite = whole_sprite(
        ("ring", theme.name, width, height, radius, colour, line_width, gap, glow),
        inner.inflate(2 * reach, 2 * reach).size,
        lambda surface: ring(surface, theme, inner, radius, colour, line_width, gap, glow),
    )
    return sprite, (-reach, -reach)


def slot(
    target: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    radius: int,
    alpha: int,
    width: int | None = None,
    mark: pygame.Surface | None = None,
) -> None:
    """The outline of a place for cards.

    ``mark``, a premultiplied sprite, stands in its middle at the same opacity. High contrast
    trebles the opacity. The line's width grows with the place if not given.
    """
    if width is None:
        width = max(2, round(rect.w / _WIDTHS))
    rounded(target, rect, radius, *_slot_paint(theme, alpha), width)
    if mark is not None:
        at = mark.get_rect(center=rect.center).topleft
        put(target, mark, at, _slot_alpha(theme, alpha))


def _slot_paint(theme: Theme, alpha: int) -> tuple[RGBA, RGBA]:
    return (0, 0, 0, 26), with_alpha(theme.line, _slot_alpha(theme, alpha))


def _slot_alpha(theme: Theme, alpha: int) -> int:
    return min(255, 3 * alpha) if theme.high_contrast else alpha


def _margin(glow: bool) -> int:
    """How far a ring's glow shows beyond its keyline, in px."""
    return _GLOW_REACH if glow else 0
