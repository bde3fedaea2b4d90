"""A mouse that lies on the desk while the player uses something else."""

from __future__ import annotations

from typing import Final

TREMBLING: Final = 24
"""Pixels that it may move before the player is taken to have grasped it."""


class RestingMouse:
    """Tells a knock against the desk from a hand."""

    def __init__(self) -> None:
        self._place: tuple[int, int] | None = None

    def leave(self) -> None:
        """The player lets go of it; where it lies is seen when it moves next."""
        self._place = None

    def trembles(self, x: int, y: int) -> bool:
        """Whether it only trembles where it lies; a place in pixels of the window."""
        if self._place is None:
            self._place = (x, y)
        return max(abs(x - self._place[0]), abs(y - self._place[1])) < TREMBLING
