"""The cards that are on their way, each along a track of legs.

A track is only drawing: where a card really lies is known before it starts to move. Times are
seconds of the program's clock, places are pixels of the window.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ..distinct import distinct
from ..ui.motion import Easing, out_cubic, share, swing

_CLIMB: Final = 0.25
"""The share of a way on which a card rises from the table, or comes down to it."""


class Place(NamedTuple):
    """Where a card can rest: its upper left corner, its width, its side."""

    x: float
    y: float
    width: float
    up: bool

    def pose(self) -> Pose:
        """The card at rest there."""
        return Pose(self.x, self.y, self.width, 1.0 if self.up else -1.0)


class Pose(NamedTuple):
    """How a card looks at one moment of its way."""

    x: float
    y: float
    width: float
    face: float
    """1 face up, −1 face down; between them the card is turning, seen ever more from its edge."""

    def place(self) -> Place:
        """The nearest place in which a card can rest."""
        return Place(self.x, self.y, self.width, self.face > 0)


@distinct
class Leg(NamedTuple):
    """One straight stretch of a way."""

    start: float
    duration: float
    origin: Place
    goal: Place
    easing: Easing
    arc: float = 0.0
    """How far the way bends upwards in its middle."""
    lifted: float | None = None
    """How high above the table the card is at the start, 0–1; None if it slides all the way."""
    sway: float = 0.0
    """How many pixels the card swings to both sides on its way."""

    @property
    def end(self) -> float:
        """When the goal is reached."""
        return self.start + self.duration

    def height(self, now: float) -> float:
        """How high above the table the card is, 0–1."""
        t = share(now, self.start, self.duration)
        if self.lifted is None:
            return 0.0
        up = self.lifted + (1.0 - self.lifted) * min(1.0, t / _CLIMB)
        return min(up, (1.0 - t) / _CLIMB)

    def pose(self, now: float) -> Pose:
        """The card at a moment, at rest before the start and after the end."""
        t = share(now, self.start, self.duration)
        s = self.easing(t)
        a, b = self.origin, self.goal
        if a.up == b.up:
            face = 1.0 if b.up else -1.0
        else:
            face = math.cos(math.pi * t) * (1.0 if a.up else -1.0)
        return Pose(
            a.x + (b.x - a.x) * s + self.sway * swing(t),
            a.y + (b.y - a.y) * s - self.arc * math.sin(math.pi * s),
            a.width + (b.width - a.width) * s,
            face,
        )


@dataclass(slots=True)
class Track:
    """The whole way of one card, leg after leg."""

    legs: list[Leg]
    layer: int
    """Cards of a higher layer are drawn above those of a lower one."""
    order: int
    """Within a layer, the later card is drawn above the earlier one."""

    @property
    def end(self) -> float:
        """When the card has come to rest."""
        return self.legs[-1].end

    @property
    def goal(self) -> Place:
        """Where the card comes to rest."""
        return self.legs[-1].goal

    def leg(self, now: float) -> Leg:
        """The stretch of the way on which the card is."""
        return next((leg for leg in self.legs if now < leg.end), self.legs[-1])

    def pose(self, now: float) -> Pose:
        """The card at a moment."""
        return self.leg(now).pose(now)

    def shorten(self, now: float, duration: float) -> None:
        """Draw all legs into one that begins now."""
        first, last = self.legs[0], self.legs[-1]
        self.legs[:] = [Leg(now, duration, first.origin, last.goal, out_cubic)]


def together(one: Track | None, other: Track | None) -> bool:
    """Whether two cards move side by side, or neither moves."""
    if one is None or other is None:
        return one is other
    first, second = one.legs[0], other.legs[0]
    return (first.start, first.duration) == (second.start, second.duration)


@dataclass(slots=True)
class Timeline:
    """The tracks of all the cards that move."""

    tracks: dict[int, Track] = field(default_factory=dict)

    @property
    def busy(self) -> bool:
        """Whether a card is still on its way."""
        return bool(self.tracks)

    def advance(self, now: float) -> list[int]:
        """Let the cards come to rest whose time is over; gives their ids."""
        landed = [card for card, track in self.tracks.items() if track.end <= now]
        for card in landed:
            del self.tracks[card]
        return landed

    def finish(self) -> None:
        """Let every card come to rest at once."""
        self.tracks.clear()

    def drop(self, card: int) -> None:
        """Forget the way of one card, as it was taken in hand."""
        self.tracks.pop(card, None)
