"""Whether the player asked the system for less motion."""

from __future__ import annotations

import configparser
import os
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

_GNOME_LIKE: Final = ("gnome", "unity", "cinnamon", "budgie", "pantheon")
_ASK_GNOME: Final = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_PATIENCE: Final = 0.5
"""Seconds that the desktop has for its answer."""
_WINDOWS_ANIMATION: Final = 0x1042  # SPI_GETCLIENTAREAANIMATION


@cache
def system_asks_for_calm() -> bool:
    """What Windows or the Linux desktop is set to; elsewhere, and where nothing is set, no."""
    if sys.platform == "win32":
        return _windows()
    return desktop_asks_for_calm(os.environ)


def desktop_asks_for_calm(environment: Mapping[str, str]) -> bool:
    """What the settings of KDE or GTK say, or GNOME itself where that is the desktop."""
    home = environment.get("HOME", "")
    folder = Path(environment.get("XDG_CONFIG_HOME") or Path(home, ".config"))
    if _value(folder / "kdeglobals", "KDE", "AnimationDurationFactor") in ("0", "0.0"):
        return True
    for gtk in ("gtk-4.0", "gtk-3.0"):
        wish = _value(folder / gtk / "settings.ini", "Settings", "gtk-enable-animations")
        if wish is not None:
            return wish.lower() in ("0", "false")
    desktop = environment.get("XDG_CURRENT_DESKTOP", "").lower()
    return any(name in desktop for name in _GNOME_LIKE) and _gnome()


def _value(path: Path, section: str, name: str) -> str | None:
    """A value of a settings file; None where there is no such value or no such file."""
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read(path, encoding="utf-8")
        return parser.get(section, name, fallback=None)
    except (configparser.Error, OSError, UnicodeDecodeError):
        return None  # a file of another program; what it says cannot be known


def _gnome() -> bool:
    import subprocess  # large, and wanted on one desktop only

    try:
        done = subprocess.run(
            _ASK_GNOME, capture_output=True, text=True, timeout=_PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False  # the desktop does not answer, so it asks for nothing
    return done.stdout.strip() == "false"


def _windows() -> bool:
    import ctypes

    shown = ctypes.c_int(1)
    library = getattr(ctypes, "windll").user32  # noqa: B009  # only Windows has it
    library.SystemParametersInfoW(_WINDOWS_ANIMATION, 0, ctypes.byref(shown), 0)
    return not shown.value
