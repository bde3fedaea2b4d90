"""Pads that SDL itself tells of."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game.input.binding_book import BindingBook
from game.input.bindings import Bindings, Push
from game.input.devices import Devices
from game.input.elements import Button, Element
from game.input.gamepad import SETTLING
from game.input.intents import Action, Device, Intent, Press, Pushed, Released, Stranger
from game.input.pad_buttons import LONG
from game.input.repeat import DELAY, INTERVAL
from game.input.twins import TWIN_TIME
from tests.virtual_pad import BUTTONS, SDL, VirtualPad

pytestmark = pytest.mark.skipif(SDL is None, reason="pygame does not bring its own SDL")
CONFIRM, LEFT = [Press(Action.CONFIRM)], [Press(Action.LEFT)]


class Bench:
    """Devices with pads, in the test's own time."""

    def __init__(self) -> None:
        self.book = BindingBook()
        self.devices = Devices(self.book)
        self.devices.connect()
        self.now = 10.0
        self.pads: list[VirtualPad] = []

    def plug(self, *, mapped: bool = True, stuck: bool = False) -> VirtualPad:
        pad = VirtualPad(mapped=mapped, stuck=stuck)
        self.pads.append(pad)
        assert self.read() == []
        self.now += SETTLING
        assert self.read() == []
        return pad

    def read(self) -> list[Intent]:
        return self.devices.read(self.now)

    def push(self, pad: VirtualPad, button: Button) -> list[Intent]:
        """Press and let go; what that means."""
        self.now += 1.0
        pad.set(BUTTONS[button], True)
        intents = self.read()
        pad.set(BUTTONS[button], False)
        return [*intents, *self.read()]


@pytest.fixture
def bench() -> Iterator[Bench]:
    bench = Bench()
    pygame.event.clear()
    yield bench
    for pad in bench.pads:
        pad.pull_out()
    bench.read()


def test_buttons_have_their_actions(bench: Bench) -> None:
    pad = bench.plug()
    pushed = {button: bench.push(pad, button) for button in BUTTONS}
    assert pushed == {
        Button.A: [Press(Action.CONFIRM)],
        Button.B: [Press(Action.TAKE_BACK)],
        Button.X: [Press(Action.BEST)],
        Button.Y: [Press(Action.DEAL)],
        Button.START: [Press(Action.PAUSE)],
        Button.SELECT: [Press(Action.HINT)],
        Button.L: [Press(Action.PREVIOUS)],
        Button.R: [Press(Action.NEXT)],
        Button.UP: [Press(Action.UP)],
        Button.DOWN: [Press(Action.DOWN)],
        Button.LEFT: [Press(Action.LEFT)],
        Button.RIGHT: [Press(Action.RIGHT)],
    }
    assert bench.devices.device is Device.PAD


def test_a_held_direction_repeats(bench: Bench) -> None:
    pad = bench.plug()
    pad.set(BUTTONS[Button.LEFT], True)
    assert bench.read() == LEFT
    bench.now += DELAY
    assert bench.read() == [Press(Action.LEFT, repeat=True)]
    assert bench.read() == []
    bench.now += INTERVAL
    assert bench.read() == [Press(Action.LEFT, repeat=True)]
    pad.set(BUTTONS[Button.LEFT], False)
    bench.now += INTERVAL
    assert bench.read() == []


def test_other_buttons_do_not(bench: Bench) -> None:
    pad = bench.plug()
    pad.set(BUTTONS[Button.B], True)
    assert bench.read() == [Press(Action.TAKE_BACK)]
    bench.now += 10
    assert bench.read() == []


def test_one_button_changes_another_while_it_is_held(bench: Bench) -> None:
    pad = bench.plug()
    pad.set(BUTTONS[Button.L], True)
    assert bench.read() == []
    assert bench.push(pad, Button.B) == [Press(Action.REDO)]
    assert bench.push(pad, Button.R) == [Press(Action.SPREAD), Released(Action.SPREAD)]
    pad.set(BUTTONS[Button.L], False)
    assert bench.read() == []
    assert bench.push(pad, Button.B) == [Press(Action.TAKE_BACK)]


def test_buttons_that_are_rolled_over_are_told_in_their_order(bench: Bench) -> None:
    pad = bench.plug()
    pad.set(BUTTONS[Button.L], True)
    assert bench.read() == []
    pad.set(BUTTONS[Button.A], True)
    assert bench.read() == [Press(Action.PREVIOUS), Press(Action.CONFIRM)]
    pad.set(BUTTONS[Button.L], False)
    pad.set(BUTTONS[Button.A], False)
    assert bench.read() == []


