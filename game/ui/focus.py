"""Which widget of a page has the focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from .halo import Halo
from .style import Style
from .widget import Adjustable, Widget

Position = tuple[int, int]
REACH: Final = 44
"""Px that a widget can be hit in, though it may look smaller, where no other one lies there."""


class Focus:
    """Moves between the widgets of one page, by keys and by the pointer.

    ``visible`` says whether the focus is drawn: it is after a key or a button of a pad was
    used, and is not after the pointer was.
    """

    def __init__(
        self,
        widgets: Sequence[Widget],
        start: str | None = None,
        *,
        visible: bool = False,
        disabled_too: bool = False,
    ) -> None:
        """``start`` names the widget that has the focus first, else it is the first one.

        ``disabled_too``: whether a widget that cannot be used can have the focus all the same,
        as in a list where it tells why.
        """
        self.visible = visible
        self.hovered: str | None = None
        self.pressed: str | None = None
        self._disabled_too = disabled_too
        self._widgets: tuple[Widget, ...] = ()
        self.focused: str | None = start
        self.replace(widgets)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The widgets, in the order in which they are drawn."""
        return self._widgets

    @property
    def widget(self) -> Widget | None:
        """The widget that has the focus."""
        return self._named(self.focused)

    def replace(self, widgets: Sequence[Widget]) -> None:
        """Go on with other widgets, for example after a resize; names keep their focus."""
        self._widgets = tuple(widgets)
        self.pressed = None
        if self._named(self.hovered) is None:
            self.hovered = None
        kept = self.widget
        if kept is None or not self._can_have(kept):
            able = [widget.name for widget in self._widgets if self._can_have(widget)]
            self.focused = able[0] if able else None

    def move(self, dx: int, dy: int) -> bool:
        """Go to the next widget left, right (``dx`` -1, 1), up or down (``dy`` -1, 1).

        At the end it goes on from the opposite side, among the widgets in line. Gives whether
        another one has the focus now.
        """
        self.visible = True
        here = self.widget
        if here is None:
            return False
        others = [w for w in self._widgets if w is not here and self._can_have(w)]
        there = _nearest(here.rect, others, dx, dy) or _opposite(here.rect, others, dx, dy)
        if there is None:
            return False
        self.focused = there.name
        return True

    def step(self, way: int = 1) -> bool:
        """Go to the next widget in their order (``way`` 1) or the one before it (-1), and round.

        Gives whether another one has the focus now.
        """
        self.visible = True
        able = [widget.name for widget in self._widgets if self._can_have(widget)]
        if len(able) < 2 or self.focused not in able:
            return False
        self.focused = able[(able.index(self.focused) + way) % len(able)]
        return True

    def adjust(self, step: int) -> str | None:
        """Change the value of the focused widget by -1 or +1; gives its name if it has one."""
        here = self.widget
        if not (isinstance(here, Adjustable) and here.enabled):
            return None
        self.visible = True
        here.adjust(step)
        return here.name

    def activate(self) -> str | None:
        """Choose the focused widget; a value steps on. Gives the name, if it can be used."""
        self.visible = True
        here = self.widget
        if here is None or not here.enabled:
            return None
        if isinstance(here, Adjustable):
            here.adjust(1)
        return here.name

    def hover(self, position: Position) -> str | None:
        """The pointer is at ``position`` (px in the window).

        The widget there gets the focus. While a slider is held it follows the pointer; then its
        name is given.
        """
        self.visible = False
        held = self._named(self.pressed)
        if held is not None:
            if isinstance(held, Adjustable) and held.drags:
                held.point(position)
                return held.name
            self.hovered = held.name if self._at(position) is held else None
            return None
        under = self._at(position)
        self.hovered = under.name if under is not None else None
        if under is not None and self._can_have(under):
            self.focused = under.name
        return None

    def press(self, position: Position) -> str | None:
        """The pointer goes down; gives the name of the widget there, if it can be used."""
        self.hover(position)
        under = self._at(position)
        self.pressed = under.name if under is not None and under.enabled else None
        if isinstance(under, Adjustable) and under.drags and self.pressed:
            under.point(position)
        return self.pressed

    def release(self, position: Position) -> str | None:
        """The pointer goes up; gives the name of the widget that this chooses.

        It must be the one on which the pointer went down. A value changes by where it is hit.
        """
        held = self._named(self.pressed)
        self.pressed = None
        if held is None or not held.enabled:
            return None
        if isinstance(held, Adjustable) and held.drags:
            held.point(position)
            return held.name
        if self._at(position) is not held:
            return None
        if isinstance(held, Adjustable):
            held.point(position)
        return held.name

    def leave(self) -> None:
        """The pointer has left the window, or the page is covered: nothing is held any more."""
        self.hovered = None
        self.pressed = None

    def halo(self, style: Style) -> Halo | None:
        """Where the ring of the focus belongs; nowhere while the focus is not shown."""
        here = self.widget
        return here.halo(style) if self.visible and here is not None else None

    def draw(self, target: pygame.Surface, style: Style, ring: Halo | None = None) -> None:
        """Draw all widgets in their states, the focused one last, above all the ring.

        ``ring`` is where that is seen while it is still on its way.
        """
        focused = self.widget if self.visible else None
        for widget in self._widgets:
            if widget is not focused:
                self._draw(widget, target, style, focused=False)
        if focused is not None:
            self._draw(focused, target, style, focused=True)
            (ring or focused.halo(style)).draw(target, style)

    def _draw(self, widget: Widget, target: pygame.Surface, style: Style, *, focused: bool) -> None:
        hovered = widget.name == self.hovered and widget.enabled
        pressed = hovered and widget.name == self.pressed
        widget.draw(target, style, focused=focused, hovered=hovered, pressed=pressed)

    def _can_have(self, widget: Widget) -> bool:
        return widget.enabled or self._disabled_too

    def _named(self, name: str | None) -> Widget | None:
        return next((widget for widget in self._widgets if widget.name == name), None)

    def _at(self, position: Position) -> Widget | None:
        """The uppermost widget at a position, or the nearest within whose reach it lies."""
        hit = next((w for w in reversed(self._widgets) if w.rect.collidepoint(position)), None)
        if hit is not None:
            return hit
        near = [w for w in self._widgets if _reach(w.rect).collidepoint(position)]
        return min(near, key=lambda w: _distance(w.rect, position), default=None)


