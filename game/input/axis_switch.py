"""An axis of a stick or a d-pad as two buttons."""

from __future__ import annotations

from typing import Final

PRESSED_FROM: Final = 0.6
"""The part of its way at which an axis counts as pressed."""
CENTRED_BELOW: Final = 0.4
"""The part of its way below which it counts as let go, and as one that comes back at all."""


class AxisSwitch:
    """Says to which side an axis is pressed.

    An axis that was never seen near its centre is broken, or no stick at all: it is ignored.
    """

    def __init__(self) -> None:
        self.side = 0
        """-1 or 1 while it is pressed to a side, else 0."""
        self._comes_back = False

    def rest(self) -> None:
        """The axis is known to have been near its centre."""
        self._comes_back = True

    def move(self, value: float) -> int:
        """The axis is at -1.0 to 1.0 of its way; gives the side to which it is pressed now."""
        side = 1 if value > 0 else -1
        if abs(value) < CENTRED_BELOW:
            self._comes_back = True
            self.side = 0
        elif self._comes_back and abs(value) >= PRESSED_FROM:
            self.side = side
        elif side != self.side:
            self.side = 0
        return self.side
