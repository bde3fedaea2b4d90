"""What the queens hold in their hands."""

from __future__ import annotations

from .figure import Figure
from .geometry import polar, quadratic
from .ornaments import add_leaf, add_web_fan
from .palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    RED,
    RED_DARK,
    RED_LIGHT,
    ROSE,
    TEAL,
    TEAL_DARK,
    TEAL_LIGHT,
)


def add_flower(figure: Figure, x: float) -> None:
    """Draw the flower of the figure's suit on a stalk at x."""
    stalk = quadratic((x - 1, 80), (x + 4, 116), (x - 8, 240))
    figure.thread(stalk, GOLD_DARK if figure.suit in "SD" else TEAL, 3.2)
    {"S": _add_fan, "H": _add_rose, "D": _add_gem, "C": _add_clover}[figure.suit](figure, x)


def _add_fan(figure: Figure, x: float) -> None:
    """A fan of web, which the hand holds by its handle."""
    foot = (x - 1, 102.0)
    add_web_fan(figure, foot, 34, (222, 318))
    figure.circle(foot, 3, GOLD_LIGHT, GOLD_DARK, 0.8)


def _add_rose(figure: Figure, x: float) -> None:
    centre, radius = (x - 1.0, 74.0), 17.0
    add_leaf(figure, (x + 1, 104), (x + 17, 90), 6, (TEAL_LIGHT, TEAL_DARK))
    for petal in range(5):
        place = polar(centre, radius * 0.52, -90 + 72 * petal)
        colour = RED_DARK if petal in (1, 2) else RED
        figure.circle(place, radius * 0.52, colour, GOLD, 0.9)
    figure.circle(centre, radius * 0.58, RED_LIGHT)
    for petal in range(3):
        place = polar(centre, radius * 0.22, -30 + 120 * petal)
        figure.circle(place, radius * 0.3, RED if petal else ROSE, GOLD, 0.8)
    figure.circle(centre, radius * 0.14, GOLD)


def _add_gem(figure: Figure, x: float) -> None:
    """A mirror in the shape of a lozenge."""
    top, right, foot, left = (x, 44.0), (x + 15, 72.0), (x, 100.0), (x - 15, 72.0)
    figure.shape([top, right, foot, left], GOLD, GOLD_DARK, 1)
    inner = [(x, 53.0), (x + 10, 72.0), (x, 91.0), (x - 10, 72.0)]
    figure.shape(inner, figure.robe.pale)
    figure.shape([*inner[:3]], GOLD_LIGHT)
    figure.circle(top, 3, GOLD_LIGHT, GOLD_DARK, 0.8)


def _add_clover(figure: Figure, x: float) -> None:
    """Three round leaves."""
    for angle, colours in (
        (-158, (TEAL_LIGHT, TEAL)),
        (-22, (TEAL, TEAL_DARK)),
        (-90, (TEAL_LIGHT, TEAL_DARK)),
    ):
        foot = (x - 1.0, 82.0)
        add_leaf(figure, foot, polar(foot, 25 if angle == -90 else 17, angle), 14, colours)
    figure.circle((x - 1, 82), 2.6, GOLD)
