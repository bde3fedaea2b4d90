"""The size of type in a window, with the space around it."""

from __future__ import annotations

from typing import NamedTuple

from ..distinct import distinct

_BODY = 18  # px up to 720 px of the shorter side
SMALLEST = 14
"""No letter anywhere has a smaller em size, in px."""


@distinct
class Scale(NamedTuple):
    """Type sizes in em px; distances in px."""

    label: int
    body: int
    head: int
    title: int
    hero: int
    score: int
    win: int
    """The number on the page after a won game."""
    small: bool
    """A handheld's screen: tighter spaces, the prompts in a bar at the bottom."""
    tight: bool
    """The shorter side has no room for targets of the usual height."""
    margin: int
    """From the window's left or right side to what a page shows."""
    gap: int
    """Between panels."""

    def grown(self, length: int) -> int:
        """A length in px that grows with the window from 720 px of the shorter side on."""
        return max(length, round(length * self.body / _BODY))

    @property
    def line(self) -> int:
        """The px of a thin line."""
        return max(1, round(0.75 * self.body / _BODY))

    @classmethod
    def of(cls, width: int, height: int) -> Scale:
        """The scale for a window of ``width`` x ``height`` px.

        A small screen gets relatively bigger type, so the sizes step below 720 px of the
        shorter side; from there on they grow with it.
        """
        short = min(width, height)
        if short <= 480:
            tight = short < 480
            return cls(15, 18, 22, 30, 46, 30, 64, small=True, tight=tight, margin=16, gap=12)
        margin = max(24, round(0.075 * width))
        if short < 720:
            return cls(14, 18, 22, 32, 56, 32, 84, False, False, margin=margin, gap=16)
        label, body, head, title, hero, score, win, gap = (
            round(size * short / 720) for size in (14, 18, 24, 36, 64, 36, 104, 24)
        )
        return cls(label, body, head, title, hero, score, win, False, False, margin, gap)
