"""The program: window, services, main loop."""

from __future__ import annotations

import os
from math import inf
from random import SystemRandom
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
            draw_number=lambda: SystemRandom().randrange(CODES),
        )
        first: Destination = TablePage(options.code) if options.code else MenuPage()
        self.director = Director(self.services, first, self._window.size)
        self._canvas = Compositor(self._window.surface)
        self._visible = True
        self._pause = FRAME
        """Seconds from one step to the next."""
        self._due = -inf
        """When the next step has something to do, whether or not the player asks for anything."""
        self.shown = 0.0
        """When the window was changed last."""

    def run(self) -> None:
        """Play until the player ends the program."""
        while self.director.running:
            self.turn()

    def turn(self) -> bool:
        """One step, then the wait until the next; True if anything was drawn."""
        start = self.clock.now()
        drawn = self.step(start)
        if drawn:
            self.clock.sleep(max(0.0, self._pause - (self.clock.now() - start)))
        else:
            self.clock.sleep(self._pause)
        return drawn

    def step(self, now: float) -> bool:
        """Read the devices, let the time pass, draw; True if anything was drawn."""
        intents = self._devices.read(now)
        if not intents and now < self._due:
            return False
        director = self.director
        for intent in intents:
            self._handle(intent, now)
            if not director.running:
                return False
        director.update(now)
        if not director.running:
            return False
        drawn = self._visible and self._draw(now)
        self._devices.typing = director.typing
        self._plan(now)
        return drawn

    def _draw(self, now: float) -> bool:
        self._fit()
        rects = self.director.draw(self._canvas, now)
        if rects:
            self._window.present(rects)
            self.shown = self.clock.now()
        return bool(rects)

    def _plan(self, now: float) -> None:
        """Note how long the loop may rest, and when there is something to do though nobody asks."""
        top = self.director.top
        if not self._visible:
            self._pause, self._due = HIDDEN, inf
        elif top.busy(now):
            self._pause, self._due = FRAME, now
        else:
            wake = top.wake()
            self._pause, self._due = REST, inf if wake is None else wake

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


def run(options: Options) -> int:
    """Run the program; gives its exit status."""
    App(options).run()
    pygame.quit()
    return 0
