"""How long the loop rests between two steps."""

from __future__ import annotations

from math import inf
from typing import Final

from .input.intents import Activity, Drag, Drop, Grab, Hover, Intent, Press, Visibility

FRAME: Final = 1 / 60
"""Seconds between two frames while something moves."""
REST: Final = 0.028
"""Seconds between two looks at the devices while nothing moves."""
BACKGROUND: Final = 0.1
"""The same while another window is in front, and the player does nothing here."""
HIDDEN: Final = 0.25
"""The same while the window cannot be seen, or is not even there."""
QUICK: Final = 1.0
"""Seconds after an act of the player in which a window behind another one is as quick as ever."""
_ACTS: Final = (Grab, Drag, Drop, Hover, Press)


class Pace:
    """Knows where the window is, when the player was last heard of, whether anything moves."""

    def __init__(self) -> None:
        self.visible = True
        """Whether the window can be seen."""
        self.moving = True
        """Whether the picture changes by itself, so that frames are wanted."""
        self._in_front = True
        self._quick_until = -inf

    def note(self, intent: Intent, now: float) -> None:
        """Follow what was told; times are seconds."""
        if isinstance(intent, _ACTS):
            self._quick_until = now + QUICK
        elif isinstance(intent, Visibility):
            self.visible = intent.shown
        elif isinstance(intent, Activity):
            self._in_front = intent.front

    def pause(self, now: float) -> float:
        """Seconds from one step to the next."""
        if not self.visible:
            return HIDDEN
        if self.moving:
            return FRAME
        return REST if self._in_front or now < self._quick_until else BACKGROUND
