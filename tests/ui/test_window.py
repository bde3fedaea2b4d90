from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.window import Window


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    yield
    pygame.display.set_mode((16, 16))


def test_the_window_has_the_size_that_was_asked_for() -> None:
    window = Window("Title", (500, 400), full_screen=False)
    assert window.size == (500, 400)
    assert window.surface.get_size() == (500, 400)
    assert pygame.display.get_caption()[0] == "Title"
    assert pygame.display.get_allow_screensaver()


def test_a_window_without_a_size_fits_the_desktop() -> None:
    window = Window("Title", None, full_screen=False)
    desktop = pygame.display.get_desktop_sizes()[0]
    assert all(side <= most for side, most in zip(window.size, desktop, strict=True))


def test_the_full_screen_gives_the_window_back() -> None:
    window = Window("Title", (500, 400), full_screen=False)
    pygame.display.set_mode((600, 450), pygame.RESIZABLE)
    window.toggle_full_screen()
    assert window.full_screen
    assert window.size == pygame.display.get_desktop_sizes()[0]
    window.toggle_full_screen()
    assert not window.full_screen
    assert window.size == (600, 450)


def test_a_closed_window_has_no_surface() -> None:
    window = Window("Title", (500, 400), full_screen=False)
    pygame.display.quit()
    with pytest.raises(pygame.error):
        _ = window.surface
    pygame.display.init()


def test_the_window_is_where_it_was() -> None:
    window = Window("Title", (200, 150), full_screen=False, last_place=(30, 40))
    assert window.place == (30, 40)


def test_a_place_off_the_desktop_is_brought_back() -> None:
    width = pygame.display.get_desktop_sizes()[0][0]
    window = Window("Title", (200, 150), full_screen=False, last_place=(width + 50, -80))
    assert window.place == (width - 200, 0)


def test_without_a_wish_the_machine_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not Window("Title", (200, 150), full_screen=None).full_screen
    monkeypatch.setenv("CFW_NAME", "muOS")
    assert Window("Title", (200, 150), full_screen=None).full_screen


def test_a_mode_that_cannot_be_had_leaves_the_present_one(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window("Title", (500, 400), full_screen=False)
    set_mode = pygame.display.set_mode

    def refuse(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no such mode")
        return set_mode(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    window.toggle_full_screen()
    assert not window.full_screen
    assert window.size == (500, 400)


def test_a_window_that_has_vanished_is_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window("Title", (500, 400), full_screen=False)
    pygame.display.quit()
    assert not window.there
    with monkeypatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "nonesuch")
        assert not window.reopen()
    assert window.reopen()
    assert window.there
    assert window.size == (500, 400)
    assert pygame.display.get_caption()[0] == "Title"
