"""Waiting for the player, with a bell and without one."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pygame
import pytest

from game.input.doorbell import Doorbell
from game.input.lull import UNHEARD, Lull

PAUSE = 0.03


class Bell:
    """Rings when it is told to."""

    def __init__(self, rings: int) -> None:
        self.rings = rings
        self.waits: list[float] = []

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        if len(self.waits) == self.rings:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN))


class Sleeper:
    """Notes how long it slept."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    def __call__(self, seconds: float) -> None:
        self.pauses.append(seconds)


@pytest.fixture(autouse=True)
def queue(display: None) -> Iterator[None]:
    pygame.event.clear()
    yield
    pygame.event.clear()


@pytest.fixture
def sleeper() -> Sleeper:
    return Sleeper()


def with_bell(monkeypatch: pytest.MonkeyPatch, rings: int = 0) -> Bell:
    bell = Bell(rings)
    monkeypatch.setattr(Doorbell, "of_window", lambda: bell)
    return bell


def test_without_a_bell_it_looks_after_each_pause(sleeper: Sleeper) -> None:
    Lull().wait(sleeper, PAUSE, 1.0, deaf=False)
    assert sleeper.pauses == [PAUSE] * 34


def test_what_came_ends_it(sleeper: Sleeper) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN))
    Lull().wait(sleeper, PAUSE, 1.0, deaf=False)
    assert sleeper.pauses == [PAUSE]


def test_with_a_bell_it_hardly_looks(monkeypatch: pytest.MonkeyPatch, sleeper: Sleeper) -> None:
    bell = with_bell(monkeypatch)
    Lull().wait(sleeper, PAUSE, 0.9, deaf=False)
    assert sleeper.pauses == []
    assert sum(bell.waits) == pytest.approx(0.9)
    assert max(bell.waits) <= UNHEARD


def test_the_bell_ends_it(monkeypatch: pytest.MonkeyPatch, sleeper: Sleeper) -> None:
    bell = with_bell(monkeypatch, rings=2)
    Lull().wait(sleeper, PAUSE, 1.0, deaf=False)
    assert len(bell.waits) == 2


@pytest.mark.parametrize(("longest", "deaf"), [(1.0, True), (0.0, False), (PAUSE, False)])
def test_a_hurried_loop_or_a_pad_does_without(
    monkeypatch: pytest.MonkeyPatch, sleeper: Sleeper, longest: float, deaf: bool
) -> None:
    bell = with_bell(monkeypatch)
    Lull().wait(sleeper, PAUSE, longest, deaf=deaf)
    assert bell.waits == []
    assert set(sleeper.pauses) == {PAUSE}


def test_a_screen_without_x_has_no_bell() -> None:
    assert pygame.display.get_driver() == "dummy"
    assert Doorbell.of_window() is None


def test_a_bell_rings_when_something_lies_on_its_line() -> None:
    inside, outside = os.pipe()
    try:
        os.write(outside, b"!")
        Doorbell(inside).wait(3600)
        assert os.read(inside, 1) == b"!"
    finally:
        os.close(inside)
        os.close(outside)
