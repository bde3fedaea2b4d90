"""Measures what every page costs at rest: ``python -m tools.bench.rest [--seconds S]``.

Each page is followed by a bare loop that sleeps as long and asks for events, as what a process has
to pay for waking up changes from minute to minute on a virtual machine. About four minutes.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.play.gamecode import GameCode

from .child import environment

if TYPE_CHECKING:
    from game.scenes.destinations import Destination

SIZE: Final = (640, 480)
SPAN: Final = 20.0
"""Seconds for which the figures are told."""
_CODE: Final = "SD1-S4-AAAAAEA"
_SETTLED: Final = 8.0
"""Seconds after which everything has ended that moves by itself, and the mixer is given back."""


def main() -> None:
    """Print a line a page: CPU seconds in twenty, then those of the bare loop beside it."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.rest", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for which each is measured")
    seconds = parser.parse_args().seconds
    os.environ.update(environment(driver="dummy"))
    for name, rest, bare in measure(seconds):
        print(f"{name:<12} {rest:8.3f} {bare:8.3f}", flush=True)


def measure(seconds: float) -> Iterator[tuple[str, float, float]]:
    """Every page with the CPU seconds of its rest and of a bare loop in ``SPAN`` seconds."""
    import pygame

    from game.app import App
    from game.scenes.destinations import Push
    from game.startup import Options

    for name, destination in _places().items():
        with tempfile.TemporaryDirectory(prefix="rest-data-") as folder:
            app = App(Options(code=GameCode.read(_CODE), size=SIZE, data_folder=Path(folder)))
            app.step(app.clock.now())
            if destination is not None:
                app.director.carry_out(Push(destination), app.clock.now())
                pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
            until = time.monotonic() + _SETTLED
            while time.monotonic() < until:
                app.turn()
            yield name, spent(app.turn, seconds), spent(bare, seconds)
            app.close()


def bare() -> None:
    """Once round a loop that does nothing but sleep and ask for events."""
    import pygame

    from game.pace import REST

    time.sleep(REST)
    pygame.event.get()


def spent(turn: Callable[[], object], seconds: float) -> float:
    """CPU seconds that something takes in ``SPAN`` seconds, done again and again for a while."""
    begin, start = time.monotonic(), time.process_time()
    while time.monotonic() - begin < seconds:
        turn()
    return (time.process_time() - start) * SPAN / (time.monotonic() - begin)


def _places() -> dict[str, Destination | None]:
    """The pages by their names; None is the table itself."""
    from game.engine.variants import SPIDER, SPIDERETTE
    from game.scenes import destinations as to

    code = GameCode.read(_CODE)
    return {
        "menu": to.MenuPage(),
        "difficulty": to.DifficultyPage(),
        "code": to.CodePage(),
        "daily": to.DailyPage(),
        "examples": to.ExamplesPage(),
        "records": to.RecordsPage(),
        "statistics": to.StatisticsPage(),
        "options": to.OptionsPage(),
        "keys": to.KeysPage(),
        "joystick": to.JoystickPage(),
        "rules": to.RulesPage(SPIDERETTE, 2),
        "rules_demo": to.RulesPage(SPIDER, 7),
        "table": None,
        "pause": to.PausePage(code, True),
        "question": to.QuestionPage(to.Loss.NEW_GAME, to.Quit()),
        "win": to.WinPage(code, 847, 53, 372),
    }


if __name__ == "__main__":
    main()
