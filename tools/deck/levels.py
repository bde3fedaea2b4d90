"""The levels of detail at which the deck is drawn."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT, RADIUS = 250, 350, 16
CENTRE = (125.0, 175.0)
FRAME = 13  # inset of the frame


@dataclass(frozen=True, slots=True)
class Index:
    """The corner sign: rank letter with the suit at its right; all in card units."""

    cap: float
    left: float
    top: float
    suit: float
    gap: float
    suit_down: float  # how far the suit's centre lies under the middle of the letter
    notch_side: float  # free space between the suit and the frame's notch
    notch_height: float  # above the first pips
    tail: float = 0  # more height of the notch for the letter that hangs below its line, Q


_NORMAL = Index(42, 15, 12, 32, 4, 1, 9, 62)
# At 56 px a unit is 0.224 px: left and top are 2 px, the cap height is 15 px, the suit 11 px.
_LARGE = Index(67, 9, 9, 49, 4.5, 0, 7, 83, tail=9)


@dataclass(frozen=True, slots=True)
class Level:
    """What one set of card files is drawn for."""

    name: str
    width: int  # px, the card width that lines and details are chosen for
    edge: float  # width of the line around the card, about one screen pixel
    index: Index
    axis: float  # x of a court's face in the upper half
    reach: float  # how far what a court holds moves toward its axis
    queen: float  # size of a queen's head, which stands beside the widest index
    most_pip: float  # largest pip of a number card
    most_small_pip: float  # the same for nines and tens

    @property
    def fine(self) -> bool:
        """Whether facets, hairlines, beard strands and the like are drawn."""
        return self.width >= 120

    def line(self, width: float, least: float = 0.55) -> float:
        """A line width in units, raised so that it is at least that many screen pixels."""
        return max(width, least * WIDTH / self.width)


LARGE = Level("large", 56, 4.5, _LARGE, 163, 13, 0.9, 50, 39)
SMALL = Level("small", 84, 3.0, _NORMAL, 148, 0, 1, 100, 100)
FULL = Level("full", 160, 2.2, _NORMAL, 148, 0, 1, 100, 100)
FULL_LARGE = Level("full_large", 160, 2.2, _LARGE, 163, 13, 0.9, 50, 39)
LEVELS = (LARGE, SMALL, FULL, FULL_LARGE)