def test_a_button_that_is_held_for_long_waits_for_no_other(bench: Bench) -> None:
    pad = bench.plug()
    pad.set(BUTTONS[Button.L], True)
    bench.now += LONG / 2
    assert bench.read() == []
    bench.now += 1.1 * LONG
    assert bench.read() == [Press(Action.SPREAD, repeat=True)]
    assert bench.read() == []
    pad.set(BUTTONS[Button.L], False)
    assert bench.read() == [Released(Action.SPREAD)]


def test_a_button_without_lasting_work_waits_on(bench: Bench) -> None:
    pad = bench.plug()
    changed = Bindings().with_button(Action.SPREAD, Push(Button.X))
    assert changed is not None
    bench.book.change(changed)
    pad.set(BUTTONS[Button.L], True)
    bench.read()
    bench.now += 2 * LONG
    assert bench.read() == []
    pad.set(BUTTONS[Button.L], False)
    assert bench.read() == [Press(Action.PREVIOUS)]


def test_a_button_that_waits_is_the_same_press_as_a_key(bench: Bench) -> None:
    pad = bench.plug()
    pad.set(BUTTONS[Button.L], True)
    assert bench.read() == []
    shift_tab = Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    bench.now += TWIN_TIME / 2
    assert bench.devices.translate([shift_tab], bench.now) == [Press(Action.PREVIOUS)]
    bench.now += 1.0
    pad.set(BUTTONS[Button.L], False)
    assert bench.read() == []


@pytest.mark.parametrize(
    ("axis", "part", "action"),
    [(0, -1.0, Action.LEFT), (0, 1.0, Action.RIGHT), (1, -1.0, Action.UP), (1, 1.0, Action.DOWN)],
)
def test_the_stick_steers(bench: Bench, axis: int, part: float, action: Action) -> None:
    pad = bench.plug()
    pad.axis(axis, 0.5 * part)
    assert bench.read() == []
    pad.axis(axis, part)
    assert bench.read() == [Press(action)]
    bench.now += DELAY
    assert bench.read() == [Press(action, repeat=True)]
    pad.axis(axis, 0.45 * part)
    assert bench.read() == []
    pad.axis(axis, 0.0)
    bench.now += 1.0
    assert bench.read() == []


def test_the_other_axes_mean_nothing(bench: Bench) -> None:
    pad = bench.plug()
    for axis in range(2, 6):
        pad.axis(axis, 1.0)
    assert bench.read() == []


def test_a_stick_that_is_stuck_is_ignored(bench: Bench) -> None:
    pad = bench.plug(stuck=True)
    pad.axis(0, 0.95)
    assert bench.read() == []
    pad.axis(0, 0.0)
    assert bench.read() == []
    pad.axis(0, 1.0)
    assert bench.read() == [Press(Action.RIGHT)]


def test_drift_says_nothing(bench: Bench) -> None:
    pad = bench.plug()
    for step in range(200):
        pad.axis(step % 2, 0.12 * (-1) ** step)
        bench.now += 0.025
        assert bench.read() == []
    assert bench.devices.device is Device.MOUSE


def test_pads_come_and_go(bench: Bench) -> None:
    first = bench.plug()
    assert bench.push(first, Button.A) == CONFIRM
    second = bench.plug()
    assert bench.push(second, Button.LEFT) == LEFT
    bench.pads.remove(first)
    first.pull_out()
    assert bench.read() == []
    assert bench.push(second, Button.A) == CONFIRM
    third = bench.plug()
    assert bench.push(third, Button.A) == CONFIRM


def test_what_is_held_is_let_go_when_the_pad_is_pulled_out(bench: Bench) -> None:
    pad = bench.plug()
    pad.set(BUTTONS[Button.LEFT], True)
    assert bench.read() == LEFT
    bench.pads.remove(pad)
    pad.pull_out()
    bench.read()
    bench.now += 5
    assert bench.read() == []


def test_a_pad_can_be_told_of_twice(bench: Bench) -> None:
    pad = bench.plug()
    for kind in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
        for index in (0, 0, 7, -1):
            pygame.event.post(Event(kind, device_index=index, guid=""))
    assert bench.read() == []
    assert bench.push(pad, Button.A) == CONFIRM
    bench.pads.remove(pad)
    pad.pull_out()
    assert bench.read() == []


@pytest.mark.parametrize("kind", [pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED])
def test_an_unknown_pad_can_go(bench: Bench, kind: int) -> None:
    pad = bench.plug()
    pygame.event.post(Event(kind, instance_id=4711))
    assert bench.read() == []
    assert bench.push(pad, Button.A) == CONFIRM


