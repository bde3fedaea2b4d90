"""What the courts hold, with the hands that hold it."""

from __future__ import annotations

from .drawing import Drawing
from .figure import Figure
from .geometry import polar, sagging_ring
from .palette import (
    BLUE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    RED,
    RED_DARK,
    RED_LIGHT,
    ROSE,
    SKIN,
    SKIN_LINE,
    SKIN_SHADE,
    TEAL_DARK,
    TEAL_LIGHT,
)
from .path import Path


def add_finial(figure: Figure, x: float, y: float, scale: float = 1.0) -> None:
    """Draw the suit's ornament, about 44 units high, with its middle at x, y."""
    if figure.suit == "S":
        _add_fan(figure, x, y, scale)
    elif figure.suit == "H":
        _add_rose(figure, x, y, 19 * scale)
    elif figure.suit == "D":
        _add_gem(figure, x, y, scale)
    else:
        _add_leaf(figure, x, y, scale)


def _add_fan(drawing: Drawing, x: float, y: float, scale: float) -> None:
    foot = (x, y + 20 * scale)
    angles = [205.0 + 26 * rib for rib in range(6)]
    for radius, colour, width in ((40 * scale, INK, 1.5), (26 * scale, BLUE, 1.1)):
        rim = sagging_ring(foot, angles, [radius] * len(angles), 0.9)
        drawing.shape([foot, *rim], colour, GOLD, width)
    for angle in angles[1:-1]:
        drawing.line([foot, polar(foot, 40 * scale, angle)], GOLD, 1.1)


def _add_rose(drawing: Drawing, x: float, y: float, radius: float) -> None:
    centre = (x, y)
    for petal in range(5):
        place = polar(centre, radius * 0.52, -90 + 72 * petal)
        drawing.circle(place, radius * 0.52, RED_DARK if petal in (1, 2) else RED, GOLD, 0.9)
    drawing.circle(centre, radius * 0.58, RED_LIGHT)
    for petal in range(3):
        place = polar(centre, radius * 0.22, -30 + 120 * petal)
        drawing.circle(place, radius * 0.3, RED if petal else ROSE, GOLD, 0.8)
    drawing.circle(centre, radius * 0.14, GOLD)


def _add_gem(drawing: Drawing, x: float, y: float, scale: float) -> None:
    wide, high = 13 * scale, 22 * scale
    top, right, foot, left = (x, y - high), (x + wide, y), (x, y + high), (x - wide, y)
    drawing.shape([top, right, foot, left], GOLD)
    drawing.shape([top, right, (x, y)], GOLD_DARK)
    drawing.shape([foot, left, (x, y)], GOLD_LIGHT)


def _add_leaf(drawing: Drawing, x: float, y: float, scale: float) -> None:
    wide, high = 15 * scale, 23 * scale
    for side, colour in ((-1, TEAL_LIGHT), (1, TEAL_DARK)):
        near, far = (side * wide * 1.1, -high * 0.35), (side * wide * 0.9, high * 0.35)
        blade = Path((("M", ((0, -high),)), ("C", (near, far, (0, high))), ("Z", ())))
        drawing.shape(blade.transformed(1, 1, x, y), colour)
    drawing.line([(x, y - high), (x, y + high)], GOLD, 1.6)


def add_fist(figure: Figure, x: float, y: float, sleeve: float = 70) -> None:
    """Draw a hand around a shaft at x: stacked fingers, a cuff, a sleeve of the given length.

    The fingers lie on a solid shape, because gaps between them would read as bones.
    """
    cuff = [(x - 8, y + 10), (x + 8, y + 10), (x + 17, y + sleeve), (x - 17, y + sleeve)]
    figure.plate(cuff, figure.robe.main, GOLD, 1.3)
    figure.rectangle((x - 6.5, y - 8.5, 13, 17), 4, SKIN_LINE)
    fingers = (13, 15, 15, 13) if figure.level.fine else (15, 15)
    high = 17.6 / len(fingers)
    for finger, wide in enumerate(fingers):
        box = (x - 7, y - 9 + finger * high, wide, high - 0.9)
        figure.rectangle(box, high / 2 - 0.5, SKIN if finger < 2 else SKIN_SHADE)
    band = [(x - 10, y + 8), (x + 10, y + 8), (x + 11.5, y + 15), (x - 11.5, y + 15)]
    figure.shape(band, GOLD)
    figure.shape([(x, y + 8), *band[1:3], (x, y + 15)], GOLD_DARK)
