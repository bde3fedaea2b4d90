from __future__ import annotations

import pytest

from game.ui.handheld import fills_screen

HANDHELDS = [
    ({"CFW_NAME": "ROCKNIX"}, "wayland"),
    ({"CFW_NAME": "muOS", "DISPLAY": ":0"}, "x11"),
    ({"PM_CAN_MOUNT": "Y"}, "kmsdrm"),
    ({"controlfolder": "/roms/ports/PortMaster"}, "KMSDRM"),
    ({"DEVICE_NAME": "RG35XX"}, "mali"),
    ({"GAMESCOPE_WAYLAND_DISPLAY": "gamescope-0", "DISPLAY": ":1"}, "x11"),
    ({"SteamGamepadUI": "1", "DISPLAY": ":0"}, "x11"),
    ({"HOME": "/root"}, "kmsdrm"),
    ({}, "fbcon"),
    ({"DISPLAY": ""}, "KMSDRM_LEGACY"),
    ({}, "a driver of the firmware's own"),
]
DESKTOPS = [
    ({"DISPLAY": ":0"}, "linux", "x11"),
    ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", "wayland"),
    ({"DISPLAY": ":0"}, "linux", "kmsdrm"),
    ({}, "linux", "dummy"),
    ({}, "linux", "offscreen"),
    ({"CFW_NAME": ""}, "linux", "x11"),
    ({}, "win32", "windows"),
    ({"DEVICE_NAME": "DESKTOP-1"}, "win32", "windows"),
    ({"DEVICE_NAME": "mac"}, "darwin", "cocoa"),
]


@pytest.mark.parametrize(("environment", "driver"), HANDHELDS)
def test_a_handheld_starts_full_screen(environment: dict[str, str], driver: str) -> None:
    assert fills_screen(environment, "linux", driver)


@pytest.mark.parametrize(("environment", "platform", "driver"), DESKTOPS)
def test_a_desktop_starts_with_a_window(
    environment: dict[str, str], platform: str, driver: str
) -> None:
    assert not fills_screen(environment, platform, driver)
