"""Small sprites with corners that are stretched over a rectangle of any size."""

from __future__ import annotations

from collections.abc import Callable

import pygame

SUPERSAMPLING = 4


def smooth(width: int, height: int, draw: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
    """A premultiplied sprite of ``width`` x ``height`` px with smooth edges.

    ``draw(surface, k)`` draws it with straight alpha on a clear surface that is ``k`` times
    as large.
    """
    size = max(1, width), max(1, height)
    large = pygame.Surface((size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING), pygame.SRCALPHA)
    draw(large, SUPERSAMPLING)
    return pygame.transform.smoothscale(large.premul_alpha(), size)


def piece_size(size: int, border: int) -> int:
    """The px a piece needs along a side of ``size`` px whose ends differ within ``border`` px."""
    return min(size, 2 * border + 1)


def stretch(target: pygame.Surface, piece: pygame.Surface, rect: pygame.Rect) -> None:
    """Blit the premultiplied ``piece`` so that it fills ``rect``.

    Its middle column and row are repeated, the corners stay as they are. ``rect`` must be at
    least as large as the piece.
    """
    columns = _parts(piece.get_width(), rect.w)
    rows = _parts(piece.get_height(), rect.h)
    for source_y, source_h, y, height in rows:
        for source_x, source_w, x, width in columns:
            part = piece.subsurface((source_x, source_y, source_w, source_h))
            if (width, height) != (source_w, source_h):
                if (source_w, source_h) == (1, 1) and part.get_at((0, 0)).a == 0:
                    continue
                part = pygame.transform.scale(part, (width, height))
            target.blit(part, (rect.x + x, rect.y + y), special_flags=pygame.BLEND_PREMULTIPLIED)


def _parts(source: int, size: int) -> list[tuple[int, int, int, int]]:
    """Along one side: (where, how much) of the piece goes to (where, how much) of the target."""
    if source == size:
        return [(0, size, 0, size)]
    before = source // 2
    after = source - before - 1
    parts = [
        (0, before, 0, before),
        (before, 1, before, size - before - after),
        (before + 1, after, size - after, after),
    ]
    return [part for part in parts if part[1] > 0]
