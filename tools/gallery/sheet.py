"""A contact sheet: many pictures made small, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from game.ui.fonts import Fonts

ON_A_SHEET: Final = 20
"""Pictures, so that a sheet can be looked at as a whole."""
_AREA: Final = 300 * 190  # px that a small picture covers, whatever its shape
_WIDTH: Final = 1900
_GAP: Final = 10
_TYPE: Final = 14
_PAPER: Final = (32, 32, 36)
_WORDS: Final = (230, 230, 230)


def thumbnail(picture: pygame.Surface) -> pygame.Surface:
    """The picture as it stands on a sheet."""
    width, height = picture.get_size()
    scale = min(1.0, (_AREA / (width * height)) ** 0.5)
    return pygame.transform.smoothscale(
        picture.convert(24), (round(width * scale), round(height * scale))
    )


def save_sheet(file: Path, pictures: Sequence[tuple[str, pygame.Surface]]) -> None:
    """Write small pictures of one size with their names into a file.

    Raises:
        ValueError: there is no picture.
    """
    if not pictures:
        raise ValueError("a sheet needs a picture")
    wide, high = pictures[0][1].get_size()
    columns = max(1, (_WIDTH - _GAP) // (wide + _GAP))
    columns = min(columns, len(pictures))
    rows = -(-len(pictures) // columns)
    step = high + _TYPE + 2 * _GAP
    sheet = pygame.Surface((columns * (wide + _GAP) + _GAP, rows * step + _GAP))
    sheet.fill(_PAPER)
    fonts = Fonts()
    for index, (name, picture) in enumerate(pictures):
        row, column = divmod(index, columns)
        x, y = _GAP + column * (wide + _GAP), _GAP + row * step
        words, size = fonts.fitted(name, _TYPE, wide)
        fonts.draw(sheet, words, x, y, size, _WORDS)
        sheet.blit(picture, (x, y + _TYPE + _GAP))
    pygame.image.save(sheet, file)
