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

    def __init__(self, target: pygame.Surface) -> None:
        self._target = target
        self._size = target.get_size()
        self._sprites: tuple[Sprite, ...] = ()
        self._stale = [target.get_rect()]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._size

    def shows(self, target: pygame.Surface) -> bool:
        """Whether this is the picture of that surface, at the size that it has now."""
        return self._target is target and self._size == target.get_size()

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Say that a part of the resting picture, or all of it, is to be painted again."""
        self._stale.append(self._target.get_rect() if rect is None else rect)

    def frame(self, paint: Paint, sprites: Sequence[Sprite] = ()) -> list[pygame.Rect]:
        """Bring the picture up to date; gives the rectangles that changed, none overlapping.

        The sprites are drawn in their order, the last on top.
        """
        now = tuple(sprites)
        dirty = self._dirty(now)
        target = self._target
        for rect in dirty:
            target.set_clip(rect)
            paint(target, rect)
            for surface, x, y, flags in now:
                if rect.colliderect((x, y), surface.get_size()):
                    target.blit(surface, (x, y), special_flags=flags)
        target.set_clip(None)
        self._sprites = now
        return dirty

    def _dirty(self, now: tuple[Sprite, ...]) -> list[pygame.Rect]:
        changed = self._stale
        self._stale = []
        if now != self._sprites:
            changed += (sprite.rect for sprite in _differing(self._sprites, now))
        window = self._target.get_rect()
        return _merged([rect.clip(window) for rect in changed])


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
