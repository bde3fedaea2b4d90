"""The program: window, services, main loop."""

from __future__ import annotations

import os
import secrets
from typing import Final

import pygame

from .input.devices import Devices
from .input.intents import Action, Exposed, Intent, Press, Resized, Visibility
from .play.gamecode import CODES
from .scenes.destinations import Destination, MenuPage, TablePage
from .scenes.director import Director
from .scenes.services import Services
from .startup import Options
from .text.catalogue import Catalogue, system_language
from .ui.clipboard import SystemClipboard
from .ui.clock import Clock, SystemClock
from .ui.compositor import Compositor
from .ui.window import Window

FRAME: Final = 1 / 60
"""Seconds between two frames while something moves."""
REST: Final = 0.025
"""Seconds between two looks at the devices while nothing moves."""
HIDDEN: Final = 0.1
"""The same while the window cannot be seen."""


class App:
    """One run of the program; a test drives it step by step with a clock of its own."""

    def __init__(self, options: Options, clock: Clock | None = None) -> None:
        """Open the window on the first page.

        Raises:
            pygame.error: there is no screen to open a window on.
        """
        self.clock = clock or SystemClock()
        words = Catalogue.load(options.language or system_language(os.environ))
        self._window = Window("Spiderette", options.size, options.fullscreen)
        self._devices = Devices()
        self.services = Services(
            clock=self.clock,
            words=words,
            screen=self._window,
            clipboard=SystemClipboard(),
            draw_number=lambda: secrets.randbelow(CODES),
        )
        first: Destination = TablePage(options.code) if options.code else MenuPage()
        self.director = Director(self.services, first, self._window.size)
        self._canvas = Compositor(self._window.surface)
        self._visible = True

    def run(self) -> None:
        """Play until the player ends the program."""
        clock = self.clock
        while self.director.running:
            start = clock.now()
            self.step(start)
            clock.sleep(max(0.0, self._pause(start) - (clock.now() - start)))

    def step(self, now: float) -> bool:
        """Read the devices, let the time pass, draw; True if anything was drawn."""
        director = self.director
        for intent in self._devices.read(now):
            self._handle(intent, now)
            if not director.running:
                return False
        director.update(now)
        if not director.running or not self._visible:
            return False
        self._fit()
        rects = director.draw(self._canvas, now)
        if rects:
            self._window.present(rects)
        self._devices.typing = director.typing
        return bool(rects)

    def _handle(self, intent: Intent, now: float) -> None:
        if isinstance(intent, Visibility):
            self._visible = intent.shown
        elif isinstance(intent, Exposed):
            self._canvas.invalidate()
        elif intent == Press(Action.FULL_SCREEN):
            self._window.toggle_full_screen()
            return
        elif isinstance(intent, Resized):
            self._fit()
            return
        self.director.handle(intent, now)

    def _fit(self) -> None:
        """Follow the window to its size: the surface is another one after each change."""
        surface = self._window.surface
        if not self._canvas.shows(surface):
            resized = surface.get_size() != self._canvas.size
            self._canvas = Compositor(surface)
            if resized:
                self.director.resize(surface.get_size())

    def _pause(self, now: float) -> float:
        """Seconds until the next step, counted from the start of this one."""
        if not self._visible:
            return HIDDEN
        if self.director.top.busy(now):
            return FRAME
        wake = self.director.top.wake()
        return REST if wake is None else min(REST, max(0.0, wake - now))


def run(options: Options) -> int:
    """Run the program; gives its exit status."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    App(options).run()
    pygame.quit()
    return 0
