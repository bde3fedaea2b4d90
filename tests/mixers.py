"""A mixer that writes down what would be heard."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import NamedTuple

import pygame


class Heard(NamedTuple):
    """A sample that was played."""

    file: str
    """Its name without the ending, for example ``deal-2``."""
    volume: float

    @property
    def sound(self) -> str:
        return self.file.rpartition("-")[0]


class FakeSample:
    """A loaded file; it is worth nothing once its mixer was closed."""

    def __init__(self, mixer: FakeMixer, path: Path) -> None:
        self._mixer = mixer
        self._path = path
        self._opening = mixer.openings
        self._volume = 1.0

    def play(self) -> None:
        assert self._mixer.open_now and self._opening == self._mixer.openings
        if self._mixer.broken:
            raise pygame.error("the device is gone")
        self._mixer.heard.append(Heard(self._path.stem, self._volume))

    def set_volume(self, value: float, /) -> None:
        self._volume = value

    def get_length(self) -> float:
        with wave.open(str(self._path)) as file:
            return float(file.getnframes() / file.getframerate())


class FakeMixer:
    """Works as long as it is not ``broken``."""

    def __init__(self) -> None:
        self.broken = False
        self.open_now = False
        self.attempts = 0
        self.openings = 0
        self.loaded: list[str] = []
        self.heard: list[Heard] = []

    def open(self) -> None:
        assert not self.open_now
        self.attempts += 1
        if self.broken:
            raise pygame.error("no such device")
        self.openings += 1
        self.open_now = True

    def close(self) -> None:
        assert self.open_now
        self.open_now = False

    def load(self, path: Path) -> FakeSample:
        assert self.open_now
        self.loaded.append(path.stem)
        return FakeSample(self, path)

    @property
    def sounds(self) -> list[str]:
        """What was heard, without the variants."""
        return [heard.sound for heard in self.heard]