def test_a_pad_that_lost_the_window_holds_nothing(bench: Bench) -> None:
    pad = bench.plug()
    pad.set(BUTTONS[Button.LEFT], True)
    assert bench.read() == LEFT
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    bench.read()
    bench.now += 5
    assert bench.read() == []


def test_a_plain_joystick_is_guessed_at(bench: Bench) -> None:
    pad = bench.plug(mapped=False)
    meet(bench, pad)
    pad.set(0, True)
    assert bench.read() == CONFIRM
    pad.hat(8)
    assert bench.read() == LEFT
    pad.hat(0)
    pad.axis(1, -1.0)
    assert bench.read() == [Press(Action.UP)]
    assert isinstance(bench.book.map_of(""), type(None))


def meet(bench: Bench, pad: VirtualPad) -> None:
    """Have a plain joystick tell that it is there, then take it as it is."""
    pad.set(11, True)
    (stranger,) = bench.read()
    assert isinstance(stranger, Stranger)
    bench.book.introduce(stranger.guid)
    pad.set(11, False)
    assert bench.read() == []


def test_an_unknown_joystick_only_tells_that_it_is_there(bench: Bench) -> None:
    pad = bench.plug(mapped=False)
    for _ in range(2):
        pad.set(0, True)
        (stranger,) = bench.read()
        assert isinstance(stranger, Stranger)
        pad.set(0, False)
        assert bench.read() == []
    pad.axis(4, -1.0)
    assert bench.read() == []
    meet(bench, pad)
    assert bench.push(bench.plug(mapped=False), Button.A) == CONFIRM


def test_an_unknown_joystick_waits_for_the_end_of_a_drag(bench: Bench) -> None:
    pad = bench.plug(mapped=False)
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False))
    bench.read()
    pad.set(0, True)
    assert bench.read() == []
    assert bench.devices.device is Device.MOUSE


def test_a_plain_joystick_is_what_the_player_said(bench: Bench) -> None:
    pad = bench.plug(mapped=False)
    bench.devices.listening = True
    pad.set(5, True)
    (pushed,) = bench.read()
    assert isinstance(pushed, Pushed)
    assert (pushed.button, pushed.element) == (Button.R, Element("button", 5))
    bench.devices.listening = False
    pad.set(5, False)
    bench.read()
    bench.book.learn(pushed.guid, {Element("button", 5): Button.A})
    pad.set(5, True)
    assert bench.read() == CONFIRM
    pad.set(0, True)
    assert bench.read() == []


def test_a_button_that_is_asked_for_does_nothing_else(bench: Bench) -> None:
    pad = bench.plug()
    bench.devices.listening = True
    assert bench.push(pad, Button.LEFT) == [Pushed(Button.LEFT)]
    bench.now += 5
    assert bench.read() == []


def test_letters_of_the_other_kind_of_pads(bench: Bench) -> None:
    pad = bench.plug()
    bench.book.change(Bindings(exchanged=True))
    assert bench.push(pad, Button.B) == CONFIRM
    assert bench.push(pad, Button.X) == [Press(Action.DEAL)]


def test_the_same_press_from_two_pads_is_one(bench: Bench) -> None:
    pads = [bench.plug(), bench.plug()]
    for pad in pads:
        pad.set(BUTTONS[Button.A], True)
    assert bench.read() == CONFIRM
    for pad in pads:
        pad.set(BUTTONS[Button.A], False)
    bench.read()
    bench.now += TWIN_TIME + 0.01
    assert [bench.push(pad, Button.A) for pad in pads] == [CONFIRM, CONFIRM]


@pytest.mark.parametrize("listening", [False, True])
def test_a_d_pad_that_is_told_twice_is_one(bench: Bench, listening: bool) -> None:
    pad = bench.plug(mapped=False)
    meet(bench, pad)
    bench.devices.listening = listening
    pad.hat(8)
    pad.axis(0, -1.0)
    (told,) = bench.read()
    assert (told in LEFT) is not listening
    pad.hat(0)
    pad.axis(0, 0.0)
    assert bench.read() == []


def test_the_same_press_from_two_devices_is_one(bench: Bench) -> None:
    pad = bench.plug()
    key = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    pad.set(BUTTONS[Button.A], True)
    pygame.event.post(key)
    assert bench.read() == CONFIRM
    pygame.event.post(Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    bench.now += TWIN_TIME + 0.01
    pygame.event.post(key)
    assert bench.read() == CONFIRM
