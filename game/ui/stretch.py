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
    clip = target.get_clip()
    columns = _parts(piece.get_width(), rect.x, rect.w, clip.left, clip.right)
    rows = _parts(piece.get_height(), rect.y, rect.h, clip.top, clip.bottom)
    for source_y, source_h, y, height in rows:
        for source_x, source_w, x, width in columns:
            area = source_x, source_y, source_w, source_h
            if (width, height) == (source_w, source_h):
                target.blit(piece, (x, y), area, special_flags=pygame.BLEND_PREMULTIPLIED)
            elif (source_w, source_h) != (1, 1) or piece.get_at((source_x, source_y)).a:
                part = pygame.transform.scale(piece.subsurface(area), (width, height))
                target.blit(part, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)


def _parts(
    source: int, start: int, size: int, least: int, most: int
) -> list[tuple[int, int, int, int]]:
    """Along one side: (where, how much) of the piece goes to (where, how much) of the target.

    What the clip from ``least`` to ``most`` hides is left out, of the repeated part to the pixel:
    of a long shadow little is to be stretched where a card is dragged across it.
    """
    if source == size:
        return [(0, size, start, size)]
    before = source // 2
    after = source - before - 1
    middle, end = max(start + before, least), min(start + size - after, most)
    parts = []
    if before and start + before > least and start < most:
        parts.append((0, before, start, before))
    if middle < end:
        parts.append((before, 1, middle, end - middle))
    if after and start + size > least and start + size - after < most:
        parts.append((before + 1, after, start + size - after, after))
    return parts
