"""The building blocks of a sound: sequences of samples, of which ±1 is full scale."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

RATE: Final = 22050
"""Samples a second."""

Wave: TypeAlias = list[float]

_LOWEST: Final = 70.0
"""Hz below which nothing is kept: small speakers cannot play it, it only takes up room."""
_FADE_IN: Final = 0.0008
_FADE_OUT: Final = 0.006


def silence(seconds: float) -> Wave:
    """Nothing, for that long."""
    return [0.0] * round(seconds * RATE)


def mix(into: Wave, wave: Sequence[float], at: float = 0.0, gain: float = 1.0) -> None:
    """Add a wave to another, from ``at`` seconds on; what goes beyond its end is cut off."""
    start = round(at * RATE)
    for i, value in enumerate(wave[: max(0, len(into) - start)], start):
        into[i] += gain * value


def ring(frequency: float, decay: float, seconds: float, glide: float = 1.0) -> Wave:
    """A sine that fades, as anything struck.

    Args:
        frequency: Hz at the beginning.
        decay: seconds in which it falls to 1/e.
        seconds: its length.
        glide: what the frequency is multiplied by until the end.
    """
    count = round(seconds * RATE)
    wave, phase = [], 0.0
    for i in range(count):
        share = i / count
        # What is left of it at the end goes softly, too: cut off, it would click.
        wave.append(math.sin(phase) * math.exp(-i / (decay * RATE)) * (1 - share**3))
        phase += 2 * math.pi * frequency * glide**share / RATE
    return wave


def noise(seconds: float, random: Random) -> Wave:
    """White noise."""
    return [random.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def burst(seconds: float, decay: float, random: Random) -> Wave:
    """White noise that falls to 1/e every ``decay`` seconds."""
    return [v * math.exp(-i / (decay * RATE)) for i, v in enumerate(noise(seconds, random))]


def band(wave: Sequence[float], start: float, end: float, quality: float = 1.0) -> Wave:
    """What lies around a frequency that glides from ``start`` to ``end`` Hz.

    A state-variable filter; the higher ``quality``, the narrower its band.
    """
    result, low, middle = [], 0.0, 0.0
    ratio = end / start
    for i, value in enumerate(wave):
        centre = start * ratio ** (i / len(wave))
        g = math.tan(math.pi * min(centre, 0.45 * RATE) / RATE)
        high = (value - low - (g + 1 / quality) * middle) / (1 + g * (g + 1 / quality))
        passed = g * high + middle
        middle = passed + g * high
        lows = g * passed + low
        low = lows + g * passed
        result.append(passed / quality)
    return result


def shaped(wave: Sequence[float], envelope: Callable[[float], float]) -> Wave:
    """The wave, at each share 0–1 of its length as loud as the envelope says."""
    return [value * envelope(i / len(wave)) for i, value in enumerate(wave)]


def hump(top: float) -> Callable[[float], float]:
    """An envelope that swells from nothing until ``top`` (a share of the length), then fades."""

    def envelope(share: float) -> float:
        s = share / top if share < top else (1 - share) / (1 - top)
        return math.sin(s * math.pi / 2) ** 2

    return envelope


def finished(wave: Sequence[float], peak: float) -> Wave:
    """The wave without rumble, offset or clicks at its ends, its peak at ``peak`` dBFS."""
    result = _without_rumble(wave)
    count = len(result)
    rise, fall = round(_FADE_IN * RATE), round(_FADE_OUT * RATE)
    window = [_edge(i / rise) * _edge((count - 1 - i) / fall) for i in range(count)]
    offset = sum(v * w for v, w in zip(result, window, strict=True)) / sum(window)
    result = [(v - offset) * w for v, w in zip(result, window, strict=True)]
    scale = 10 ** (peak / 20) / max(map(abs, result))
    return [value * scale for value in result]


def _without_rumble(wave: Sequence[float]) -> Wave:
    keep = math.exp(-2 * math.pi * _LOWEST / RATE)
    result, last, value = [], 0.0, 0.0
    for sample in wave:
        value = keep * (value + sample - last)
        last = sample
        result.append(value)
    return result


def _edge(share: float) -> float:
    """A soft step from 0 to 1."""
    return 0.5 - 0.5 * math.cos(math.pi * min(max(share, 0.0), 1.0))
