from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui import frame
from game.ui.window import LEAST_SIZE, Window


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
    Window("Title", (200, 150), full_screen=False, last_place=(30, 40))
    assert pygame.display.get_window_position() == (30, 40)


def test_a_place_off_the_desktop_is_brought_back() -> None:
    width = pygame.display.get_desktop_sizes()[0][0]
    Window("Title", (200, 150), full_screen=False, last_place=(width + 50, -80))
    assert pygame.display.get_window_position() == (width - 200, 0)


def test_a_place_is_remembered_with_its_size() -> None:
    window = Window("Title", (500, 400), full_screen=False)
    pygame.display.set_window_position((7, 9))
    pygame.display.set_mode((600, 450), pygame.RESIZABLE)
    assert (window.own_size, window.own_place) != ((600, 450), (7, 9))
    window.note()
    assert (window.own_size, window.own_place) == ((600, 450), (7, 9))


@pytest.mark.parametrize("state", ["full_screen", "maximised"])
def test_a_window_that_fills_everything_forgets_nothing(state: str) -> None:
    window = Window("Title", (500, 400), full_screen=False)
    setattr(window, state, True)
    pygame.display.set_mode((1000, 900), pygame.RESIZABLE)
    window.note()
    assert window.own_size == (500, 400)


def test_only_another_size_ends_the_maximised_state() -> None:
    window = Window("Title", (500, 400), full_screen=False)
    window.follow(True)
    pygame.display.set_mode((1000, 900), pygame.RESIZABLE)
    window.note()
    for told in (None, False):
        window.follow(told)
        assert window.maximised
    pygame.display.set_mode((500, 400), pygame.RESIZABLE)
    window.follow(False)
    assert not window.maximised


def test_on_the_way_to_the_full_screen_nothing_counts() -> None:
    window = Window("Title", (500, 400), full_screen=True, maximised=True)
    window.follow(False)
    assert window.maximised


class Frame:
    """What is asked of the frame."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.least: list[tuple[int, int]] = []
        self.maximised = 0
        monkeypatch.setattr(frame, "set_least_size", self.least.append)
        monkeypatch.setattr(frame, "maximise", self._maximise)

    def _maximise(self) -> None:
        self.maximised += 1


def test_a_maximised_window_is_maximised_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Frame(monkeypatch)
    window = Window("Title", (500, 400), full_screen=True, maximised=True)
    assert asked.maximised == 0
    window.toggle_full_screen()
    assert asked.maximised == 1
    assert window.own_size == (500, 400)


def test_a_window_keeps_the_least_size(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Frame(monkeypatch)
    Window("Title", (1000, 900), full_screen=False)
    Window("Title", (400, 900), full_screen=False)
    assert asked.least == [LEAST_SIZE, (400, LEAST_SIZE[1])]


def test_the_frame_belongs_to_the_window_of_the_display() -> None:
    window = Window("Title", (1000, 900), full_screen=False)
    assert frame._frame().minimum_size == LEAST_SIZE
    assert window.there


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
