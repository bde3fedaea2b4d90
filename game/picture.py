"""What the window shows: the topmost page, laid out for the size that the window has."""

from __future__ import annotations

from math import inf
from typing import Final

from .input.devices import Devices
from .scenes.director import Director
from .scenes.services import Services
from .screen import Screen
from .ui.compositor import Compositor

SETTLED: Final = 0.15
"""Seconds after which a window that was resized is taken to keep its size."""


class Picture:
    """Follows the window to its size, roughly at first; has the page drawn into it."""

    def __init__(self, screen: Screen, services: Services, devices: Devices) -> None:
        """Begin with an empty window."""
        self._screen = screen
        self._services = services
        self._devices = devices
        self._canvas = self._new_canvas()
        self.sharpen_at = inf
        """When the page is to be drawn well after it was drawn roughly; never if it is well."""

    def invalidate(self) -> None:
        """Have everything drawn anew."""
        self._canvas.invalidate()

    def fit(self, director: Director, now: float) -> None:
        """Follow the window to its size: the surface is another one after each change."""
        area, services = self._screen.area, self._services
        if not self._canvas.shows(self._screen.window.surface, area, services.theme.edge):
            resized = area.size != self._canvas.size
            self._canvas = self._new_canvas()
            if resized:
                services.draw_roughly()
                director.resize(area.size)
                self.sharpen_at = now + SETTLED
        elif now >= self.sharpen_at and not (self._devices.holding or director.top.busy(now)):
            self.sharpen_at = inf
            services.sharpen()
            director.resize(area.size)

    def draw(self, director: Director, now: float) -> bool:
        """Bring the window up to date; whether anything changed.

        Raises:
            pygame.error: the window is no longer there.
        """
        rects = director.draw(self._canvas, now)
        if rects:
            self._screen.window.present(rects)
        return bool(rects)

    def _new_canvas(self) -> Compositor:
        area = self._screen.area
        self._devices.origin = area.topleft
        return Compositor(self._screen.window.surface, area, self._services.theme.edge)
