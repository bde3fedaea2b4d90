"""Whether the player asked the system for less motion."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.calm import desktop_asks_for_calm


@pytest.mark.parametrize(
    ("file", "text", "calm"),
    [
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("gtk-3.0/settings.ini", "no settings at all\n", False),
        ("gtk-3.0/settings.ini", "[Settings\ngtk-enable-animations=0\n", False),
    ],
)
def test_the_desktops_settings_are_read(tmp_path: Path, file: str, text: str, calm: bool) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    assert desktop_asks_for_calm({"XDG_CONFIG_HOME": str(tmp_path)}) is calm


def test_without_settings_everything_moves(tmp_path: Path) -> None:
    assert not desktop_asks_for_calm({"HOME": str(tmp_path)})
