"""A box that follows another one without a jump."""

from __future__ import annotations

from ..ui.motion import out_cubic, share
from .box import Box


class Glide:
    """Where the box is seen while it glides to where it belongs; times are seconds."""

    def __init__(self, duration: float) -> None:
        """``duration`` is of one way; 0 for none that can be seen."""
        self._duration = duration
        self._origin: Box | None = None
        self._goal: Box | None = None
        self._start = 0.0
        self.busy = False
        """Whether it is on its way, as far as is known."""

    def seen(self, goal: Box, now: float) -> Box:
        """The box at a moment, now that it belongs at ``goal``; the first time it is there."""
        if goal != self._goal:
            self._origin = goal if self._goal is None else self._at(now)
            self._goal, self._start = goal, now
            self.busy = self._origin != goal and self._duration > 0
        return self._at(now)

    def advance(self, now: float) -> None:
        """Let it come to rest when its time is over."""
        self.busy = self.busy and now < self._start + self._duration

    def forget(self) -> None:
        """The next box does not begin where this one was."""
        self._goal = None
        self.busy = False

    def _at(self, now: float) -> Box:
        a, b = self._origin, self._goal
        assert a is not None
        assert b is not None
        s = out_cubic(share(now, self._start, self._duration))
        x, y, w, h = (round(p + (q - p) * s) for p, q in zip(a, b, strict=True))
        return Box(x, y, w, h)
