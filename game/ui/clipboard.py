"""The system's clipboard."""

from __future__ import annotations

import pygame


class SystemClipboard:
    """Text on the clipboard of the window system."""

    def get(self) -> str:
        """The text on it; empty if there is none, or no clipboard."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""  # a screen without a window system has none

    def put(self, text: str) -> None:
        """Lay a text on it."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return  # see get
