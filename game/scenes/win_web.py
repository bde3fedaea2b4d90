"""The golden web behind a won game."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import NamedTuple

import pygame

from ..ui.paint import disc, glow
from ..ui.style import Style
from ..ui.theme import Colour, mix
from ..ui.web import Point, Web

_SECTORS = 16
_RINGS = 9
_START = 0.13  # radians
_STRENGTH = 0.31
"""The share of gold in the innermost ring's colour; the outermost has little more than half."""
_DROPS = 44
_DROP_REACH = 20
"""The width of a drop's glow, in its radius."""
_WHITE: Colour = (255, 255, 255)


class _Drop(NamedTuple):
    """A drop of dew where a ring crosses a spoke; px."""

    ring: int
    x: float
    y: float
    radius: float


class WinWeb:
    """Drawn anew each time, as a layer as large as the window would be dear to keep."""

    def __init__(self, style: Style) -> None:
        width, height = style.window
        hub = width / 2, height * 0.4
        reach = 0.44 * max(width, height)
        angles = _START, _START + 2 * math.pi
        self._style = style
        self._hub: Point = hub
        self._web = Web.spun(hub, angles, _SECTORS, _RINGS, (0.24 * reach, reach), sag=0.17)
        self._thickness = max(1, round(min(width, height) / 900))
        self._areas = [[_area(thread) for thread in ring] for ring in self._web.rings]
        self._drops = self._sprinkled(max(1.0, min(width, height) / 720))

    def _sprinkled(self, unit: float) -> list[_Drop]:
        chance = random.Random(11)
        drops = []
        for ring, sector in chance.sample(
            [(ring, sector) for ring in range(2, _RINGS) for sector in range(_SECTORS)], _DROPS
        ):
            x, y = self._web.rings[ring][sector][0]
            drops.append(_Drop(ring, x, y, unit * chance.choice((1.4, 1.8, 2.6))))
        return drops

    def draw(self, target: pygame.Surface, rect: pygame.Rect, spokes: float, rings: int) -> None:
        """Draw what lies in a rectangle, the spokes grown to a share of 0–1, that many rings."""
        theme = self._style.theme
        if theme.high_contrast:
            return
        colour = mix(theme.centre, theme.gold, _STRENGTH)
        for start, end in self._web.spokes:
            tip = (
                start[0] + (end[0] - start[0]) * spokes,
                start[1] + (end[1] - start[1]) * spokes,
            )
            if spokes > 0:
                pygame.draw.aaline(target, colour, start, tip, self._thickness)
        for index, ring in enumerate(self._web.rings[:rings]):
            fade = 1 - 0.45 * index / (_RINGS - 1)
            colour = mix(theme.centre, theme.gold, _STRENGTH * fade)
            for thread in rect.collidelistall(self._areas[index]):
                self._draw_thread(target, colour, ring[thread])
        for drop in self._drops:
            reach = round(_DROP_REACH * drop.radius)
            if drop.ring < rings and rect.inflate(reach, reach).collidepoint(drop.x, drop.y):
                self._draw_drop(target, drop)

    def _draw_thread(
        self, target: pygame.Surface, colour: Colour, thread: tuple[Point, ...]
    ) -> None:
        # Piece by piece, as the ends of pygame's ``aalines`` are not the same each time.
        for start, end in pairwise(thread):
            pygame.draw.aaline(target, colour, start, end, self._thickness)

    def _draw_drop(self, target: pygame.Surface, drop: _Drop) -> None:
        gold, radius = self._style.theme.gold, drop.radius
        side = round(2 * radius)
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (round(drop.x), round(drop.y))
        glow(target, spot, side // 2, gold, blur=round(3 * radius), alpha=150, grow=1)
        disc(target, (drop.x, drop.y), radius, mix(gold, _WHITE, 0.7))


def _area(thread: tuple[Point, ...]) -> pygame.Rect:
    """The pixels that a thread may colour."""
    xs, ys = zip(*thread, strict=True)
    left, top = math.floor(min(xs)), math.floor(min(ys))
    area = pygame.Rect(left, top, math.ceil(max(xs)) - left, math.ceil(max(ys)) - top)
    return area.inflate(8, 8)
