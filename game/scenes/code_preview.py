"""The opening that a game code deals, drawn small."""

from __future__ import annotations

from functools import lru_cache

import pygame

from ..engine.position import Position
from ..play.gamecode import GameCode
from ..play.session import Session
from ..ui.paint import panel, slot
from ..ui.style import Style
from .services import Services

LEAST = 24
"""Px in width below which a card says nothing."""
_DOWN = 0.06
"""What shows of a covered card, as a part of a card's width."""
_BETWEEN = 0.1
"""The gap between two columns, as a part of a card's width."""
_ASPECT = 1.4
_PLACE_ALPHA = 112


def draw_preview(
    target: pygame.Surface,
    style: Style,
    services: Services,
    room: pygame.Rect,
    code: GameCode,
    *,
    dealt: bool = True,
) -> pygame.Rect:
    """Draw the columns on a plate that fills a room, in px; gives what the columns take.

    Where the cards would be too small nothing is drawn. ``dealt``: whether the cards lie there,
    else their empty places.
    """
    opening = _opening(code)
    pad = 8 if style.scale.small else round(style.scale.body * 16 / 18)
    inner = room.inflate(-2 * pad, -2 * pad)
    width, size = LEAST - 2, (0, 0)
    while (wider := _taken(opening, width + 2)) and wider[0] <= inner.w and wider[1] <= inner.h:
        width, size = width + 2, wider
    if width < LEAST:
        return pygame.Rect(room.topleft, (0, 0))
    panel(target, style, room)
    taken = pygame.Rect((0, 0), size)
    taken.center = inner.center
    step, strip = _steps(width)
    if not dealt:
        place = pygame.Rect(taken.x, taken.y, width, round(width * _ASPECT))
        for column in range(len(opening.columns)):
            slot(
                target,
                style.theme,
                place.move(column * step, 0),
                round(width * 0.085),
                _PLACE_ALPHA,
                1 if width < 70 else None,
            )
        return taken
    art, deck = services.art(width), opening.deck
    for column, (cards, down) in enumerate(zip(opening.columns, opening.down, strict=True)):
        for index, card in enumerate(cards):
            seen = index >= down
            face = art.face(deck.suits[card], deck.ranks[card]) if seen else art.back()
            target.blit(face, (taken.x + column * step, taken.y + index * strip))
    return taken


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
