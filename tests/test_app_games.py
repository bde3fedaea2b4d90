"""Whole games, won with the mouse alone."""

from __future__ import annotations

import pytest

from game.play.record import read_record
from game.play.session import Session
from game.scenes.win import Win
from tests.data_files import EXPECTED, record
from tests.playing import Player, Size


def recorded(name: str) -> Session:
    reading = read_record(record(name))
    assert reading.session is not None
    assert reading.fault is None
    return reading.session


@pytest.mark.parametrize(
    ("name", "size", "calm"),
    [
        ("example-53.txt", (640, 480), True),
        ("example-53.txt", (480, 320), False),
        ("example-53.txt", (480, 854), False),
        ("sp1-s1-aaaaadw.txt", (640, 480), False),
    ],
)
def test_a_recorded_game_is_won_with_the_mouse(name: str, size: Size, calm: bool) -> None:
    """Either ``calm``, with a rest now and then, or faster than anything can move."""
    game = recorded(name)
    player = Player(game.code, size)
    session = player.session
    for number, action in enumerate(game.actions, start=1):
        player.play(action)
        assert session.actions == game.actions[:number]
        if calm and number % 5 == 0:
            player.settle()
    player.settle()
    assert session.position == game.position
    page = player.page(Win)._page
    expected = EXPECTED[name]
    assert (page.score, page.moves) == (expected["score"], expected["moves"])
    assert page.code == game.code
    assert player.app.services.kept is None


def test_the_example_is_worth_847_points() -> None:
    assert EXPECTED["example-53.txt"]["score"] == 847
    assert recorded("example-53.txt").position.score == 847
