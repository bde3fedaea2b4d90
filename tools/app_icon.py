"""Writes the program's icon in the forms that desktops and executables want.

``python -m tools.app_icon`` draws ``assets/app.svg`` into ``packaging/icons``: a PNG for each usual
size, an ICO that holds them all.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

import pygame

ROOT: Final = Path(__file__).resolve().parents[1]
DRAWING: Final = ROOT / "assets" / "app.svg"
FOLDER: Final = ROOT / "packaging" / "icons"
NAME: Final = "spiderette"
SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
"""Width and height, px."""
_ICON: Final = 1  # the type of an ICO file that holds icons
_BITS: Final = 32


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    paths = [write_png(size) for size in SIZES]
    (FOLDER / f"{NAME}.ico").write_bytes(ico([path.read_bytes() for path in paths]))


def write_png(size: int) -> Path:
    """Draw the icon at a size in px; gives the file."""
    path = FOLDER / f"{NAME}-{size}.png"
    pygame.image.save(pygame.image.load_sized_svg(DRAWING, (size, size)), path)
    return path


def ico(pictures: list[bytes]) -> bytes:
    """An ICO file of PNG pictures, one for each of ``SIZES``."""
    header = struct.pack("<HHH", 0, _ICON, len(pictures))
    entry = struct.Struct("<BBBBHHII")
    offset = len(header) + entry.size * len(pictures)
    entries = b""
    for size, picture in zip(SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries += entry.pack(side, side, 0, 0, 1, _BITS, len(picture), offset)
        offset += len(picture)
    return header + entries + b"".join(pictures)


if __name__ == "__main__":
    main()
