"""Lines of a list with a value each: toggle, slider, choice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from .halo import Halo
from .icons import icon
from .paint import disc, hairline, put, rounded
from .plates import DISABLED_ALPHA, row_ground, row_halo
from .style import Style
from .theme import ON_GOLD, mix

_PADDING = 20


def row_size(style: Style) -> int:
    """The em px of a list's words."""
    return style.scale.body if style.scale.small else round(style.scale.body * 1.11)


@dataclass(eq=False)
class Row(ABC):
    """A line of a list: a label at the left, at the right what a subclass draws."""

    rect: pygame.Rect
    name: str
    label: str
    enabled: bool = True
    hint: str | None = None
    """A second, quieter line, for example why the row is disabled."""
    lined: bool = False
    """Whether a hairline parts it from the row above; see ``part_rows``."""
    _inset: int = field(default=_PADDING, init=False)
    """The px from its sides to what it shows, as it was drawn last."""

    drags = False

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """See ``Widget``."""
        theme, scale, fonts = style.theme, style.scale, style.fonts
        self._inset = pad = style.scale.grown(_PADDING)
        rect = self.rect
        if self.lined:
            hairline(target, style, rect.x + pad, rect.y, rect.w - 2 * pad, 26)
        row_ground(target, style, rect, focused, hovered, pressed and self.enabled)
        room = rect.w - 3 * pad - self.control_width(style)
        alpha = 255 if self.enabled else DISABLED_ALPHA
        left = rect.x + pad
        words, size = fonts.fitted(self.label, row_size(style), room, focused)
        middle: float = rect.centery
        if self.hint is not None:
            middle = rect.y + rect.h * 0.36
            hint, small = fonts.fitted(self.hint, scale.label, room)
            y = rect.y + rect.h * 0.74
            fonts.draw(target, hint, left, y, small, theme.muted, anchor="middle")
        fonts.draw(
            target, words, left, middle, size, theme.text, focused, anchor="middle", alpha=alpha
        )
        self.draw_control(target, style, focused)

    def halo(self, style: Style) -> Halo:
        """See ``Widget``."""
        return row_halo(style, self.rect)

    @abstractmethod
    def control_width(self, style: Style) -> int:
        """The px at the right end that belong to the control."""

    @abstractmethod
    def draw_control(self, target: pygame.Surface, style: Style, focused: bool) -> None:
        """Draw the control so that it ends at ``control_right``."""

    @property
    def control_right(self) -> int:
        """The x where the control ends."""
        return self.rect.right - self._inset


def part_rows(rows: Sequence[Row], focused: str | None) -> None:
    """Set the hairlines of a list: between all rows but beside the focused one."""
    above = None
    for row in rows:
        row.lined = above is not None and focused not in (above, row.name)
        above = row.name


