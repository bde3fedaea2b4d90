"""The window goes away, the program ends: the game is there again."""

from __future__ import annotations

import pygame

from game.play.commands import Deal, Move
from tests.desktop.conftest import Start
from tests.desktop.hands import DesktopMouse, play
from tests.desktop.program import Program
from tests.desktop.waiting import until
from tests.playing import CODE

ACTIONS = (Move(0, 2), Move(2, 0), Move(0, 2), Move(2, 0), Deal())


def begin(program: Program) -> DesktopMouse:
    """Play the beginning of a game."""
    hand = DesktopMouse(CODE, program)
    for action in ACTIONS:
        play(hand, program, action)
    return hand


def go_on(start: Start, hand: DesktopMouse) -> None:
    """Start the program anew: the menu offers the game first, which is where it was."""
    program = start()
    assert program.has(hand.player.session)
    program.key("Down", "Up", "Return")
    program.rest()
    program.key("u")
    hand.player.key(pygame.K_u)
    until(lambda: program.has(hand.player.session), "the deal is taken back")
    program.close()


def test_a_killed_program_goes_on_where_it_was(start: Start) -> None:
    program = start(CODE)
    hand = begin(program)
    program.kill()
    go_on(start, hand)


def test_closing_the_window_keeps_the_game(start: Start) -> None:
    program = start(CODE)
    hand = begin(program)
    program.close()
    go_on(start, hand)


def test_a_minimised_window_shows_its_picture_again(start: Start) -> None:
    program = start(CODE)
    begin(program)
    before = program.rest()
    program.ask_manager("windowminimize")
    until(lambda: not program.visible, "the window is gone")
    program.ask_manager("windowmap")
    until(lambda: program.visible and program.picture() == before, "the picture is back")
    program.close()


def test_the_pause_page_quits(start: Start) -> None:
    program = start(CODE)
    begin(program)
    program.key("Escape", "ctrl+q")
    program.end()
