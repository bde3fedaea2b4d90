"""What the window is at the next start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import run
from game.screen import Screen
from game.startup import Options
from game.store.store import Store


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    yield
    pygame.display.init()
    pygame.display.set_mode((16, 16))


def test_size_and_place_are_kept() -> None:
    settings = Store.in_memory().settings
    screen = Screen("Title", Options(size=(500, 400)), settings)
    pygame.display.set_window_position((12, 34))
    screen.keep()
    again = Screen("Title", Options(), settings).window
    assert (again.size, again.own_place) == ((500, 400), (12, 34))
    assert pygame.display.get_window_position() == (12, 34)


def test_a_maximised_window_is_kept_with_the_size_from_before() -> None:
    settings = Store.in_memory().settings
    screen = Screen("Title", Options(size=(500, 400)), settings)
    screen.window.maximised = True
    pygame.display.set_mode((1000, 900), pygame.RESIZABLE)
    screen.keep()
    again = Screen("Title", Options(), settings).window
    assert again.maximised
    assert again.own_size == (500, 400)
    assert not Screen("Title", Options(size=(500, 400)), settings).window.maximised


def test_the_full_screen_is_kept_with_the_size_from_before() -> None:
    settings = Store.in_memory().settings
    screen = Screen("Title", Options(size=(500, 400)), settings)
    screen.keep()
    screen.toggle_full_screen()
    screen.keep()
    assert settings.now.full_screen
    again = Screen("Title", Options(), settings)
    assert again.full_screen
    again.toggle_full_screen()
    assert again.window.size == (500, 400)


def test_the_command_line_outweighs_settings_and_handheld(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CFW_NAME", "muOS")
    settings = Store.in_memory().settings
    assert Screen("Title", Options(), settings).full_screen
    assert not Screen("Title", Options(fullscreen=False), settings).full_screen
    assert not settings.now.full_screen
    settings.set("full_screen", True)
    assert not Screen("Title", Options(fullscreen=False), settings).full_screen


def test_the_screen_is_told_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    settings = Store.in_memory().settings
    Screen("Title", Options(size=(500, 400)), settings)
    assert capsys.readouterr().err == ""
    Screen("Title", Options(size=(500, 400), verbose=True), settings)
    line = capsys.readouterr().err
    assert line.startswith("video driver dummy, screens ")
    assert line.count("\n") == 1


def test_without_a_screen_the_program_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonesuch")
    assert run(Options(data_folder=tmp_path)) == 1
    assert capsys.readouterr().err.startswith("spiderette: no window can be opened: ")
