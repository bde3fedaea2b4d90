from __future__ import annotations

import pygame
import pytest

from game.ui.opacity import LEVELS, faded, thinned


def sheet() -> pygame.Surface:
    surface = pygame.Surface((4, 4), pygame.SRCALPHA)
    surface.fill((200, 100, 40, 240))
    return surface


def test_all_of_it_is_the_picture_itself() -> None:
    picture = sheet()
    assert faded(picture, 1.0) is picture
    assert faded(picture, 7.0) is picture


@pytest.mark.parametrize("share", [0.0, -1.0, 0.01])
def test_none_of_it_is_nothing(share: float) -> None:
    assert faded(sheet(), share) is None


def test_half_of_it_is_premultiplied() -> None:
    half = faded(sheet(), 0.5)
    assert half is not None
    assert tuple(half.get_at((1, 1))) == pytest.approx((100, 50, 20, 120), abs=2)


def test_few_levels_are_kept() -> None:
    picture = sheet()
    seen = {id(faded(picture, share / 1000)) for share in range(1001)}
    assert len(seen) == LEVELS + 1


def test_the_picture_stays_as_it_is() -> None:
    picture = sheet()
    thinned(picture, 20)
    faded(picture, 0.3)
    assert tuple(picture.get_at((1, 1))) == (200, 100, 40, 240)
