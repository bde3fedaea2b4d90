"""The icon for desktops and executables."""

from __future__ import annotations

import configparser
import struct

import pygame
import pytest

from tools.app_icon import FOLDER, NAME, ROOT, SIZES, ico


@pytest.mark.parametrize("size", SIZES)
def test_there_is_a_picture_of_every_size(size: int) -> None:
    picture = pygame.image.load(FOLDER / f"{NAME}-{size}.png")
    assert picture.get_size() == (size, size)
    assert picture.get_at((0, 0)).a < 64, "the corners are round"
    assert picture.get_at((size // 2, size // 4)).a == 255


def test_the_ico_holds_them_all() -> None:
    pictures = [(FOLDER / f"{NAME}-{size}.png").read_bytes() for size in SIZES]
    data = (FOLDER / f"{NAME}.ico").read_bytes()
    assert data == ico(pictures)
    assert struct.unpack_from("<HHH", data) == (0, 1, len(SIZES))
    for index, picture in enumerate(pictures):
        length, offset = struct.unpack_from("<II", data, 6 + 16 * index + 8)
        assert data[offset : offset + length] == picture


def test_the_desktop_entry_names_the_command_and_the_icon() -> None:
    parser = configparser.RawConfigParser()
    parser.read(ROOT / "packaging" / "spiderette.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "spiderette"
    assert entry["Icon"] == NAME
    assert f'{entry["Exec"]} = "spiderette.cli:main"' in (ROOT / "pyproject.toml").read_text(
        encoding="utf-8"
    )
