"""The name of the game in large letters, with the spider that hangs from it."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pygame

from .cache import SurfaceCache
from .fonts import CAP, Align
from .paint import put
from .stretch import smooth
from .style import Style
from .theme import Colour, mix

NAME = "Spiderette"
_HOOK_LETTER = 5
"""The thread falls from the arm of the r, the sixth letter."""

_WHITE: Colour = (255, 255, 255)
_CACHE = SurfaceCache(300_000)

_LEGS = (
    ((0.16, 0.34), (0.62, 0.50), (0.74, 1.02)),
    ((0.18, 0.24), (0.80, 0.26), (1.06, 0.72)),
    ((0.18, 0.14), (0.80, -0.06), (1.10, -0.40)),
    ((0.16, 0.06), (0.60, -0.36), (0.80, -0.88)),
)
"""The joints of the right legs, in heights of the body from its middle."""

_BODY = (
    (0.0, -0.62),
    (0.06, -0.53),
    (0.15, -0.43),
    (0.26, -0.30),
    (0.35, -0.16),
    (0.40, 0.0),
    (0.38, 0.10),
    (0.31, 0.19),
    (0.22, 0.235),
    (0.13, 0.25),
)
"""The right side of the body, a spade on its head."""


class Wordmark(NamedTuple):
    """Where the name was drawn, in px."""

    rect: pygame.Rect
    """From the capital's top to the baseline."""
    hook: tuple[int, int]
    """Where the spider's thread begins."""


def draw_wordmark(
    target: pygame.Surface,
    style: Style,
    x: float,
    baseline: int,
    size: int,
    align: Align = "left",
) -> Wordmark:
    """Draw the name with letters of ``size`` em px."""
    tracking = round(size * 0.10)
    letters = _CACHE.get(
        (style.theme.name, size), lambda: _golden(style, size, tracking, _drop(size))
    )
    width = letters.get_width()
    left = round(x - {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * width)
    top = baseline - style.fonts.ascent(size, bold=True)
    put(target, letters, (left, top))
    dx, dy = _hook(style, size, tracking)
    cap = round(size * CAP)
    return Wordmark(pygame.Rect(left, baseline - cap, width, cap), (left + dx, top + dy))


def hang_spider(
    target: pygame.Surface,
    style: Style,
    hook: tuple[int, int],
    length: int,
    height: int,
    sway: int = 0,
) -> pygame.Rect:
    """A spider on a thread of ``length`` px from ``hook``; gives the rectangle of both.

    ``height`` is the body's in px, ``sway`` how far it hangs to the right of the hook.
    """
    colour = mix(style.theme.gold, _WHITE, 0.25)
    end = (hook[0] + sway, hook[1] + length)
    body_top = (end[0], end[1] - round(height * 0.55))
    width = 2 if height >= 20 else 1
    if sway == 0:
        thread = pygame.Rect(hook[0] - width // 2, hook[1], width, body_top[1] - hook[1])
        target.fill(colour, thread)
    else:
        thread = pygame.draw.aaline(target, colour, hook, body_top, width)
    sprite = spider(height, style.theme.gold)
    place = sprite.get_rect(center=end)
    put(target, sprite, place.topleft)
    return thread.union(place)


def spider(height: int, colour: Colour) -> pygame.Surface:
    """The spider, head down, as a premultiplied sprite of three times its body's height."""

    def draw(surface: pygame.Surface, k: int) -> None:
        unit = height * k
        middle = surface.get_width() / 2
        width = max(6.0, unit * 0.062)
        for side in (-1, 1):
            for leg in _LEGS:
                points = [(middle + side * x * unit, middle + y * unit) for x, y in leg]
                for start, end in pairwise(points):
                    _limb(surface, colour, start, end, width)
        half = [(x * unit, y * unit) for x, y in _BODY]
        both = half + [(-x, y) for x, y in reversed(half)]
        pygame.draw.polygon(surface, colour, [(middle + x, middle + y) for x, y in both])
        pygame.draw.circle(surface, colour, (middle, middle + 0.36 * unit), 0.165 * unit)

    return _CACHE.get(("spider", height, colour), lambda: smooth(3 * height, 3 * height, draw))


def _limb(
    surface: pygame.Surface,
    colour: Colour,
    start: tuple[float, float],
    end: tuple[float, float],
    width: float,
) -> None:
    """A thick line with round ends."""
    along = pygame.Vector2(end) - pygame.Vector2(start)
    aside = along.rotate(90)
    aside.scale_to_length(width / 2)
    corners = [start + aside, end + aside, end - aside, start - aside]
    pygame.draw.polygon(surface, colour, corners)
    for point in (start, end):
        pygame.draw.circle(surface, colour, point, width / 2)


def _drop(size: int) -> int:
    """How far below the letters their shadow lies, in px."""
    return max(1, size // 28)


def _golden(style: Style, size: int, tracking: int, drop: int) -> pygame.Surface:
    """The letters, light at the top, with their shadow unless the contrast is high."""
    theme, fonts = style.theme, style.fonts
    letters = fonts.render(NAME, size, _WHITE, True, tracking).premul_alpha()
    height = letters.get_height()
    first = fonts.ascent(size, bold=True) - round(0.76 * size)
    ramp = pygame.Surface((1, height), pygame.SRCALPHA)
    light = mix(theme.gold, _WHITE, 0.48)
    for y in range(height):
        part = min(1.0, max(0.0, (y - first) / (0.9 * size)))
        ramp.set_at((0, y), mix(light, theme.gold, part))
    ramp = pygame.transform.scale(ramp, letters.get_size())
    letters.blit(ramp, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sprite = pygame.Surface((letters.get_width(), height + drop), pygame.SRCALPHA)
    if not theme.high_contrast:
        dark = fonts.render(NAME, size, (0, 0, 0), True, tracking).premul_alpha()
        put(sprite, dark, (0, drop), 90)
    put(sprite, letters, (0, 0))
    return sprite


def _hook(style: Style, size: int, tracking: int) -> tuple[int, int]:
    """The lower side of the r's arm, in px from the letters' upper left corner."""
    fonts = style.fonts
    before = fonts.width(NAME[:_HOOK_LETTER], size, True, tracking) + tracking
    letter = fonts.render(NAME[_HOOK_LETTER], size, _WHITE, True)
    bounds = letter.get_bounding_rect()
    x = bounds.right - max(2, size // 18)
    solid = [y for y in range(bounds.top, bounds.bottom) if letter.get_at((x, y)).a > 120]
    return before + x, max(solid, default=bounds.top)
