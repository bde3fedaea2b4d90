"""What each sound is made of: card stock, felt, wood, a little kalimba.

A recipe takes a source of chance with a pitch, 1 being its own, and gives a wave whose length is
the sound's; its loudness means nothing, as every wave is brought to its peak afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from .synth import Wave, band, burst, hump, mix, noise, ring, shaped, silence

Recipe: TypeAlias = Callable[[Random, float], Wave]

_SEMITONE: Final = 2 ** (1 / 12)
_FOURTH: Final = 5
"""Semitones."""
NOTES: Final = tuple(440.0 * _SEMITONE**step for step in (3, 5, 7, 10, 12, 15, 17, 19))
"""Hz of the notes of the first to the eighth run: C, D, E, G, A, C, D, E from 523 Hz on."""


class Kind(NamedTuple):
    """How often, how loud a sound is made."""

    recipe: Recipe
    peak: float
    """dBFS."""
    variants: int = 1
    """How many of it there are, each a little different, spread over ±4 % of pitch."""


def lift(random: Random, pitch: float) -> Wave:
    """A soft rub of paper."""
    return _rub(random, 0.060, (2300 * pitch, 3100 * pitch), 0.35)


def put_back(random: Random, pitch: float) -> Wave:
    """The rub backwards."""
    return _rub(random, 0.080, (3100 * pitch, 2100 * pitch), 0.6)


def undo(random: Random, pitch: float) -> Wave:
    """A rub that falls."""
    return _rub(random, 0.090, (3900 * pitch, 1000 * pitch), 0.45, 3.0)


def redo(random: Random, pitch: float) -> Wave:
    """A rub that rises."""
    return _rub(random, 0.090, (1000 * pitch, 3900 * pitch), 0.55, 3.0)


def place(random: Random, pitch: float) -> Wave:
    """A card taps on felt."""
    return _tap(random, pitch, 0.090, 0.018)


def place_group(random: Random, pitch: float) -> Wave:
    """Several cards do, two semitones lower."""
    return _tap(random, pitch / _SEMITONE**2, 0.090, 0.024)


def deal(random: Random, pitch: float) -> Wave:
    """A light tap, as it comes ten times in a row."""
    return _tap(random, pitch * 1.15, 0.070, 0.012)


def flip(random: Random, pitch: float) -> Wave:
    """A card bends, then snaps over."""
    wave = silence(0.110)
    bend = shaped(noise(0.050, random), hump(0.85))
    mix(wave, band(bend, 1500 * pitch, 3200 * pitch, 1.2), gain=0.5)
    mix(wave, band(burst(0.05, 0.005, random), 3400 * pitch, 2400 * pitch, 1.0), 0.046)
    mix(wave, ring(640 * pitch, 0.011, 0.06), 0.047, 0.45)
    return wave


def blocked(random: Random, pitch: float) -> Wave:
    """A muted knock without a pitch."""
    wave = silence(0.060)
    mix(wave, band(burst(0.060, 0.013, random), 520 * pitch, 330 * pitch, 0.9))
    return wave


def refuse(random: Random, pitch: float) -> Wave:
    """Two low wooden knocks."""
    wave = silence(0.180)
    mix(wave, _knock(random, 1.0))
    mix(wave, _knock(random, 0.89), 0.085, 0.8)
    return wave


def gather(random: Random, pitch: float) -> Wave:
    """A riffle of thirteen ticks that rise a fourth."""
    wave = silence(0.240)
    for i in range(13):
        up = _SEMITONE ** (_FOURTH * i / 12)
        tick = band(burst(0.020, 0.004, random), 1700 * up, 1500 * up, 1.6)
        mix(tick, ring(760 * up, 0.006, 0.020), gain=0.35)
        mix(wave, tick, 0.0175 * i, 0.55 + 0.45 * i / 12)
    return wave


def landing(number: int) -> Recipe:
    """The run of that number (1–8) comes to its place: a tap with a soft note."""

    def recipe(random: Random, pitch: float) -> Wave:
        wave = silence(0.500)
        mix(wave, _kalimba(NOTES[number - 1], 0.500))
        mix(wave, _tap(random, 0.95, 0.090, 0.018), gain=0.5)
        return wave

    return recipe


def hint(random: Random, pitch: float) -> Wave:
    """One high wooden tick."""
    wave = silence(0.080)
    for frequency, gain in ((1570, 1.0), (2690, 0.35), (3980, 0.15)):
        mix(wave, ring(frequency, 0.014 / (frequency / 1570), 0.080), gain=gain)
    return wave


def move_focus(random: Random, pitch: float) -> Wave:
    """A tick."""
    wave = silence(0.030)
    mix(wave, _tick(random, 1150 * pitch))
    return wave


def choose(random: Random, pitch: float) -> Wave:
    """A tick with a lower tap."""
    wave = silence(0.070)
    mix(wave, _tick(random, 1150))
    mix(wave, _low_tap(random, 620), 0.022)
    return wave


def back(random: Random, pitch: float) -> Wave:
    """A low tap."""
    wave = silence(0.070)
    mix(wave, _low_tap(random, 430))
    return wave


def win(random: Random, pitch: float) -> Wave:
    """The notes of the runs as a chord, then three drops of dew."""
    wave = silence(1.400)
    for i, note in enumerate(NOTES):
        mix(wave, _kalimba(note, 1.22, 0.30), 0.022 * i, 0.5 - 0.03 * i)
    for at, frequency, gain in ((0.62, 1568.0, 0.40), (0.84, 2093.0, 0.34), (1.06, 1760.0, 0.28)):
        mix(wave, ring(frequency * 0.93, 0.055, 0.30, 1.15), at, gain)
    return wave


def _rub(
    random: Random, seconds: float, way: tuple[float, float], top: float, quality: float = 0.9
) -> Wave:
    """Paper drawn over paper: noise around a frequency that glides from the first to the second."""
    return band(shaped(noise(seconds, random), hump(top)), *way, quality)


def _tap(random: Random, pitch: float, seconds: float, decay: float) -> Wave:
    """Card stock comes down on felt: the slap of the paper, a dull body beneath it."""
    wave = silence(seconds)
    mix(wave, band(burst(seconds, decay * 0.45, random), 1900 * pitch, 1100 * pitch, 0.8), gain=1.3)
    mix(wave, ring(390 * pitch, decay, seconds, 0.8), gain=0.42)
    mix(wave, ring(205 * pitch, decay * 1.2, seconds, 0.8), gain=0.35)
    return wave


def _knock(random: Random, pitch: float) -> Wave:
    wave = silence(0.095)
    for frequency, decay, gain in ((260, 0.022, 1.0), (455, 0.016, 0.8), (830, 0.008, 0.4)):
        mix(wave, ring(frequency * pitch, decay, 0.095), gain=gain)
    mix(wave, band(burst(0.03, 0.003, random), 1100, 700, 0.8), gain=0.4)
    return wave


def _tick(random: Random, frequency: float) -> Wave:
    wave = silence(0.030)
    mix(wave, ring(frequency, 0.005, 0.030))
    mix(wave, band(burst(0.030, 0.002, random), 2400, 1800, 1.0), gain=0.5)
    return wave


def _low_tap(random: Random, frequency: float) -> Wave:
    wave = silence(0.048)
    mix(wave, ring(frequency, 0.010, 0.048, 0.85))
    mix(wave, band(burst(0.020, 0.003, random), 1000, 700, 0.9), gain=0.4)
    return wave


def _kalimba(frequency: float, seconds: float, decay: float = 0.13) -> Wave:
    """A plucked tongue: nearly a sine, with a high overtone that is gone at once."""
    wave = ring(frequency, decay, seconds)
    mix(wave, ring(2 * frequency, decay * 0.45, seconds), gain=0.16)
    mix(wave, ring(5.4 * frequency, 0.010, min(seconds, 0.08)), gain=0.10)
    attack = 0.003
    return shaped(wave, lambda share: min(1.0, share * seconds / attack))


KINDS: Final[Mapping[str, Kind]] = {
    "lift": Kind(lift, -17, 3),
    "place": Kind(place, -12, 3),
    "place_group": Kind(place_group, -12, 3),
    "put_back": Kind(put_back, -20, 2),
    "flip": Kind(flip, -13, 3),
    "deal": Kind(deal, -12, 3),
    "blocked": Kind(blocked, -15, 2),
    "refuse": Kind(refuse, -13),
    "gather": Kind(gather, -15),
    **{f"run_{number}": Kind(landing(number), -14) for number in range(1, len(NOTES) + 1)},
    "undo": Kind(undo, -18, 2),
    "redo": Kind(redo, -18, 2),
    "hint": Kind(hint, -17),
    "move_focus": Kind(move_focus, -22, 2),
    "choose": Kind(choose, -18),
    "back": Kind(back, -18),
    "win": Kind(win, -9),
}
"""Every sound by its name."""
