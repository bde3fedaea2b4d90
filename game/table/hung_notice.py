"""A notice from the moment in which it is hung up."""

from __future__ import annotations

from math import inf
from typing import Final

import pygame

from ..ui.compositor import Sprite
from ..ui.motion import out_cubic, share, swing, twice
from ..ui.opacity import faded
from ..ui.shapes import disc, whole_sprite, with_alpha
from ..ui.style import Style
from . import tempo
from .box import Box
from .layout import Layout
from .notice import NoticeSprites

_FAINT: Final = 0.3
"""What is left of an outline where it pulses darkest."""
_DOTS: Final = 4
_APART: Final = 0.09
"""From one dot on the way to the next, as a share of the time that one takes."""
_DOT: Final = 0.075
"""The radius of a dot as a part of the card's width."""
_SAG: Final = 0.5
"""How far the way hangs down in its middle, in widths of a card."""


class HungNotice:
    """Its outlines pulse, its thread grows, its plate comes up; then all of it rests."""

    def __init__(
        self,
        style: Style,
        layout: Layout,
        sprites: NoticeSprites,
        way: tuple[Box, Box] | None,
        stock: Box | None,
        start: float,
    ) -> None:
        """Hang it up.

        Args:
            style: the look for the window.
            layout: the places of the table.
            sprites: what it looks like at rest.
            way: from where to where dots run; None for no dots.
            stock: the stock, if the notice shakes it.
            start: when, in seconds; minus infinity for a notice that rests from the beginning.
        """
        self._style = style
        self._layout = layout
        self._sprites = sprites
        self._way = way
        self._stock = stock
        self._start = start
        self._end = start + (2 * tempo.WAY + _DOTS * _APART if way else tempo.PULSE)
        self.busy = start != -inf
        """Whether it still moves, as far as is known."""

    def advance(self, now: float) -> None:
        """Let it come to rest when its time is over."""
        self.busy = self.busy and now < self._end

    def settle(self) -> None:
        """Let it come to rest at once."""
        self.busy = False
        self._start = self._end = -inf

    def stock_shift(self, now: float) -> int:
        """By how many px the stock is drawn to the right of its place."""
        if self._stock is None:
            return 0
        reach = tempo.pixels(tempo.STOCK_REACH, min(self._layout.width, self._layout.height))
        return round(reach * swing(share(now, self._start, tempo.STOCK_SHAKE)))

    def sprites(self, now: float) -> list[Sprite]:
        """What it looks like at a moment."""
        light = _FAINT + (1.0 - _FAINT) * twice(share(now, self._start, tempo.PULSE))
        drawn = [_at(sprite, light) for sprite in self._sprites.outlines]
        drawn += self._thread(out_cubic(share(now, self._start, tempo.THREAD)))
        plate = self._sprites.plate
        if plate is not None:
            drawn.append(_at(plate, share(now, self._start, tempo.PLATE)))
        return [*(sprite for sprite in drawn if sprite is not None), *self._dots(now)]

    def _thread(self, grown: float) -> list[Sprite | None]:
        if len(self._sprites.thread) != 2 or grown >= 1.0:
            return [*self._sprites.thread]
        line, bead = self._sprites.thread
        width, whole = line.surface.get_size()
        length = round(whole * grown)
        if not length:
            return []
        part = line.surface.subsurface((0, 0, width, length))
        return [line._replace(surface=part), bead._replace(y=bead.y - whole + length)]

    def _dots(self, now: float) -> list[Sprite]:
        """Dots that run along the way, twice."""
        if self._way is None or now >= self._end:
            return []
        (x, y), (goal_x, goal_y) = (box.centre for box in self._way)
        width = self._layout.card_width
        radius = max(2.5, round(2 * _DOT * width) / 2)
        picture = _dot(self._style, radius)
        side, sprites = picture.get_width(), []
        for dot in range(_DOTS):
            t = (now - self._start - dot * _APART) / tempo.WAY
            if not 0.0 <= t < 2.0:
                continue
            s = t % 1.0
            light = min(1.0, 6 * s, 6 * (1.0 - s)) * (1.0 - 0.2 * dot)
            sag = 4 * s * (1.0 - s) * _SAG * width
            at_x = x + (goal_x - x) * s - side / 2
            at_y = min(y + (goal_y - y) * s + sag, self._layout.height - side) - side / 2
            shown = Sprite(picture, round(at_x), round(at_y), pygame.BLEND_PREMULTIPLIED)
            sprites.append(_at(shown, light))
        return [sprite for sprite in sprites if sprite is not None]


def _at(sprite: Sprite, light: float) -> Sprite | None:
    """The sprite at a share of its opacity; None where nothing is left of it."""
    picture = faded(sprite.surface, light)
    return None if picture is None else sprite._replace(surface=picture)


def _dot(style: Style, radius: float) -> pygame.Surface:
    """A mint dot with a dark rim, which shows on cards as well as on the table."""
    side = int(2 * radius) + 3

    def draw(surface: pygame.Surface) -> None:
        rim, mint = with_alpha(style.theme.plate, 255), with_alpha(style.theme.mint, 255)
        disc(surface, (side / 2, side / 2), radius, mint, rim, 1)

    return whole_sprite(("way dot", style.theme.name, radius), (side, side), draw)
