"""Drags that something comes between: the group goes back, the next one counts as ever."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator

import pytest

from game.play.commands import Move
from tests.desktop.conftest import Start
from tests.desktop.hands import DesktopMouse, play
from tests.desktop.program import Program
from tests.desktop.screen import Screen
from tests.desktop.waiting import PATIENCE, until
from tests.playing import CODE, SIZE, Pixel

FORTH, BACK = Move(0, 2), Move(2, 0)
SECOND = 3
"""The other button of a mouse."""


@pytest.fixture
def program(start: Start) -> Program:
    """A game that nothing was done in, well within the screen."""
    made = start(CODE)
    made.ask_manager("windowmove", 300, 150)
    until(lambda: made.box[0] >= 300, "the window is moved")
    return made


class Neighbour:
    """Another window."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._process = subprocess.Popen(
            ["xmessage", "-title", "neighbour", "-geometry", "+20+20", "another window"],
            env=screen.environment,
        )

    def come(self) -> None:
        """Come to the front."""
        told = self._screen.ask("xwininfo", "-name", "neighbour")
        self._screen.do("windowactivate", told.partition("Window id: ")[2].partition(" ")[0])

    def close(self) -> None:
        """Go for good."""
        self._process.terminate()
        self._process.wait(PATIENCE)


@pytest.fixture
def neighbour(screen: Screen, program: Program) -> Iterator[Neighbour]:
    """Another window, behind that of the program."""
    other = Neighbour(screen)
    until(lambda: not program.is_in_front(), "the other window is in front")
    restore(program)
    yield other
    other.close()


def take(program: Program, hand: DesktopMouse) -> None:
    """Take hold of a group, carry it over the column that could take it."""
    before = program.rest()
    program.move(hand.player.card(FORTH.source).centre)
    program.down()
    program.move(hand.player.end(FORTH.target))
    until(lambda: program.picture() != before, "the group is carried")


def check(program: Program, hand: DesktopMouse) -> None:
    """What came between has done nothing; the first drag from now on is one."""
    program.rest()
    play(hand, program, FORTH)
    play(hand, program, BACK)
    program.close()


def test_another_window_comes_to_the_front(program: Program, neighbour: Neighbour) -> None:
    hand = DesktopMouse(CODE, program, doubles=False)
    table = program.rest()
    take(program, hand)
    neighbour.come()
    until(lambda: not program.is_in_front(), "the other window is in front")
    until(lambda: program.picture() == table, "the group lies where it was")
    program.up()
    restore(program)
    check(program, hand)


def test_the_press_that_brings_the_window_to_the_front_counts(
    program: Program, neighbour: Neighbour
) -> None:
    hand = DesktopMouse(CODE, program, doubles=False)
    neighbour.come()
    until(lambda: not program.is_in_front(), "the other window is in front")
    check(program, hand)


def test_the_button_is_let_go_above_another_window(program: Program, neighbour: Neighbour) -> None:
    hand = DesktopMouse(CODE, program, doubles=False)
    table = program.rest()
    take(program, hand)
    program.move((30 - program.box[0], 30 - program.box[1]))
    program.up()
    until(lambda: program.picture() == table, "the group goes back")
    check(program, hand)


@pytest.mark.parametrize(
    "outside",
    [(-200, 240), (SIZE[0] + 200, 240), (320, -100), (320, SIZE[1] + 120)],
    ids=["left", "right", "above", "below"],
)
def test_the_button_is_let_go_outside(program: Program, outside: Pixel) -> None:
    hand = DesktopMouse(CODE, program, doubles=False)
    table = program.rest()
    take(program, hand)
    program.move(outside)
    program.up()
    program.move((320, 470))
    until(lambda: program.picture() == table, "the group goes back")
    check(program, hand)


def resize(program: Program) -> None:
    program.ask_manager("windowsize", 960, 600)
    until(lambda: program.size == (960, 600), "the window is larger")


def minimise(program: Program) -> None:
    program.ask_manager("windowminimize")
    until(lambda: not program.visible, "the window is gone")


def let_go_and_restore(program: Program) -> None:
    program.up()
    time.sleep(1.0)  # nobody is back sooner than the program looks at the mouse
    restore(program)


def restore(program: Program) -> None:
    program.ask_manager("windowactivate")
    until(program.is_in_front, "the window is there again")


def press_second(program: Program) -> None:
    program.down(SECOND)
    program.up(SECOND)


def nothing(program: Program) -> None:
    """The player need not do anything to go on."""


@pytest.mark.parametrize(
    ("comes", "goes"),
    [(resize, nothing), (minimise, let_go_and_restore), (press_second, nothing)],
    ids=["another size", "minimised", "another button"],
)
def test_a_drag_is_interrupted(
    program: Program, comes: Callable[[Program], None], goes: Callable[[Program], None]
) -> None:
    hand = DesktopMouse(CODE, program, doubles=False)
    take(program, hand)
    comes(program)
    program.up()
    goes(program)
    hand.player.resize(program.size)
    check(program, hand)
