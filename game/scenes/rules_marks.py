"""The marks that a rules page puts on its small table: frames, ways, sentences."""

from __future__ import annotations

import math
from typing import Final

import pygame

from ..table.box import Box
from ..ui import paint
from ..ui.compositor import Sprite
from ..ui.scale import SMALLEST
from ..ui.stretch import smooth
from ..ui.style import Style
from ..ui.theme import Colour

_LEADING: Final = 1.4  # em
_DOT: Final = 0.032
"""The radius of a dot as a part of the card's width."""


def framed(style: Style, box: Box, radius: int, colour: Colour) -> Sprite:
    """A ring around a place, in px of the window."""
    ring, (dx, dy) = paint.ring_sprite(style.theme, box.w, box.h, radius, colour, 2, 0, glow=False)
    return Sprite(ring, box.x + dx, box.y + dy, pygame.BLEND_PREMULTIPLIED)


def way_sprite(origin: Box, goal: Box, colour: Colour, floor: int) -> Sprite:
    """Dots from below one place to below another, with a tip that points up to it.

    The way hangs down between the two, but not lower than ``floor`` px.
    """
    dot = max(2.0, _DOT * goal.w)
    tip = 3.2 * dot
    start = (origin.centre[0], min(origin.bottom + dot, floor - tip))
    end = (goal.centre[0], min(goal.bottom + 2 * dot, floor - 2 * tip))
    lowest = min(max(start[1], end[1]) + 0.55 * goal.w, floor - dot)
    bend = ((start[0] + end[0]) / 2, 2 * lowest - (start[1] + end[1]) / 2)
    bend = (bend[0], min(bend[1], floor + (floor - min(start[1], end[1])) / 2))
    below = (end[0], end[1] + tip)
    count = max(4, round(math.dist(start, below) / (5 * dot)))
    dots = [_on_curve(start, bend, below, (i + 0.5) / count) for i in range(count)]
    reach = math.ceil(tip) + 2
    xs, ys = zip(*dots, end, below, strict=True)
    area = pygame.Rect(min(xs) - reach, min(ys) - reach, 0, 0)
    area.w = math.ceil(max(xs)) + reach - area.x
    area.h = math.ceil(max(ys)) + reach - area.y
    spots = [(x - area.x, y - area.y) for x, y in dots]
    corners = ((0.0, 0.0), (-tip * 0.85, tip * 1.3), (tip * 0.85, tip * 1.3))
    head = [(end[0] - area.x + dx, end[1] - area.y + dy) for dx, dy in corners]

    def draw(surface: pygame.Surface, k: int) -> None:
        for x, y in spots:
            pygame.draw.circle(surface, colour, (x * k, y * k), dot * k)
        pygame.draw.polygon(surface, colour, [(x * k, y * k) for x, y in head])

    picture = smooth(area.w, area.h, draw)
    return Sprite(picture, area.x, area.y, pygame.BLEND_PREMULTIPLIED)


def saying(style: Style, place: Box, head: str, body: str, *, news: bool = False) -> list[Sprite]:
    """Words in the middle of a place: the head in coral (gold if it is ``news``), then the body.

    Where both have no room, the head stands alone.
    """
    theme = style.theme
    colour = theme.gold if news else theme.warn
    lines, size = _fitted(style, place, head, body)
    step = round(_LEADING * size)
    picture = pygame.Surface((max(1, place.w), max(1, step * len(lines))), pygame.SRCALPHA)
    y = step / 2
    for line, bold in lines:
        shade = colour if bold else theme.text
        style.fonts.draw(picture, line, place.w / 2, y, size, shade, bold, "centre", "middle")
        y += step
    top = place.y + (place.h - picture.get_height()) // 2
    return [Sprite(picture.premul_alpha(), place.x, top, pygame.BLEND_PREMULTIPLIED)]


def _fitted(style: Style, place: Box, head: str, body: str) -> tuple[list[tuple[str, bool]], int]:
    """The lines with whether each is bold, at the size at which they fit."""
    fonts = style.fonts
    for words in (body, ""):
        for size in range(max(SMALLEST, style.scale.body), SMALLEST - 1, -1):
            lines = [(line, True) for line in fonts.wrap(head, size, place.w, bold=True)]
            if words:
                lines += [(line, False) for line in fonts.wrap(words, size, place.w)]
            if len(lines) * round(_LEADING * size) <= place.h:
                return lines, size
    return lines, size


def _on_curve(
    start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float], t: float
) -> tuple[float, float]:
    """A place on the curve from start to end that is drawn towards ``bend``."""
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
    return (
        a * start[0] + b * bend[0] + c * end[0],
        a * start[1] + b * bend[1] + c * end[1],
    )
