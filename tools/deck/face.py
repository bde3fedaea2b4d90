"""The mask that all courts wear."""

from __future__ import annotations

from dataclasses import dataclass

from .figure import Figure
from .geometry import Point
from .palette import EYE, SKIN, SKIN_LINE, SKIN_SHADE
from .path import Path

_LEFT, _RIGHT = -1, 1
SIDES = (_RIGHT, _LEFT)

_TOP = 62
# The edge of the shade is the profile: brow, nose, lips, chin. Hence no line for the nose.
_PROFILE = (
    "M0,62 L0,80 C1,88 6.5,97 6.5,101 C6.5,104 2,104 1.5,105.5 L1.5,109"
    "C3.5,110 3.5,112 2,113 C3,116 2,117 1,118.5 C3,121 2,124 0,"
)
_EYE = "M18,88.5 C14.5,85.5 8,85.5 5,89.5 C8,93 14.5,92.5 18,88.5Z"
_LID = "M17,88 C14,86 9,86 6,88.5 C9,88.5 14,88 17,88Z"


@dataclass(frozen=True, slots=True)
class Jaw:
    """The right outline of a face: a straight cheek, then one curve to the chin."""

    half_width: float
    cheek: float
    corner: float
    round_: Point
    chin: float

    def left(self) -> str:
        """The left outline downward, as path text."""
        x, (inner, low) = self.half_width, self.round_
        return f"M{-x},{_TOP} L{-x},{self.cheek} C{-x},{self.corner} {-inner},{low} 0,{self.chin}"

    def right(self) -> str:
        """The right outline upward from the chin, as path text."""
        x, (inner, low) = self.half_width, self.round_
        return f"C{inner},{low} {x},{self.corner} {x},{self.cheek} L{x},{_TOP}Z"


def on_side(outline: str, side: int) -> Path:
    """A shape that was written for the right side (1), or mirrored for the left (-1)."""
    path = Path.parse(outline)
    return path if side > 0 else path.mirrored()


def lit(side: int, light: str, shade: str) -> str:
    """The light comes from the left."""
    return light if side < 0 else shade


def add_pair(figure: Figure, outline: str, light: str, shade: str) -> None:
    """Draw a right half with its mirror image, which has the light.

    The whole lies under the shaded half, because two halves side by side would show a seam.
    """
    half = Path.parse(outline)
    figure.shape(half + half.mirrored(), light)
    figure.shape(half, shade)


def add_mask(figure: Figure, jaw: Jaw) -> None:
    """Draw skin, profile and lowered eyes."""
    figure.shape(jaw.left() + jaw.right(), SKIN)
    figure.shape(f"{_PROFILE}{jaw.chin} {jaw.right()}", SKIN_SHADE)
    for side in SIDES:
        figure.shape(on_side(_EYE, side), EYE)
        figure.shape(on_side(_LID, side), lit(side, SKIN_SHADE, SKIN_LINE))
