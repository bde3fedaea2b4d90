"""A run of the program in a process of its own, told on standard output.

``python -m tools.bench.probe menu FOLDER`` or ``table`` says ``ready`` with the first frame;
``memory`` prints bytes, ``rest`` and ``answer`` print seconds, ``rest`` those of a loop that does
nothing as well.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path

import pygame

from game.app import App
from game.play.gamecode import GameCode
from game.scenes.table import Table
from game.startup import Options

from .rest import SPAN, bare, spent

_CODE = "SD1-S4-AAAAAEA"
_SIZE = (1280, 720)
_REST_SIZE = (640, 480)
_REST_ROUNDS = 4
_ANSWERS = 20


def main(what: str, folder: Path) -> None:
    """Do one of the things that the module's docstring names; data are kept in ``folder``."""
    code = None if what == "menu" else GameCode.read(_CODE)
    size = _REST_SIZE if what == "rest" else _SIZE
    app = App(Options(code=code, size=size, data_folder=folder))
    app.step(app.clock.now())
    if what in ("menu", "table"):
        print("ready", flush=True)
    elif what == "memory":
        _play_a_little(app)
        print(_resident())
    elif what == "rest":
        # A mixer that plays nothing would go round all the same until it is closed.
        app.services.store.settings.set("muted", True)
        _settle(app)
        print(*_rest(app))
    else:
        _settle(app)
        print(_answer(app))
    app.close()


def _settle(app: App, seconds: float = 1.5) -> None:
    """Run the loop until the opening deal is over."""
    until = app.clock.now() + seconds
    while app.clock.now() < until:
        app.turn()


def _play_a_little(app: App) -> None:
    """Deal twice, move the pointer across the table."""
    _settle(app)
    for _ in range(2):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=pygame.K_d, mod=0, unicode="d"))
        _settle(app, 0.8)


def _resident() -> int:
    """Bytes of memory that the process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _rest(app: App) -> tuple[float, float]:
    """CPU seconds in ``SPAN`` seconds in which nobody does anything, then those of a bare loop.

    Both take turns, as waking up costs more and less on a virtual machine.
    """
    rest = bare_loop = 0.0
    for _ in range(_REST_ROUNDS):
        rest += spent(app.turn, SPAN / _REST_ROUNDS) / _REST_ROUNDS
        bare_loop += spent(bare, SPAN / _REST_ROUNDS) / _REST_ROUNDS
    return rest, bare_loop


def _answer(app: App) -> float:
    """The longest of some waits, in seconds, from a move of the pointer to its picture."""
    button = _button(app)
    waits = []
    for i in range(_ANSWERS):
        _settle(app, 0.3)
        place = button if i % 2 == 0 else (1, 1)
        asked: list[float] = []
        timer = threading.Timer(0.1 + 0.0037 * i, _move_pointer, (place, asked))
        timer.start()
        drawn = False
        while not (asked and drawn):
            drawn = app.turn()
        waits.append(app.shown - asked[0])
    return max(waits)


def _button(app: App) -> tuple[int, int]:
    table = app.director.top
    if not isinstance(table, Table):
        raise TypeError("the program did not start at the table")
    return table.desk.view.layout.buttons["pause"].centre


def _move_pointer(place: tuple[int, int], asked: list[float]) -> None:
    asked.append(time.monotonic())
    details = {"pos": place, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, details))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
