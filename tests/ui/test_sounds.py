"""Sounds: what is heard when, on a device that comes and goes."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from game.resources import resource
from game.ui.sounds import AT_ONCE, LATE, LOUDEST, Sound, Sounds
from game.ui.speaker import IDLE, LONGEST_RETRY, RETRY, SystemMixer
from tests.mixers import FakeMixer

START = 100.0


class Room:
    """Sounds on a fake mixer, with its clock in the test's hands."""

    def __init__(self, seed: int = 0) -> None:
        self.mixer = FakeMixer()
        self.now = START
        self.sounds = Sounds(self.mixer, seed)
        self.wait(0)

    def wait(self, seconds: float) -> None:
        """The loop goes round often enough."""
        for _ in range(math.ceil(seconds)):
            self.step(seconds / math.ceil(seconds))
        self.sounds.tick(self.now)

    def step(self, seconds: float) -> None:
        """The loop goes round once."""
        self.now += seconds
        self.sounds.tick(self.now)


@pytest.fixture
def room() -> Room:
    return Room()


# What there is.


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_can_be_heard(room: Room, sound: Sound) -> None:
    room.sounds.play(sound)
    assert room.mixer.sounds == [sound.value]


def test_every_file_belongs_to_a_sound() -> None:
    names = {path.stem.rpartition("-")[0] for path in resource("sounds").iterdir()}
    assert names == {sound.value for sound in Sound}


def test_runs_are_numbered_from_one_to_eight() -> None:
    assert [Sound.run(number) for number in (1, 8)] == [Sound.RUN_1, Sound.RUN_8]
    with pytest.raises(ValueError):
        Sound.run(9)


# When.


def test_nothing_is_opened_or_loaded_before_the_first_sound(room: Room) -> None:
    room.wait(3)
    assert room.mixer.attempts == 0
    room.sounds.play(Sound.LIFT, 0.5)
    assert room.mixer.attempts == 0
    room.wait(0.5)
    assert room.mixer.openings == 1
    assert len(room.mixer.loaded) == 1


def test_a_sample_is_loaded_once(room: Room) -> None:
    for _ in range(20):
        room.sounds.play(Sound.HINT)
        room.wait(1)
    assert len(room.mixer.heard) == 20
    assert len(room.mixer.loaded) == 1


def test_sounds_wait_for_their_time_in_its_order(room: Room) -> None:
    room.sounds.play(Sound.FLIP, 0.3)
    room.sounds.play(Sound.PLACE, 0.2)
    room.sounds.play(Sound.LIFT)
    assert room.mixer.sounds == ["lift"]
    room.step(0.19)
    assert room.mixer.sounds == ["lift"]
    room.step(0.02)
    assert room.mixer.sounds == ["lift", "place"]
    room.step(0.1)
    assert room.mixer.sounds == ["lift", "place", "flip"]


def test_what_is_dropped_is_never_heard(room: Room) -> None:
    room.sounds.play(Sound.FLIP, 0.1)
    room.sounds.drop()
    room.wait(1)
    assert room.mixer.heard == []


def test_a_sound_that_is_long_overdue_is_left_out(room: Room) -> None:
    room.sounds.play(Sound.FLIP, 0.1)
    room.sounds.play(Sound.PLACE, 0.3)
    room.step(0.1 + LATE + 0.02)
    room.step(0.1)
    assert room.mixer.sounds == ["place"]


# Which, how many.


def test_no_sample_follows_on_itself(room: Room) -> None:
    for _ in range(60):
        room.sounds.play(Sound.PLACE)
        room.wait(1)
    files = [heard.file for heard in room.mixer.heard]
    assert len(set(files)) == 3
    assert all(a != b for a, b in pairwise(files))


def test_the_choice_of_samples_comes_from_the_seed() -> None:
    chosen = []
    for seed in (7, 7, 8):
        room = Room(seed)
        for _ in range(20):
            room.sounds.play(Sound.DEAL)
            room.wait(1)
        chosen.append([heard.file for heard in room.mixer.heard])
    assert chosen[0] == chosen[1] != chosen[2]


def test_a_cascade_has_three_voices_at_most(room: Room) -> None:
    for _ in range(10):
        room.sounds.play(Sound.DEAL)
    assert len(room.mixer.heard) == AT_ONCE
    room.sounds.play(Sound.FLIP)
    assert room.mixer.sounds[-1] == "flip"
    room.step(0.08)
    room.sounds.play(Sound.DEAL)
    assert room.mixer.sounds[-1] == "deal"


# How loud.


