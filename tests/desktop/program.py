"""The program as a process with a window."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from game.play.gamecode import GameCode
from game.play.session import Session
from tests.desktop import kept
from tests.desktop.screen import Screen
from tests.desktop.waiting import PATIENCE, until
from tests.playing import SIZE, Pixel, Size

ROOT: Final = Path(__file__).parent.parent.parent
_TITLE: Final = "Spiderette"
_LEFT: Final = 1
_CLICK: Final = 60
"""Milliseconds from one click to the next; window managers lose clicks that follow faster."""
_HEARING: Final = 3.0
"""Seconds after which a key that closes the window is pressed again."""
_HEADER: Final = 4096
"""Bytes of a picture that may be no pixels."""


class Program:
    """Runs until it is closed, ends by itself or is killed."""

    def __init__(
        self, screen: Screen, folder: Path, code: GameCode | None = None, *, steered: bool = False
    ) -> None:
        """Start it.

        Args:
            screen: where its window is.
            folder: where it keeps its files; a game in it is gone on with.
            code: the deal to start with; the menu if there is none.
            steered: whether it has a pad and a touch screen that a test can steer.
        """
        self.screen = screen
        self.folder = folder
        if steered:
            command = ["-m", "tests.desktop.steered", str(folder), str(code)]
        else:
            size = "x".join(map(str, SIZE))
            command = ["main.py", "--size", size, "--lang", "en"]
            command += ["--data-dir", str(folder), *(("--code", str(code)) if code else ())]
        self._errors = folder.with_suffix(".errors").open("w+b")
        self._process = subprocess.Popen(
            [sys.executable, *command],
            cwd=ROOT,
            env=screen.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )
        self._window = ""

    def appear(self) -> None:
        """Wait until its window is in front and shows something."""
        until(self._is_there, "the window is there")
        until(self.is_in_front, "the window is in front")
        self.rest()

    # What can be seen.

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The window without its frame: left, top, width, height, in pixels of the screen."""
        told = self.screen.ask("xwininfo", "-id", self._window)
        found = [
            re.search(rf"{name}:\s+(-?\d+)", told)
            for name in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        ]
        left, top, width, height = [int(each[1]) if each else 0 for each in found]
        return left, top, width, height

    @property
    def size(self) -> Size:
        """Width and height of the window, px."""
        return self.box[2:]

    @property
    def visible(self) -> bool:
        """Whether the window is anywhere on the screen."""
        return "IsViewable" in self.screen.ask("xwininfo", "-id", self._window)

    def is_in_front(self) -> bool:
        """Whether keys go to the window."""
        return self.screen.ask("xdotool", "getactivewindow").strip() == self._window

    def picture(self) -> bytes:
        """What the window shows, with a few bytes that say how it is written down."""
        return self.screen.grab("xwd", "-silent", "-id", self._window)

    def rest(self) -> bytes:
        """Wait until the window shows something that does not change any more; gives it."""
        seen = [b"", self.picture()]

        def rests() -> bool:
            seen.append(self.picture())
            there = len(set(seen[-1][_HEADER:])) > 4
            return there and seen[-3] == seen[-2] == seen[-1]

        until(rests, "the picture rests")
        return seen[-1]

    @property
    def session(self) -> Session | None:
        """The game in progress, as far as it is kept."""
        return kept.session(self.folder)

    def has(self, session: Session) -> bool:
        """Whether the same game is kept, come as far, by the same actions."""
        mine = self.session
        return mine is not None and (mine.code, mine.actions) == (session.code, session.actions)

    def _is_there(self) -> bool:
        assert self.running, self._told()
        told = self.screen.ask("xwininfo", "-name", _TITLE)
        number = re.search(r"Window id: (0x[0-9a-f]+)", told)
        if number is None or "IsViewable" not in told:
            return False
        self._window = str(int(number[1], 16))
        return True

    def _told(self) -> str:
        self._errors.seek(0)
        return self._errors.read().decode()

    # What can be done.

    def key(self, *names: str) -> None:
        """Press keys one after the other, named as X names them."""
        self.screen.do("key", "--delay", 1, *names)

    def drag(self, *way: Pixel) -> None:
        """Press the mouse at the first pixel of the window, move along the others, let go."""
        start, *others = way
        moves = [word for pixel in others for word in self._to(pixel)]
        self.screen.do(*self._to(start), "mousedown", _LEFT, *moves, "mouseup", _LEFT)

    def click(self, at: Pixel, times: int = 1) -> None:
        """Click somewhere in the window."""
        self.screen.do(*self._to(at), "click", "--repeat", times, "--delay", _CLICK, _LEFT)

    def move(self, *way: Pixel) -> None:
        """Move the mouse along pixels of the window, which may also lie outside of it."""
        self.screen.do(*(word for pixel in way for word in self._to(pixel)))

    def down(self, button: int = _LEFT) -> None:
        """Press a button of the mouse where it is."""
        self.screen.do("mousedown", button)

    def up(self, button: int = _LEFT) -> None:
        """Let a button of the mouse go where it is."""
        self.screen.do("mouseup", button)

    def ask_manager(self, wish: str, *values: object) -> None:
        """Have the window manager do something with the window, by a command of xdotool."""
        self.screen.do(wish, self._window, *values)

    def steer(self, *words: object) -> None:
        """Do something with the pad or the touch screen; see ``tests.desktop.steered``."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write((" ".join(map(str, words)) + "\n").encode())
        self._process.stdin.flush()
        assert self._process.stdout.readline(), self._told()

    def close(self) -> None:
        """Close the window by its frame; nothing may have gone wrong."""
        until(self._closes, "the window closes")
        self.end()

    def end(self) -> None:
        """Wait until it ends by itself; nothing may have gone wrong."""
        until(lambda: not self.running, "the program ends")
        assert self._process.returncode == 0
        assert self._told() == ""

    def kill(self) -> None:
        """End it at once, if it is still there."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def tidy(self) -> None:
        """Leave nothing of it behind."""
        self.kill()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            if stream is not None:
                stream.close()

    def _closes(self) -> bool:
        """Ask the window manager, which does not hear every key while it is at work."""
        self.key("alt+F4")
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_HEARING)
        return not self.running

    def _to(self, pixel: Pixel) -> tuple[object, ...]:
        left, top, *_ = self.box
        return "mousemove", left + pixel[0], top + pixel[1]