def _reach(rect: pygame.Rect) -> pygame.Rect:
    return rect.inflate(max(0, REACH - rect.w), max(0, REACH - rect.h))


def _distance(rect: pygame.Rect, position: Position) -> int:
    """The px between a rectangle and a position outside of it, along the longer way."""
    x, y = position
    return max(rect.left - x, x - rect.right + 1, rect.top - y, y - rect.bottom + 1)


def _nearest(here: pygame.Rect, others: Sequence[Widget], dx: int, dy: int) -> Widget | None:
    """The widget that lies next in a direction; one that is in line before any aside."""
    ahead = [w for w in others if _is_ahead(here, w.rect, dx, dy)]

    def cost(widget: Widget) -> tuple[bool, int, int]:
        aside = _aside(here, widget.rect, dx)
        away = _ahead(here, widget.rect, dx, dy) + 2 * aside
        return aside > 0, away, abs(_ahead(here, widget.rect, dy, dx))

    return min(ahead, key=cost, default=None)


def _opposite(here: pygame.Rect, others: Sequence[Widget], dx: int, dy: int) -> Widget | None:
    """The farthest widget in the opposite direction among those in line."""
    behind = [
        w for w in others if _is_ahead(here, w.rect, -dx, -dy) and _aside(here, w.rect, dx) == 0
    ]
    return max(behind, key=lambda w: _ahead(here, w.rect, -dx, -dy), default=None)


def _is_ahead(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> bool:
    """Whether ``there`` begins beyond the middle of ``here`` and its middle beyond the end."""
    if dx > 0:
        return there.left >= here.centerx and there.centerx >= here.right
    if dx < 0:
        return there.right <= here.centerx and there.centerx <= here.left
    if dy > 0:
        return there.top >= here.centery and there.centery >= here.bottom
    return there.bottom <= here.centery and there.centery <= here.top


def _ahead(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> int:
    """How far ``there`` lies along the direction, between the middles in px."""
    return dx * (there.centerx - here.centerx) + dy * (there.centery - here.centery)


def _aside(here: pygame.Rect, there: pygame.Rect, dx: int) -> int:
    """The px between the two across the direction; 0 where they overlap."""
    if dx:
        return max(0, there.top - here.bottom, here.top - there.bottom)
    return max(0, there.left - here.right, here.left - there.right)
