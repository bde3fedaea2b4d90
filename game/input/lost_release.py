"""The release of the mouse that the system never told, after which it keeps the next press back."""

from __future__ import annotations

import pygame

from .pointer import MAIN

Pixel = tuple[int, int]


class LostRelease:
    """Finds the press that SDL keeps to itself, as it takes the button to be down already.

    A window that is hidden in the middle of a drag is not told where the button is let go. What the
    mouse itself says is compared with what SDL believes; where both are always the same, nothing is
    ever found.
    """

    def __init__(self) -> None:
        self._awaited = False
        """Whether the button was down when the window was left."""
        self._lost = False
        """Whether it was found to be up, although that was not told."""
        self._moved_to: Pixel | None = None
        """Where the mouse went first since the last look."""

    @property
    def awaited(self) -> bool:
        """Whether the mouse has to be looked at from time to time."""
        return self._awaited

    def wait(self) -> None:
        """The window was left while the main button was down."""
        self._awaited = True
        self._lost = False

    def look(self) -> Pixel | None:
        """Look at the mouse from time to time; gives the pixel at which a press was kept back."""
        if not self._awaited:
            return None
        self._moved_to = None
        if _is_down():
            return self._found(pygame.mouse.get_pos()) if self._lost else None
        pygame.event.pump()  # the release may only just have come
        self._lost = self._awaited = pygame.mouse.get_pressed()[0]
        return None

    def press(self, event: pygame.event.Event) -> Pixel | None:
        """The pixel at which a press was kept back, if an event of the mouse shows that it was."""
        if not self._awaited:
            return None
        x, y = event.pos
        if event.type == pygame.MOUSEMOTION:
            self._moved_to = self._moved_to or (x, y)
            return self._found(self._moved_to) if self._lost and _is_down() else None
        if event.button != MAIN:
            return None
        # All of it may have happened since the last look.
        found = self._found(self._moved_to or (x, y))
        return found if self._lost and event.type == pygame.MOUSEBUTTONUP else None

    def _found(self, at: Pixel) -> Pixel:
        self._awaited = False
        return at


def _is_down() -> bool:
    """Whether the main button is down, wherever the mouse is."""
    return pygame.mouse.get_pressed(desktop=True)[0]
