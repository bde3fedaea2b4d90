"""What the events of the window itself ask for."""

from __future__ import annotations

from typing import Final

import pygame

from .intents import Activity, Exposed, Intent, Resized, Visibility

RESIZES: Final = frozenset({pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED})
"""The window has another size."""
LOSES_ALL: Final = frozenset({pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN, pygame.WINDOWFOCUSLOST})
"""The release of whatever is held may never be told from now on."""


def window_intents(event: pygame.event.Event) -> tuple[Intent, ...]:
    """What an event means, if it is one of the window's."""
    match event.type:
        case kind if kind in RESIZES:
            return (Resized(),)
        case pygame.WINDOWEXPOSED:
            return (Exposed(),)
        case pygame.WINDOWRESTORED | pygame.WINDOWMAXIMIZED:
            maximised = event.type == pygame.WINDOWMAXIMIZED
            return Visibility(shown=True, maximised=maximised), Exposed()
        case pygame.WINDOWSHOWN:
            return Visibility(shown=True), Exposed()
        case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
            return (Visibility(shown=False),)
        case pygame.WINDOWFOCUSLOST:
            return (Activity(front=False),)
        case pygame.WINDOWFOCUSGAINED:
            return Visibility(shown=True), Activity(front=True), Exposed()
        case _:
            return ()
