"""The program's one window."""

from __future__ import annotations

import os
import sys
from typing import Final

import pygame

from ..resources import resource

LEAST_SIZE: Final = (480, 320)
"""The smallest size, in pixels, that the pages are laid out for."""
USUAL_SIZE: Final = (1280, 720)
_DESKTOP_SHARE: Final = 0.9
_ICON: Final = 64  # px


class Window:
    """A window, or the full screen, that shows one surface.

    The surface is as large as the window in real pixels; it is another one after every change of
    size or mode, so nobody may keep it.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int] | None,
        full_screen: bool,
        last_size: tuple[int, int] | None = None,
    ) -> None:
        """Open it.

        Args:
            title: what stands in its frame.
            size: width and height in pixels; None takes ``last_size``, as far as the desktop has
                room for it, or what suits the desktop.
            full_screen: whether to use the whole screen instead.
            last_size: the size that the window had when the program ended last.

        Raises:
            pygame.error: there is no screen to open a window on.
        """
        _prepare_platform()
        pygame.display.init()
        pygame.display.set_caption(title)
        pygame.display.set_icon(_icon())
        pygame.display.set_allow_screensaver(True)
        self._size = size or (_suitable_size() if last_size is None else _fitting(last_size))
        self.full_screen = full_screen
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What is shown; valid until the next change of size or mode."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise pygame.error("the window has been closed")
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in real pixels."""
        return self.surface.get_size()

    def toggle_full_screen(self) -> None:
        """Change between the full screen and a window of the size it had before."""
        if not self.full_screen:
            self._size = self.size
        self.full_screen = not self.full_screen
        self._open()

    def present(self, rects: list[pygame.Rect]) -> None:
        """Show what was drawn in those rectangles."""
        pygame.display.update(rects)

    def _open(self) -> None:
        if self.full_screen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._size, pygame.RESIZABLE)


def _icon() -> pygame.Surface:
    """The picture of the program; without one pygame would search for its own, which is slow."""
    return pygame.image.load_sized_svg(resource("app.svg"), (_ICON, _ICON))


def _prepare_platform() -> None:
    """Settings that must be made before the display is opened."""
    # Fingers are read as fingers: told as a mouse, too, each touch would come twice.
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    if sys.platform == "win32":
        import ctypes

        # Without this Windows stretches the window on scaled screens and reports wrong sizes.
        ctypes.windll.user32.SetProcessDPIAware()
    elif os.environ.get("DISPLAY") and os.environ.get("SDL_VIDEODRIVER", "x11") == "x11":
        # On X11 without a GPU the default path sends the whole window through software OpenGL
        # for every small update, at forty times the time and four times the memory.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """The size, or what the desktop has room for: it may be another one than last time."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(size[0], width), min(size[1], height)


def _suitable_size() -> tuple[int, int]:
    """The usual size, or what the desktop has room for."""
    width, height = pygame.display.get_desktop_sizes()[0]
    if width >= USUAL_SIZE[0] / _DESKTOP_SHARE and height >= USUAL_SIZE[1] / _DESKTOP_SHARE:
        return USUAL_SIZE
    return (
        max(LEAST_SIZE[0], int(width * _DESKTOP_SHARE)),
        max(LEAST_SIZE[1], int(height * _DESKTOP_SHARE)),
    )
