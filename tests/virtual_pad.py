"""A pad that is plugged into SDL itself, so that its events are those of a real one."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Final

import pygame

from game.input.elements import Button

_CONTROLLER, _PLAIN = 1, 0
_AXES, _BUTTONS = 6, 15
BUTTONS: Final = {
    Button.A: pygame.CONTROLLER_BUTTON_A,
    Button.B: pygame.CONTROLLER_BUTTON_B,
    Button.X: pygame.CONTROLLER_BUTTON_X,
    Button.Y: pygame.CONTROLLER_BUTTON_Y,
    Button.START: pygame.CONTROLLER_BUTTON_START,
    Button.SELECT: pygame.CONTROLLER_BUTTON_BACK,
    Button.L: pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    Button.R: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    Button.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Button.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    Button.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Button.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}


def _library() -> ctypes.CDLL | None:
    """The SDL that pygame itself runs on; None where it is not bundled."""
    site = Path(pygame.__file__).parent.parent
    found = sorted(site.glob("pygame_ce.libs/libSDL2-2*"))
    return ctypes.CDLL(str(found[0])) if found else None


SDL: Final = _library()


class VirtualPad:
    """Plugged in when it is made; the program has to have looked for pads."""

    def __init__(self, *, mapped: bool = True, stuck: bool = False) -> None:
        """``stuck``: its first axis is pressed to the right from the beginning."""
        assert SDL is not None
        # All of a kind are alike: SDL makes the mapping for one and keeps it for the others.
        kind, hats = (_CONTROLLER, 0) if mapped else (_PLAIN, 1)
        index = SDL.SDL_JoystickAttachVirtual(kind, _AXES, _BUTTONS, hats)
        assert index >= 0
        self.id: int = SDL.SDL_JoystickGetDeviceInstanceID(index)
        if stuck:
            SDL.SDL_JoystickOpen(index)
            self.axis(0, 1.0)

    def pull_out(self) -> None:
        assert SDL is not None
        # The index of a pad changes when one before it goes.
        for index in range(SDL.SDL_NumJoysticks()):
            if SDL.SDL_JoystickGetDeviceInstanceID(index) == self.id:
                assert SDL.SDL_JoystickDetachVirtual(index) == 0
                return
        raise AssertionError("the pad is not plugged in")

    def set(self, button: int, down: bool) -> None:
        assert SDL is not None
        assert SDL.SDL_JoystickSetVirtualButton(self._joystick, button, int(down)) == 0

    def hat(self, value: int) -> None:
        """1 up, 2 right, 4 down, 8 left, added up."""
        assert SDL is not None
        assert SDL.SDL_JoystickSetVirtualHat(self._joystick, 0, value) == 0

    def axis(self, axis: int, part: float) -> None:
        """-1.0 to 1.0 of its way."""
        assert SDL is not None
        value = ctypes.c_int16(round(part * 32767))
        assert SDL.SDL_JoystickSetVirtualAxis(self._joystick, axis, value) == 0

    @property
    def _joystick(self) -> ctypes.c_void_p:
        assert SDL is not None
        SDL.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        joystick = ctypes.c_void_p(SDL.SDL_JoystickFromInstanceID(self.id))
        assert joystick, "nobody has opened the pad"
        return joystick
