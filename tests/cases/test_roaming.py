"""Anything at all, with every device at once: no card is lost, the window shows what there is."""

from __future__ import annotations

from pathlib import Path

import pytest

import game.app
from game.engine.variants import SPIDER, SPIDERETTE
from game.play.gamecode import GameCode
from tests.mixers import FakeMixer
from tests.roaming import Roamer

GAMES = [
    GameCode(SPIDERETTE, 1, 29),
    GameCode(SPIDERETTE, 4, 3),
    GameCode(SPIDER, 2, 8),
    GameCode(SPIDER, 1, 4),
]


@pytest.mark.parametrize("seed", range(5))
def test_nothing_that_a_player_does_breaks_anything(
    seed: int,
    tmp_path: Path,
    pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game.app, "SystemMixer", FakeMixer)
    player = Roamer(GAMES[seed % len(GAMES)], seed, tmp_path)
    try:
        for number in range(2 * pytestconfig.getoption("--soak")):
            player.act()
            player.check()
            if number % 40 == 0:
                player.check_picture()
        assert len(player.met) > 5
        player.settle()
        player.check()
    finally:
        player.unplug()
