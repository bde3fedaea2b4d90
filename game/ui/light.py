"""Soft light around shapes, dark or bright, blurred once as a small sprite."""

from __future__ import annotations

import pygame

from .shapes import PIECES, RGBA, Sprite, whole_sprite, with_alpha
from .stretch import piece_size, stretch
from .theme import Colour

_BLACK: Colour = (0, 0, 0)


def reach_of(blur: int) -> int:
    """How many px beyond its rectangle something blurred by ``blur`` still shows."""
    return 2 * blur


def premultiplied(colour: RGBA) -> RGBA:
    """The colour as a premultiplied surface holds it."""
    red, green, blue, alpha = colour
    return red * alpha // 255, green * alpha // 255, blue * alpha // 255, alpha


def blurred(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """A premultiplied surface out of focus by ``radius`` px, 0 or more.

    Wide blurs are made at half the size, which nobody can see but at an eighth of the time.
    """
    if radius < 1:
        return surface
    if radius < 4:
        return pygame.transform.gaussian_blur(surface, radius)
    size = surface.get_size()
    half = pygame.transform.smoothscale(surface, ((size[0] + 1) // 2, (size[1] + 1) // 2))
    return pygame.transform.smoothscale(
        pygame.transform.gaussian_blur(half, round(radius / 2)), size
    )


def shadow(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    blur: int = 12,
    drop: int = 6,
    alpha: int = 90,
) -> None:
    """The shadow of a plate at ``rect``, ``drop`` px below it; all px but the alpha, 0-255."""
    _soft(target, rect.move(0, drop), radius, blur, with_alpha(_BLACK, alpha))


def shadow_sprite(
    width: int, height: int, radius: int, blur: int = 12, drop: int = 6, alpha: int = 90
) -> Sprite:
    """What ``shadow`` draws for a plate of ``width`` x ``height`` px."""
    return _soft_sprite(width, height, radius, blur, with_alpha(_BLACK, alpha), 0, drop)


def glow(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    colour: Colour,
    blur: int = 14,
    alpha: int = 150,
    grow: int = 2,
) -> None:
    """Light under a plate that is drawn on it afterwards, from ``grow`` px beyond ``rect``."""
    lit = rect.inflate(2 * grow, 2 * grow)
    _soft(target, lit, radius + grow, blur, with_alpha(colour, alpha))


def glow_sprite(
    width: int,
    height: int,
    radius: int,
    colour: Colour,
    blur: int = 14,
    alpha: int = 150,
    grow: int = 2,
) -> Sprite:
    """What ``glow`` draws for a plate of ``width`` x ``height`` px."""
    return _soft_sprite(width, height, radius, blur, with_alpha(colour, alpha), grow, 0)


def _soft(target: pygame.Surface, rect: pygame.Rect, radius: int, blur: int, colour: RGBA) -> None:
    """A blurred rounded rectangle."""
    reach = reach_of(blur)
    radius = max(0, min(radius, min(rect.size) // 2))
    border = radius + reach + 1
    w, h = piece_size(rect.w, border), piece_size(rect.h, border)

    def make() -> pygame.Surface:
        surface = pygame.Surface((w + 2 * reach, h + 2 * reach), pygame.SRCALPHA)
        area = pygame.Rect(reach, reach, w, h)
        pygame.draw.rect(surface, premultiplied(colour), area, border_radius=radius)
        return blurred(surface, blur)

    piece = PIECES.get(("soft", w, h, radius, blur, colour), make)
    stretch(target, piece, rect.inflate(2 * reach, 2 * reach))


def _soft_sprite(
    width: int, height: int, radius: int, blur: int, colour: RGBA, grow: int, drop: int
) -> Sprite:
    reach = reach_of(blur)
    inner = pygame.Rect(reach, reach, width + 2 * grow, height + 2 * grow)
    sprite = whole_sprite(
        ("soft", inner.size, radius, blur, colour),
        inner.inflate(2 * reach, 2 * reach).size,
        lambda surface: _soft(surface, inner, radius + grow, blur, colour),
    )
    return sprite, (-reach - grow, drop - reach - grow)
