"""The program: window, services, main loop."""

from __future__ import annotations

import os
from math import inf
from random import SystemRandom
from typing import Final

import pygame

from .input.binding_book import BindingBook
from .input.devices import Devices
from .input.intents import Action, Exposed, Intent, Press, Resized, SoundDevice, Visibility
from .play.gamecode import CODES
from .scenes.destinations import (
    Destination,
    Loss,
    MenuPage,
    Push,
    QuestionPage,
    ReplayPage,
    Reset,
    TablePage,
)
from .scenes.director import Director
from .scenes.services import Services
from .startup import Options
from .store.paths import data_folder
from .store.record_folder import RecordFolder
from .store.settings_store import SettingsStore
from .store.store import Store
from .text.catalogue import Catalogue, system_language
from .ui.clipboard import SystemClipboard
from .ui.clock import Clock, SystemClock
from .ui.compositor import Compositor
from .ui.sounds import Sounds
from .ui.speaker import SystemMixer
from .ui.window import Window

FRAME: Final = 1 / 60
"""Seconds between two frames while something moves."""
REST: Final = 0.025
"""Seconds between two looks at the devices while nothing moves."""
HIDDEN: Final = 0.1
"""The same while the window cannot be seen."""


class KeptScreen:
    """The window's mode, which is the same again at the next start."""

    def __init__(self, window: Window, settings: SettingsStore) -> None:
        self._window = window
        self._settings = settings

    @property
    def full_screen(self) -> bool:
        """Whether the whole screen is used."""
        return self._window.full_screen

    def toggle_full_screen(self) -> None:
        """Change between window and full screen."""
        self._window.toggle_full_screen()
        self._settings.set("full_screen", self._window.full_screen)


class App:
    """One run of the program; a test drives it step by step with a clock of its own."""

    def __init__(
        self, options: Options, clock: Clock | None = None, store: Store | None = None
    ) -> None:
        """Open the window on the first page.

        Raises:
            pygame.error: there is no screen to open a window on.
        """
        self.clock = clock or SystemClock()
        self._store = store or Store.open(data_folder(options.data_folder))
        settings = self._store.settings.now
        system = options.language or system_language(os.environ)
        self._window = Window(
            "Spiderette",
            options.size,
            options.fullscreen or settings.full_screen,
            settings.window_size,
        )
        book = BindingBook(
            lambda: self._store.settings.now.bindings,
            lambda text: self._store.settings.set("bindings", text),
        )
        self._store.settings.watch(lambda settings: book.follow(settings.bindings))
        self._devices = Devices(book)
        self._looked_for_pads = False
        self.services = Services(
            clock=self.clock,
            words=Catalogue.load(options.language or settings.language or system),
            screen=KeptScreen(self._window, self._store.settings),
            clipboard=SystemClipboard(),
            draw_number=lambda: SystemRandom().randrange(CODES),
            store=self._store,
            bindings=book,
            records=RecordFolder.beside(options.data_folder),
            system_language=system,
            system_asks_for_calm=_asks_for_calm,
            sounds=Sounds(SystemMixer()),
        )
        self.services.sounds.tick(self.clock.now())
        self.services.resume()
        self.director = Director(self.services, self._first(options), self._window.size)
        self._ask_for(options)
        self._canvas = Compositor(self._window.surface)
        self._visible = True
        self._pause = FRAME
        """Seconds from one step to the next."""
        self._due = -inf
        """When the next step has something to do, whether or not the player asks for anything."""
        self.shown = 0.0
        """When the window was changed last."""

    def _first(self, options: Options) -> Destination:
        """The page to begin with; a code does not displace another game unasked."""
        kept, code = self.services.kept, options.code
        if options.replay is not None:
            return ReplayPage(options.replay)
        if code is None:
            return MenuPage()
        if kept is not None and kept.session.code == code:
            return TablePage()
        return MenuPage() if self.services.in_progress else TablePage(code)

    def _ask_for(self, options: Options) -> None:
        """Ask whether the code of the command line may displace the game in progress."""
        code = options.code
        if code is not None and isinstance(self._first(options), MenuPage):
            step = Push(QuestionPage(Loss.OTHER_CODE, Reset(TablePage(code))))
            self.director.carry_out(step, self.clock.now())

    def run(self) -> None:
        """Play until the player ends the program."""
        while self.director.running:
            self.turn()

    def close(self) -> None:
        """Keep what is to be kept, let go of the window."""
        if not self._window.full_screen:
            self._store.settings.set("window_size", self._window.size)
        self._store.close()
        pygame.quit()

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
        self.services.sounds.tick(now)
        intents = self._devices.read(now)
        if not intents and now < self._due:
            return False
        director = self.director
        if self._devices.device is not self.services.device:
            director.change_device(self._devices.device, now)
        for intent in intents:
            self._handle(intent, now)
            if not director.running:
                return False
        self._fit()
        director.update(now)
        if not director.running:
            return False
        drawn = self._visible and self._draw(now)
        self._devices.typing = director.typing
        self._devices.listening = director.listening
        if drawn and not self._looked_for_pads:
            self._looked_for_pads = True
            self._devices.connect()
        self._plan(now)
        return drawn

    def _draw(self, now: float) -> bool:
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
            self.services.screen.toggle_full_screen()
            self._refit()
            return
        elif isinstance(intent, Resized):
            self._refit()
            return
        elif isinstance(intent, SoundDevice):
            self.services.sounds.device_changed(intent.there)
            return
        self.director.handle(intent, now)

    def _refit(self) -> None:
        """The window has a new mode: its surface is empty, even where it is as large as before."""
        self._fit()
        self._canvas.invalidate()

    def _fit(self) -> None:
        """Follow the window to its size: the surface is another one after each change."""
        surface = self._window.surface
        if not self._canvas.shows(surface):
            resized = surface.get_size() != self._canvas.size
            self._canvas = Compositor(surface)
            if resized:
                self.director.resize(surface.get_size())


def _asks_for_calm() -> bool:
    from .ui.calm import system_asks_for_calm  # not needed before the first frame

    return system_asks_for_calm()


def run(options: Options) -> int:
    """Run the program; gives its exit status."""
    app = App(options)
    try:
        app.run()
    finally:
        app.close()
    return 0
