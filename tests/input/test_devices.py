from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.input.devices import Devices
from game.input.elements import Chord
from game.input.intents import (
    Action,
    Activity,
    Cancel,
    CloseWindow,
    Device,
    Drag,
    Drop,
    Exposed,
    Grab,
    Hover,
    Intent,
    Press,
    Released,
    Resized,
    Scroll,
    Struck,
    Typed,
    Visibility,
)
from game.input.resting_mouse import TREMBLING


@pytest.fixture
def devices() -> Devices:
    return Devices()


def heard(devices: Devices, *events: Event) -> list[Intent]:
    return devices.translate(events, 0.0)


def down(x: int, y: int, button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=False)


def up(x: int, y: int, button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=False)


def motion(x: int, y: int) -> Event:
    return Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


def key(code: int) -> Event:
    return Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


def resized(width: int, height: int) -> Event:
    return Event(pygame.VIDEORESIZE, size=(width, height), w=width, h=height)


def test_moves_that_follow_on_each_other_are_one(devices: Devices) -> None:
    moves = [motion(x, 0) for x in range(5)]
    assert heard(devices, *moves) == [Hover(4, 0)]
    assert heard(devices, down(0, 0), *moves, up(9, 0), *moves) == [
        Grab(0, 0),
        Drag(4, 0),
        Drop(9, 0),
        Hover(4, 0),
    ]


def test_a_drag_can_end_outside_the_window(devices: Devices) -> None:
    assert heard(devices, down(0, 0), up(-40, 9000))[1] == Drop(-40, 9000)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (pygame.WINDOWFOCUSLOST, [Cancel(), Activity(front=False)]),
        (pygame.WINDOWMINIMIZED, [Cancel(), Visibility(shown=False)]),
        (pygame.WINDOWHIDDEN, [Cancel(), Visibility(shown=False)]),
        (pygame.WINDOWSIZECHANGED, [Cancel(), Resized()]),
    ],
)
def test_a_drag_ends_with_the_hold_on_the_window(
    devices: Devices, kind: int, told: list[Intent]
) -> None:
    heard(devices, down(5, 5))
    assert heard(devices, Event(kind)) == told
    assert heard(devices, up(6, 6)) == []
    assert heard(devices, Event(kind)) == told[1:]


@pytest.mark.parametrize(
    "kind",
    [
        pygame.WINDOWEXPOSED,
        pygame.WINDOWRESTORED,
        pygame.WINDOWMAXIMIZED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWFOCUSGAINED,
    ],
)
def test_a_window_that_comes_back_is_drawn_anew(devices: Devices, kind: int) -> None:
    assert Exposed() in heard(devices, Event(kind))


@pytest.mark.parametrize(
    ("kind", "maximised"),
    [
        (pygame.WINDOWRESTORED, False),
        (pygame.WINDOWMAXIMIZED, True),
        (pygame.WINDOWSHOWN, None),
        (pygame.WINDOWFOCUSGAINED, None),
    ],
)
def test_a_window_that_comes_back_can_be_seen(
    devices: Devices, kind: int, maximised: bool | None
) -> None:
    assert Visibility(shown=True, maximised=maximised) in heard(devices, Event(kind))


def test_many_changes_of_size_are_one(devices: Devices) -> None:
    assert heard(devices, *(resized(640 + i, 480) for i in range(9))) == [Resized()]


def test_a_held_key_may_not_repeat_because_of_a_new_size(devices: Devices) -> None:
    assert heard(devices, key(pygame.K_F11)) == [Press(Action.FULL_SCREEN)]
    assert heard(devices, resized(640, 480), key(pygame.K_F11)) == [Resized()]


def test_a_key_held_when_the_focus_went_is_up(devices: Devices) -> None:
    heard(devices, key(pygame.K_d))
    told = heard(devices, Event(pygame.WINDOWFOCUSLOST), key(pygame.K_d))
    assert told == [Activity(front=False), Press(Action.DEAL)]


def test_pygame_is_asked_for_repeats(devices: Devices) -> None:
    assert heard(devices) == []
    delay, interval = pygame.key.get_repeat()
    assert delay > 0
    assert interval == 33


def test_text_is_told_only_to_who_types(devices: Devices) -> None:
    text = Event(pygame.TEXTINPUT, text="a")
    assert heard(devices, text) == []
    devices.typing = True
    assert heard(devices, text) == [Typed("a")]


def test_a_close_box_is_told(devices: Devices) -> None:
    assert heard(devices, Event(pygame.QUIT)) == [CloseWindow()]


def test_what_nobody_needs_is_left_out(devices: Devices) -> None:
    pygame.event.post(Event(pygame.USEREVENT))
    pygame.event.post(Event(pygame.MOUSEWHEEL, x=1, y=0))
    assert devices.read(0.0) == []


