"""The opening that a game code deals, drawn small."""

from __future__ import annotations

from functools import lru_cache

import pygame

from ..engine.position import Position
from ..play.gamecode import GameCode
from ..play.session import Session
from .services import Services

LEAST = 24
"""Px in width below which a card says nothing."""
_DOWN = 0.06
"""What shows of a covered card, as a part of a card's width."""
_BETWEEN = 0.1
"""The gap between two columns, as a part of a card's width."""
_ASPECT = 1.4


def draw_preview(
    target: pygame.Surface, services: Services, room: pygame.Rect, code: GameCode
) -> pygame.Rect:
    """Draw the columns into a room, in px, from its upper left corner; gives what they take.

    Where the cards would be too small nothing is drawn.
    """
    opening = _opening(code)
    width, size = LEAST - 2, (0, 0)
    while (wider := _taken(opening, width + 2)) and wider[0] <= room.w and wider[1] <= room.h:
        width, size = width + 2, wider
    if width < LEAST:
        return pygame.Rect(room.topleft, (0, 0))
    art, deck = services.art(width), opening.deck
    step, strip = _steps(width)
    for column, (cards, down) in enumerate(zip(opening.columns, opening.down, strict=True)):
        for index, card in enumerate(cards):
            seen = index >= down
            face = art.face(deck.suits[card], deck.ranks[card]) if seen else art.back()
            target.blit(face, (room.x + column * step, room.y + index * strip))
    return pygame.Rect(room.topleft, size)


def _steps(width: int) -> tuple[int, int]:
    """From one column to the next, and from one card of a column to the next, in px."""
    return round(width * (1 + _BETWEEN)), max(2, round(width * _DOWN))


def _taken(opening: Position, width: int) -> tuple[int, int]:
    """The room in px that the columns take with cards of a width."""
    step, strip = _steps(width)
    longest = max(map(len, opening.columns))
    across = step * (len(opening.columns) - 1) + width
    return across, round(width * _ASPECT) + strip * (longest - 1)


@lru_cache(maxsize=4)
def _opening(code: GameCode) -> Position:
    return Session(code).position
