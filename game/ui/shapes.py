"""Flat shapes with smooth edges: plates, discs, lines.

Targets are opaque or premultiplied. A sprite is a premultiplied surface with the offset in px
from the shape's corner to the sprite's; blit it with ``pygame.BLEND_PREMULTIPLIED``. Distances
are px, alphas 0-255.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from .cache import SurfaceCache
from .stretch import piece_size, smooth, stretch
from .theme import Colour

RGBA = tuple[int, int, int, int]
Paint = Colour | RGBA
Sprite = tuple[pygame.Surface, tuple[int, int]]

PIECES = SurfaceCache(300_000)
"""Small sprites that are stretched or blitted as they are."""

_WHOLE = SurfaceCache(400_000)

_CLEAR: RGBA = (0, 0, 0, 0)


def with_alpha(colour: Colour, alpha: int) -> RGBA:
    """The colour at an opacity of 0-255."""
    return (*colour, alpha)


def put(
    target: pygame.Surface, sprite: pygame.Surface, at: tuple[int, int], alpha: int = 255
) -> None:
    """Blit a premultiplied sprite at an opacity of 0-255."""
    if alpha < 255:
        sprite = sprite.copy()
        sprite.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(sprite, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def whole_sprite(
    key: Hashable, size: tuple[int, int], draw: Callable[[pygame.Surface], None]
) -> pygame.Surface:
    """The clear surface of ``size`` px on which ``draw`` has drawn, kept under ``key``."""

    def make() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        draw(surface)
        return surface

    return _WHOLE.get(key, make)


def veil(target: pygame.Surface, rect: pygame.Rect, colour: Colour, alpha: int) -> None:
    """Cover a rectangle with a colour at an opacity; the corners are not rounded."""
    if alpha >= 255:
        target.fill(colour, rect)
    elif rect.w > 0 and rect.h > 0:
        pixel = pygame.Surface((1, 1), pygame.SRCALPHA)
        pixel.fill(with_alpha(colour, alpha))
        stretch(target, pixel.premul_alpha(), rect)


def rounded(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    fill: Paint | None,
    line: Paint | None = None,
    width: int = 1,
) -> None:
    """A rectangle with round corners with, over its rim, a line of ``width`` px."""
    if rect.w < 1 or rect.h < 1:
        return
    radius = max(0, min(radius, min(rect.size) // 2))
    border = max(radius, width if line else 0) + 1
    w, h = piece_size(rect.w, border), piece_size(rect.h, border)

    def draw(surface: pygame.Surface, k: int) -> None:
        area = surface.get_rect()
        body = _CLEAR if fill is None else fill
        if line is None:
            pygame.draw.rect(surface, body, area, border_radius=radius * k)
            return
        # Drawing overwrites, alpha and all, so the rim gets the colour that it makes on the fill.
        pygame.draw.rect(surface, _over(line, body), area, border_radius=radius * k)
        area.inflate_ip(-2 * width * k, -2 * width * k)
        if area.w > 0 and area.h > 0:
            pygame.draw.rect(surface, body, area, border_radius=max(1, (radius - width) * k))

    key = ("rounded", w, h, radius, fill, line, width)
    stretch(target, PIECES.get(key, lambda: smooth(w, h, draw)), rect)


def rounded_sprite(
    width: int,
    height: int,
    radius: int,
    fill: Paint | None,
    line: Paint | None = None,
    line_width: int = 1,
) -> Sprite:
    """What ``rounded`` draws for ``width`` x ``height`` px."""
    sprite = whole_sprite(
        ("rounded", width, height, radius, fill, line, line_width),
        (width, height),
        lambda surface: rounded(surface, surface.get_rect(), radius, fill, line, line_width),
    )
    return sprite, (0, 0)


def outline(
    surface: pygame.Surface, colour: Paint, rect: pygame.Rect, width: int, radius: int
) -> None:
    """A line of ``width`` px inside ``rect``; what the surface has further inside is erased.

    ``pygame.draw.rect`` with a width leaves the inner corners ragged.
    """
    pygame.draw.rect(surface, colour, rect, border_radius=radius)
    inner = rect.inflate(-2 * width, -2 * width)
    if inner.w > 0 and inner.h > 0:
        pygame.draw.rect(surface, (0, 0, 0, 0), inner, border_radius=max(1, radius - width))


def disc(
    target: pygame.Surface,
    centre: tuple[float, float],
    radius: float,
    fill: Paint,
    line: Paint | None = None,
    width: float = 1,
) -> None:
    """A filled circle with, inside its rim, a line of ``width`` px."""
    side = int(2 * radius) + 3

    def draw(surface: pygame.Surface, k: int) -> None:
        middle = surface.get_rect().center
        if line is not None:
            pygame.draw.circle(surface, line, middle, radius * k)
        inside = radius if line is None else radius - width
        pygame.draw.circle(surface, fill, middle, inside * k)

    key = ("disc", radius, fill, line, width)
    sprite = PIECES.get(key, lambda: smooth(side, side, draw))
    put(target, sprite, (round(centre[0] - side / 2), round(centre[1] - side / 2)))


def _over(top: Paint, bottom: Paint) -> RGBA:
    """The straight-alpha colour that ``top`` makes when it lies on ``bottom``."""
    above, below = (paint[3] / 255 if len(paint) == 4 else 1.0 for paint in (top, bottom))
    below *= 1 - above
    alpha = above + below
    if not alpha:
        return _CLEAR
    red, green, blue = (
        round((t * above + b * below) / alpha) for t, b in zip(top[:3], bottom[:3], strict=True)
    )
    return red, green, blue, round(255 * alpha)
