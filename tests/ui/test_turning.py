from __future__ import annotations

import pygame
import pytest

from game.ui.turning import DEPTH, turned

SIZE = (60, 84)


def flat() -> pygame.Surface:
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    surface.fill((240, 230, 210, 255))
    return surface


def edges(picture: pygame.Surface) -> tuple[int, int]:
    """How many px of the left and of the right edge are coloured."""
    width, height = picture.get_size()
    left, right = (
        sum(picture.get_at((x, y))[3] > 0 for y in range(height)) for x in (0, width - 1)
    )
    return left, right


@pytest.mark.parametrize("face", [0.9, 0.5, 0.2, -0.2, -0.5, -0.9])
def test_the_near_edge_is_the_longer_one(face: float) -> None:
    picture = turned(flat(), *SIZE, face)
    left, right = edges(picture)
    assert (left < right) is (face < 0)
    assert max(left, right) <= round(SIZE[1] * (1 + DEPTH))
    assert min(left, right) >= round(SIZE[1] * (1 - DEPTH))


@pytest.mark.parametrize("face", [1.0, 0.7, 0.3, 0.0, -0.3, -1.0])
def test_it_grows_narrow(face: float) -> None:
    picture = turned(flat(), *SIZE, face)
    assert picture.get_width() == max(2, round(60 * abs(face)))
    assert picture.get_height() >= SIZE[1]


def test_flat_is_flat() -> None:
    assert turned(flat(), *SIZE, 1.0).get_size() == SIZE
    assert edges(turned(flat(), *SIZE, 1.0)) == (84, 84)


def test_nothing_of_it_is_clear() -> None:
    picture = turned(flat(), *SIZE, 0.6)
    middle = picture.get_height() // 2
    for x in range(picture.get_width()):
        assert picture.get_at((x, middle))[3] > 250
