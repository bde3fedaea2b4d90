"""The files of the deck: which there are, with their text."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor

from .aces import ace
from .backs import BACKS
from .card import Style, body
from .courts import court_card
from .drawing import Drawing
from .levels import FULL, FULL_LARGE, LEVELS
from .numbers import number_card
from .palette import INK
from .path import Path
from .pips import OUTLINE, SUITS
from .ranks import COURTS, RANKS, RankLetters

_SIGN = 100  # height of a pip's box, cap height of a rank


def face(style: Style, suit: str, rank: str) -> Drawing:
    """Any of the 52 faces."""
    if rank in COURTS:
        return court_card(style, suit, rank)
    return ace(style, suit) if rank == "A" else number_card(style, suit, int(rank))


def deck_files(letters: RankLetters) -> Iterator[tuple[str, str]]:
    """Every file as (name below the card folder, text)."""
    for level in LEVELS:
        style = Style(level, letters)
        for suit in SUITS:
            for rank in RANKS:
                yield f"{level.name}/{suit}{rank}.svg", face(style, suit, rank).svg()
        if level is not FULL_LARGE:  # what has no index is the same as at the full level
            yield f"{level.name}/blank.svg", body(level).svg()
            for name, back in BACKS.items():
                yield f"{level.name}/back_{name}.svg", back(level).svg()
    yield from _sign_files(letters)


def _sign_files(letters: RankLetters) -> Iterator[tuple[str, str]]:
    """Single pips with ranks, in ink, for whoever composes an index."""
    for suit in SUITS:
        yield f"pip_{suit}.svg", _sign(OUTLINE[suit])
    for rank in RANKS:
        # The cap line is y = 0, so that a cap height of whole pixels gives sharp edges.
        outline = letters.outline(rank, _SIGN)[0].transformed(1, 1, 0, _SIGN)
        yield f"rank_{rank}.svg", _sign(outline)


def _sign(outline: Path) -> str:
    """One path in a view box of whole units around it."""
    points = outline.flattened()
    left, top = (floor(min(values)) for values in zip(*points, strict=True))
    right, bottom = (ceil(max(values)) for values in zip(*points, strict=True))
    drawing = Drawing(FULL)
    drawing.shape(outline, INK)
    return drawing.svg((left, top, right - left, bottom - top))
