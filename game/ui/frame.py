"""The frame that the desktop puts around the program's window."""

from __future__ import annotations

import warnings

import pygame


def set_least_size(size: tuple[int, int]) -> None:
    """Let the player make the window no smaller than that, in pixels."""
    _frame().minimum_size = size


def maximise() -> None:
    """Let the window fill the desktop; the size from before comes back when that is undone."""
    _frame().maximize()


def _frame() -> pygame.Window:
    """The window that ``pygame.display`` has opened.

    Only this gives access to its frame. A window of the newer kind could not be updated in parts.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
