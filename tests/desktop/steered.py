"""The program with a pad and a touch screen that a test steers by lines on the standard input.

X can neither plug in a pad nor move a finger, so both are made inside the program: the pad in SDL
itself, the finger by the events that a touch screen brings. Each line is answered by one.

- ``plug``, ``unplug``: the pad;
- ``button NUMBER 0|1``, ``axis NUMBER PART``: what it does;
- ``finger KIND X Y``: a type of event with a place, 0 to 1 of the window's width and height.
"""

from __future__ import annotations

import select
import sys
from pathlib import Path
from typing import Any

import pygame
from pygame.event import Event

from game.app import App
from game.input.doorbell import Doorbell
from game.play.gamecode import GameCode
from game.startup import Options
from game.ui.clock import SystemClock
from tests.playing import SIZE
from tests.virtual_pad import VirtualPad


class SteeredClock(SystemClock):
    """Does what it is told while the program waits."""

    def __init__(self) -> None:
        self._pads: list[VirtualPad] = []

    def sleep(self, seconds: float) -> None:
        """Wait that long, or until a line has come."""
        if not select.select([sys.stdin], [], [], max(0.0, seconds))[0]:
            return
        self._obey(sys.stdin.readline().split())
        # A pad is looked at only now and then: what it did in between would be lost.
        pygame.event.pump()
        print("done", flush=True)

    def _obey(self, words: list[str]) -> None:
        match words:
            case ["plug"]:
                self._pads.append(VirtualPad())
            case ["unplug"]:
                self._pads.pop().pull_out()
            case ["button", number, down]:
                self._pads[-1].set(int(number), down == "1")
            case ["axis", number, part]:
                self._pads[-1].axis(int(number), float(part))
            case ["finger", kind, x, y]:
                place: dict[str, Any] = {"x": float(x), "y": float(y), "dx": 0.0, "dy": 0.0}
                pygame.event.post(Event(int(kind), touch_id=1, finger_id=7, **place))
            case _:
                raise SystemExit(f"not understood: {words}")


def main() -> None:
    """Play the deal of a code, with the files of a folder."""
    folder, code = sys.argv[1:]
    # Lines on the standard input ring no bell.
    Doorbell.of_window = classmethod(lambda _: None)  # type: ignore[method-assign,assignment]
    options = Options(GameCode.read(code), language="en", size=SIZE, data_folder=Path(folder))
    app = App(options, SteeredClock())
    try:
        app.run()
    finally:
        app.close()


if __name__ == "__main__":
    main()
