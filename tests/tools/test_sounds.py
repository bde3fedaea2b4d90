"""The sound files: made again byte by byte, as loud and as long as they should be."""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from game.resources import resource
from tools.sounds.__main__ import main
from tools.sounds.files import sound_files
from tools.sounds.recipes import KINDS, NOTES
from tools.sounds.synth import RATE

FILES = dict(sound_files())
LENGTHS = {
    "lift": 60, "place": 90, "place_group": 90, "put_back": 80, "flip": 110, "deal": 70,
    "blocked": 60, "refuse": 180, "gather": 240, "undo": 90, "redo": 90, "hint": 80,
    "move_focus": 30, "choose": 70, "back": 70, "win": 1400,
}  # fmt: skip
"""Milliseconds; the runs have 500 each."""
every_file = pytest.mark.parametrize("name", FILES)


class Track(NamedTuple):
    """What is in a file, ±1 being full scale."""

    samples: list[float]
    rate: int
    channels: int
    width: int


def track(name: str) -> Track:
    with wave.open(io.BytesIO(FILES[name])) as file:
        values = array("h", file.readframes(file.getnframes()))
        shape = file.getframerate(), file.getnchannels(), file.getsampwidth()
    if sys.byteorder == "big":
        values.byteswap()
    return Track([value / 32768 for value in values], *shape)


def decibels(samples: list[float]) -> float:
    """The peak below full scale."""
    return 20 * math.log10(max(1e-6, *map(abs, samples)))


def strength(samples: list[float], frequency: float) -> float:
    """How much of a frequency is in there."""
    angle = 2 * math.pi * frequency / RATE
    real = sum(value * math.cos(angle * i) for i, value in enumerate(samples))
    imaginary = sum(value * math.sin(angle * i) for i, value in enumerate(samples))
    return math.hypot(real, imaginary)


def brightness(samples: list[float]) -> float:
    """Hz of the sine that changes as fast: a measure of what lies on top."""
    steps = sum((b - a) ** 2 for a, b in pairwise(samples))
    power = sum(value * value for value in samples)
    return RATE / math.pi * math.asin(min(1.0, math.sqrt(steps / power) / 2))


def test_the_committed_sounds_are_what_the_program_makes() -> None:
    committed = {path.name: path.read_bytes() for path in resource("sounds").iterdir()}
    assert committed == FILES


def test_the_command_writes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new"
    monkeypatch.setattr("sys.argv", ["sounds", "--out", str(folder)])
    main()
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == FILES
    assert f"{len(FILES)} files" in capsys.readouterr().out


def test_they_are_small() -> None:
    assert sum(map(len, FILES.values())) < 400_000


@every_file
def test_form_and_length(name: str) -> None:
    samples, *shape = track(name)
    assert shape == [RATE, 1, 2]
    wanted = LENGTHS.get(name.rpartition("-")[0], 500)
    assert 1000 * len(samples) / RATE == pytest.approx(wanted, abs=0.1)


@every_file
def test_peaks(name: str) -> None:
    sound = name.rpartition("-")[0]
    peak = decibels(track(name).samples)
    assert peak == pytest.approx(KINDS[sound].peak, abs=0.05)
    assert peak <= (-8.9 if sound == "win" else -11.9)


@every_file
def test_nothing_clicks_at_the_ends(name: str) -> None:
    samples = track(name).samples
    assert samples[0] == samples[-1] == 0
    millisecond = RATE // 1000
    assert decibels(samples[-millisecond:]) < decibels(samples) - 30


@every_file
def test_there_is_no_offset(name: str) -> None:
    samples = track(name).samples
    assert abs(sum(samples) / len(samples)) < 1e-4


def test_card_sounds_have_variants_that_differ() -> None:
    for sound in ("lift", "place", "place_group", "flip", "deal"):
        variants = {FILES[f"{sound}-{number}.wav"] for number in (1, 2, 3)}
        assert len(variants) == 3


def test_rubs_are_bright_taps_are_dull() -> None:
    def of(sound: str) -> float:
        return brightness(track(f"{sound}-1.wav").samples)

    assert min(of("lift"), of("put_back")) > 2000
    assert of("flip") > of("deal") > of("place") > of("refuse")
    assert of("refuse") < 600


@pytest.mark.parametrize(("sound", "rises"), [("undo", False), ("redo", True)])
def test_undo_falls_redo_rises(sound: str, rises: bool) -> None:
    samples = track(f"{sound}-1.wav").samples
    third = len(samples) // 3
    assert (brightness(samples[-third:]) > brightness(samples[:third])) is rises


def test_each_run_is_higher_than_the_one_before() -> None:
    assert list(NOTES) == sorted(NOTES)
    for number in range(1, 9):
        samples = track(f"run_{number}-1.wav").samples
        loudest = max(NOTES, key=lambda note: strength(samples, note))
        assert loudest == NOTES[number - 1]


def test_the_win_is_a_chord_of_the_runs() -> None:
    samples = track("win-1.wav").samples
    between = strength(samples, 554.4)
    assert all(strength(samples, note) > 3 * between for note in NOTES)
