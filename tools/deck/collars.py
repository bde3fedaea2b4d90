"""The collars: each suit repeats one motif in rows around a centre."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import radians, sin

from .figure import Figure
from .geometry import arc, disc, polar, quadratic, sagging_ring
from .palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_PALE,
    ROSE,
    TEAL,
    TEAL_DARK,
    TEAL_LIGHT,
    TEAL_PALE,
)


@dataclass(frozen=True, slots=True)
class Collar:
    """A fan about (0, centre_y) between two angles (degrees), cut into equal parts."""

    centre_y: float
    radius: float
    start: float
    end: float
    parts: int

    def angle(self, part: float) -> float:
        """The direction of a seam; halves are the middles of the parts."""
        return self.start + (self.end - self.start) * part / self.parts

    @property
    def angles(self) -> list[float]:
        """The directions of all seams."""
        return [self.angle(part) for part in range(self.parts + 1)]


def add_collar(figure: Figure, collar: Collar) -> None:
    """Draw the collar of the figure's suit."""
    _MAKERS[figure.suit](figure, collar)


def _web(figure: Figure, collar: Collar) -> None:
    centre, angles, radius = (0.0, collar.centre_y), collar.angles, collar.radius

    def ring(part: float, sag: float) -> list[tuple[float, float]]:
        return sagging_ring(centre, angles, [radius * part] * len(angles), sag)

    figure.plate([centre, *ring(1, 0.88)], figure.robe.dark, GOLD, 1.8)
    figure.plate([centre, *ring(0.80, 0.9)], BLUE_DARK)
    figure.plate([centre, *ring(0.60, 0.9)], BLUE)
    for angle in angles:
        figure.thread([centre, polar(centre, radius, angle)], GOLD, 1.2)
    for part in (0.8, 0.6, 0.42) if figure.level.fine else (0.7,):
        figure.thread(ring(part, 0.9), GOLD, 1.2)
    for angle in angles:
        figure.plate(disc(polar(centre, radius, angle), 2.4, 10), GOLD_LIGHT)


def _petals(figure: Figure, collar: Collar) -> None:
    centre = (0.0, collar.centre_y)
    rows = ((1.0, 0, figure.robe.dark), (0.78, 1, figure.robe.accent), (0.54, 0, ROSE))
    for size, fewer, colour in rows:
        count = collar.parts - fewer
        step = (collar.end - collar.start) / count
        round_ = collar.radius * size * sin(radians(step * 0.60)) * 0.95
        for petal in range(count):
            angle = collar.start + step * (petal + 0.5)
            middle = polar(centre, collar.radius * size - round_, angle)
            edge = arc(middle, round_, angle - 100, angle + 100, 12 if figure.level.fine else 7)
            figure.plate([centre, *edge], colour, GOLD, 1.1)


def _facets(figure: Figure, collar: Collar) -> None:
    centre = (0.0, collar.centre_y)
    inner, outer = collar.radius * 0.40, collar.radius * 0.70
    rim = outer * 1.02
    edge = []
    for part in range(collar.parts):
        left, middle, right = collar.angle(part), collar.angle(part + 0.5), collar.angle(part + 1)
        inner_left, inner_right = polar(centre, inner, left), polar(centre, inner, right)
        waist, tip = polar(centre, outer, middle), polar(centre, collar.radius, middle)
        rim_left, rim_right = polar(centre, rim, left), polar(centre, rim, right)
        figure.plate([rim_left, waist, tip], figure.robe.dark)
        figure.plate([waist, rim_right, tip], figure.robe.main)
        figure.plate([centre, inner_left, inner_right], GOLD_LIGHT if part % 2 else GOLD)
        figure.plate([inner_left, waist, rim_left], GOLD_DARK)
        figure.plate([inner_left, inner_right, waist], GOLD_PALE)
        figure.plate([inner_right, rim_right, waist], GOLD)
        edge += [rim_left, tip]
    figure.thread([*edge, polar(centre, rim, collar.end)], GOLD, 1.4)


def _leaves(figure: Figure, collar: Collar) -> None:
    centre = (0.0, collar.centre_y)
    rows = ((1.0, 0, TEAL, TEAL_DARK), (0.74, 1, TEAL_PALE, TEAL_LIGHT))
    for size, fewer, light, shade in rows:
        count = collar.parts - fewer
        step = (collar.end - collar.start) / count
        radius = collar.radius * size
        for leaf in range(count):
            angle = collar.start + step * (leaf + 0.5)
            tip = polar(centre, radius, angle)
            for side, colour in ((-1, light), (1, shade)):
                belly = polar(centre, radius * 0.72, angle + side * step * 0.78)
                figure.plate(quadratic(centre, belly, tip), colour)
            figure.thread([polar(centre, radius * 0.5, angle), tip], GOLD, 1)


_MAKERS: dict[str, Callable[[Figure, Collar], None]] = {
    "S": _web,
    "H": _petals,
    "D": _facets,
    "C": _leaves,
}
