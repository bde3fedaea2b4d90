"""The program's one window."""

from __future__ import annotations

import os
import sys
import warnings
from typing import Final

import pygame

from ..resources import resource
from . import frame
from .handheld import fills_screen

LEAST_SIZE: Final = (480, 320)
"""The smallest size, in pixels, that the pages are laid out for."""
USUAL_SIZE: Final = (1280, 720)
_DESKTOP_SHARE: Final = 0.9
_ICON: Final = 64  # px


class Window:
    """A window, or the full screen, that shows one surface.

    The surface is as large as the window in real pixels; it is another one after every change of
    size or mode, so nobody may keep it. Where the display vanishes there is none until it is
    opened again.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int] | None,
        full_screen: bool | None,
        last_size: tuple[int, int] | None = None,
        last_place: tuple[int, int] | None = None,
        *,
        maximised: bool = False,
    ) -> None:
        """Open it.

        Args:
            title: what stands in its frame.
            size: width and height in pixels; None takes ``last_size``, as far as the desktop has
                room for it, or what suits the desktop.
            full_screen: whether to use the whole screen instead; None does so on a handheld.
            last_size: the size that the window had when the program ended last.
            last_place: where its upper left corner was then, in pixels of the desktop.
            maximised: whether it fills the desktop, where it is not the full screen.

        Raises:
            pygame.error: there is no screen to open a window on.
        """
        _prepare_platform()
        pygame.display.init()
        self._title = title
        if full_screen is None:
            full_screen = fills_screen(os.environ, sys.platform, pygame.display.get_driver())
        self._size = size or (_suitable_size() if last_size is None else _fitting(last_size))
        self._place = None if last_place is None else _visible(last_place, self._size)
        self.full_screen = full_screen
        self.maximised = maximised
        """Whether it fills the desktop, or would if it were not the full screen."""
        self._filling: tuple[int, int] | None = None
        """Its size when it filled the desktop last."""
        self._open()
        self.note()

    @property
    def there(self) -> bool:
        """Whether there is anything to draw on."""
        return pygame.display.get_surface() is not None

    @property
    def surface(self) -> pygame.Surface:
        """What is shown; valid until the next change of size or mode.

        Raises:
            pygame.error: the window is no longer there.
        """
        surface = pygame.display.get_surface()
        if surface is None:
            raise pygame.error("the window has been closed")
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in real pixels."""
        return self.surface.get_size()

    @property
    def own_size(self) -> tuple[int, int]:
        """Its size while it fills neither the screen nor the desktop, as it was seen last."""
        return self._size

    @property
    def own_place(self) -> tuple[int, int] | None:
        """Where its upper left corner was then, in pixels of the desktop; None if never seen."""
        return self._place

    def follow(self, maximised: bool | None) -> None:
        """The desktop tells, or None does not tell, whether the window fills it now.

        One that comes back from being minimised is told to be no longer maximised, even if it is:
        only where it has another size, too, that is true.
        """
        if maximised is not None and not self.full_screen:
            self.maximised = maximised or (self.maximised and self.size == self._filling)

    def note(self) -> None:
        """Remember size and place to come back to, unless it fills the screen or the desktop."""
        if self.full_screen or not (self.there and pygame.display.get_active()):
            return
        if self.maximised:
            self._filling = self.size
        else:
            self._size, self._place = self.size, pygame.display.get_window_position()

    def toggle_full_screen(self) -> None:
        """Change between the full screen and a window of the size and place it had before.

        Where the other mode cannot be had, the present one stays.
        """
        self.note()
        self.full_screen = not self.full_screen
        try:
            self._open()
        except pygame.error:
            self.full_screen = not self.full_screen
            self.reopen()

    def reopen(self) -> bool:
        """Open it again after it has vanished; False if that cannot be done yet."""
        try:
            pygame.display.init()
            self._open()
        except pygame.error:
            return False
        return True

    def present(self, rects: list[pygame.Rect]) -> None:
        """Show what was drawn in those rectangles.

        Raises:
            pygame.error: the window is no longer there.
        """
        pygame.display.update(rects)

    def _open(self) -> None:
        pygame.display.set_caption(self._title)
        pygame.display.set_icon(_icon())
        pygame.display.set_allow_screensaver(True)
        if self.full_screen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            return
        with warnings.catch_warnings():
            # The system may give another size, which is followed like any other change.
            warnings.simplefilter("ignore", RuntimeWarning)
            pygame.display.set_mode(self._size, pygame.RESIZABLE)
            if self.size != self._size:
                # Some window managers leave a window that was the full screen as large as that.
                pygame.event.pump()
                pygame.display.set_mode(self._size, pygame.RESIZABLE)
        frame.set_least_size((min(LEAST_SIZE[0], self._size[0]), min(LEAST_SIZE[1], self._size[1])))
        if self._place is not None:
            pygame.display.set_window_position(self._place)
        if self.maximised:
            frame.maximise()
            # What is told of the way from one mode to another says nothing about the end.
            pygame.event.clear((pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED))


def _icon() -> pygame.Surface:
    """The picture of the program; without one pygame would search for its own, which is slow."""
    return pygame.image.load_sized_svg(resource("app.svg"), (_ICON, _ICON))


def _prepare_platform() -> None:
    """Settings that must be made before the display is opened."""
    # Fingers are read as fingers: told as a mouse, too, each touch would come twice.
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    # Otherwise the first click after a change of windows may be lost.
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
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


def _visible(place: tuple[int, int], size: tuple[int, int]) -> tuple[int, int]:
    """The place, or the nearest at which the whole window lies on the desktop.

    Only the sizes of the screens are known: they are taken to stand side by side.
    """
    screens = pygame.display.get_desktop_sizes()
    right, bottom = sum(width for width, _ in screens), max(height for _, height in screens)
    return (
        max(0, min(place[0], right - size[0])),
        max(0, min(place[1], bottom - size[1])),
    )


def _suitable_size() -> tuple[int, int]:
    """The usual size, or what the desktop has room for."""
    width, height = pygame.display.get_desktop_sizes()[0]
    if width >= USUAL_SIZE[0] / _DESKTOP_SHARE and height >= USUAL_SIZE[1] / _DESKTOP_SHARE:
        return USUAL_SIZE
    return (
        max(LEAST_SIZE[0], int(width * _DESKTOP_SHARE)),
        max(LEAST_SIZE[1], int(height * _DESKTOP_SHARE)),
    )
