"""What tells a resting program that the player has done something."""

from __future__ import annotations

import select
from typing import Final

import pygame

_LIBRARY: Final = "libX11.so.6"


class Doorbell:
    """The line to the window system, on which nothing comes while nobody does anything.

    Only X has one that can be listened to from outside SDL. Pads do not ring it.
    """

    def __init__(self, line: int) -> None:
        """``line`` is the number of an open file."""
        self._line = line

    @classmethod
    def of_window(cls) -> Doorbell | None:
        """That of the window that is open; None where there is no such thing."""
        if pygame.display.get_driver() != "x11":
            return None
        import ctypes  # large, and wanted on X only

        capsule = pygame.display.get_wm_info()["display"]
        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        try:
            number = ctypes.CDLL(_LIBRARY).XConnectionNumber
        except OSError:
            return None  # SDL brings a library of its own
        number.restype, number.argtypes = ctypes.c_int, [ctypes.c_void_p]
        return cls(number(pointer(capsule, b"display")))

    def wait(self, seconds: float) -> None:
        """Sleep for that long at most, less if something comes."""
        select.select([self._line], [], [], seconds)
