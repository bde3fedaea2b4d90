"""Presses that two devices tell of, or two parts of one."""

from __future__ import annotations

from typing import Final

from .intents import Action, Device

TWIN_TIME: Final = 0.05
"""Seconds within which two devices may tell of the same press."""


class Twins:
    """Lets the first of them count.

    A handheld's button can come as a key, too, or by a second pad that is the same one.
    """

    def __init__(self) -> None:
        self._told: dict[Action, tuple[Device | int, float]] = {}

    def is_new(self, action: Action, source: Device | int, since: float) -> bool:
        """Whether a press is none that another source has told already.

        Args:
            action: what was asked for.
            source: the device, or the instance id of a pad.
            since: when the press began, in seconds.
        """
        before = self._told.get(action)
        if before is not None and before[0] != source and abs(since - before[1]) <= TWIN_TIME:
            return False
        self._told[action] = (source, since)
        return True
