"""What lies under the words of a widget, in each state."""

from __future__ import annotations

import pygame

from .halo import Halo
from .paint import panel, rounded, shadow, with_alpha
from .style import Style
from .theme import Colour, mix

DISABLED_ALPHA = 110
"""The opacity of words and icons on a widget that cannot be used, 0-255."""

BUTTON_RADIUS = 12
"""Px of a button's corners, before they grow with the window."""

_WHITE: Colour = (255, 255, 255)


def lightened(text: Colour, body: Colour, hovered: bool, pressed: bool) -> Colour:
    """The fill of a plate under the pointer: a little nearer to the text's colour."""
    return mix(body, text, 0.08 if pressed else 0.05 if hovered else 0.0)


def plate(
    target: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    radius: int,
    *,
    primary: bool = False,
    hovered: bool = False,
    pressed: bool = False,
) -> None:
    """The body of a button; gold for the one primary button of a page."""
    theme = style.theme
    if primary:
        if not theme.high_contrast:
            shadow(target, rect, radius, 6, 1 if pressed else 3, 110)
        gold = mix(theme.gold, _WHITE, 0.16 if pressed else 0.08 if hovered else 0.0)
        rounded(target, rect, radius, gold, mix(theme.gold, _WHITE, 0.35))
    else:
        body = mix(theme.plate, theme.text, 0.07)
        body = lightened(theme.text, body, hovered, pressed)
        panel(target, style, rect, radius, 210, shadowed=False, line_alpha=52, fill=body)


def row_ground(
    target: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    focused: bool,
    hovered: bool,
    pressed: bool,
) -> None:
    """What lies under a line of a menu or list: nothing, or a tint that shows its state."""
    theme, radius = style.theme, style.scale.grown(BUTTON_RADIUS)
    if focused:
        rounded(target, rect, radius, with_alpha(theme.gold, 48 if pressed else 34))
    elif hovered or pressed:
        rounded(target, rect, radius, with_alpha(theme.text, 30 if pressed else 18))


def row_halo(style: Style, rect: pygame.Rect) -> Halo:
    """The ring of a line of a menu or list, which lies inside the line."""
    grown = style.scale.grown
    inset = (-4, -4) if style.scale.small else (-grown(6), -grown(4))
    return Halo(rect.inflate(*inset), grown(10), ring_width(style), gap=0)


def ring_width(style: Style) -> int:
    """The px of a focus ring's line."""
    return 2 if style.scale.small else style.scale.grown(3)
