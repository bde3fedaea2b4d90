from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.input.devices import Devices
from game.input.intents import Cancel, Drag, Drop, Grab, Hover, Intent

START, END = (40, 50), (180, 70)


class Mouse:
    """A mouse of which SDL does not hear everything."""

    def __init__(self) -> None:
        self.told = self.down = False
        self.at = START

    def get_pressed(self, num_buttons: int = 3, desktop: bool = False) -> tuple[bool, bool, bool]:
        return (self.down if desktop else self.told), False, False

    def get_pos(self) -> tuple[int, int]:
        return self.at


@pytest.fixture
def mouse(monkeypatch: pytest.MonkeyPatch, display: None) -> Mouse:
    made = Mouse()
    monkeypatch.setattr(pygame.mouse, "get_pressed", made.get_pressed)
    monkeypatch.setattr(pygame.mouse, "get_pos", made.get_pos)
    return made


@pytest.fixture
def devices(mouse: Mouse) -> Devices:
    """The window was hidden in the middle of a drag."""
    made = Devices()
    pygame.event.clear()
    mouse.told = mouse.down = True
    hidden = Event(pygame.WINDOWMINIMIZED)
    assert Cancel() in read(made, button(pygame.MOUSEBUTTONDOWN), hidden)
    return made


def read(devices: Devices, *events: Event) -> list[Intent]:
    for event in events:
        pygame.event.post(event)
    return devices.read(0.0)


def button(kind: int, at: tuple[int, int] = START) -> Event:
    return Event(kind, pos=at, button=1, touch=False)


def motion(at: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0))


def test_a_press_that_is_kept_back_is_found(devices: Devices, mouse: Mouse) -> None:
    mouse.down = False
    assert read(devices) == []
    mouse.down = True
    assert read(devices) == [Grab(*START)]
    assert read(devices, motion(END)) == [Drag(*END)]
    mouse.down = mouse.told = False
    assert read(devices, button(pygame.MOUSEBUTTONUP, END)) == [Drop(*END)]


def test_a_click_between_two_looks_is_found(devices: Devices, mouse: Mouse) -> None:
    mouse.down = False
    read(devices)
    mouse.told = False
    intents = read(devices, motion(START), motion(END), button(pygame.MOUSEBUTTONUP, END))
    assert intents == [Hover(*END), Grab(*START), Drop(*END)]


def test_a_drag_that_has_begun_between_two_looks_is_found(devices: Devices, mouse: Mouse) -> None:
    mouse.down = False
    read(devices)
    mouse.down = True
    assert read(devices, motion(START), motion(END)) == [Grab(*START), Drag(*END)]


def test_a_button_held_all_the_time_means_nothing(devices: Devices, mouse: Mouse) -> None:
    assert read(devices, motion(END)) == [Hover(*END)]
    mouse.down = mouse.told = False
    assert read(devices, button(pygame.MOUSEBUTTONUP, END)) == []
    assert read(devices, button(pygame.MOUSEBUTTONDOWN)) == [Grab(*START)]


def test_a_release_that_was_told_is_not_lost(devices: Devices, mouse: Mouse) -> None:
    mouse.down = mouse.told = False
    assert read(devices) == []
    assert read(devices, button(pygame.MOUSEBUTTONUP)) == []
    mouse.down = True
    assert read(devices, motion(END)) == [Hover(*END)]