@dataclass(eq=False)
class Toggle(Row):
    """A row with a switch; place and tone of its knob tell the state, not only the hue."""

    on: bool = False

    def control_width(self, style: Style) -> int:
        """See ``Row``."""
        return round(1.8 * self._height(style))

    def draw_control(self, target: pygame.Surface, style: Style, focused: bool) -> None:
        """See ``Row``."""
        theme = style.theme
        height = self._height(style)
        width = self.control_width(style)
        track = pygame.Rect(0, 0, width, height)
        track.midright = (self.control_right, self.rect.centery)
        if self.on:
            gold = theme.gold if self.enabled else mix(theme.plate, theme.gold, 0.5)
            rounded(target, track, height // 2, gold)
        else:
            rounded(target, track, height // 2, mix(theme.plate, theme.text, 0.18), theme.muted)
        x = track.right - height / 2 if self.on else track.x + height / 2
        knob = ON_GOLD if self.on else theme.text
        if not self.enabled:
            knob = mix(theme.plate, knob, 0.5)
        disc(target, (x, track.centery), height / 2 - style.scale.grown(4), knob)

    def adjust(self, step: int) -> bool:
        """See ``Adjustable``; every step turns the switch over."""
        self.on = not self.on
        return True

    def point(self, position: tuple[int, int]) -> bool:
        """See ``Adjustable``."""
        return self.adjust(1)

    def _height(self, style: Style) -> int:
        return 26 if style.scale.small else round(style.scale.body * 30 / 18)


@dataclass(eq=False)
class Slider(Row):
    """A row with a track of equal steps."""

    value: int = 0
    """0 to ``steps``."""
    steps: int = 10

    drags = True
    _track: pygame.Rect | None = field(default=None, init=False)

    def control_width(self, style: Style) -> int:
        """See ``Row``."""
        wanted = 168 if style.scale.small else round(style.scale.body * 240 / 18)
        return min(wanted, round(self.rect.w * 0.45))

    def draw_control(self, target: pygame.Surface, style: Style, focused: bool) -> None:
        """See ``Row``."""
        theme = style.theme
        track = pygame.Rect(0, 0, self.control_width(style), style.scale.grown(6))
        track.midright = (self.control_right, self.rect.centery)
        self._track = track
        rounded(target, track, track.h // 2, mix(theme.plate, theme.text, 0.3))
        filled = track.copy()
        filled.w = round(track.w * self.value / self.steps)
        rounded(target, filled, track.h // 2, theme.gold if self.enabled else theme.muted)
        radius = 10 if style.scale.small else round(style.scale.body * 10 / 18)
        knob = (filled.right, track.centery)
        if not theme.high_contrast:
            disc(target, (knob[0], knob[1] + 1), radius + 1, (0, 0, 0, 90))
        rim = theme.text if self.enabled else mix(theme.plate, theme.text, 0.5)
        disc(target, knob, radius, rim)
        disc(target, knob, radius / 2, theme.gold if self.enabled else theme.muted)

    def adjust(self, step: int) -> bool:
        """See ``Adjustable``; the ends hold."""
        before = self.value
        self.value = max(0, min(self.steps, self.value + step))
        return self.value != before

    def point(self, position: tuple[int, int]) -> bool:
        """See ``Adjustable``: the step nearest to the pointer.

        Does nothing before the slider was drawn for the first time.
        """
        if self._track is None:
            return False
        part = (position[0] - self._track.x) / max(1, self._track.w)
        return self.adjust(round(max(0.0, min(1.0, part)) * self.steps) - self.value)


@dataclass(eq=False)
class Choice(Row):
    """A row with one of several words between two arrows."""

    options: Sequence[str] = ()
    index: int = 0

    _width: int = field(default=0, init=False)

    def control_width(self, style: Style) -> int:
        """See ``Row``."""
        wanted = 200 if style.scale.small else round(style.scale.body * 260 / 18)
        return min(wanted, round(self.rect.w * 0.55))

    def draw_control(self, target: pygame.Surface, style: Style, focused: bool) -> None:
        """See ``Row``."""
        theme, fonts = style.theme, style.fonts
        self._width = self.control_width(style)
        alpha = 255 if self.enabled else DISABLED_ALPHA
        arrows = theme.gold if focused else theme.muted
        side = row_size(style)
        y = self.rect.centery - side // 2
        left = self.control_right - self._width
        put(target, icon("left", side, arrows), (left, y), alpha)
        put(target, icon("right", side, arrows), (self.control_right - side, y), alpha)
        room = self._width - 2 * side - 8
        words, size = fonts.fitted(self.options[self.index], row_size(style), room, bold=True)
        fonts.draw(
            target,
            words,
            left + self._width / 2,
            self.rect.centery,
            size,
            theme.gold if focused else theme.text,
            True,
            "centre",
            "middle",
            alpha=alpha,
        )

    def adjust(self, step: int) -> bool:
        """See ``Adjustable``; after the last option comes the first."""
        before = self.index
        self.index = (self.index + step) % len(self.options)
        return self.index != before

    def point(self, position: tuple[int, int]) -> bool:
        """See ``Adjustable``: back on the control's left half, on everywhere else."""
        left = self.control_right - self._width
        back = left <= position[0] < left + self._width / 2
        return self.adjust(-1 if back else 1)
