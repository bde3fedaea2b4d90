"""The four runs that whirl out over the window when a game is won."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import pygame

from ..ui.card_look import CardLook
from ..ui.compositor import Sprite
from ..ui.motion import share
from ..ui.opacity import thinned
from ..ui.style import Style
from .card_fan import Card, turned

_SUITS: Final = {1: (0, 0, 0, 0), 2: (0, 1, 0, 1), 4: (0, 1, 3, 2)}
"""The suit of each arm, for a number of suits."""
_ARMS: Final = 4
_RANKS: Final = 13
_FIRST: Final = 0.12
_STEP: Final = 0.055
_FLIGHT: Final = 0.95
"""Seconds until the kings start, from one rank to the next, then of each card's flight."""
_APPEARING: Final = 0.12
"""The share of its flight in which a card comes into sight."""
_SHADES: Final = 5
_TURN: Final = math.radians(15)
_CURL: Final = math.radians(65)
"""How far the arms turn from one rank to the next, and each card on its way."""
_WIDTH: Final = 0.115
"""A card's width, as a share of the window's shorter side."""
_HUB: Final = 0.4
"""Where they come from, as a share of the window's height: the middle of the web."""

END: Final = _FIRST + (_RANKS - 1) * _STEP + _FLIGHT
"""Seconds after which the last card has left the window."""


class _Flier(NamedTuple):
    card: Card
    start: float
    """Seconds of the page."""
    angle: float
    """Radians clockwise from straight up."""


class WinCards:
    """Kings first, aces last, one suit an arm; only the cards on their way are kept."""

    def __init__(self, style: Style, look: CardLook, suits: int) -> None:
        """``suits`` is the game's number of them: 1, 2 or 4."""
        width, height = style.window
        self._hub = width / 2, _HUB * height
        self._art = look.art(2 * round(_WIDTH * min(width, height) / 2))
        self._reach = math.hypot(width / 2, (1 - _HUB) * height) + self._art.height
        self._fliers = [
            _Flier(
                (suit, _RANKS - place),
                _FIRST + place * _STEP,
                math.tau * arm / _ARMS + place * _TURN,
            )
            for place in reversed(range(_RANKS))
            for arm, suit in enumerate(_SUITS[suits])
        ]
        self._pictures: dict[_Flier, pygame.Surface] = {}

    def sprites(self, seconds: float) -> list[Sprite]:
        """The cards at a moment of the page, those that left first above the others."""
        sprites: list[Sprite] = []
        for flier in self._fliers:
            if not flier.start < seconds < flier.start + _FLIGHT:
                self._pictures.pop(flier, None)
                continue
            t = share(seconds, flier.start, _FLIGHT)
            way, angle = t**1.25 * self._reach, flier.angle + _CURL * t
            picture = self._picture(flier)
            shade = math.ceil(_SHADES * t / _APPEARING)
            if shade < _SHADES:
                picture = thinned(picture, 255 * shade // _SHADES)
            x = self._hub[0] + math.sin(angle) * way - picture.get_width() / 2
            y = self._hub[1] - math.cos(angle) * way - picture.get_height() / 2
            sprites.append(Sprite(picture, round(x), round(y), pygame.BLEND_PREMULTIPLIED))
        return sprites

    def _picture(self, flier: _Flier) -> pygame.Surface:
        """The card, turned as it flies on the middle of its way."""
        if flier not in self._pictures:
            face = self._art.face(*flier.card)
            self._pictures[flier] = turned(face, math.degrees(flier.angle + _CURL / 2))
        return self._pictures[flier]
