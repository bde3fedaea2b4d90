"""The plate that tells why an action was refused, with the place it concerns."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

import pygame

from ..distinct import distinct
from ..ui import paint
from ..ui.compositor import Sprite
from ..ui.style import Style
from ..ui.theme import Colour
from .box import Box, ring_width
from .layout import Layout
from .notice_plate import PlatePlan, edge_width, plate_plans

LASTING: Final = 6.0
"""Seconds after which a notice goes by itself."""
BRIEF: Final = 1.0
"""The same for one without words."""
_BEAD: Final = 5
_STEP: Final = 8
_CLEARANCE: Final = 20


class Tone(Enum):
    """What kind of thing a notice tells."""

    REFUSAL = auto()
    NEWS = auto()


@distinct
class Notice(NamedTuple):
    """A few words, with where they point."""

    head: str
    """What is so; without it only the causes are outlined."""
    body: str
    """What helps; may be empty."""
    causes: tuple[Box, ...]
    """What is to be outlined, the most important first."""
    tone: Tone = Tone.REFUSAL
    way: tuple[Box, Box] | None = None
    """From where to where something is to be moved."""


@distinct
class NoticeSprites(NamedTuple):
    """A notice at rest."""

    outlines: tuple[Sprite, ...]
    thread: tuple[Sprite, ...]
    """The thread with its bead, or nothing."""
    plate: Sprite | None


def notice_sprites(
    style: Style, layout: Layout, notice: Notice, obstacles: tuple[Box, ...]
) -> NoticeSprites:
    """The outlines, the thread from the first of them, the plate at its end.

    The plate hangs below every one of the obstacles that it would cover, in smaller type or
    another shape if only these have room there; else it moves up as far as the table makes it.
    """
    colour = _colour(style, notice.tone)
    outlines, broad = [], max(3, ring_width(layout.card_width))
    for i, box in enumerate(notice.causes):
        ring, (dx, dy) = paint.ring_sprite(
            style.theme, box.w, box.h, layout.radius, colour, broad - (i > 0), 0, glow=False
        )
        outlines.append(Sprite(ring, box.x + dx, box.y + dy, pygame.BLEND_PREMULTIPLIED))
    if not notice.head:
        return NoticeSprites(tuple(outlines), (), None)
    cause = notice.causes[0] if notice.causes else None
    plan, (_, x, y) = _clearest(style, layout, notice, cause, obstacles)
    thread = _thread(colour, cause, y, edge_width(style)) if cause and y > cause.bottom else ()
    plate = Sprite(plan.draw(style, colour), x, y, pygame.BLEND_PREMULTIPLIED)
    return NoticeSprites(tuple(outlines), thread, plate)


def _colour(style: Style, tone: Tone) -> Colour:
    return style.theme.warn if tone is Tone.REFUSAL else style.theme.mint


def _clearest(
    style: Style, layout: Layout, notice: Notice, cause: Box | None, obstacles: tuple[Box, ...]
) -> tuple[PlatePlan, tuple[int, int, int]]:
    """The first shape of the plate that hides nothing, or the one that hides least, and where."""
    found = []
    for plan in plate_plans(style, layout.width, notice.head, notice.body):
        place = _where(layout, plan.size, cause, obstacles)
        if not place[0]:
            return plan, place
        found.append((plan, place))
    return min(found, key=lambda each: each[1][0])


def _where(
    layout: Layout, size: tuple[int, int], cause: Box | None, obstacles: tuple[Box, ...]
) -> tuple[int, int, int]:
    """How many rows of pixels have to be covered, then the plate's upper left corner, in px.

    Of the places in which the thread can reach it, the one that covers least, then the one that
    leaves the buttons below the columns free, then the one that hangs most nearly straight below;
    without a cause there is no thread, so it may hang anywhere. Below a column it keeps clear of
    what stands beside them.
    """
    width, height = size
    margin = 12
    left, right = layout.column_x[0], layout.column_x[-1] + layout.card_width
    middle, top = (cause.centre[0], cause.bottom) if cause else ((left + right) // 2, layout.top)
    least, most = margin, max(margin, layout.width - margin - width)
    if left <= middle <= right and width <= right - left:
        least, most = left, right - width
    wishes = range(least, most + 1, _STEP)
    if cause:
        wishes = range(middle - width + 4 * _BEAD, middle - 4 * _BEAD + 1, _STEP)
    candidates = []
    for wish in wishes:
        x = max(least, min(wish, most))
        lowest = max(
            (box.bottom for box in obstacles if box.x < x + width and box.right > x), default=top
        )
        y = max(lowest, top) + _CLEARANCE
        covered = max(0, y + height - layout.floor + margin)
        lower = max(0, y + height - covered - layout.bottom)
        candidates.append((covered, lower, abs(x + width // 2 - middle), x, y))
    covered, _, _, x, y = min(candidates)
    return covered, x, max(margin, y - covered)


def _thread(colour: Colour, cause: Box, end: int, width: int) -> tuple[Sprite, Sprite]:
    """The thread that the plate hangs by, with a bead where it is tied."""
    bead_r = max(_BEAD, 5 * width // 2)
    thread = pygame.Surface((width, end - cause.bottom))
    thread.fill(colour)
    bead = pygame.Surface((2 * bead_r + 1, 2 * bead_r + 1), pygame.SRCALPHA)
    paint.disc(bead, (bead_r, bead_r), bead_r, paint.with_alpha(colour, 255))
    x = cause.centre[0]
    return (
        Sprite(thread, x - width // 2, cause.bottom),
        Sprite(bead, x - bead_r, end - bead_r, pygame.BLEND_PREMULTIPLIED),
    )
