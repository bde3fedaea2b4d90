"""The window's picture, redrawn only where something changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import pygame

Paint: TypeAlias = Callable[[pygame.Surface, pygame.Rect], None]
"""Draws what rests below the sprites; only the given rectangle is wanted, the clip is set to it."""


class Sprite(NamedTuple):
    """A picture at a place of the window, in pixels."""

    surface: pygame.Surface
    x: int
    y: int
    flags: int = 0
    """Blend flags of ``Surface.blit``."""

    @property
    def rect(self) -> pygame.Rect:
        """The pixels that it covers."""
        return self.surface.get_rect(topleft=(self.x, self.y))


class Compositor:
    """A resting picture with sprites above it.

    Whoever owns the resting picture names the parts of it that changed; the sprites are handed in
    anew for each frame. Only the rectangles in which either differs from the last frame are drawn,
    so a frame in which nothing changed costs nothing. The resting picture is not kept but painted
    again below a moving sprite: that takes little longer and saves a layer as large as the window.
    """

    def __init__(
        self,
        target: pygame.Surface,
        area: pygame.Rect | None = None,
        margin: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        """Begin with a picture that is all to be painted.

        Args:
            target: what is drawn on.
            area: the part of it that the picture fills; all of it if not given. The pixels of
                the picture, those of its sprites too, are counted from the area's corner.
            margin: the colour around it.
        """
        self._target = target
        self._whole = target.get_rect()
        self._area = pygame.Rect(self._whole if area is None else area)
        self._margin = margin
        self._bare = self._area != self._whole
        """Whether the margin is to be painted."""
        self._sprites: tuple[Sprite, ...] = ()
        self._stale = [pygame.Rect((0, 0), self._area.size)]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in pixels."""
        return self._area.size

    def shows(
        self, target: pygame.Surface, area: pygame.Rect, margin: tuple[int, int, int]
    ) -> bool:
        """Whether it would be just the same if it were made of these, at their size of now."""
        return (
            self._target is target
            and self._whole.size == target.get_size()
            and self._area == area
            and self._margin == margin
        )

    def go_on_with(self, target: pygame.Surface) -> None:
        """Draw on another surface of the same size, which shows the same picture already."""
        self._target = target

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Say that a part of the resting picture, or all of it, is to be painted again."""
        if rect is None:
            self._bare = self._area != self._whole
            rect = pygame.Rect((0, 0), self._area.size)
        self._stale.append(rect)

    def frame(self, paint: Paint, sprites: Sequence[Sprite] = ()) -> list[pygame.Rect]:
        """Bring the picture up to date; gives the target's pixels that changed, none twice.

        The sprites are drawn in their order, the last on top.
        """
        now = tuple(sprites)
        dirty = self._dirty(now)
        target = self._target
        within = self._area != self._whole
        if within and dirty:
            target = target.subsurface(self._area)
        for rect in dirty:
            target.set_clip(rect)
            paint(target, rect)
            for surface, x, y, flags in now:
                if rect.colliderect((x, y), surface.get_size()):
                    target.blit(surface, (x, y), special_flags=flags)
        target.set_clip(None)
        self._sprites = now
        if self._bare:
            return self._paint_margin()
        return [rect.move(self._area.topleft) for rect in dirty] if within else dirty

    def _paint_margin(self) -> list[pygame.Rect]:
        self._bare = False
        whole, area = self._whole, self._area
        for rect in (
            (0, 0, whole.w, area.top),
            (0, area.bottom, whole.w, whole.bottom - area.bottom),
            (0, area.top, area.left, area.h),
            (area.right, area.top, whole.right - area.right, area.h),
        ):
            self._target.fill(self._margin, rect)
        return [pygame.Rect(whole)]

    def _dirty(self, now: tuple[Sprite, ...]) -> list[pygame.Rect]:
        changed = self._stale
        self._stale = []
        if now != self._sprites:
            changed += (sprite.rect for sprite in _differing(self._sprites, now))
        picture = pygame.Rect((0, 0), self._area.size)
        return _merged([rect.clip(picture) for rect in changed])


def _differing(before: tuple[Sprite, ...], now: tuple[Sprite, ...]) -> list[Sprite]:
    """The sprites that came, went, moved or changed their picture.

    If those that stayed changed their order among each other, all of them differ.
    """
    kept = set(before) & set(now)
    if [sprite for sprite in before if sprite in kept] != [s for s in now if s in kept]:
        return [*before, *now]
    return [sprite for sprite in (*before, *now) if sprite not in kept]


def _merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same area, or little more, as rectangles that do not overlap."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        if not rect.width or not rect.height:
            continue
        whole = rect
        while (hit := whole.collidelist(apart)) >= 0:
            whole = whole.union(apart.pop(hit))
        apart.append(whole)
    return apart
