"""The sounds of the game: which there are, when they are played, how loud."""

from __future__ import annotations

import heapq
from enum import Enum
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from ..resources import resource
from .speaker import Mixer, Speaker

LOUDEST: Final = 10
"""The top of a volume; 0 is silence."""
AT_ONCE: Final = 3
"""How many of one sound may be heard at the same time."""
LATE: Final = 0.15
"""Seconds after which a sound that is overdue is left out: what it belongs to is over."""


class Sound(Enum):
    """What can be heard; the value is the first part of its files' names."""

    LIFT = "lift"
    PLACE = "place"
    PLACE_GROUP = "place_group"
    PUT_BACK = "put_back"
    FLIP = "flip"
    DEAL = "deal"
    BLOCKED = "blocked"
    """A card was touched that cannot be lifted."""
    REFUSE = "refuse"
    GATHER = "gather"
    """A run comes together."""
    RUN_1 = "run_1"
    """The first removed run comes to its place; each that follows is higher."""
    RUN_2 = "run_2"
    RUN_3 = "run_3"
    RUN_4 = "run_4"
    RUN_5 = "run_5"
    RUN_6 = "run_6"
    RUN_7 = "run_7"
    RUN_8 = "run_8"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    WIN = "win"
    MOVE_FOCUS = "move_focus"
    CHOOSE = "choose"
    BACK = "back"

    @classmethod
    def run(cls, number: int) -> Sound:
        """The sound with which the removed run of that number, from 1 to 8, comes to its place."""
        return cls(f"run_{number}")


_INTERFACE: Final = frozenset({Sound.MOVE_FOCUS, Sound.CHOOSE, Sound.BACK})


class Sounds:
    """Plays sounds by the program's clock; nothing is opened or read before the first one."""

    def __init__(self, mixer: Mixer | None = None, seed: int = 0) -> None:
        """Make it, without a mixer silent for good.

        Args:
            mixer: what is played on.
            seed: of the choice among the variants of a sound.
        """
        self._speaker = Speaker(mixer)
        self._random = Random(seed)
        self._now = 0.0
        self._effects = self._interface = LOUDEST
        self._muted = False
        self._files: dict[Sound, list[Path]] = {}
        self._last: dict[Sound, Path] = {}
        self._ends: dict[Sound, list[float]] = {}
        self._numbers = count()
        self._waiting: list[tuple[float, int, Sound, float]] = []

    def set_volumes(self, effects: int, interface: int, muted: bool) -> None:
        """Set how loud the cards and the buttons are, 0–10; silence gives the device back."""
        self._effects, self._interface, self._muted = effects, interface, muted
        if muted or not (effects or interface):
            self.drop()
            self._speaker.close()

    def play(self, sound: Sound, delay: float = 0.0, decibels: float = 0.0) -> None:
        """Play a sound now, or ``delay`` seconds after the last ``tick``.

        ``decibels``, at most 0, make it softer than the player's volume.
        """
        if self._volume(sound) <= 0:
            return
        if delay <= 0:
            self._sound(sound, decibels)
        else:
            entry = (self._now + delay, next(self._numbers), sound, decibels)
            heapq.heappush(self._waiting, entry)

    @property
    def waiting(self) -> bool:
        """Whether a sound is to come."""
        return bool(self._waiting)

    @property
    def active(self) -> bool:
        """Whether ``tick`` has anything to do: a sound is to come, or a device to be given back."""
        return self.waiting or self._speaker.is_open

    def tick(self, now: float) -> None:
        """Let the time come to ``now``, in seconds: play what is due."""
        self._now = now
        while self._waiting and self._waiting[0][0] <= now:
            due, _, sound, decibels = heapq.heappop(self._waiting)
            if now - due <= LATE:
                self._sound(sound, decibels)
        self._speaker.rest(now)

    def drop(self) -> None:
        """Forget what was to be played later."""
        self._waiting.clear()

    def wake(self) -> None:
        """The computer has slept: its device may be dead."""
        self._speaker.renew()

    def device_changed(self, there: bool) -> None:
        """A device was plugged in; if not ``there``, one went away, perhaps the one in use."""
        if there:
            self._speaker.expect()
        else:
            self._speaker.renew()

    def _volume(self, sound: Sound) -> float:
        """How loud a sound is, 0–1: the steps are squared, as the ear hears them alike then."""
        if self._muted:
            return 0.0
        step = self._interface if sound in _INTERFACE else self._effects
        return (step / LOUDEST) ** 2

    def _sound(self, sound: Sound, decibels: float) -> None:
        ends = [end for end in self._ends.get(sound, ()) if end > self._now]
        self._ends[sound] = ends
        path = self._variant(sound)
        if path is None or len(ends) >= AT_ONCE:
            return
        volume = self._volume(sound) * 10 ** (decibels / 20)
        length = self._speaker.play(path, volume, self._now)
        if length:
            ends.append(self._now + length)

    def _variant(self, sound: Sound) -> Path | None:
        """One of the sound's files, another one than last time if there are several."""
        if sound not in self._files:
            self._files[sound] = sorted(resource("sounds").glob(f"{sound.value}-*.wav"))
        files, last = self._files[sound], self._last.get(sound)
        if not files:
            return None
        choice = self._random.choice([path for path in files if path != last] or files)
        self._last[sound] = choice
        return choice
