"""Loudspeakers that are missing, vanish, die in a sleep: the game goes on, with sound if it can."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

import game.app
from game.app import App
from game.startup import Options
from game.store.store import Store
from tests.mixers import FakeMixer
from tests.playing import HandClock, Player
from tests.sketch import table

MOVES = table("game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: 5S\n6: 8S\n7: * 3S")


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> FakeMixer:
    made = FakeMixer()
    monkeypatch.setattr(game.app, "SystemMixer", lambda: made)
    return made


def play(player: Player) -> None:
    """A move and its undo, each with sounds."""
    player.carry(0, 1, 1)
    player.key(pygame.K_u)
    player.settle()


def test_a_program_that_is_muted_from_the_start_opens_no_mixer(
    mixer: FakeMixer, tmp_path: Path
) -> None:
    store = Store.open(tmp_path)
    store.settings.set("muted", True)
    store.close()
    clock = HandClock()
    app = App(Options(size=(640, 480)), clock, Store.open(tmp_path), lambda: clock.time)
    for key in (pygame.K_DOWN, pygame.K_RETURN, pygame.K_RETURN) * 3 + (pygame.K_d,) * 50:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
        app.step(clock.now())
        clock.sleep(0.5)
    assert mixer.attempts == 0
    app.close()


def test_a_game_without_a_loudspeaker_is_the_same_game(mixer: FakeMixer) -> None:
    mixer.broken = True
    player = Player(MOVES.copy())
    for _ in range(20):
        play(player)
    assert mixer.heard == []
    assert mixer.attempts <= 2
    mixer.broken = False
    player.post(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    play(player)
    assert mixer.sounds == ["lift", "undo"]


def test_a_loudspeaker_that_vanishes_in_play_is_missed_by_nobody(mixer: FakeMixer) -> None:
    player = Player(MOVES.copy())
    play(player)
    mixer.broken = True
    play(player)
    player.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    play(player)
    heard = len(mixer.heard)
    mixer.broken = False
    player.post(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    play(player)
    assert len(mixer.heard) > heard
    assert player.position == MOVES


def test_after_a_sleep_the_mixer_is_opened_anew(mixer: FakeMixer) -> None:
    player = Player(MOVES.copy())
    play(player)
    assert mixer.openings == 1
    player.wall += 3600
    player.step()
    assert not mixer.open_now
    play(player)
    assert mixer.openings == 2
    assert mixer.sounds[-1] == "undo"
