"""Pages without a player: they are opened, told what to do, pictured."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

import pygame

from game.engine.variants import SPIDER, SPIDERETTE
from game.input.intents import Action, Device, Intent, Press
from game.play.gamecode import GameCode
from game.play.session import Session
from game.scenes.destinations import Destination, MenuPage, Push, Reset, TablePage
from game.scenes.director import Director
from game.scenes.services import KeptGame, Services
from game.scenes.table import Table
from game.store.store import Store
from game.text.catalogue import Catalogue
from game.ui.compositor import Compositor
from game.ui.fonts import Fonts

from .look import Look

TODAY: Final = date(2026, 11, 18)
"""A Wednesday; nothing in a picture depends on the day on which it was made."""
_PLAYED: Final = 277.0  # seconds
_PATIENCE: Final = 40
"""Looks at a page until it must be at rest."""
_STEP: Final = 1.5  # seconds from one such look to the next


class StillClock:
    """Time that goes on only when the studio says so."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        """See ``Clock``."""
        return self.time

    def sleep(self, seconds: float) -> None:
        """See ``Clock``."""
        self.time += seconds


class _Screen:
    """A window that cannot fill the screen."""

    full_screen = False

    def toggle_full_screen(self) -> None:
        """See ``Screen``."""


class _Clipboard:
    """Takes nothing, gives nothing."""

    def get(self) -> str:
        """See ``Clipboard``."""
        return ""

    def put(self, text: str) -> None:
        """See ``Clipboard``."""


class Studio:
    """One window in one look."""

    def __init__(self, size: tuple[int, int], look: Look, fonts: Fonts) -> None:
        """Open the menu; ``size`` is the window's in px."""
        self.clock = StillClock()
        store = Store.in_memory()
        for name, value in look.settings.items():
            store.settings.set(name, value)
        _fill(store)
        self.services = Services(
            self.clock,
            Catalogue.load(look.language),
            _Screen(),
            _Clipboard(),
            lambda: 2026,
            fonts=fonts,
            store=store,
            today=lambda: TODAY,
            system_language=look.language,
        )
        self._surface = pygame.Surface(size)
        self._canvas = Compositor(self._surface)
        self.director = Director(self.services, MenuPage(), size)

    def open(self, page: Destination, session: Session | None = None) -> None:
        """Show a page alone, with a game in progress or none; nothing is held, no key is used."""
        self.services.kept = None if session is None else KeptGame(session, _PLAYED)
        self.use(Device.MOUSE)
        self.director.carry_out(Reset(page), self.clock.time)
        self._canvas.invalidate()

    def push(self, page: Destination) -> None:
        """Lay a page over the one that is shown, once that has come to rest."""
        self.settle()
        self.director.carry_out(Push(page), self.clock.time)

    def table(self, session: Session) -> Table:
        """Open the table with a game in its middle, at rest."""
        self.open(TablePage(), session)
        self.settle()
        table = self.director.top
        if not isinstance(table, Table):
            raise TypeError("the table has given way to another page")
        return table

    def use(self, device: Device) -> None:
        """The player takes up a device."""
        if self.services.device is not device:
            self.director.change_device(device, self.clock.time)

    def do(self, *intents: Intent) -> None:
        """The player does something."""
        for intent in intents:
            self.director.handle(intent, self.clock.time)

    def press(self, *actions: Action, device: Device = Device.KEYS) -> None:
        """The player uses keys or buttons, one after the other."""
        self.use(device)
        for action in actions:
            self.do(Press(action))

    def wait(self, seconds: float) -> None:
        """One more frame after some time."""
        self.clock.sleep(seconds)
        self.director.update(self.clock.time)
        self.director.draw(self._canvas, self.clock.time)

    def settle(self) -> None:
        """Let the time pass until nothing moves.

        Raises:
            RuntimeError: the page does not come to rest.
        """
        self.wait(0)
        for _ in range(_PATIENCE):
            self.wait(_STEP if self.director.top.busy(self.clock.time) else 0)
            if not self.director.top.busy(self.clock.time):
                return
        raise RuntimeError("the page does not come to rest")

    def picture(self) -> pygame.Surface:
        """The window as it is now."""
        self.wait(0)
        return self._surface.copy()


def _fill(store: Store) -> None:
    """Give the statistics some games, the calendar some days."""
    for variant, suits, won, lost in (
        (SPIDERETTE, 1, 41, 7),
        (SPIDERETTE, 2, 23, 17),
        (SPIDERETTE, 4, 0, 6),
        (SPIDER, 1, 12, 3),
    ):
        for game in range(won + lost):
            entry = store.statistics.begin(GameCode(variant, suits, game))
            if game < lost:
                store.statistics.give_up(entry)
            else:
                moves = 60 + game * 7 % 40
                store.statistics.won(entry, 500 + 400 - moves, moves, 240.0 + game * 13 % 200)
    for back in (1, 2, 3, 5, 6, 9, 12, 13, 14, 15):
        store.daily.won(TODAY - timedelta(days=back), SPIDERETTE, 1)
