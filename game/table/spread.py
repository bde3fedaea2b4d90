"""A crowded column laid open, so that every card in it can be read."""

from __future__ import annotations

from typing import NamedTuple

from .box import Box, bounds, card_height
from .strips import natural_down, natural_up


class Spread(NamedTuple):
    """A plate on the screen with the cards of one column on it, lowest card first."""

    panel: Box
    cards: tuple[Box, ...]


def spread(window: Box, column: Box, down: int, up: int) -> Spread:
    """Lay a column of ``down`` and ``up`` cards open near its place, inside the window.

    The cards keep the width of ``column`` with their natural strips. Where they are too many for
    the height, they go on in further columns to the right.
    """
    w, h = column.w, card_height(column.w)
    pad = max(6, w // 8)
    gap = max(4, w // 8)
    inner = window.grow(-pad - 4)
    strip_up, strip_down = natural_up(w), natural_down(w)
    lengths = [strip_down] * down + [strip_up] * up
    if not lengths:
        return Spread(column.grow(pad), ())
    count = 1
    most = max(1, (inner.w + gap) // (w + gap))
    while count < most and not _fits(lengths, count, h, inner.h):
        count += 1
    per = -(-len(lengths) // count)
    cards: list[Box] = []
    for start in range(0, len(lengths), per):
        part = lengths[start : start + per]
        squeeze = min(1.0, max(0, inner.h - h) / max(1, sum(part[:-1])))
        y = 0.0
        for length in part:
            cards.append(Box(start // per * (w + gap), int(y), w, h))
            y += length * squeeze
    whole = bounds(cards)
    x = min(max(column.x, inner.x), max(inner.x, inner.right - whole.w))
    top = min(max(column.y, inner.y), max(inner.y, inner.bottom - whole.h))
    return Spread(whole.moved(x, top).grow(pad), tuple(card.moved(x, top) for card in cards))


def _fits(lengths: list[int], count: int, card: int, height: int) -> bool:
    """Whether the strips, cut into ``count`` equal parts, keep within the height."""
    per = -(-len(lengths) // count)
    parts = (lengths[start : start + per] for start in range(0, len(lengths), per))
    return all(sum(part[:-1]) + card <= height for part in parts)
