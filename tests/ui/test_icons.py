"""The drawings of icons."""

from __future__ import annotations

import pygame
import pytest

from game.resources import resource
from game.ui.icons import NAMES, icon

GOLD = (216, 168, 78)


def test_every_drawing_has_a_name_here() -> None:
    assert sorted(path.stem for path in resource("icons").glob("*.svg")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [16, 24, 53])
def test_an_icon_fills_its_square_without_touching_the_rim(name: str, size: int) -> None:
    surface = icon(name, size, GOLD)
    assert surface.get_size() == (size, size)
    drawn = surface.get_bounding_rect(min_alpha=40)
    assert max(drawn.size) >= size * 0.45
    unit = size / 24
    assert drawn.left >= unit - 1
    assert drawn.top >= unit - 1
    assert drawn.right <= size - unit + 1
    assert drawn.bottom <= size - unit + 1


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_has_one_colour(name: str) -> None:
    surface = icon(name, 48, GOLD)
    solid = [
        surface.get_at((x, y))[:3]
        for x in range(48)
        for y in range(48)
        if surface.get_at((x, y)).a == 255
    ]
    assert solid
    rounding = 1
    for seen in solid:
        assert all(abs(a - b) <= rounding for a, b in zip(seen, GOLD, strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_uses_only_what_the_loader_draws(name: str) -> None:
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    assert not any(f"<{tag}" in text for tag in ("use", "text", "clipPath", "mask", "filter"))
    assert 'viewBox="0 0 24 24"' in text


def test_icons_are_told_apart() -> None:
    assert len({pygame.image.tobytes(icon(name, 24, GOLD), "RGBA") for name in NAMES}) == len(NAMES)


def test_an_icon_is_premultiplied() -> None:
    surface = icon("clock", 24, (255, 255, 255))
    for x in range(24):
        for y in range(24):
            red, _, _, alpha = surface.get_at((x, y))
            assert red <= alpha


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon("nothing", 24, GOLD)
