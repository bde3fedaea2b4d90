"""The table with a pad that comes, drifts and goes."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.input.elements import Button
from game.input.intents import Device
from game.play.commands import Deal, Move
from game.scenes.destinations import JoystickPage, Push
from game.scenes.joystick import Joystick
from game.scenes.pause import Pause
from game.table.cursor import CardSpot
from tests.playing import Player
from tests.sketch import table
from tests.virtual_pad import BUTTONS, SDL, VirtualPad

pytestmark = pytest.mark.skipif(SDL is None, reason="pygame does not bring its own SDL")
GROUPS = table(
    "game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: * 9S\n6: 8S\n7: 8S\nstock: *10"
)


class PadPlayer(Player):
    """Sits there with pads."""

    def __init__(self) -> None:
        super().__init__(GROUPS.copy())
        self.pads: list[VirtualPad] = []

    def plug(self, *, mapped: bool = True) -> VirtualPad:
        pad = VirtualPad(mapped=mapped)
        self.pads.append(pad)
        self.wait(0.5)
        return pad

    def pull_out(self, pad: VirtualPad) -> None:
        self.pads.remove(pad)
        pad.pull_out()
        self.step()

    def push(self, pad: VirtualPad, *buttons: Button) -> None:
        for button in buttons:
            for down in (True, False):
                pad.set(BUTTONS[button], down)
                self.step()
            self.wait(0.1)

    @property
    def carried(self) -> int:
        hold = self.table.keys.cursor.carried
        return 0 if hold is None else len(hold.cards)


@pytest.fixture
def player() -> Iterator[PadPlayer]:
    player = PadPlayer()
    yield player
    for pad in [*player.pads]:
        player.pull_out(pad)


def test_a_is_to_lift_and_b_to_let_go_or_to_undo(player: PadPlayer) -> None:
    pad = player.plug()
    player.push(pad, Button.RIGHT, Button.A)
    assert player.carried == 3
    player.push(pad, Button.B)
    assert player.carried == 0
    player.push(pad, Button.A, Button.A)
    assert player.session.actions == (Move(0, 1, 3),)
    player.push(pad, Button.B)
    assert not player.session.can_undo
    pad.set(BUTTONS[Button.L], True)
    player.step()
    player.push(pad, Button.B)
    assert player.session.actions == (Move(0, 1, 3),)


def test_each_button_has_its_work(player: PadPlayer) -> None:
    pad = player.plug()
    player.push(pad, Button.RIGHT, Button.R)
    assert player.table.keys.cursor.spot != CardSpot(0, 1)
    player.push(pad, Button.X)
    assert len(player.session.actions) == 1
    player.push(pad, Button.Y)
    assert player.session.actions[-1] == Deal()
    player.push(pad, Button.START)
    player.page(Pause)
    player.push(pad, Button.START)
    assert player.table.session is player.session
    player.push(pad, Button.START, Button.B)
    assert player.table.session is player.session


def test_the_way_out_of_full_screen_is_one_press(player: PadPlayer) -> None:
    pad = player.plug()
    pad.set(BUTTONS[Button.L], True)
    player.step()
    for full in (True, False):
        player.push(pad, Button.START)
        assert player.app.services.screen.full_screen is full
    pad.set(BUTTONS[Button.L], False)
    player.push(pad, Button.Y)
    assert player.session.actions == (Deal(),)


def test_a_group_stays_lifted_while_pads_come_and_go(player: PadPlayer) -> None:
    first = player.plug()
    player.push(first, Button.RIGHT, Button.A)
    player.pull_out(first)
    assert player.carried == 3
    second = player.plug()
    assert player.carried == 3
    player.push(second, Button.RIGHT)
    player.key(pygame.K_RETURN)
    assert player.session.actions == (Move(0, 3, 3),)


def test_a_drifting_stick_draws_nothing(player: PadPlayer) -> None:
    pad = player.plug()
    player.drawn.clear()
    for step in range(120):
        pad.axis(step % 2, 0.12 * (-1) ** step)
        player.step()
    assert not any(player.drawn)
    assert player.app.services.device is Device.MOUSE


def test_a_stick_moves_the_cursor_again_and_again(player: PadPlayer) -> None:
    pad = player.plug()
    player.push(pad, Button.RIGHT)
    pad.axis(0, 1.0)
    player.step()
    assert player.table.keys.cursor.spot == CardSpot(1, 0)
    player.wait(0.55)
    assert player.table.keys.cursor.spot == CardSpot(3, 0)
    pad.axis(0, 0.0)
    player.wait(1.0)
    assert player.table.keys.cursor.spot == CardSpot(3, 0)


def test_an_unknown_joystick_has_its_buttons_asked_for(player: PadPlayer) -> None:
    pad = player.plug(mapped=False)
    player.push(pad, Button.A)
    assert player.page(Joystick).services.device is Device.PAD
    for _ in range(3):
        player.push(pad, Button.B)
    assert player.session.actions == ()
    player.push(pad, Button.B)
    assert player.at_table
    player.push(pad, Button.A, Button.A)
    assert player.carried == 3


def test_it_does_not_come_between_while_a_group_is_carried(player: PadPlayer) -> None:
    pad = player.plug(mapped=False)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    player.push(pad, Button.A)
    assert player.carried == 3
    player.key(pygame.K_ESCAPE)
    player.push(pad, Button.A)
    player.page(Joystick)


def test_a_plain_joystick_is_taught_from_the_page(player: PadPlayer) -> None:
    pad = player.plug(mapped=False)
    player.app.director.carry_out(Push(JoystickPage()), player.clock.time)
    player.window_event(pygame.WINDOWEXPOSED)
    player.page(Joystick)
    for number in range(3, 15):
        pad.set(number, True)
        player.step()
        pad.set(number, False)
        player.step()
    player.page(type(player.table))
    pad.set(14, True)
    player.step()
    player.page(Pause)
