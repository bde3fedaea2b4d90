"""The pictures with their contact sheets, made one window size after the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import pygame

from game.ui.fonts import Fonts

from .plan import SIZES, Shot, shots
from .sheet import ON_A_SHEET, save_sheet, thumbnail
from .sight import seen
from .studio import Studio

Size = tuple[int, int]


def exhibit(
    out: Path,
    only: str,
    language: str,
    sizes: Sequence[Size] = SIZES,
    ending: str = "jpg",
    sight: str = "full",
) -> int:
    """Write the pictures whose name holds ``only``; gives their number.

    ``ending`` is that of the files: ``png`` takes four times as long, ``jpg`` blurs a little.
    ``sight`` is one of ``SIGHTS``.

    A folder for each size gets them, contact sheets for each size and look lie beside it.
    """
    pygame.display.init()
    wanted = shots(only, language)
    for size in sizes:
        pygame.display.set_mode(size)
        folder = out / f"{size[0]}x{size[1]}"
        folder.mkdir(parents=True, exist_ok=True)
        fonts = Fonts()
        for look, group in groupby(wanted, key=lambda shot: shot.look):
            studio = Studio(size, look, fonts)
            small = [
                (shot.view.name, _make(studio, shot, folder / f"{shot.name}.{ending}", sight))
                for shot in group
            ]
            for number, start in enumerate(range(0, len(small), ON_A_SHEET), 1):
                file = out / f"{folder.name}-{look.name}-{number}.{ending}"
                save_sheet(file, small[start : start + ON_A_SHEET])
    pygame.display.quit()
    return len(wanted) * len(sizes)


def _make(studio: Studio, shot: Shot, file: Path, sight: str) -> pygame.Surface:
    """Write one picture; gives it as it stands on the sheet."""
    shot.view.show(studio)
    if shot.view.restful:
        studio.settle()
    picture = seen(studio.picture(), sight)
    pygame.image.save(picture, file)
    return thumbnail(picture)
