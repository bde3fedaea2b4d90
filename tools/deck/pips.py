"""The outlines of the four suit signs, in a box from -50 to 50."""

from __future__ import annotations

from .path import Path

SUITS = "SHDC"

_HEART = "C-7,31 -47,10 -47,-19 C-47,-36 -35,-47 -22,-47 C-10,-47 -2,-39 0,-27"
_HEART_RIGHT = "C2,-39 10,-47 22,-47 C35,-47 47,-36 47,-19 C47,10 7,31 0,48Z"
_SPADE_RIGHT = "C7,-33 46,-13 46,14 C46,29 35,37 24,37 C15,37 7,32 3.5,24 C4.5,36 9,44 19,50"
_SPADE_LEFT = (
    "C-9,44 -4.5,36 -3.5,24 C-7,32 -15,37 -24,37 C-35,37 -46,29 -46,14 C-46,-13 -7,-33 0,-50Z"
)
_DIAMOND_RIGHT = "C10,-28 24,-12 40,0 C24,12 10,28 0,50"
_DIAMOND_LEFT = "C-10,28 -24,12 -40,0 C-24,-12 -10,-28 0,-50Z"
_CLUB_RIGHT = (
    "C13,-50 22.5,-40.5 22.5,-28 C22.5,-20 18.5,-13 11.5,-8.5 C15.5,-12 20,-13.5 25,-13.5"
    "C37.5,-13.5 47.5,-3.5 47.5,9.5 C47.5,22.5 37.5,32 25,32 C15,32 7,26.5 3.2,17.5"
    "C4,33 9,43 20,50"
)
_CLUB_LEFT = (
    "C-9,43 -4,33 -3.2,17.5 C-7,26.5 -15,32 -25,32 C-37.5,32 -47.5,22.5 -47.5,9.5"
    "C-47.5,-3.5 -37.5,-13.5 -25,-13.5 C-20,-13.5 -15.5,-12 -11.5,-8.5"
    "C-18.5,-13 -22.5,-20 -22.5,-28 C-22.5,-40.5 -13,-50 0,-50Z"
)

# Keys are the first letters of spades, hearts, diamonds, clubs.
OUTLINE = {
    "S": Path.parse(f"M0,-50{_SPADE_RIGHT} L-19,50 {_SPADE_LEFT}"),
    "H": Path.parse(f"M0,48 {_HEART} {_HEART_RIGHT}"),
    "D": Path.parse(f"M0,-50 {_DIAMOND_RIGHT} {_DIAMOND_LEFT}"),
    "C": Path.parse(f"M0,-50 {_CLUB_RIGHT} L-20,50 {_CLUB_LEFT}"),
}
RIGHT_HALF = {
    "S": Path.parse(f"M0,-50 {_SPADE_RIGHT} L0,50Z"),
    "H": Path.parse(f"M0,48 L0,-27 {_HEART_RIGHT}"),
    "D": Path.parse(f"M0,-50 {_DIAMOND_RIGHT}Z"),
    "C": Path.parse(f"M0,-50 {_CLUB_RIGHT} L0,50Z"),
}
# Width as a part of the height.
WIDTH = {"S": 0.92, "H": 0.94, "D": 0.80, "C": 0.95}


def placed(outline: Path, x: float, y: float, size: float, upside_down: bool = False) -> Path:
    """A pip outline of the given height (card units) with its centre at x, y."""
    scale = -size / 100 if upside_down else size / 100
    return outline.transformed(scale, scale, x, y)
