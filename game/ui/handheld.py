"""Whether the machine shows one program at a time, as a handheld does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_FIRMWARE: Final = ("CFW_NAME", "PM_CAN_MOUNT", "controlfolder", "DEVICE_NAME", "DEVICE_ARCH")
"""What PortMaster and the firmwares behind it tell every program that they start."""
_CONSOLE: Final = ("SteamGamepadUI", "GAMESCOPE_WAYLAND_DISPLAY")
"""What Steam tells in the mode that is steered by a pad, as on a Steam Deck."""
_DESKTOP: Final = ("DISPLAY", "WAYLAND_DISPLAY")
_WINDOWED: Final = frozenset({"x11", "wayland", "dummy", "offscreen", "evdev", "vnc"})
"""Drivers that have windows, or no screen at all; any other draws on the screen itself."""


def fills_screen(environment: Mapping[str, str], platform: str, driver: str) -> bool:
    """Whether the program starts full screen by itself.

    Args:
        environment: the process's variables.
        platform: the system, as ``sys.platform`` names it.
        driver: the video driver in use, as SDL names it.
    """
    if platform in ("win32", "darwin"):
        return False
    if any(environment.get(name) for name in (*_FIRMWARE, *_CONSOLE)):
        return True
    if any(environment.get(name) for name in _DESKTOP):
        return False
    return driver.lower() not in _WINDOWED
