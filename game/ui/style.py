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
    """The window's width and height in px."""

    @classmethod
    def of(cls, theme: Theme, fonts: Fonts, size: tuple[int, int]) -> Style:
        """The style for a window of ``size`` px."""
        return cls(theme, Scale.of(*size), fonts, size)
