"""The sound files, byte for byte."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Final

from .recipes import KINDS, Kind
from .synth import RATE, Wave, finished

_SPREAD: Final = 0.04
"""How far the pitch of a variant may be off, as a share of it."""
_FULL: Final = 32767


def sound_files() -> Iterator[tuple[str, bytes]]:
    """The name of each file with what is in it: mono, 16 bits."""
    for name, kind in KINDS.items():
        for number in range(1, kind.variants + 1):
            yield f"{name}-{number}.wav", _encoded(_made(name, kind, number))


def _made(name: str, kind: Kind, number: int) -> Wave:
    """A variant of a sound; the same one whenever it is made."""
    pitch = 1.0
    if kind.variants > 1:
        pitch += _SPREAD * (2 * (number - 1) / (kind.variants - 1) - 1)
    return finished(kind.recipe(Random(f"{name} {number}"), pitch), kind.peak)


def _encoded(samples: Wave) -> bytes:
    values = array("h", (round(value * _FULL) for value in samples))
    if sys.byteorder == "big":
        values.byteswap()
    file = BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(values.itemsize)
        writer.setframerate(RATE)
        writer.writeframes(values.tobytes())
    return file.getvalue()