def test_the_wheel_goes_on_and_back(devices: Devices) -> None:
    devices.device = Device.KEYS
    events = [Event(pygame.MOUSEWHEEL, x=0, y=y) for y in (-1, 3)]
    assert heard(devices, *events) == [Scroll(1), Scroll(-3)]
    assert devices.device is Device.MOUSE


def test_a_wheel_turned_during_a_drag_means_nothing(devices: Devices) -> None:
    told = heard(devices, down(5, 5), Event(pygame.MOUSEWHEEL, x=0, y=-1), up(5, 5))
    assert told == [Grab(5, 5), Drop(5, 5)]


def test_a_touch_told_twice_is_one(devices: Devices) -> None:
    finger = {"touch_id": 1, "finger_id": 0, "x": 0.1, "y": 0.1, "dx": 0.0, "dy": 0.0}
    told = heard(
        devices,
        Event(pygame.FINGERDOWN, finger),
        Event(pygame.MOUSEBUTTONDOWN, pos=(7, 7), button=1, touch=True),
        Event(pygame.MOUSEBUTTONDOWN, pos=(7, 7), button=1, touch=False),
        Event(pygame.MOUSEBUTTONUP, pos=(7, 7), button=1, touch=True),
        Event(pygame.MOUSEBUTTONUP, pos=(7, 7), button=1, touch=False),
        Event(pygame.FINGERUP, finger),
    )
    assert told == [Grab(6, 6, touch=True), Drop(6, 6), Hover(-1, -1)]


def finger(kind: int, x: float, y: float) -> Event:
    return Event(kind, touch_id=1, finger_id=0, x=x, y=y, dx=0.0, dy=0.0)


def test_a_finger_is_told_in_pixels_of_the_window(devices: Devices) -> None:
    told = heard(
        devices,
        finger(pygame.FINGERDOWN, 0.5, 0.25),
        finger(pygame.FINGERMOTION, 0.75, 0.5),
        finger(pygame.FINGERUP, 0.75, 0.5),
    )
    assert told == [Grab(32, 16, touch=True), Drag(48, 32), Drop(48, 32), Hover(-1, -1)]
    assert devices.device is Device.TOUCH


def test_a_mouse_that_is_made_up_is_not_told(devices: Devices) -> None:
    made_up = Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(0, 0), buttons=(0, 0, 0), touch=True)
    assert heard(devices, made_up) == []


def test_a_finger_is_let_go_with_the_window(devices: Devices) -> None:
    heard(devices, finger(pygame.FINGERDOWN, 0.5, 0.5))
    assert heard(devices, Event(pygame.WINDOWFOCUSLOST)) == [Cancel(), Activity(front=False)]
    assert heard(devices, finger(pygame.FINGERUP, 0.5, 0.5)) == []


@pytest.mark.parametrize(
    ("code", "device"),
    [
        (pygame.K_LEFT, Device.KEYS),
        (pygame.K_RETURN, Device.KEYS),
        (pygame.K_TAB, Device.KEYS),
        (pygame.K_d, Device.MOUSE),
        (pygame.K_F11, Device.MOUSE),
        (pygame.K_ESCAPE, Device.MOUSE),
        (pygame.K_q, Device.MOUSE),
    ],
)
def test_only_some_keys_take_up_the_keyboard(devices: Devices, code: int, device: Device) -> None:
    heard(devices, key(code))
    assert devices.device is device


def test_a_mouse_is_taken_up_when_it_has_moved_enough(devices: Devices) -> None:
    heard(devices, key(pygame.K_LEFT))
    assert heard(devices, motion(10, 10)) == []
    assert heard(devices, motion(10 + TREMBLING - 1, 10)) == []
    assert heard(devices, motion(10, 10 + TREMBLING)) == [Hover(10, 10 + TREMBLING)]
    assert devices.device is Device.MOUSE


def test_a_key_that_is_asked_for_does_nothing_else(devices: Devices) -> None:
    devices.listening = True
    control = Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=0, unicode="", scancode=0)
    letter = Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)
    assert heard(devices, control, letter, letter) == [Struck(Chord(pygame.K_z, ctrl=True))]
    devices.listening = False
    assert heard(devices, letter) == [Press(Action.UNDO, repeat=True)]


def test_the_end_of_what_lasts_is_told(devices: Devices) -> None:
    up_again = Event(pygame.KEYUP, key=pygame.K_s, mod=0, unicode="", scancode=0)
    told = heard(devices, key(pygame.K_s), up_again, up_again)
    assert told == [Press(Action.SPREAD), Released(Action.SPREAD)]


def test_places_are_counted_from_the_origin() -> None:
    devices = Devices()
    devices.origin = (10, 20)
    events = [
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(50, 60), button=1, touch=False),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(0, 0), buttons=(1, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(30, 40), button=1, touch=False),
    ]
    grab, drag, drop = devices.translate(events, 0.0)
    assert (grab, drag, drop) == (Grab(40, 40, double=False), Drag(-5, -14), Drop(20, 20))
