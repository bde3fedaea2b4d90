"""The distances that pages share, in px for a window's style."""

from __future__ import annotations

from ..ui.style import Style

_LOWEST = 0.119
"""The height of a button on the smallest windows, as a part of the shorter side."""


def tight(style: Style) -> bool:
    """Whether the window's shorter side has no room for targets of the usual height."""
    return style.scale.tight


def edge(style: Style) -> int:
    """From the window's sides to a page's panels at the least."""
    if tight(style):
        return 8
    return min(style.scale.margin, style.scale.gap)


def button_height(style: Style) -> int:
    """The height of a button."""
    if tight(style):
        return min(38, int(min(style.size) * _LOWEST))
    return 44 if style.scale.small else round(style.scale.body * 52 / 18)


def button_gap(style: Style) -> int:
    """Between two buttons, with room for a focus ring."""
    if tight(style):
        return 7
    return 10 if style.scale.small else round(style.scale.body * 14 / 18)


def padding(style: Style) -> int:
    """From a panel's edge to what it holds."""
    if tight(style):
        return 12
    return 20 if style.scale.small else round(style.scale.body * 28 / 18)


def row_height(style: Style) -> int:
    """The height of a line of a list where there is room for it."""
    return 51 if style.scale.small else round(style.scale.body * 64 / 18)


def bottom_margin(style: Style) -> int:
    """From a page's lowest part to the window's lower edge, or to the strip of the prompts."""
    if not style.strip:
        return top_margin(style)
    return 7 if style.scale.small else round(style.scale.body * 1.3)


def top_margin(style: Style) -> int:
    """From the window's upper edge to a page's top."""
    if tight(style):
        return 8
    return 16 if style.scale.small else round(style.scale.body * 40 / 18)
