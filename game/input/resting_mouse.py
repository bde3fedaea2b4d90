"""A mouse that lies on the desk while the player uses something else."""

from __future__ import annotations

from typing import Final

TREMBLING: Final = 24
"""Pixels that it may move before the player is taken to have grasped it."""

SETTLING: Final = 0.5
"""Seconds after a change of the window in which the system tells of a mouse that did not move."""


class RestingMouse:
    """Tells a knock against the desk from a hand."""

    def __init__(self) -> None:
        self._place: tuple[int, int] | None = None
        self._still_until = float("-inf")

    def leave(self) -> None:
        """The player lets go of it; where it lies is seen when it moves next."""
        self._place = None

    def settle(self, now: float) -> None:
        """The window has changed at that time, in seconds: it lies elsewhere in it."""
        self._still_until = now + SETTLING

    def trembles(self, x: int, y: int, now: float) -> bool:
        """Whether it only trembles where it lies; a place in pixels of the window."""
        if self._place is None or now < self._still_until:
            self._place = (x, y)
        return max(abs(x - self._place[0]), abs(y - self._place[1])) < TREMBLING
