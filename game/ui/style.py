"""What a widget needs to know to draw itself."""

from __future__ import annotations

from typing import NamedTuple

from ..distinct import distinct
from .fonts import Fonts
from .scale import Scale
from .theme import Theme


@distinct
class Style(NamedTuple):
    """The look for one window size; made anew when the theme or the size changes."""

    theme: Theme
    scale: Scale
    fonts: Fonts
    size: tuple[int, int]
    """Width and height of the room for what is shown, in px: the window without the strip."""
    strip: int = 0
    """The px at the window's lower edge that are kept for the prompts."""

    @classmethod
    def of(cls, theme: Theme, fonts: Fonts, size: tuple[int, int]) -> Style:
        """The style for a window of ``size`` px."""
        return cls(theme, Scale.of(*size), fonts, size)

    @property
    def window(self) -> tuple[int, int]:
        """The window's width and height in px."""
        return self.size[0], self.size[1] + self.strip

    def above(self, strip: int) -> Style:
        """The same look with a strip of so many px kept for the prompts."""
        width, height = self.window
        return self._replace(size=(width, height - strip), strip=strip)
