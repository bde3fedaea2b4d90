"""Whole games in a window, each won with one kind of device alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.play.gamecode import GameCode
from tests.desktop import kept
from tests.desktop.conftest import Start
from tests.desktop.hands import (
    DesktopKeys,
    DesktopMouse,
    DesktopPad,
    DesktopTouch,
    Hand,
    play,
)
from tests.desktop.program import Program
from tests.desktop.waiting import until
from tests.scenes.test_whole_games import needs_virtual_pads
from tests.won_games import GAMES, won_game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "sit_down",
    [
        DesktopKeys,
        DesktopMouse,
        pytest.param(DesktopPad, marks=needs_virtual_pads),
        DesktopTouch,
    ],
    ids=["keys", "mouse", "pad", "touch"],
)
def test_a_game_can_be_won(
    name: str, sit_down: Callable[[GameCode, Program], Hand], start: Start
) -> None:
    code, actions = won_game(name)
    program = start(code, steered=sit_down in (DesktopPad, DesktopTouch))
    hand = sit_down(code, program)
    try:
        for action in actions:
            play(hand, program, action)
        position = hand.player.position
    finally:
        hand.close()
    assert position.won
    until(lambda: kept.figures(program.folder, code).won == 1, "the win is counted")
    figures = kept.figures(program.folder, code)
    assert (figures.played, figures.best_score) == (1, position.score)
    assert figures.fewest_moves == position.moves
    assert program.session is None
    program.close()
