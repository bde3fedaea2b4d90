"""The upper half of a court: a drawing about an axis, cut at the frame and the split."""

from __future__ import annotations

from collections.abc import Sequence

from .drawing import Drawing
from .geometry import Plane, Point, clip, clip_line, mirrored, moved, rectangle_planes
from .levels import CENTRE, FRAME, HEIGHT, WIDTH, Level
from .palette import Hair, Robe

SLOPE = -0.20  # the split rises to the right, where the figure's free shoulder is


def split_y(x: float) -> float:
    """The height of the line that parts the two halves."""
    return CENTRE[1] + SLOPE * (x - CENTRE[0])


_UPPER_HALF: Plane = (-SLOPE, 1, CENTRE[1] - SLOPE * CENTRE[0])
PANEL = [*rectangle_planes(FRAME, FRAME, WIDTH - FRAME, HEIGHT), _UPPER_HALF]


def sided(points: Sequence[Point], side: int) -> list[Point]:
    """Points that were written for the right side (1), or mirrored for the left (-1)."""
    return list(points) if side > 0 else mirrored(points)


class Figure(Drawing):
    """A half figure; x is counted from its axis."""

    def __init__(self, level: Level, suit: str, robe: Robe, hair: Hair) -> None:
        super().__init__(level)
        self.suit = suit
        self.robe = robe
        self.hair = hair

    def reach(self, x: float) -> float:
        """The place for something held at x, nearer when the level's axis stands farther right."""
        return x - self.level.reach

    def plate(
        self,
        points: Sequence[Point],
        fill: str,
        stroke: str | None = None,
        width: float = 1,
        within: Sequence[Plane] = (),
    ) -> None:
        """Add a polygon cut to the panel; ``within`` are more half planes, from the axis."""
        inside = clip(points, within)
        left = clip(moved(inside, self.level.axis), PANEL)
        if left:
            self.shape(moved(left, -self.level.axis), fill, stroke, width)

    def thread(
        self,
        points: Sequence[Point],
        stroke: str,
        width: float = 1,
        within: Sequence[Plane] = (),
    ) -> None:
        """Add a polyline cut to the panel."""
        for inside in clip_line(points, within):
            for piece in clip_line(moved(inside, self.level.axis), PANEL):
                self.line(moved(piece, -self.level.axis), stroke, width)
