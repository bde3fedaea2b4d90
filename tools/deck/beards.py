"""The beards of the four kings with the hair beside them."""

from __future__ import annotations

from dataclasses import dataclass

from .face import SIDES, add_pair, lit, on_side
from .figure import Figure

_CHEEK = "M0,106 C11,106 18,98 19,84 L23,84"


@dataclass(frozen=True, slots=True)
class Beard:
    """Right halves as path text; a face has y = 62 at the forehead, 126 at the chin."""

    hair: str
    beard: str
    strands: str
    moustache: str


BEARDS = {
    # Square, in steps; the hair is short.
    "S": Beard(
        "M18,64 L28,64 C29,80 31,96 34,108 C30,112 24,112 20,106Z",
        f"{_CHEEK} L24,140 L16,140 L16,148 L8,148 L8,157 L0,157Z",
        "M16,118 L16,140 M8,120 L8,148 M0,120 L0,156",
        "M0,104 C5,101.5 12,103 19,111 C12,112.5 4,112.5 0,109.5Z",
    ),
    # Round, in curls, like the hair.
    "H": Beard(
        "M16,64 L28,62 C36,65 38,74 33,79 C41,82 42,92 36,96 C43,101 40,112 32,113 C26,115 21,111"
        " 21,104 L20,84Z",
        "M0,106 C11,106 18,98 19,84 L24,84 C31,91 34,103 31,112 C39,118 36,132 27,134"
        "C27,145 15,150 8,144 C6,149 3,150 0,150Z",
        "M25,102 C19,108 21,117 28,119 M17,118 C11,126 14,135 22,136 M6,124 C2,132 5,140 11,142",
        "M0,104 C6,100 16,102 21,108 C24,113 20,117 15,115 C9,113 4,112.5 0,109.5Z",
    ),
    # A long point between two horns of a moustache; the hair hangs straight, wider below.
    "D": Beard(
        "M18,64 L28,62 L41,106 L21,106 L20,84Z",
        "M0,107 C8,107 14,105 17,99 L21,98 C22,116 12,138 0,167Z",
        "M0,122 L0,160 M7,118 L4,148",
        "M0,104 C7,101 15,107 24,107 C29,107 32,103 31,97 C37,105 33,115 23,115"
        "C14,115 5,114 0,109.5Z",
    ),
    # Two long tails under a hanging moustache; the hair falls on the shoulders in waves.
    "C": Beard(
        "M16,64 L28,62 C37,70 33,82 38,92 C45,102 41,112 48,125 C40,129 33,124 31,114"
        "C28,106 24,104 23,96 L20,84Z",
        f"{_CHEEK} C28,104 31,124 29,142 C27,153 21,161 13,165 C15,153 10,141 0,134Z",
        "M8,122 C16,134 19,146 16,158 M18,112 C24,126 25,140 22,152",
        "M0,104 C7,101 15,104 18,112 C21,122 20,131 16,137 C13,126 8,116 0,110Z",
    ),
}


def add_hair(figure: Figure) -> None:
    """Draw the hair, which lies behind the face."""
    for side in SIDES:
        colour = lit(side, figure.hair.lit, figure.hair.shade)
        figure.shape(on_side(BEARDS[figure.suit].hair, side), colour)


def add_beard(figure: Figure) -> None:
    """Draw the beard in front of the face."""
    add_pair(figure, BEARDS[figure.suit].beard, figure.hair.lit, figure.hair.shade)
    if figure.level.fine:
        for side in SIDES:
            strands = on_side(BEARDS[figure.suit].strands, side)
            figure.shape(strands, None, figure.hair.strand, 1)


def add_moustache(figure: Figure) -> None:
    """Draw the moustache over the upper lip."""
    for side in SIDES:
        colour = lit(side, figure.hair.lit, figure.hair.shade)
        figure.shape(on_side(BEARDS[figure.suit].moustache, side), colour, figure.hair.strand, 0.9)
