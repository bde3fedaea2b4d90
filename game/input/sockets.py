"""Where pads are plugged in."""

from __future__ import annotations

from typing import Protocol

import pygame


class Controller(Protocol):
    """A pad that SDL has a mapping for."""

    def as_joystick(self) -> Joystick:
        """The same pad without its mapping."""
        ...

    def get_axis(self, axis: int) -> int:
        """Where an axis is, -32768 to 32767."""
        ...


class Joystick(Protocol):
    """A pad without a mapping."""

    def get_instance_id(self) -> int:
        """The id that its events name."""
        ...

    def get_guid(self) -> str:
        """The kind of pad that it is."""
        ...


class Sockets(Protocol):
    """What opens pads; indexes are those of the events that tell of a new one."""

    def connect(self) -> None:
        """Begin to tell of pads by events."""
        ...

    def is_mapped(self, index: int) -> bool:
        """Whether SDL has a mapping for a pad."""
        ...

    def open_mapped(self, index: int) -> Controller:
        """Open a pad by its mapping; raises ``pygame.error`` if it is gone."""
        ...

    def open_plain(self, index: int) -> Joystick:
        """Open a pad as a joystick; raises ``pygame.error`` if it is gone."""
        ...


class SystemSockets:
    """Those of the machine."""

    def connect(self) -> None:
        """See ``Sockets``; without a driver for pads there are none."""
        from pygame._sdl2 import controller

        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            # A system without joysticks is no reason not to play with what else there is.
            return

    def is_mapped(self, index: int) -> bool:
        """See ``Sockets``."""
        from pygame._sdl2 import controller

        return controller.get_init() and controller.is_controller(index)

    def open_mapped(self, index: int) -> Controller:
        """See ``Sockets``."""
        from pygame._sdl2.controller import Controller as Mapped

        return Mapped(index)

    def open_plain(self, index: int) -> Joystick:
        """See ``Sockets``."""
        return pygame.joystick.Joystick(index)
