"""The fireworks around the plate of a won game."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from ..ui.compositor import Sprite
from ..ui.motion import out_cubic, share
from ..ui.sparks import spark
from ..ui.style import Style
from ..ui.theme import Colour

FIRST: Final = 1.55
"""Seconds after which the first one begins."""
_STEP: Final = 0.15
LASTING: Final = 0.95
"""Seconds from one to the next, then of one."""
_COUNT: Final = 26
_PLACES: Final = (
    (0.12, 0.20),
    (0.88, 0.26),
    (0.10, 0.58),
    (0.90, 0.62),
    (0.22, 0.90),
    (0.78, 0.88),
)
"""Where they are, as shares of the window; between them stands the plate."""
_REACH: Final = 0.17
_FALL: Final = 0.06
_RADIUS: Final = 1 / 240
"""How far sparks fly, how far they fall, how large they are: shares of the shorter side."""

_SIZES: Final = (0.8, 1.0, 1.4)

END: Final = FIRST + (len(_PLACES) - 1) * _STEP + LASTING
"""Seconds after which the last one is over."""


class _Spark(NamedTuple):
    dx: float
    dy: float
    """Where it flies, in parts of the reach."""
    size: float
    colour: Colour


class WinSparks:
    """Six fireworks, one after the other; nothing of them is kept but where each spark flies."""

    def __init__(self, style: Style, plate: pygame.Rect) -> None:
        """Sparks fly behind ``plate``."""
        self._plate = plate
        width, height = style.window
        side = min(width, height)
        self._reach, self._fall, self._radius = _REACH * side, _FALL * side, _RADIUS * side
        self._centres = [(x * width, y * height) for x, y in _PLACES]
        theme, chance = style.theme, random.Random(5)
        colours = (theme.gold, theme.gold, theme.text, theme.mint)
        self._sparks = [
            [
                _Spark(
                    *_direction(i, chance), chance.choice((0.8, 1.0, 1.4)), chance.choice(colours)
                )
                for i in range(_COUNT)
            ]
            for _ in _PLACES
        ]

    def areas(self, seconds: float) -> list[pygame.Rect]:
        """Where sparks fly at a moment, or did until a tenth of a second ago."""
        half = math.ceil(self._reach + 6 * self._radius)
        areas = []
        for number, (x, y) in enumerate(self._centres):
            start = FIRST + number * _STEP
            if start <= seconds < start + LASTING + 0.1:
                square = pygame.Rect(0, 0, 2 * half, 2 * half + math.ceil(self._fall))
                square.midtop = (round(x), round(y) - half)
                areas.append(square)
        return areas

    def sprites(self, seconds: float) -> list[Sprite]:
        """The sparks at a moment of the page, in seconds."""
        sprites: list[Sprite] = []
        for number, centre in enumerate(self._centres):
            start = FIRST + number * _STEP
            if start <= seconds < start + LASTING:
                t = share(seconds, start, LASTING)
                sprites += self._burst(self._sparks[number], centre, t)
        return [sprite for sprite in sprites if not self._plate.colliderect(sprite.rect)]

    def _burst(
        self, sparks: Sequence[_Spark], centre: tuple[float, float], t: float
    ) -> list[Sprite]:
        way, fall, left = out_cubic(t) * self._reach, t * t * self._fall, 1.0 - t**3
        sprites: list[Sprite] = []
        for dx, dy, size, colour in sparks:
            x, y = centre[0] + dx * way, centre[1] + dy * way + fall
            radius = max(1.5, size * self._radius * (1.3 - 0.5 * t))
            sprites += spark(colour, x, y, radius, left)
        return sprites


def _direction(number: int, chance: random.Random) -> tuple[float, float]:
    """A way out of the middle, none of them far from the one that is its turn."""
    angle = 2 * math.pi * (number + chance.random()) / _COUNT
    length = chance.uniform(0.45, 1.0)
    return math.cos(angle) * length, math.sin(angle) * length
