"""What a window offers to the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..distinct import distinct
from ..engine.variants import Variant
from ..ui.scale import Scale
from .strips import Length

CAP: Final = 0.73
"""Height of a capital letter or digit as a part of the type size."""

_BY_NEED: Final = ("undo", "redo", "pause", "hint", "restart", "new")
_IN_ORDER: Final = ("undo", "redo", "restart", "new", "hint", "pause")


@distinct
class Room(NamedTuple):
    """The window, the game and what is asked of their layout; sizes in pixels."""

    width: int
    height: int
    variant: Variant
    scale: Scale
    strip: int
    """Pixels kept free at the bottom of the window."""
    score: bool
    """Whether a place for the score is wanted."""
    clock: bool
    """Whether a place for the time is wanted."""
    longest: Length
    """The longest column that is to be readable."""

    @property
    def floor(self) -> int:
        """The first row of pixels that belongs to the strip or lies below the window."""
        return self.height - self.strip

    @property
    def short(self) -> int:
        """The shorter side of the window."""
        return min(self.width, self.height)

    def px(self, at_720: float) -> int:
        """A length that grows with windows larger than 720 pixels on the shorter side."""
        return round(at_720 * max(1.0, self.short / 720))

    @property
    def line(self) -> int:
        """The height of a line of label type with its descenders."""
        return line_height(self.scale)

    @property
    def words(self) -> int:
        """The width that "5 deals left" may need in any language, in label type."""
        return round(8.5 * self.scale.label)

    @property
    def target(self) -> int:
        """The least side of a button: a finger's 44 pixels, fewer only on the smallest windows."""
        return self.px(44) if self.short >= 480 else max(8, round(44 * self.short / 400))

    @property
    def edge(self) -> int:
        """The space beside the columns where they take all of the width."""
        return 8 if self.short < 720 else self.px(24)

    def buttons(self, count: int) -> tuple[str, ...]:
        """The ``count`` most needed buttons of this game, as they stand from left to right."""
        needed = [name for name in _BY_NEED if name != "hint" or self.variant.hints][:count]
        return tuple(name for name in _IN_ORDER if name in needed)

    @property
    def most_buttons(self) -> int:
        """How many buttons this game has."""
        return len(_BY_NEED) - (not self.variant.hints)


def cap(size: int) -> int:
    """The height in pixels of a digit set in a type size."""
    return round(CAP * size)


def leading(scale: Scale) -> int:
    """The pixels between a label and the digits below it."""
    return round(0.55 * scale.label)


def line_height(scale: Scale) -> int:
    """The height in pixels of a line of label type with its descenders."""
    return round(1.45 * scale.label)
