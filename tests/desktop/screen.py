"""An X screen of its own, with a window manager."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tests.desktop.waiting import PATIENCE, until

SIZE: Final = (1280, 800)
"""Pixels."""
TOOLS: Final = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xwd": "x11-apps",
    "xmessage": "x11-utils",
    "xprop": "x11-utils",
    "xwininfo": "x11-utils",
}
"""What is needed, with the Debian packages that bring it."""


def missing() -> str:
    """The Debian packages that are not installed, empty if all are."""
    return " ".join(sorted({package for tool, package in TOOLS.items() if not shutil.which(tool)}))


class Screen:
    """Runs until it is closed; no player's own files are used."""

    def __init__(self, home: Path) -> None:
        """``home``: an empty folder for the window manager's files."""
        self.environment = _environment(home)
        self._server = self._start_server()
        self._manager = subprocess.Popen(
            ["openbox"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(self._is_managed, "the window manager is there")

    def _start_server(self) -> subprocess.Popen[bytes]:
        """Start a server, which looks for a free number of a display itself and tells it."""
        reading, writing = os.pipe()
        size = "x".join(map(str, SIZE))
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-noreset"],
            pass_fds=(writing,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.environment["DISPLAY"] = f":{told.readline().strip()}"
        return server

    def _is_managed(self) -> bool:
        return "window id" in self.ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")

    def close(self) -> None:
        """End everything that was started."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(PATIENCE)

    def do(self, *words: object) -> None:
        """Move the mouse, press its buttons, press keys, ask the window manager for something.

        Args:
            words: commands of xdotool.
        """
        self.ask("xdotool", *words)

    def ask(self, *command: object) -> str:
        """What a tool says; empty if it cannot tell."""
        return self.grab(*command).decode()

    def grab(self, *command: object) -> bytes:
        """The same for what is no text."""
        done = subprocess.run(
            [str(word) for word in command],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
        return done.stdout


def _environment(home: Path) -> dict[str, str]:
    """The variables of a player who sits at a desktop, whatever the tests run on."""
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
