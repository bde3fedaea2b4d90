"""The loudspeaker, which may be missing or vanish at any moment."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Final, Protocol

import pygame

RETRY: Final = 5.0
"""Seconds after a failure in which it is not tried again; they double with each that follows."""
LONGEST_RETRY: Final = 300.0
IDLE: Final = 6.0
"""Seconds without a sound after which the device is given back: an open one never rests."""

_FREQUENCY: Final = 22050
_BUFFER: Final = 512
"""Samples that are mixed at a time, a fortieth of a second."""


class Sample(Protocol):
    """A sound that is loaded."""

    def play(self) -> object:
        """Begin to play it."""
        ...

    def set_volume(self, value: float, /) -> None:
        """How loud it is, 0–1."""
        ...

    def get_length(self) -> float:
        """Its length in seconds."""
        ...


class Mixer(Protocol):
    """What plays several samples at once on a device; every call may raise ``pygame.error``."""

    def open(self) -> None:
        """Take the device."""
        ...

    def close(self) -> None:
        """Give it back; samples loaded before are worth nothing any more."""
        ...

    def load(self, path: Path) -> Sample:
        """Read a sound file."""
        ...


class SystemMixer:
    """The mixer of pygame on the system's usual device."""

    def open(self) -> None:
        """See ``Mixer``."""
        # With no change allowed the samples stay as small as their files.
        pygame.mixer.init(_FREQUENCY, -16, 1, _BUFFER, allowedchanges=0)

    def close(self) -> None:
        """See ``Mixer``."""
        pygame.mixer.quit()

    def load(self, path: Path) -> Sample:
        """See ``Mixer``."""
        return pygame.mixer.Sound(path)


class Speaker:
    """Opens the mixer when there is something to be heard; stays quiet where that fails."""

    def __init__(self, mixer: Mixer | None) -> None:
        """Without a mixer it is quiet for good."""
        self._mixer = mixer
        self.is_open = False
        """Whether the device is taken."""
        self._samples: dict[Path, Sample] = {}
        self._retry_at = -inf
        self._patience = RETRY
        self._idle_at = inf

    def play(self, path: Path, volume: float, now: float) -> float:
        """Play a file.

        Args:
            path: of the file, which is loaded when it is first played.
            volume: 0–1.
            now: the time in seconds.

        Returns:
            The seconds that it takes; 0 if nothing can be heard.
        """
        mixer = self._mixer
        if mixer is None or (not self.is_open and now < self._retry_at):
            return 0.0
        try:
            if not self.is_open:
                mixer.open()
                self.is_open = True
            if path not in self._samples:
                self._samples[path] = mixer.load(path)
            sample = self._samples[path]
            sample.set_volume(volume)
            sample.play()
            length = sample.get_length()
        except pygame.error:
            # A game without a loudspeaker is a game all the same.
            self.close()
            self._retry_at = now + self._patience
            self._patience = min(2 * self._patience, LONGEST_RETRY)
            return 0.0
        self._patience = RETRY
        self._idle_at = now + length + IDLE
        return length

    def rest(self, now: float) -> None:
        """Give the device back if nothing was heard for a while."""
        if self.is_open and now >= self._idle_at:
            self.close()

    def renew(self) -> None:
        """Take the device anew for the next sound, as the present one may be dead."""
        self.close()
        self.expect()

    def expect(self) -> None:
        """Try again with the next sound if the device was missing: one has come."""
        self._retry_at = -inf
        self._patience = RETRY

    def close(self) -> None:
        """Give the device back until the next sound."""
        if self.is_open and self._mixer is not None:
            self.is_open = False
            self._samples.clear()
            self._mixer.close()
