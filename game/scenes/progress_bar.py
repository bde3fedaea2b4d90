"""The bar that shows how far a record has been played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ..ui.halo import Halo
from ..ui.paint import disc, rounded
from ..ui.plates import row_halo
from ..ui.style import Style
from ..ui.theme import mix

_TRACK = 6  # px


@dataclass(eq=False, slots=True)
class ProgressBar:
    """A track with a knob that follows the pointer, the numbers above it."""

    rect: pygame.Rect
    name: str
    value: int
    """0 to ``most``."""
    most: int
    marks: Sequence[int] = ()
    """The values that are marked."""
    enabled: bool = True

    drags = True

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """See ``Widget``."""
        theme, rect = style.theme, self.rect
        numbers = f"{self.value} / {self.most}"
        y = rect.y + round(rect.h * 0.3)
        words, size = style.fonts.fitted(numbers, style.scale.body, rect.w, True)
        style.fonts.draw(target, words, rect.centerx, y, size, theme.text, True, "centre", "middle")
        track = self._track()
        rounded(target, track, _TRACK // 2, mix(theme.plate, theme.text, 0.3))
        knob = self._x(self.value)
        filled = pygame.Rect(track.x, track.y, knob - track.x, _TRACK)
        rounded(target, filled, _TRACK // 2, theme.gold)
        for mark in self.marks:
            rim = theme.plate if mark <= self.value else theme.muted
            disc(target, (self._x(mark), track.centery), 2, rim)
        radius = self._radius()
        lit = mix(theme.text, theme.gold, 0.4) if hovered or pressed else theme.text
        disc(target, (knob, track.centery), radius, lit)
        disc(target, (knob, track.centery), radius / 2, theme.gold)

    def halo(self, style: Style) -> Halo:
        """See ``Widget``."""
        return row_halo(style, self.rect)

    def adjust(self, step: int) -> bool:
        """See ``Adjustable``; the ends hold."""
        before = self.value
        self.value = max(0, min(self.most, self.value + step))
        return self.value != before

    def point(self, position: tuple[int, int]) -> bool:
        """See ``Adjustable``: the value nearest to the pointer."""
        track = self._track()
        share = (position[0] - track.x) / max(1, track.w)
        return self.adjust(round(max(0.0, min(1.0, share)) * self.most) - self.value)

    def _radius(self) -> int:
        return max(7, round(self.rect.h * 0.17))

    def _track(self) -> pygame.Rect:
        radius = self._radius()
        y = self.rect.y + round(self.rect.h * 0.72) - _TRACK // 2
        return pygame.Rect(self.rect.x + radius, y, max(1, self.rect.w - 2 * radius), _TRACK)

    def _x(self, value: int) -> int:
        """Where a value lies on the track."""
        track = self._track()
        return track.x + round(track.w * value / max(1, self.most))
