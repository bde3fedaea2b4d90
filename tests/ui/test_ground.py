"""The table under every page."""

from __future__ import annotations

import pygame
import pytest

from game.ui.ground import Ground
from game.ui.theme import THEMES, Theme


def ground(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The table as it comes out in the window."""
    shown = pygame.Surface(size, 0, 32)
    shown.blit(Ground().surface(theme, size), (0, 0))
    return shown


SIZES = [(640, 480), (480, 854), (1280, 720), (720, 720)]


def mean(surface: pygame.Surface, rect: tuple[int, int, int, int]) -> tuple[int, int, int]:
    red, green, blue, *_ = pygame.transform.average_color(surface, pygame.Rect(rect))
    return red, green, blue


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("size", SIZES)
def test_the_lamp_hangs_over_the_middle(theme: Theme, size: tuple[int, int]) -> None:
    surface = ground(theme, size)
    assert surface.get_size() == size
    width, height = size
    middle = mean(surface, (width // 2 - 8, round(height * 0.46) - 8, 16, 16))
    corner = mean(surface, (0, height - 16, 16, 16))
    for seen, wanted in zip(middle, theme.centre, strict=True):
        assert abs(seen - wanted) <= 3
    for seen, wanted in zip(corner, theme.edge, strict=True):
        assert abs(seen - wanted) <= 3


def test_the_same_table_has_the_same_pixels() -> None:
    first, second = (ground(THEMES["felt"], (640, 480)) for _ in range(2))
    assert first is not second
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_the_last_table_is_kept() -> None:
    kept = Ground()
    first = kept.surface(THEMES["felt"], (320, 240))
    assert kept.surface(THEMES["felt"], (320, 240)) is first
    assert kept.surface(THEMES["walnut"], (240, 320)).get_size() == (240, 320)


def test_another_theme_has_other_colours() -> None:
    kept = Ground()
    felt = kept.surface(THEMES["felt"], (320, 240)).get_at((160, 110))
    walnut = kept.surface(THEMES["walnut"], (320, 240)).get_at((160, 110))
    assert felt != walnut
    assert kept.surface(THEMES["felt"], (320, 240)).get_at((160, 110)) == felt


def test_the_web_is_in_the_upper_right_corner_only() -> None:
    """The light is the same on both sides, so the mirror image differs by the web and grain."""
    surface = ground(THEMES["felt"], (640, 480))
    mirrored = pygame.transform.flip(surface, True, False)
    mirrored.blit(surface, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    # What is left at the left side is by how much the right side is lighter.
    above_grain = (9, 9, 9, 255)
    web = pygame.mask.from_threshold(mirrored, (0, 0, 0), above_grain)
    web.invert()
    drawn = web.get_bounding_rects()
    assert drawn
    assert all(rect.right < 360 and rect.bottom < 360 for rect in drawn)


def test_high_contrast_is_plain() -> None:
    surface = Ground().surface(THEMES["contrast"], (320, 240))
    assert set(pygame.image.tobytes(surface, "RGB")) == {0}
