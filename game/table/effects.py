"""What shines for a moment above the table, then is gone by itself.

Times are seconds of the program's clock, places pixels of the window. Nothing waits for an effect.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

import pygame

from ..distinct import distinct
from ..ui import paint
from ..ui.compositor import Sprite
from ..ui.motion import out_cubic, out_quad, share
from ..ui.opacity import faded, thinned
from ..ui.sparks import spark
from ..ui.style import Style
from .box import Box, bounds, card_height
from .timeline import Leg, Pose, Track

SPARKS: Final = 14
GHOSTS: Final = ((0.045, 50), (0.085, 22))
"""After-images: how many seconds each lags behind, its opacity of 0–255."""
_ASIDE: Final = 0.37
"""By how much of the angle between two sparks every other one is turned."""
_LAST_THIRD: Final = 2 / 3
_RING: Final = 2  # px


class Effect(Protocol):
    """Something that can be seen from ``start`` to ``end``."""

    @property
    def start(self) -> float:
        """When it begins."""
        ...

    @property
    def end(self) -> float:
        """When it is gone."""
        ...

    @property
    def below(self) -> bool:
        """Whether cards on their way are drawn above it."""
        ...

    def sprites(self, now: float) -> list[Sprite]:
        """What it looks like at a moment between the two."""
        ...


@distinct
class Glow(NamedTuple):
    """A ring of light around cards that close up."""

    style: Style
    ways: tuple[Track, ...]
    radius: int
    start: float
    duration: float
    below: bool = True

    @property
    def end(self) -> float:
        """See ``Effect``."""
        return self.start + self.duration

    def sprites(self, now: float) -> list[Sprite]:
        """See ``Effect``."""
        left = min(1.0, 2.0 * (1.0 - share(now, self.start, self.duration)))
        return _ring(self.style, around(self.ways, now), self.radius, left)


@distinct
class AfterImages(NamedTuple):
    """Faint pictures of a card that lag behind it."""

    leg: Leg
    picture: Callable[[Pose], Sprite]
    """Gives the card, premultiplied, as it looks in a pose."""
    pace: float
    """How much longer than at normal speed everything takes."""
    below: bool = True

    @property
    def start(self) -> float:
        """See ``Effect``."""
        return self.leg.start

    @property
    def end(self) -> float:
        """See ``Effect``."""
        return self.leg.end

    def sprites(self, now: float) -> list[Sprite]:
        """See ``Effect``."""
        images = []
        for lag, alpha in reversed(GHOSTS):
            then = now - lag * self.pace
            if then > self.leg.start:
                surface, x, y, flags = self.picture(self.leg.pose(then))
                images.append(Sprite(thinned(surface, alpha), x, y, flags))
        return images


@distinct
class Burst(NamedTuple):
    """A ring that fades around a place, with sparks that fly away from it."""

    style: Style
    box: Box
    radius: int
    start: float
    duration: float
    below: bool = False

    @property
    def end(self) -> float:
        """See ``Effect``."""
        return self.start + self.duration

    def sprites(self, now: float) -> list[Sprite]:
        """See ``Effect``."""
        t = share(now, self.start, self.duration)
        sprites = _ring(self.style, self.box, self.radius, 1.0 - t * t)
        x, y = self.box.x + self.box.w / 2, self.box.y + self.box.h / 2
        reach = max(16.0, 0.55 * self.box.w)
        way = out_cubic(t) * reach
        for i in range(SPARKS):
            angle = 2 * math.pi * (i + _ASIDE * (i % 2)) / SPARKS
            further = way * (1.0 if i % 2 else 0.72)
            dx = math.cos(angle) * (self.box.w / 2 + further)
            dy = math.sin(angle) * (self.box.h / 2 + further)
            size = max(1.5, self.box.w / 26) * (1.0 if i % 3 else 1.5)
            sprites += spark(self.style.theme.gold, x + dx, y + dy, size, 1.0 - t * t)
        return sprites


@distinct
class Rise(NamedTuple):
    """A few signs that rise, then fade."""

    picture: pygame.Surface
    """Premultiplied."""
    x: int
    y: int
    """Where they come to rest: the upper left corner."""
    way: int
    """Px from below."""
    start: float
    duration: float
    below: bool = False

    @property
    def end(self) -> float:
        """See ``Effect``."""
        return self.start + self.duration

    def sprites(self, now: float) -> list[Sprite]:
        """See ``Effect``."""
        t = share(now, self.start, self.duration)
        left = min(1.0, 8 * t + 0.2, (1.0 - t) / (1.0 - _LAST_THIRD))
        picture = faded(self.picture, left)
        if picture is None:
            return []
        y = self.y + round(self.way * (1.0 - out_quad(t)))
        return [Sprite(picture, self.x, y, pygame.BLEND_PREMULTIPLIED)]


class Effects:
    """All effects of one table."""

    def __init__(self) -> None:
        self._running: list[Effect] = []

    @property
    def busy(self) -> bool:
        """Whether one is still to be seen."""
        return bool(self._running)

    def add(self, effects: Iterable[Effect]) -> None:
        """Let some more be seen, each at its time."""
        self._running += effects

    def advance(self, now: float) -> None:
        """Let those go whose time is over."""
        self._running = [effect for effect in self._running if effect.end > now]

    def clear(self) -> None:
        """Let all of them go at once."""
        self._running = []

    def sprites(self, now: float, *, below: bool) -> list[Sprite]:
        """What lies below the cards on their way, or what lies above them."""
        return [
            sprite
            for effect in self._running
            if effect.below is below and effect.start <= now < effect.end
            for sprite in effect.sprites(now)
        ]


def around(ways: Sequence[Track], now: float) -> Box:
    """What cards on their ways cover at a moment."""
    poses = [way.pose(now) for way in ways]
    return bounds(
        Box(round(x), round(y), round(width), card_height(round(width))) for x, y, width, _ in poses
    )


def _ring(style: Style, box: Box, radius: int, left: float) -> list[Sprite]:
    """A golden ring of which a share of 0–1 is left."""
    ring, (dx, dy) = paint.ring_sprite(style.theme, box.w, box.h, radius, None, _RING, 1)
    picture = faded(ring, left)
    if picture is None:
        return []
    return [Sprite(picture, box.x + dx, box.y + dy, pygame.BLEND_PREMULTIPLIED)]
