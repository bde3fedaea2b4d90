"""The window becomes the full screen and a window again."""

from __future__ import annotations

import pygame

from game.input.intents import Action
from game.play.commands import Move
from tests.desktop.conftest import Start
from tests.desktop.hands import DesktopMouse, play, press_button
from tests.desktop.program import Program
from tests.desktop.screen import SIZE as SCREEN
from tests.desktop.waiting import until
from tests.playing import CODE, SIZE, Size
from tests.scenes.test_whole_games import needs_virtual_pads

FORTH = Move(0, 2)
ROUNDS = 5


def change(program: Program, hand: DesktopMouse, size: Size) -> None:
    """Press F11; the window is to be that large then."""
    program.key("F11")
    until(lambda: program.size == size, "the window has its new size")
    program.rest()  # a size that is told late would end the next drag
    hand.player.resize(size)


@needs_virtual_pads
def test_clicks_land_and_the_pad_answers_after_each_change(start: Start) -> None:
    program = start(CODE, steered=True)
    hand = DesktopMouse(CODE, program)
    program.steer("plug")
    for size in (SCREEN, SIZE) * ROUNDS:
        change(program, hand, size)
        play(hand, program, FORTH)
        press_button(program, Action.TAKE_BACK)
        hand.player.key(pygame.K_u)
        until(lambda: program.has(hand.player.session), "the pad takes the move back")
    program.close()


def test_full_screen_is_kept(start: Start) -> None:
    program = start(CODE)
    program.key("F11")
    until(lambda: program.size == SCREEN, "the full screen is used")
    program.close()
    again = start()
    assert again.size == SCREEN
    again.key("F11")
    until(lambda: again.size == SIZE, "the window is back")
    again.close()
