"""A few cards in the look that the player chose."""

from __future__ import annotations

from typing import Final

import pygame

from ..ui.paint import shadow
from ..ui.style import Style
from .services import Services

_FACES: Final = ((0, 1), (1, 12), (2, 10), (3, 7))
"""Suit, then rank: every suit, a court card, one with many pips."""
_APART = 0.14
"""The gap between two cards, as a part of a card's width."""
_ASPECT = 1.4
_LEAST = 44
"""Px in width below which a card says too little."""
_WIDEST = 8  # em of a card
_SHADOW_ALPHA = 110


def draw_card_sample(
    target: pygame.Surface, style: Style, services: Services, room: pygame.Rect
) -> pygame.Rect:
    """Draw a back and a few faces side by side into the middle of a room, in px.

    Gives what they take; where they would be too small nothing is drawn.
    """
    count = len(_FACES) + 1
    width = min(
        int(room.w / (count + (count - 1) * _APART)),
        int(room.h / _ASPECT),
        _WIDEST * style.scale.body,
    )
    width -= width % 2
    if width < _LEAST:
        return pygame.Rect(room.topleft, (0, 0))
    step = round(width * (1 + _APART))
    taken = pygame.Rect(0, 0, (count - 1) * step + width, round(width * _ASPECT))
    taken.center = room.center
    art = services.art(width)
    faces = (art.back(), *(art.face(suit, rank) for suit, rank in _FACES))
    for index, face in enumerate(faces):
        card = pygame.Rect(taken.x + index * step, taken.y, width, taken.h)
        if not style.theme.high_contrast:
            shadow(target, card, round(width * 0.085), round(width * 0.07), 3, _SHADOW_ALPHA)
        target.blit(face, card)
    return taken
