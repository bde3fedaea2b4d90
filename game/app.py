"""The program: window, services, main loop."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from math import inf
from random import SystemRandom
from typing import Final

import pygame

from .input.binding_book import BindingBook
from .input.devices import Devices
from .input.intents import Action, Exposed, Intent, Press, Resized, SoundDevice, Visibility
from .pace import FRAME, Pace
from .picture import Picture
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
from .screen import Screen
from .startup import Options
from .store.paths import data_folder
from .store.record_folder import RecordFolder
from .store.store import Store
from .text.catalogue import Catalogue, system_language
from .ui.clipboard import SystemClipboard
from .ui.clock import Clock, SystemClock
from .ui.slumber import Slumber
from .ui.sounds import Sounds
from .ui.speaker import SystemMixer

LULL: Final = 1.0
"""Seconds after which more is looked at than the devices though nothing came."""


class App:
    """One run of the program; a test drives it step by step with a clock of its own."""

    def __init__(
        self,
        options: Options,
        clock: Clock | None = None,
        store: Store | None = None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """Open the window on the first page.

        Args:
            options: what the player asked for.
            clock: what everything runs by; the computer's if not given.
            store: what is kept between runs; that of the data folder if not given.
            wall: the time of day in seconds, which goes on while the computer sleeps.

        Raises:
            pygame.error: there is no screen to open a window on.
        """
        self.clock = clock or SystemClock()
        self._store = store or Store.open(data_folder(options.data_folder))
        settings = self._store.settings.now
        system = options.language or system_language(os.environ)
        self._screen = Screen("Spiderette", options, self._store.settings)
        self._window = self._screen.window
        self._slumber = Slumber(wall)
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
            screen=self._screen,
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
        self.director = Director(self.services, self._first(options), self._screen.area.size)
        self._ask_for(options)
        self._picture = Picture(self._screen, self.services, self._devices)
        self._pace = Pace()
        self._due = -inf
        """When the next step has something to do though the player asks for nothing; -inf: now."""
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
        self._screen.keep()
        self._store.close()
        pygame.quit()

    def turn(self) -> bool:
        """One step, then the wait until the next; True if anything was drawn."""
        start = self.clock.now()
        drawn = self.step(start)
        if drawn:
            self.clock.sleep(max(0.0, self._pace.pause(start) - (self.clock.now() - start)))
        else:
            self._wait(start)
        return drawn

    def _wait(self, now: float) -> None:
        """Wait for the player, or for what comes by itself."""
        pause = self._pace.pause(now)
        hurried = pause == FRAME or self._devices.restless or self.services.sounds.waiting
        longest = 0.0 if hurried else max(0.0, min(LULL, self._due - now))
        try:
            self._devices.wait(self.clock.sleep, pause, longest)
        except pygame.error:
            if self._window.there:
                raise  # the next step brings back a window that has vanished

    def step(self, now: float) -> bool:
        """Read the devices, let the time pass, draw; True if anything was drawn."""
        try:
            # Little may be touched where nothing happens: after each pause all of it is slow.
            intents, slept = self._devices.read(now), self._slumber.over()
            if not (intents or slept or now >= self._due or self.services.sounds.active):
                return False
            self.services.sounds.tick(now)
            if slept:
                self.services.sounds.wake()
                intents = [*self._devices.let_go(), Exposed(), *intents]
            return bool(intents or self._is_due(now)) and self._go_on(intents, now)
        except pygame.error:
            if self._window.there:
                raise
            self._bring_back(now)
            return False

    def _go_on(self, intents: Sequence[Intent], now: float) -> bool:
        director = self.director
        if self._devices.device is not self.services.device:
            director.change_device(self._devices.device, now)
        for intent in intents:
            self._handle(intent, now)
            if not director.running:
                return False
        self._window.note()
        self._picture.fit(director, now)
        director.update(now)
        if not director.running:
            return False
        drawn = self._pace.visible and self._picture.draw(director, now)
        if drawn:
            self.shown = self.clock.now()
        self._devices.typing = director.typing
        self._devices.listening = director.listening
        if drawn and not self._looked_for_pads:
            self._looked_for_pads = True
            self._devices.connect()
        self._plan(now)
        return drawn

    def _is_due(self, now: float) -> bool:
        """Whether there is something to do, though the player asks for nothing."""
        if now < self._due:
            return False
        if self._due == -inf:
            return True
        top = self.director.top
        if self._pace.moving or top.due(now) or now >= self._picture.sharpen_at:
            return True
        self._due = self._next_due()
        return False

    def _moves(self, now: float) -> bool:
        """Whether the picture changes by itself, so that frames are wanted."""
        return self.director.top.busy(now) or self._picture.fading

    def _next_due(self) -> float:
        wake = self.director.top.wake()
        return self._picture.sharpen_at if wake is None else min(wake, self._picture.sharpen_at)

    def _bring_back(self, now: float) -> None:
        """Open the window that has vanished; until that can be done, nothing goes on."""
        if self._pace.visible:
            self._pace.visible = False
            self.director.handle(Visibility(shown=False), now)
            self._store.flush()
        self._due = -inf
        if not self._window.reopen():
            return
        self._devices.attend()
        self._pace.visible = True
        self._refit(now)
        for intent in (*self._devices.let_go(), Visibility(shown=True), Exposed()):
            self.director.handle(intent, now)

    def _plan(self, now: float) -> None:
        """Note how long the loop may rest, and when there is something to do though nobody asks."""
        moving = self._pace.moving = self._moves(now)
        if not self._pace.visible:
            self._due = inf
        else:
            self._due = now if moving else self._next_due()

    def _handle(self, intent: Intent, now: float) -> None:
        self._pace.note(intent, now)
        if isinstance(intent, Visibility):
            self._window.follow(intent.maximised)
        elif isinstance(intent, Exposed):
            self._picture.invalidate()
        elif intent == Press(Action.FULL_SCREEN):
            self.services.screen.toggle_full_screen()
            self._refit(now)
            return
        elif isinstance(intent, Resized):
            self._refit(now)
            return
        elif isinstance(intent, SoundDevice):
            self.services.sounds.device_changed(intent.there)
            return
        self.director.handle(intent, now)

    def _refit(self, now: float) -> None:
        """The window has a new mode: its surface is empty, even where it is as large as before."""
        self._picture.fit(self.director, now)
        self._picture.invalidate()


def _asks_for_calm() -> bool:
    from .ui.calm import system_asks_for_calm  # not needed before the first frame

    return system_asks_for_calm()


def run(options: Options) -> int:
    """Run the program; gives its exit status, 1 if there is no screen to play on."""
    try:
        app = App(options)
    except pygame.error as error:
        print(f"spiderette: no window can be opened: {error}", file=sys.stderr)
        return 1
    try:
        app.run()
    finally:
        app.close()
    return 0
