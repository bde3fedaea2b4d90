"""Curves by which things move: each maps the share of the time, 0–1, to the share of the way."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]


def linear(t: float) -> float:
    """The same speed all the way."""
    return t


def out_quad(t: float) -> float:
    """Slower and slower to rest."""
    return t * (2.0 - t)


def in_out_quad(t: float) -> float:
    """From rest to rest."""
    return 2.0 * t * t if t < 0.5 else 1.0 - 2.0 * (1.0 - t) ** 2


def out_cubic(t: float) -> float:
    """Quickly away, gently to rest."""
    return 1.0 - (1.0 - t) ** 3


def out_back(t: float) -> float:
    """Past the goal by a tenth or so, then back to it."""
    overshoot = 1.2
    back = t - 1.0
    return 1.0 + back * back * ((overshoot + 1.0) * back + overshoot)


def swing(t: float) -> float:
    """Three swings that die away, right, left, right: at rest at both ends, never beyond 1."""
    return math.sin(3.0 * math.pi * t) * (1.0 - t)


def twice(t: float) -> float:
    """Dark twice between bright ends: 1 at the beginning, in the middle, at the end."""
    return math.cos(2.0 * math.pi * t) ** 2


def share(now: float, start: float, duration: float) -> float:
    """How much of a span of time has gone by, 0–1; a span of no length is over at once."""
    if duration <= 0.0 or now >= start + duration:
        return 1.0
    return max(0.0, (now - start) / duration)
