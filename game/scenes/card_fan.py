"""Cards held in the hand, as one picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import pygame

from ..ui.card_look import CardLook
from ..ui.paint import put, shadow

Card: TypeAlias = tuple[int, int]
"""Suit (0 spades, 1 hearts, 2 diamonds, 3 clubs), then rank (1 ace to 13 king)."""

_ASPECT = 1.4
_FINER = 2.0
"""Cards are turned at this many times their size: the edges of smaller ones come out jagged."""
_FINEST = 520  # px of a card's width while it is turned; large ones need no more
_BORDER = 4  # clear px around a card that is turned, at its finer size
_SHADOW_ALPHA = 150


class Spread(NamedTuple):
    """How a fan is opened."""

    step: float
    """Degrees from one card to the next."""
    radius: float
    """From the hand to the middle of a card, in widths of a card."""
    tilt: float = 0.0
    """Degrees by which the whole fan leans to the right."""


class Fan(NamedTuple):
    """A premultiplied picture of a fan, with where it lies in px of the window."""

    picture: pygame.Surface
    x: int
    y: int

    @property
    def rect(self) -> pygame.Rect:
        """The pixels that it covers."""
        return self.picture.get_rect(topleft=(self.x, self.y))

    def draw(self, target: pygame.Surface) -> None:
        """Draw it where it lies."""
        put(target, self.picture, (self.x, self.y))

    def moved(self, dx: int, dy: int) -> Fan:
        """The same picture elsewhere."""
        return Fan(self.picture, self.x + dx, self.y + dy)


def fan_width(count: int, spread: Spread, room: pygame.Rect) -> int:
    """The width of the largest cards with which a fan of ``count`` fits ``room``, in px."""
    left, top, right, bottom = _extent(count, spread)
    return max(8, int(min(room.w / (right - left), room.h / (bottom - top))))


def fan(
    look: CardLook,
    cards: Sequence[Card],
    width: int,
    spread: Spread,
    room: pygame.Rect,
    window: pygame.Rect | None = None,
) -> Fan:
    """Cards ``width`` px wide in the middle of ``room``, the first one at the left, below.

    What lies outside of ``window`` is left out.
    """
    left, top, right, bottom = _extent(len(cards), spread)
    hand = (
        room.centerx - (left + right) / 2 * width,
        room.centery - (top + bottom) / 2 * width,
    )
    margin = round(width * 0.2) + _BORDER
    box = pygame.Rect(
        math.floor(hand[0] + left * width) - margin,
        math.floor(hand[1] + top * width) - margin,
        math.ceil((right - left) * width) + 2 * margin,
        math.ceil((bottom - top) * width) + 2 * margin,
    )
    if window is not None:
        box = box.clip(window)
    picture = pygame.Surface(box.size, pygame.SRCALPHA)
    finer = min(_FINER, max(1.0, _FINEST / width))
    art = look.art(round(finer * width))
    for (suit, rank), angle in zip(cards, _angles(len(cards), spread), strict=True):
        across, up = _middle(angle, spread)
        centre = hand[0] + across * width - box.x, hand[1] + up * width - box.y
        if not look.theme.high_contrast:
            dark = pygame.transform.rotozoom(_shadow(width), -angle, 1)
            at = dark.get_rect(center=(centre[0] - width * 0.02, centre[1] + width * 0.05))
            put(picture, dark, at.topleft)
        fine = turned(art.face(suit, rank), angle)
        size = round(fine.get_width() / finer), round(fine.get_height() / finer)
        card = pygame.transform.smoothscale(fine, size)
        put(picture, card, card.get_rect(center=centre).topleft)
    return Fan(picture, box.x, box.y)


def turned(face: pygame.Surface, angle: float) -> pygame.Surface:
    """A card that leans so many degrees to the right, premultiplied."""
    return pygame.transform.rotozoom(_bordered(face), -angle, 1)


def _angles(count: int, spread: Spread) -> list[float]:
    """How far each card leans to the right, in degrees."""
    return [spread.tilt + (index - (count - 1) / 2) * spread.step for index in range(count)]


def _middle(angle: float, spread: Spread) -> tuple[float, float]:
    """The middle of a card from the hand, in widths of a card."""
    turn = math.radians(angle)
    return math.sin(turn) * spread.radius, -math.cos(turn) * spread.radius


def _extent(count: int, spread: Spread) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all cards from the hand, in widths of a card."""
    across, down = [], []
    for angle in _angles(count, spread):
        x, y = _middle(angle, spread)
        turn = math.radians(angle)
        for dx, dy in ((-0.5, -0.7), (0.5, -0.7), (-0.5, 0.7), (0.5, 0.7)):
            across.append(x + dx * math.cos(turn) - dy * math.sin(turn))
            down.append(y + dx * math.sin(turn) + dy * math.cos(turn))
    return min(across), min(down), max(across), max(down)


def _bordered(face: pygame.Surface) -> pygame.Surface:
    """The card, premultiplied, with clear px around it."""
    width, height = face.get_size()
    large = pygame.Surface((width + 2 * _BORDER, height + 2 * _BORDER), pygame.SRCALPHA)
    large.blit(face, (_BORDER, _BORDER))
    return large.premul_alpha()


def _shadow(width: int) -> pygame.Surface:
    """What a card lets fall on the one below, premultiplied."""
    blur = max(1, round(width * 0.07))
    inner = pygame.Rect(2 * blur, 2 * blur, width, round(width * _ASPECT))
    surface = pygame.Surface(inner.inflate(4 * blur, 4 * blur).size, pygame.SRCALPHA)
    shadow(surface, inner, round(width * 0.08), blur, 0, _SHADOW_ALPHA)
    return surface
