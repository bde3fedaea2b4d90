"""Game pads: opened when they are plugged in, read as twelve buttons each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from .axis_switch import AxisSwitch
from .binding_book import BindingBook
from .elements import Button, Element
from .plain_pad import USUAL
from .sockets import Controller, Joystick, Sockets, SystemSockets

SETTLING: Final = 0.2
"""Seconds after it was plugged in within which a pad tells how it is held."""
_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: Button.A,
    pygame.CONTROLLER_BUTTON_B: Button.B,
    pygame.CONTROLLER_BUTTON_X: Button.X,
    pygame.CONTROLLER_BUTTON_Y: Button.Y,
    pygame.CONTROLLER_BUTTON_START: Button.START,
    pygame.CONTROLLER_BUTTON_BACK: Button.SELECT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Button.L,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Button.R,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Button.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Button.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Button.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Button.RIGHT,
}
_STICK: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (Button.LEFT, Button.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Button.UP, Button.DOWN),
}
"""The stick that steers, each axis with the buttons that its two sides stand for."""
_FULL: Final = 32767
"""The end of an axis of a mapped pad."""


class Stroke(NamedTuple):
    """A button of a pad that went down or was let go."""

    pad: int
    """The instance id of the pad."""
    part: Element
    """What it is on the pad: two parts can stand for the same button."""
    button: Button | None
    """None for a part of a plain joystick that stands for nothing."""
    down: bool
    guid: str = ""
    """The kind of a plain joystick; empty for a mapped pad."""


class Pads:
    """All pads that are plugged in.

    A pad that SDL knows a mapping for is read by that. Any other is a plain joystick, read by what
    the player said of it, or by a guess.
    """

    def __init__(self, book: BindingBook, sockets: Sockets | None = None) -> None:
        """Nothing is opened before ``connect``; ``sockets`` are the system's if not given."""
        self._book = book
        self._sockets = sockets or SystemSockets()
        self._mapped: dict[int, Controller | None] = {}
        self._plain: dict[int, Joystick] = {}
        self._axes: dict[tuple[int, int], AxisSwitch] = {}
        self._down: dict[tuple[int, Element], Stroke] = {}
        self._settling: list[tuple[float, int]] = []

    def connect(self) -> None:
        """Begin to look for pads; those that are plugged in are told by events."""
        self._sockets.connect()

    def read(self, event: pygame.event.Event, now: float) -> Iterator[Stroke]:
        """What an event of a pad means; nothing for events of other devices."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                self._open(event.device_index, now)
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                yield from self._close(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                self._mapped.setdefault(event.instance_id, None)
                button = _BUTTONS.get(event.button)
                if button is not None:
                    part = Element("button", event.button)
                    down = event.type == pygame.CONTROLLERBUTTONDOWN
                    yield from self._turn(Stroke(event.instance_id, part, button, down))
            case pygame.CONTROLLERAXISMOTION:
                self._mapped.setdefault(event.instance_id, None)
                if event.axis in _STICK:
                    yield from self._steer(event.instance_id, event.axis, event.value / _FULL)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP | pygame.JOYHATMOTION:
                yield from self._read_plain(event)
            case pygame.JOYAXISMOTION:
                yield from self._read_plain(event)

    @property
    def plugged(self) -> bool:
        """Whether there is any pad."""
        return bool(self._mapped or self._plain)

    @property
    def settling(self) -> bool:
        """Whether ``settle`` has something to note before long."""
        return bool(self._settling)

    def settle(self, now: float) -> None:
        """Note which sticks rest in their middle; those that do not may be broken."""
        while self._settling and self._settling[0][0] <= now:
            _, pad = self._settling.pop(0)
            controller = self._mapped.get(pad)
            for axis in _STICK:
                if controller is not None and abs(controller.get_axis(axis)) < _FULL // 4:
                    self._switch(pad, axis).rest()

    def forget(self) -> None:
        """Take all buttons as let go."""
        self._down.clear()

    def held(self, pad: int) -> frozenset[Button]:
        """The buttons of a pad that are down."""
        return frozenset(
            stroke.button
            for (owner, _), stroke in self._down.items()
            if owner == pad and stroke.button is not None
        )

    def doubles(self, stroke: Stroke) -> bool:
        """Whether the same button is told to be down by another part of the pad already.

        There are pads that tell of their d-pad as a hat, as a stick, too.
        """
        return stroke.button is not None and any(
            other.pad == stroke.pad and other.button is stroke.button and other.part != stroke.part
            for other in self._down.values()
        )

    def _open(self, index: int, now: float) -> None:
        try:
            if self._sockets.is_mapped(index):
                controller = self._sockets.open_mapped(index)
                # Its own id is only the index, which another pad may have later.
                pad = controller.as_joystick().get_instance_id()
                if self._mapped.get(pad) is None:
                    self._mapped[pad] = controller
                    self._settling.append((now + SETTLING, pad))
            else:
                joystick = self._sockets.open_plain(index)
                self._plain.setdefault(joystick.get_instance_id(), joystick)
        except pygame.error:
            # It was pulled out again before it could be opened; that will be told, too.
            return

    def _close(self, pad: int) -> Iterator[Stroke]:
        """A pad is gone, and whatever was held on it is let go."""
        self._mapped.pop(pad, None)
        self._plain.pop(pad, None)
        self._settling = [entry for entry in self._settling if entry[1] != pad]
        for key in [key for key in self._axes if key[0] == pad]:
            del self._axes[key]
        for stroke in [stroke for stroke in self._down.values() if stroke.pad == pad]:
            yield from self._turn(stroke._replace(down=False))

    def _switch(self, pad: int, axis: int) -> AxisSwitch:
        return self._axes.setdefault((pad, axis), AxisSwitch())

    def _steer(self, pad: int, axis: int, value: float) -> Iterator[Stroke]:
        for part, down in self._sides(pad, axis, value):
            yield from self._turn(Stroke(pad, part, _STICK[axis][part.sign > 0], down))

    def _sides(self, pad: int, axis: int, value: float) -> Iterator[tuple[Element, bool]]:
        """The sides of an axis that are let go, then pressed, by its way to a place."""
        switch = self._switch(pad, axis)
        before, side = switch.side, switch.move(value)
        if before == side:
            return
        if before:
            yield Element("axis", axis, before), False
        if side:
            yield Element("axis", axis, side), True

    def _read_plain(self, event: pygame.event.Event) -> Iterator[Stroke]:
        """An event of a joystick; one that is mapped tells it a second time, by its mapping."""
        pad = event.instance_id
        if pad in self._mapped:
            return
        joystick = self._plain.get(pad)
        guid = "" if joystick is None else joystick.get_guid()
        known = self._book.map_of(guid) or USUAL
        for part, down in self._parts(event):
            yield from self._turn(Stroke(pad, part, known.get(part), down, guid))

    def _parts(self, event: pygame.event.Event) -> Iterator[tuple[Element, bool]]:
        if event.type == pygame.JOYAXISMOTION:
            yield from self._sides(event.instance_id, event.axis, event.value)
        elif event.type == pygame.JOYHATMOTION:
            across, up = event.value
            for sign in (-1, 1):
                yield Element("across", event.hat, sign), across == sign
                yield Element("down", event.hat, sign), up == -sign
        else:
            yield Element("button", event.button), event.type == pygame.JOYBUTTONDOWN

    def _turn(self, stroke: Stroke) -> Iterator[Stroke]:
        """Note what is down; only what changes is told."""
        key = (stroke.pad, stroke.part)
        if stroke.down == (key in self._down):
            return
        if stroke.down:
            self._down[key] = stroke
        else:
            del self._down[key]
        yield stroke