def test_effects_and_interface_have_volumes_of_their_own(room: Room) -> None:
    room.sounds.set_volumes(LOUDEST, LOUDEST // 2, muted=False)
    room.sounds.play(Sound.HINT)
    room.sounds.play(Sound.BACK)
    assert [heard.volume for heard in room.mixer.heard] == [1.0, 0.25]


def test_decibels_come_off_the_volume(room: Room) -> None:
    room.sounds.play(Sound.DEAL, decibels=-6.0)
    assert room.mixer.heard[0].volume == pytest.approx(0.501, abs=0.001)


def test_a_volume_of_nothing_plays_nothing(room: Room) -> None:
    room.sounds.set_volumes(0, LOUDEST, muted=False)
    room.sounds.play(Sound.PLACE)
    assert room.mixer.attempts == 0
    room.sounds.play(Sound.CHOOSE)
    assert room.mixer.sounds == ["choose"]


@pytest.mark.parametrize(("effects", "interface", "muted"), [(10, 10, True), (0, 0, False)])
def test_the_mixer_is_never_opened_for_silence(
    room: Room, effects: int, interface: int, muted: bool
) -> None:
    room.sounds.set_volumes(effects, interface, muted)
    for index in range(50):
        for sound in Sound:
            room.sounds.play(sound, delay=0.01 * (index % 2))
        room.wait(1)
    room.sounds.device_changed(there=True)
    room.wait(2 * RETRY)
    assert room.mixer.attempts == 0


def test_muting_gives_the_device_back_and_forgets_what_waits(room: Room) -> None:
    room.sounds.play(Sound.PLACE)
    room.sounds.play(Sound.FLIP, 0.1)
    room.sounds.set_volumes(10, 10, muted=True)
    assert not room.mixer.open_now
    room.sounds.set_volumes(10, 10, muted=False)
    room.wait(1)
    assert room.mixer.sounds == ["place"]
    room.sounds.play(Sound.PLACE)
    assert room.mixer.sounds == ["place", "place"]


# The device.


def test_without_a_mixer_all_is_quiet() -> None:
    sounds = Sounds()
    sounds.play(Sound.PLACE)
    sounds.play(Sound.PLACE, 1.0)
    sounds.device_changed(there=False)
    sounds.tick(5.0)


def test_a_missing_device_is_tried_again_ever_more_seldom(room: Room) -> None:
    room.mixer.broken = True
    for _ in range(50):
        room.sounds.play(Sound.PLACE)
    assert room.mixer.attempts == 1
    room.wait(RETRY + 0.1)
    room.sounds.play(Sound.PLACE)
    assert room.mixer.attempts == 2
    room.wait(RETRY + 0.1)
    room.sounds.play(Sound.PLACE)
    assert room.mixer.attempts == 2
    room.wait(RETRY)
    room.sounds.play(Sound.PLACE)
    assert room.mixer.attempts == 3
    for _ in range(20):
        room.wait(LONGEST_RETRY + 0.1)
        room.sounds.play(Sound.PLACE)
    assert 15 < room.mixer.attempts <= 23
    room.mixer.broken = False
    room.wait(LONGEST_RETRY + 0.1)
    room.sounds.play(Sound.PLACE)
    assert room.mixer.sounds == ["place"]


def test_a_device_that_is_plugged_in_is_used_at_once(room: Room) -> None:
    room.mixer.broken = True
    room.sounds.play(Sound.PLACE)
    room.mixer.broken = False
    room.sounds.play(Sound.PLACE)
    assert room.mixer.heard == []
    room.sounds.device_changed(there=True)
    room.sounds.play(Sound.PLACE)
    assert room.mixer.sounds == ["place"]


def test_another_device_leaves_the_one_in_use_alone(room: Room) -> None:
    """SDL tells all devices as new ones whenever one is opened."""
    room.sounds.play(Sound.PLACE)
    room.sounds.device_changed(there=True)
    room.sounds.play(Sound.PLACE)
    assert room.mixer.openings == 1


def test_a_device_that_vanishes_in_play_is_opened_anew(room: Room) -> None:
    room.sounds.play(Sound.HINT)
    room.sounds.device_changed(there=False)
    assert not room.mixer.open_now
    room.wait(1)
    room.sounds.play(Sound.HINT)
    assert room.mixer.openings == 2
    assert room.mixer.sounds == ["hint", "hint"]
    assert room.mixer.loaded == ["hint-1", "hint-1"]


def test_a_device_that_fails_in_play_is_given_up_quietly(room: Room) -> None:
    room.sounds.play(Sound.HINT)
    room.mixer.broken = True
    for _ in range(5):
        room.sounds.play(Sound.HINT)
    assert not room.mixer.open_now
    room.mixer.broken = False
    room.wait(RETRY + 0.1)
    room.sounds.play(Sound.HINT)
    assert room.mixer.sounds == ["hint", "hint"]


def test_after_sleep_the_device_is_opened_anew(room: Room) -> None:
    room.sounds.play(Sound.HINT)
    room.sounds.tick(room.now)
    assert room.mixer.open_now
    room.sounds.wake()
    assert not room.mixer.open_now
    room.wait(1)
    room.sounds.play(Sound.HINT)
    assert room.mixer.openings == 2


def test_a_long_silence_gives_the_device_back(room: Room) -> None:
    room.sounds.play(Sound.HINT)
    room.wait(IDLE - 1)
    assert room.mixer.open_now
    room.wait(2)
    assert not room.mixer.open_now
    room.sounds.play(Sound.HINT)
    assert room.mixer.sounds == ["hint", "hint"]


def test_the_mixer_of_the_system_plays_to_a_dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer = SystemMixer()
    mixer.open()
    try:
        sample = mixer.load(resource("sounds", "win-1.wav"))
        assert sample.get_length() == pytest.approx(1.4, abs=0.001)
        sample.set_volume(0.5)
        assert sample.play() is not None
    finally:
        mixer.close()


def test_a_system_without_sound_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sounds = Sounds(SystemMixer())
    sounds.play(Sound.PLACE)
    sounds.tick(1.0)
    sounds.device_changed(there=False)
    sounds.play(Sound.PLACE)
