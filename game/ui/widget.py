"""What a page can choose among."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import pygame

from .halo import Halo
from .style import Style


class Widget(Protocol):
    """What ``Focus`` moves between."""

    rect: pygame.Rect
    """Where it lies in the window, in px; a click inside belongs to it."""
    enabled: bool
    name: str
    """Unique on its page; tells the page what was chosen."""

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """Draw it in one of its states; the ring of the focus is drawn by ``Focus``."""

    def halo(self, style: Style) -> Halo:
        """The ring around it while it has the focus."""
        ...


@runtime_checkable
class Adjustable(Protocol):
    """A widget with a value that left, right or a click changes at once."""

    drags: bool
    """Whether the value follows the pointer while it is held down."""

    def adjust(self, step: int) -> bool:
        """Go one step back (-1) or on (+1); whether the value is another now."""

    def point(self, position: tuple[int, int]) -> bool:
        """Do what a click at ``position`` (px in the window) means; whether it changed."""
