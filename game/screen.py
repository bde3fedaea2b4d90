"""The window with the settings that bring it back as it was."""

from __future__ import annotations

import sys

import pygame

from .startup import Options
from .store.settings_store import SettingsStore
from .ui.margin import inside
from .ui.window import Window


class Screen:
    """The window's mode, size, place, state, margin: the same again at the next start."""

    def __init__(self, title: str, options: Options, settings: SettingsStore) -> None:
        """Open the window.

        Raises:
            pygame.error: there is no screen to open a window on.
        """
        now = settings.now
        self._settings = settings
        self.window = Window(
            title,
            options.size,
            # On a handheld a window is no wish that a setting could express.
            (now.full_screen or None) if options.fullscreen is None else options.fullscreen,
            now.window_size,
            now.window_place,
            maximised=now.window_maximised and options.size is None,
        )
        if options.verbose:
            sizes = ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
            print(f"video driver {pygame.display.get_driver()}, screens {sizes}", file=sys.stderr)

    @property
    def full_screen(self) -> bool:
        """Whether the whole screen is used."""
        return self.window.full_screen

    @property
    def area(self) -> pygame.Rect:
        """The part of the window that the pages fill, within the margin that the player set."""
        return inside(self.window.size, self._settings.now.safe_margin)

    def toggle_full_screen(self) -> None:
        """Change between window and full screen."""
        self.window.toggle_full_screen()
        self._settings.set("full_screen", self.window.full_screen)

    def keep(self) -> None:
        """Keep the size, the place, the state of the window for the next start."""
        self.window.note()
        self._settings.set("window_size", self.window.own_size)
        self._settings.set("window_place", self.window.own_place)
        self._settings.set("window_maximised", self.window.maximised)
