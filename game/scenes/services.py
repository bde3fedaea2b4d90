"""What every scene may use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from ..engine.variants import Variant
from ..play.gamecode import GameCode
from ..play.session import Session
from ..text.catalogue import Catalogue
from ..ui.card_art import CardArt
from ..ui.clock import Clock
from ..ui.fonts import Fonts
from ..ui.ground import Ground
from ..ui.style import Style
from ..ui.theme import THEMES, Theme

_ART_KEPT = 4
"""Card widths whose pictures are kept: column, stock, runs, one more."""


class Clipboard(Protocol):
    """The system's clipboard."""

    def get(self) -> str:
        """The text on it, empty if there is none."""
        ...

    def put(self, text: str) -> None:
        """Lay a text on it."""
        ...


class Screen(Protocol):
    """What a scene may ask of the window."""

    @property
    def full_screen(self) -> bool:
        """Whether the whole screen is used."""
        ...

    def toggle_full_screen(self) -> None:
        """Change between window and full screen."""
        ...


@dataclass(slots=True)
class KeptGame:
    """A game that can be gone on with."""

    session: Session
    seconds: float = 0.0
    """How long it was in front of the player."""


@dataclass(slots=True)
class Services:
    """Made once by the program; a test makes its own."""

    clock: Clock
    words: Catalogue
    screen: Screen
    clipboard: Clipboard
    draw_number: Callable[[], int]
    """Draws the number of a new deal, each as likely as any other."""
    fonts: Fonts = field(default_factory=Fonts)
    ground: Ground = field(default_factory=Ground)
    theme: Theme = THEMES["felt"]
    kept: KeptGame | None = None
    """The game in progress, if there is one."""
    _arts: dict[tuple[int, str], CardArt] = field(default_factory=dict)

    def style(self, size: tuple[int, int]) -> Style:
        """The look for a window of that size in pixels."""
        return Style.of(self.theme, self.fonts, size)

    def art(self, width: int) -> CardArt:
        """The cards of a width in pixels; those of the last few widths are kept."""
        key = (width, self.theme.name)
        art = self._arts.pop(key, None) or CardArt(width, self.theme)
        self._arts[key] = art
        while len(self._arts) > _ART_KEPT:
            del self._arts[next(iter(self._arts))]
        return art

    def new_code(self, variant: Variant, suits: int) -> GameCode:
        """The code of a deal drawn by lot."""
        return GameCode(variant, suits, self.draw_number())

    @property
    def in_progress(self) -> bool:
        """Whether a game would be given up by starting another."""
        return self.kept is not None and self.kept.session.in_progress
