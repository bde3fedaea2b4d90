"""What every card has: its body, its frame, its corner indices."""

from __future__ import annotations

from dataclasses import dataclass

from .drawing import Drawing
from .geometry import Point
from .levels import FRAME, HEIGHT, RADIUS, WIDTH, Level
from .palette import EDGE, IVORY, SUIT_COLOURS
from .path import Path
from .pips import OUTLINE, placed
from .pips import WIDTH as PIP_WIDTH
from .ranks import RankLetters

NOTCH_STEP = 7


@dataclass(frozen=True, slots=True)
class Style:
    """What is common to the cards of one set."""

    level: Level
    letters: RankLetters


def turned(points: list[Point]) -> list[Point]:
    """The points turned by 180 degrees about the centre of the card."""
    return [(WIDTH - x, HEIGHT - y) for x, y in points]


def body(level: Level) -> Drawing:
    """An empty card; only the line around it keeps fanned cards apart."""
    drawing = Drawing(level)
    edge = level.edge
    # Two fills: a stroke would be smoothed against its own fill, which leaves see-through sides.
    drawing.rectangle((0, 0, WIDTH, HEIGHT), RADIUS, EDGE)
    inside = (edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge)
    drawing.rectangle(inside, RADIUS - edge, IVORY)
    return drawing


def _index_right(style: Style, suit: str, rank: str) -> float:
    """The right end of the index in card units."""
    index = style.level.index
    _, width = style.letters.outline(rank, index.cap)
    return index.left + width + index.gap + index.suit * PIP_WIDTH[suit]


def notch(style: Style, suit: str, rank: str) -> Point:
    """The inner corner of the frame's notch, which leaves room for this card's index."""
    index = style.level.index
    below = index.tail if rank == "Q" else 0
    return _index_right(style, suit, rank) + index.notch_side, index.notch_height + below


def frame(style: Style, suit: str, rank: str) -> list[Point]:
    """The frame: a rectangle with a stepped notch for each index."""
    x, y = notch(style, suit, rank)
    half: list[Point] = [
        (x, FRAME),
        (WIDTH - FRAME, FRAME),
        (WIDTH - FRAME, HEIGHT - y),
        (WIDTH - x + NOTCH_STEP, HEIGHT - y),
        (WIDTH - x + NOTCH_STEP, HEIGHT - y + NOTCH_STEP),
        (WIDTH - x, HEIGHT - y + NOTCH_STEP),
    ]
    return half + turned(half)


def add_indices(drawing: Drawing, style: Style, suit: str, rank: str) -> None:
    """Draw the index in the upper left corner, then turned in the lower right one."""
    index = style.level.index
    letter, width = style.letters.outline(rank, index.cap)
    x = index.left + width + index.gap + index.suit * PIP_WIDTH[suit] / 2
    y = index.top + index.cap / 2 + index.suit_down
    sign: Path = letter.transformed(1, 1, index.left, index.top + index.cap)
    sign += placed(OUTLINE[suit], x, y, index.suit)
    both = sign + sign.transformed(-1, -1, WIDTH, HEIGHT)
    drawing.shape(both, SUIT_COLOURS[suit])
