"""Whole games, each played with one kind of device alone."""

from __future__ import annotations

import pytest

from game.scenes.win import Win
from tests.one_device import KeyPlayer, PadPlayer, TouchPlayer
from tests.virtual_pad import SDL
from tests.won_games import GAMES, MANY, won_game

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
        assert one.presses <= one.most * len(actions)
    finally:
        one.close()


@pytest.mark.parametrize(("numbers", "most"), [(True, 1.95), (False, 2.40)], ids=["keys", "pad"])
def test_a_move_takes_about_as_many_presses_as_clicks(numbers: bool, most: float) -> None:
    """A mouse clicks a card and a column, or twice on a card: two clicks for a move.

    A pad has no numbers for the columns; else its buttons do what keys do.
    """
    presses, acts = 0, 0
    for name in MANY:
        code, actions = won_game(name)
        one = KeyPlayer(code)
        one.numbers = numbers
        for action in actions:
            one.play(action)
        assert one.player.position.won
        presses += one.presses
        acts += len(actions)
    assert presses <= most * acts
