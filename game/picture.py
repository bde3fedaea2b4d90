"""What the window shows: the topmost page, laid out for the size that the window has."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

import pygame

from .input.devices import Devices
from .scenes.director import Director
from .scenes.scene import Scene
from .scenes.services import Services
from .screen import Screen
from .ui.compositor import Compositor
from .ui.theme import Colour

if TYPE_CHECKING:
    from .ui.fade import Fade

SETTLED: Final = 0.15
"""Seconds after which a window that was resized is taken to keep its size."""

_AHEAD: Final = 1 / 60
"""Seconds by which a fade has begun with its first frame: that shows the new page already."""


class Picture:
    """Follows the window to its size, roughly at first; has the page drawn into it."""

    def __init__(self, screen: Screen, services: Services, devices: Devices) -> None:
        """Begin with an empty window."""
        self._screen = screen
        self._services = services
        self._devices = devices
        self._top: Scene | None = None
        """The page that was drawn last."""
        self._fade: Fade | None = None
        self._canvas = self._new_canvas(services.theme.edge)
        self.sharpen_at = inf
        """When the page is to be drawn well after it was drawn roughly; never if it is well."""

    @property
    def fading(self) -> bool:
        """Whether a page still comes into sight, so that frames are wanted."""
        return self._fade is not None

    def invalidate(self) -> None:
        """Have everything drawn anew."""
        self._canvas.invalidate()
        if self._fade is not None:
            self._canvas.go_on_with(self._fade.window)
            self._fade = None

    def fit(self, director: Director, now: float) -> None:
        """Follow the window to its size: the surface is another one after each change."""
        area, services = self._screen.area, self._services
        if self._fade is not None and not self._fade.fits(self._screen.window.surface):
            self._fade = None
        if not self._canvas.shows(self._target, area, director.top.surround):
            resized = area.size != self._canvas.size
            self._canvas = self._new_canvas(director.top.surround)
            if resized:
                self._devices.settle(now)
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
        if director.top is not self._top:
            if self._top is not None:
                self._begin_fade(director.top, now)
            self._top = director.top
        rects = director.draw(self._canvas, now)
        if self._fade is not None:
            rects = self._blend(self._fade, now)
        if rects:
            self._screen.window.present(rects)
        return bool(rects)

    def _begin_fade(self, page: Scene, now: float) -> None:
        """Let a page take the place of the one that is shown."""
        # Not needed before the first frame.
        from .scenes.table_taste import taste
        from .ui.fade import DURATION, Fade

        duration = DURATION * taste(self._services).speed
        if duration > 0:
            self._fade = Fade(self._screen.window.surface, now - _AHEAD, duration)
            self._canvas = self._new_canvas(page.surround)

    def _blend(self, fade: Fade, now: float) -> list[pygame.Rect]:
        """Show as much of the new page as there is to be seen; gives the pixels that changed."""
        if fade.blend(now):
            self._fade = None
            self._canvas.go_on_with(fade.window)
        return [fade.window.get_rect()]

    @property
    def _target(self) -> pygame.Surface:
        """What pages are drawn on."""
        return self._screen.window.surface if self._fade is None else self._fade.surface

    def _new_canvas(self, surround: Colour) -> Compositor:
        """``surround`` is the colour around the area that the pages fill."""
        area = self._screen.area
        self._devices.origin = area.topleft
        return Compositor(self._target, area, surround)
