"""Whole games, each played with one kind of device alone."""

from __future__ import annotations

import pytest

from game.scenes.win import Win
from tests.one_device import KeyPlayer, PadPlayer, TouchPlayer
from tests.virtual_pad import SDL
from tests.won_games import GAMES, won_game

needs_virtual_pads = pytest.mark.skipif(SDL is None, reason="pygame does not bring its own SDL")


@pytest.fixture(
    params=[
        KeyPlayer,
        pytest.param(PadPlayer, marks=needs_virtual_pads),
        TouchPlayer,
    ],
    ids=["keys", "pad", "touch"],
)
def kind(request: pytest.FixtureRequest) -> type[KeyPlayer] | type[TouchPlayer]:
    chosen: type[KeyPlayer] | type[TouchPlayer] = request.param
    return chosen


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_won(name: str, kind: type[KeyPlayer] | type[TouchPlayer]) -> None:
    code, actions = won_game(name)
    one = kind(code)
    try:
        for action in actions:
            one.play(action)
            assert one.player.app.services.device is one.device
        one.player.settle()
        assert isinstance(one.player.scene, Win)
        # Where a mouse goes to a card, takes it, goes to a column, puts it down.
        assert one.presses <= 4 * len(actions)
    finally:
        one.close()
