"""The short sign after a game code was copied."""

from __future__ import annotations

from typing import Final

from .services import Clipboard

LASTING: Final = 1.6
"""Seconds for which the sign is shown."""


class CopySign:
    """Copies a text, then tells for a moment that it was."""

    def __init__(self, clipboard: Clipboard) -> None:
        self._clipboard = clipboard
        self.until: float | None = None
        """When the sign goes, on the program's clock in seconds; None while there is none."""

    @property
    def shown(self) -> bool:
        """Whether the sign is to be seen."""
        return self.until is not None

    def copy(self, text: str, now: float) -> None:
        """Lay the text on the clipboard."""
        self._clipboard.put(text)
        self.until = now + LASTING

    def clear(self) -> None:
        """Take the sign away, as the text is another."""
        self.until = None

    def expire(self, now: float) -> bool:
        """Take the sign away when its time is over; whether it went just now."""
        if self.until is None or now < self.until:
            return False
        self.until = None
        return True
