"""The number cards from two to ten."""

from __future__ import annotations

from .card import Style, add_indices, body, frame
from .drawing import Drawing
from .levels import HEIGHT, Level
from .palette import GOLD, SUIT_COLOURS
from .path import Path
from .pips import OUTLINE, RIGHT_HALF, placed

_LEFT, _MIDDLE, _RIGHT = 70, 125, 180
_BELOW_INDEX = 5
FACET = "#000000"  # black lets a facet follow the colour of any theme
FACET_OPACITY = {"S": 0.55, "H": 0.13, "D": 0.13, "C": 0.3}

_SIZES = {2: 66, 3: 60, 4: 60, 5: 58, 6: 56, 7: 52, 8: 50, 9: 44, 10: 44}

# Places are (column, part of the way from the first row to the last one).
_CORNERS = [(x, t) for x in (_LEFT, _RIGHT) for t in (0.0, 1.0)]
_SIX = [(x, t) for x in (_LEFT, _RIGHT) for t in (0.0, 0.5, 1.0)]
_EIGHT_SIDES = [(x, t) for x in (_LEFT, _RIGHT) for t in (0.0, 1 / 3, 2 / 3, 1.0)]
_PLACES = {
    2: [(_MIDDLE, 0.0), (_MIDDLE, 1.0)],
    3: [(_MIDDLE, 0.0), (_MIDDLE, 0.5), (_MIDDLE, 1.0)],
    4: _CORNERS,
    5: [*_CORNERS, (_MIDDLE, 0.5)],
    6: _SIX,
    7: [*_SIX, (_MIDDLE, 0.25)],
    8: [*_SIX, (_MIDDLE, 0.25), (_MIDDLE, 0.75)],
    9: [*_EIGHT_SIDES, (_MIDDLE, 0.5)],
    10: [*_EIGHT_SIDES, (_MIDDLE, 1 / 6), (_MIDDLE, 5 / 6)],
}


def _size(level: Level, value: int) -> float:
    """The height of the pips on a card of this value."""
    return min(_SIZES[value], level.most_small_pip if value > 8 else level.most_pip)


def add_pips(
    drawing: Drawing, style: Style, suit: str, places: list[tuple[float, float, bool]], size: float
) -> None:
    """Draw pips at (x, y, upside down); those of the fine level have a darker right half."""
    pips, facets = Path(()), Path(())
    for x, y, upside_down in places:
        pips += placed(OUTLINE[suit], x, y, size, upside_down)
        facets += placed(RIGHT_HALF[suit], x, y, size, upside_down)
    drawing.shape(pips, SUIT_COLOURS[suit])
    if style.level.fine:
        drawing.shape(facets, FACET, opacity=FACET_OPACITY[suit])


def add_hairline(drawing: Drawing, style: Style, suit: str, rank: str) -> None:
    """Draw the thin gold frame of cards without a figure, where there is room for it."""
    if style.level.fine:
        drawing.shape(frame(style, suit, rank), None, GOLD, 1, join="miter")


def number_card(style: Style, suit: str, value: int) -> Drawing:
    """The card of a value from 2 to 10."""
    drawing = body(style.level)
    add_hairline(drawing, style, suit, str(value))
    size = _size(style.level, value)
    first = style.level.index.notch_height + size / 2 + _BELOW_INDEX
    places = [
        (float(x), first + (HEIGHT - 2 * first) * part, part > 0.5) for x, part in _PLACES[value]
    ]
    add_pips(drawing, style, suit, places, size)
    add_indices(drawing, style, suit, str(value))
    return drawing
