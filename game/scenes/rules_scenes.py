"""The scenes of the rules pages, by what they show."""

from __future__ import annotations

from typing import Final

from ..engine.variants import SPIDER, SPIDERETTE, Variant
from ..play.commands import Deal, Move, Undo
from ..play.gamecode import GameCode
from .rules_demo import Demo

_CODED: Final = 29
"""The number of the deal that the sources take as their example of a code."""

TOUR: Final = Demo(
    ("x KS QS JS TS 9S 8S 7S", "x x 6S", "9H 5S 4S 3S 2S AS", "x x JD"),
    (Move(1, 0), Move(2, 0, 5)),
)
"""Two moves complete a run."""

_OPENINGS: Final = {
    SPIDERETTE: Demo(
        (
            "4C",
            "x AC",
            "x x TH",
            "x x x QD",
            "x x x x 3H",
            "x x x x x AS",
            "x x x x x x 5H",
        ),
        deals=len(SPIDERETTE.deals),
        furniture=True,
        opens=True,
    ),
    SPIDER: Demo(
        (
            "x x x x x 7S",
            "x x x x x KD",
            "x x x x x 4C",
            "x x x x x TH",
            "x x x x 2S",
            "x x x x QC",
            "x x x x 9D",
            "x x x x JH",
            "x x x x 5S",
            "x x x x 8H",
        ),
        deals=len(SPIDER.deals),
        furniture=True,
        opens=True,
    ),
}

BUILDING: Final = Demo(
    ("x x TS", "x x 9H", "x KD", "x QS", "x AC 2D"),
    (Move(1, 0), Move(3, 2), Move(4, 0)),
)
"""A nine of hearts on a ten of spades, a queen on a king, then a card too low."""

NO_PLACE: Final = Demo(
    ("x AS", "x x 2H", "x x KC", "x 6D"),
    (Move(1, 0), Move(2, 3)),
)
"""Nothing goes on an ace; a king goes to no card."""

GROUP: Final = Demo(
    ("x x TS", "x x 9H 8H 7H", "x JD", "x 4C"),
    (Move(1, 0, 3),),
)
"""Three cards of one suit move together."""

MIXED: Final = Demo(
    ("x x TH", "x x 9S 8H", "x 9C", "x 4D"),
    (Move(1, 0, 2), Move(1, 2), Move(1, 0)),
)
"""A mixed group is refused, then taken apart."""

EMPTY_COLUMN: Final = Demo(
    ("", "x xTD 6D", "x JC", "x x x 3H"),
    (Move(1, 0), Move(1, 2)),
)
"""A six is put aside in an empty column, so that a ten turns up."""

_DEALS: Final = {
    SPIDERETTE: Demo(
        ("* 8C", "", "* 9D 8D", "* 5S", "* JD", "* 2C", "* TS"),
        (Deal(), Move(2, 1), Deal(), Deal()),
        runs="H",
        deals=2,
        stock="4D QC 6S KC 3S 7D AD 9C 3D QS",
        furniture=True,
    ),
    SPIDER: Demo(
        ("* 8C", "", "* 9D 8D", "* 5S", "* JD", "* 2C", "* TS", "* KD", "* 4S", "* 6C"),
        (Deal(), Move(2, 1), Deal()),
        runs="HHSC",
        deals=1,
        stock="4D QC 6S KC 3S 7D AD 9C 3D QS",
        furniture=True,
    ),
}

RUN: Final = Demo(
    ("x KH QH JH TH 9H 8H 7H 6H", "9S 5H 4H 3H 2H AH", "x x JC", "x 4D"),
    (Move(1, 0, 5),),
    furniture=True,
)
"""A finished run leaves the table, and the card beneath it turns up."""

_WINS: Final = {
    SPIDERETTE: Demo(
        ("KS QS JS TS 9S 8S 7S", "6S 5S 4S 3S", "2S AS", ""),
        (Move(2, 1, 2), Move(1, 0, 6)),
        runs="HDC",
        deals=0,
        furniture=True,
    ),
    SPIDER: Demo(
        ("KS QS JS TS 9S 8S 7S", "6S 5S 4S 3S", "2S AS", ""),
        (Move(2, 1, 2), Move(1, 0, 6)),
        runs="HDCSHDC",
        deals=0,
        furniture=True,
    ),
}

PLACING: Final = Demo(
    ("x 7S", "x x 6D 5D", "", "x 7D"),
    (Move(1, 3, 2),),
)
"""All columns that take a group are lit; it goes to the one of its own suit."""

UNDOING: Final = Demo(RUN.columns, (*RUN.steps, Undo()), furniture=True)
"""A run is finished, then comes back."""

TURNING: Final = Demo(
    ("x TD", "x TC", "x x x 9C", "x 2S"),
    (Move(2, 1),),
)
"""Of two tens, the one of the same suit; a face-down card turns up."""

KING_FIRST: Final = Demo(
    ("", "x x KC", "x QC", "x x JC"),
    (Move(1, 0), Move(2, 0), Move(3, 0)),
)
"""A column grows from a king."""


def opening(variant: Variant) -> Demo:
    """An opening with four suits."""
    return _OPENINGS[variant]


def dealing(variant: Variant) -> Demo:
    """A deal that is refused over an empty column, then those that are left."""
    return _DEALS[variant]


def winning(variant: Variant) -> Demo:
    """The last moves of a game that is won."""
    return _WINS[variant]


def coded(variant: Variant) -> Demo:
    """The opening of the game code that serves as an example."""
    code = GameCode(variant, 1, _CODED)
    return Demo((), furniture=True, opens=True, code=code)
