"""The lines of an orb web."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import NamedTuple

from ..distinct import distinct

Point = tuple[float, float]

_CURVE_STEPS = 8


@distinct
class Web(NamedTuple):
    """Polylines in px, from the hub outwards."""

    spokes: tuple[tuple[Point, ...], ...]
    rings: tuple[tuple[tuple[Point, ...], ...], ...]
    """Each ring from the innermost on, one sagging thread for every pair of spokes."""

    @classmethod
    def spun(
        cls,
        hub: Point,
        angles: tuple[float, float],
        sectors: int,
        rings: int,
        radii: tuple[float, float],
        *,
        sag: float = 0.16,
        jitter: float = 0.0,
        seed: int = 3,
    ) -> Web:
        """A web between two ``angles`` (radians, clockwise from the right).

        The rings lie between the two ``radii``, the spokes go a little further. ``sag`` is the
        part of the radius by which threads hang towards the hub, ``jitter`` the unevenness.
        The same arguments always give the same web.
        """
        chance = random.Random(seed)

        def uneven() -> float:
            return (chance.random() - 0.5) * jitter

        step = (angles[1] - angles[0]) / sectors
        turns = [angles[0] + step * i + uneven() for i in range(sectors + 1)]
        spokes = tuple((hub, _polar(hub, turn, radii[1] * 1.12)) for turn in turns)
        woven = []
        for index in range(rings):
            part = index / max(1, rings - 1)
            radius = radii[0] + (radii[1] - radii[0]) * part**1.25
            threads = []
            for first, second in pairwise(turns):
                at = radius * (1 + uneven() / 2)
                middle = _polar(hub, (first + second) / 2, at * (1 - sag))
                threads.append(_curve(_polar(hub, first, at), middle, _polar(hub, second, at)))
            woven.append(tuple(threads))
        return cls(spokes, tuple(woven))


def _polar(hub: Point, turn: float, radius: float) -> Point:
    return hub[0] + math.cos(turn) * radius, hub[1] + math.sin(turn) * radius


def _curve(start: Point, control: Point, end: Point) -> tuple[Point, ...]:
    """A quadratic curve as a polyline."""
    points = []
    for step in range(_CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        a, b, c = (1 - t) ** 2, 2 * (1 - t) * t, t * t
        points.append(
            (
                a * start[0] + b * control[0] + c * end[0],
                a * start[1] + b * control[1] + c * end[1],
            )
        )
    return tuple(points)
