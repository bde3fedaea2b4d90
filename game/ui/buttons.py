"""Widgets that are chosen by a press: buttons, items of the main menu."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from .halo import Halo
from .icons import icon
from .paint import put
from .plates import BUTTON_RADIUS, DISABLED_ALPHA, plate, ring_width, row_ground, row_halo
from .style import Style
from .theme import ON_GOLD, ON_GOLD_SECOND, Colour

_PLATE_RADIUS = 14


@dataclass(eq=False, slots=True)
class Button:
    """A plate with a label, an icon or both.

    With both, the icon stands left of the label, or above it in a ``stacked`` button.
    """

    rect: pygame.Rect
    name: str
    label: str | None = None
    icon: str | None = None
    primary: bool = False
    enabled: bool = True
    stacked: bool = False

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """See ``Widget``."""
        live = self.enabled
        rect = self.rect.move(0, 1 if pressed and live else 0)
        radius = self._radius(style)
        plate(
            target,
            style,
            rect,
            radius,
            primary=self.primary and live,
            hovered=hovered and live,
            pressed=pressed and live,
        )
        self._draw_inside(target, style, rect, bold=focused or (self.primary and live))

    def halo(self, style: Style) -> Halo:
        """See ``Widget``."""
        line = style.scale.grown(3)
        return Halo(self.rect, self._radius(style), line, gap=line)

    def _radius(self, style: Style) -> int:
        return min(style.scale.grown(BUTTON_RADIUS), self.rect.h // 3)

    def _draw_inside(
        self, target: pygame.Surface, style: Style, rect: pygame.Rect, bold: bool
    ) -> None:
        fonts = style.fonts
        colour = ON_GOLD if self.primary and self.enabled else style.theme.text
        alpha = 255 if self.enabled else DISABLED_ALPHA
        side = min(round(24 * max(1.0, style.scale.body / 18)), round(rect.h * 0.5))
        padding = min(12, rect.w // 12)
        if self.icon and (self.label is None or self.stacked):
            middle = rect.centery if self.label is None else rect.y + round(rect.h * 0.34)
            sign = icon(self.icon, side, colour)
            put(target, sign, sign.get_rect(center=(rect.centerx, middle)).topleft, alpha)
        if self.label is None:
            return
        if self.stacked:
            size = style.scale.label
            words, size = fonts.fitted(self.label, size, rect.w - padding, bold)
            y = rect.y + round(rect.h * 0.77)
            fonts.draw(
                target, words, rect.centerx, y, size, colour, bold, "centre", "middle", alpha=alpha
            )
            return
        size = style.scale.body if rect.h < 56 else round(style.scale.body * 1.11)
        before = side + style.scale.grown(8) if self.icon else 0
        words, size = fonts.fitted(self.label, size, rect.w - 2 * padding - before, bold)
        x = rect.centerx - (before + fonts.width(words, size, bold)) // 2
        if self.icon:
            put(target, icon(self.icon, side, colour), (x, rect.centery - side // 2), alpha)
        fonts.draw(
            target,
            words,
            x + before,
            rect.centery,
            size,
            colour,
            bold,
            anchor="middle",
            alpha=alpha,
        )


@dataclass(eq=False, slots=True)
class MenuItem:
    """A line of the main menu, or the gold plate above them when ``primary``.

    ``detail`` is the second line of the gold plate; elsewhere it stands at the right end, in
    mint when it is ``news``.
    """

    rect: pygame.Rect
    name: str
    label: str
    icon: str
    detail: str | None = None
    primary: bool = False
    enabled: bool = True
    news: bool = False

    def draw(
        self, target: pygame.Surface, style: Style, *, focused: bool, hovered: bool, pressed: bool
    ) -> None:
        """See ``Widget``."""
        rect = self.rect.move(0, 1 if pressed else 0)
        if self.primary:
            self._draw_plate(target, style, rect, hovered, pressed)
        else:
            self._draw_line(target, style, rect, focused, hovered, pressed)

    def halo(self, style: Style) -> Halo:
        """See ``Widget``."""
        if self.primary:
            return Halo(self.rect, style.scale.grown(_PLATE_RADIUS), ring_width(style))
        return row_halo(style, self.rect)

    def _draw_plate(
        self,
        target: pygame.Surface,
        style: Style,
        rect: pygame.Rect,
        hovered: bool,
        pressed: bool,
    ) -> None:
        radius = style.scale.grown(_PLATE_RADIUS)
        plate(target, style, rect, radius, primary=True, hovered=hovered, pressed=pressed)
        text_x = self._draw_icon(target, style, rect, 1.2, ON_GOLD)
        room = rect.right - text_x - 12
        scale, fonts = style.scale, style.fonts
        large = scale.head if scale.small else round(scale.head * 1.08)
        words, large = fonts.fitted(self.label, large, room, bold=True)
        if self.detail is None:
            fonts.draw(target, words, text_x, rect.centery, large, ON_GOLD, True, anchor="middle")
            return
        second = scale.label if scale.small else round(scale.label * 1.15)
        detail, second = fonts.fitted(self.detail, second, room)
        above, below = rect.h * 0.375, rect.h * 0.70
        fonts.draw(target, words, text_x, rect.y + above, large, ON_GOLD, True, anchor="middle")
        fonts.draw(target, detail, text_x, rect.y + below, second, ON_GOLD_SECOND, anchor="middle")

    def _draw_line(
        self,
        target: pygame.Surface,
        style: Style,
        rect: pygame.Rect,
        focused: bool,
        hovered: bool,
        pressed: bool,
    ) -> None:
        theme, scale, fonts = style.theme, style.scale, style.fonts
        row_ground(target, style, rect, focused, hovered, pressed)
        alpha = 255 if self.enabled else DISABLED_ALPHA
        text_x = self._draw_icon(target, style, rect, 1.08, theme.gold, alpha)
        right = rect.right - (8 if scale.small else 16)
        if self.detail is not None:
            size = scale.label if scale.small else round(scale.label * 1.15)
            colour = theme.mint if self.news else theme.muted
            detail, size = fonts.fitted(self.detail, size, rect.w // 3, self.news)
            right = fonts.draw(
                target, detail, right, rect.centery, size, colour, self.news, "right", "middle"
            ).left
        words, size = fonts.fitted(self.label, _menu_size(style), right - text_x - 8, focused)
        fonts.draw(
            target, words, text_x, rect.centery, size, theme.text, focused, anchor="middle",
            alpha=alpha,
        )  # fmt: skip

    def _draw_icon(
        self,
        target: pygame.Surface,
        style: Style,
        rect: pygame.Rect,
        em: float,
        colour: Colour,
        alpha: int = 255,
    ) -> int:
        """Draw the icon, ``em`` times the words' size; gives the x where the words begin."""
        size = _menu_size(style)
        middle, words = (1.4, 2.6) if style.scale.small else (1.58, 3.0)
        sign = icon(self.icon, round(size * em), colour)
        at = sign.get_rect(center=(rect.x + round(middle * size), rect.centery))
        put(target, sign, at.topleft, alpha)
        return rect.x + round(words * size)


def _menu_size(style: Style) -> int:
    """The em px of a menu's words."""
    return style.scale.head - 2 if style.scale.small else style.scale.head
