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
