"""Plates, rings, shadows."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui import paint
from game.ui.fonts import Fonts
from game.ui.stretch import stretch
from game.ui.style import Style
from game.ui.theme import THEMES, Theme, contrast_ratio

FELT = THEMES["felt"]
CONTRAST = THEMES["contrast"]
GROUND = (20, 58, 51)


def styled(theme: Theme, size: tuple[int, int] = (640, 480)) -> Style:
    return Style.of(theme, Fonts(), size)


def table(width: int = 200, height: int = 160) -> pygame.Surface:
    surface = pygame.Surface((width, height), 0, 32)
    surface.fill(GROUND)
    return surface


def colour(surface: pygame.Surface, at: tuple[int, int]) -> tuple[int, int, int]:
    red, green, blue, _ = surface.get_at(at)
    return red, green, blue


def changed(surface: pygame.Surface) -> pygame.Rect:
    """The part of the table on which something was drawn."""
    mask = pygame.mask.from_threshold(surface, (*GROUND, 255), (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def test_a_rounded_rectangle_fills_its_place_but_the_corners() -> None:
    surface = table()
    rect = pygame.Rect(20, 30, 100, 60)
    paint.rounded(surface, rect, 12, (200, 100, 50))
    assert changed(surface) == rect
    assert colour(surface, rect.center) == (200, 100, 50)
    assert colour(surface, (rect.centerx, rect.top)) == (200, 100, 50)
    assert colour(surface, (rect.right - 1, rect.centery)) == (200, 100, 50)
    assert colour(surface, rect.topleft) == GROUND
    assert colour(surface, (rect.right - 1, rect.bottom - 1)) == GROUND


def test_a_line_lies_on_the_rim_only() -> None:
    surface = table()
    rect = pygame.Rect(20, 30, 100, 60)
    paint.rounded(surface, rect, 8, (200, 100, 50), (255, 255, 255), 2)
    assert colour(surface, (rect.centerx, rect.top + 1)) == (255, 255, 255)
    assert colour(surface, (rect.centerx, rect.top + 2)) == (200, 100, 50)


@pytest.mark.parametrize("size", [(1, 1), (3, 40), (40, 3), (7, 7), (24, 24), (25, 24), (180, 9)])
def test_small_rectangles_stay_inside_their_place(size: tuple[int, int]) -> None:
    surface = table()
    rect = pygame.Rect((10, 10), size)
    paint.rounded(surface, rect, 12, (255, 255, 255), (255, 0, 0))
    assert rect.contains(changed(surface))


def test_a_stretched_rectangle_equals_one_drawn_whole() -> None:
    """The corners come from one small sprite, whatever the size."""
    small, large = table(), table()
    paint.rounded(small, pygame.Rect(0, 0, 40, 40), 10, (200, 100, 50), (255, 255, 255))
    paint.rounded(large, pygame.Rect(0, 0, 160, 120), 10, (200, 100, 50), (255, 255, 255))
    for at in [(x, y) for x in range(12) for y in range(12)]:
        assert small.get_at(at) == large.get_at(at)


def test_stretching_keeps_both_ends() -> None:
    piece = pygame.Surface((3, 1), pygame.SRCALPHA)
    for x, shade in enumerate(((255, 0, 0), (0, 255, 0), (0, 0, 255))):
        piece.set_at((x, 0), shade)
    surface = table()
    stretch(surface, piece, pygame.Rect(10, 10, 50, 1))
    assert colour(surface, (10, 10)) == (255, 0, 0)
    assert {colour(surface, (x, 10)) for x in range(11, 59)} == {(0, 255, 0)}
    assert colour(surface, (59, 10)) == (0, 0, 255)
    assert colour(surface, (60, 10)) == GROUND


def test_a_veil_mixes_the_colour_into_what_is_there() -> None:
    surface = table()
    paint.veil(surface, pygame.Rect(10, 10, 50, 20), (255, 255, 255), 128)
    red, green, blue = colour(surface, (30, 15))
    assert abs(red - 138) <= 1
    assert abs(green - 157) <= 1
    assert abs(blue - 153) <= 1
    assert changed(surface) == pygame.Rect(10, 10, 50, 20)


@pytest.mark.parametrize("ring_colour", ["gold", "mint"])
@pytest.mark.parametrize("theme", [FELT, CONTRAST], ids=lambda theme: theme.name)
def test_a_ring_has_a_dark_keyline_on_both_sides(theme: Theme, ring_colour: str) -> None:
    surface = table()
    surface.fill(theme.card)
    wanted = getattr(theme, ring_colour)
    rect = pygame.Rect(50, 40, 100, 80)
    paint.ring(surface, theme, rect, 10, wanted, width=3, gap=2, glow=False)
    row = [colour(surface, (x, rect.centery)) for x in range(rect.x - 8, rect.x)]
    assert row[3:6] == [wanted] * 3
    for keyline in (row[2], row[6]):
        assert sum(keyline) < sum(theme.card) / 2
    assert row[:2] == [theme.card] * 2
    assert row[7] == theme.card
    assert colour(surface, rect.center) == theme.card


def test_a_ring_with_a_negative_gap_lies_inside() -> None:
    surface = table()
    rect = pygame.Rect(50, 40, 100, 80)
    paint.ring(surface, FELT, rect, 6, FELT.warn, width=3, gap=-3, glow=False)
    assert rect.inflate(2, 2).contains(changed(surface))
    assert colour(surface, (rect.x + 1, rect.centery)) == FELT.warn


def test_a_ring_glows_but_not_in_high_contrast() -> None:
    rect = pygame.Rect(60, 50, 80, 60)
    lit, plain, strict = table(), table(), table()
    paint.ring(lit, FELT, rect, 8)
    paint.ring(plain, FELT, rect, 8, glow=False)
    paint.ring(strict, CONTRAST, rect, 8)
    assert changed(plain) == rect.inflate(14, 14)
    assert changed(lit).w > changed(plain).w
    assert changed(strict) == rect.inflate(14, 14)


def test_a_panel_casts_a_shadow_but_not_in_high_contrast() -> None:
    rect = pygame.Rect(60, 50, 80, 60)
    below = (rect.centerx, rect.bottom + 4)
    felt, flat, strict = table(), table(), table()
    paint.panel(felt, styled(FELT), rect)
    paint.panel(flat, styled(FELT), rect, shadowed=False)
    paint.panel(strict, styled(CONTRAST), rect)
    assert sum(colour(felt, below)) < sum(GROUND)
    assert colour(flat, below) == GROUND
    assert colour(strict, below) == GROUND
    assert colour(strict, rect.center) == (0, 0, 0)
    assert colour(strict, (rect.centerx, rect.top)) == (255, 255, 255)


def test_the_edge_of_a_panel_grows_with_the_screen() -> None:
    for size, line in (((640, 480), 1), ((1920, 1080), 1), ((3840, 2160), 2)):
        surface = table()
        paint.panel(surface, styled(CONTRAST, size), pygame.Rect(20, 20, 150, 120))
        lit = [colour(surface, (100, 20 + row)) == (255, 255, 255) for row in range(6)]
        assert lit.index(False) == line


def test_a_shadow_is_darkest_in_its_middle() -> None:
    surface = table()
    paint.shadow(surface, pygame.Rect(60, 50, 80, 60), 8, blur=6, drop=0, alpha=150)
    middle, rim, outside = (sum(colour(surface, (x, 80))) for x in (100, 62, 51))
    assert middle < rim < outside <= sum(GROUND)


def test_a_glow_is_brightest_near_its_plate() -> None:
    surface = table()
    paint.glow(surface, pygame.Rect(60, 50, 80, 60), 8, FELT.gold, blur=8)
    near, far = (sum(colour(surface, (x, 80))) for x in (58, 48))
    assert near > far > sum(GROUND)


SPRITES: dict[
    str,
    tuple[Callable[[pygame.Surface, pygame.Rect], object], Callable[[int, int], paint.Sprite]],
] = {
    "rounded": (
        lambda target, rect: paint.rounded(target, rect, 9, (9, 8, 7), (200, 200, 200)),
        lambda w, h: paint.rounded_sprite(w, h, 9, (9, 8, 7), (200, 200, 200)),
    ),
    "ring": (
        lambda target, rect: paint.ring(target, FELT, rect, 9, gap=1),
        lambda w, h: paint.ring_sprite(FELT, w, h, 9, gap=1),
    ),
    "shadow": (
        lambda target, rect: paint.shadow(target, rect, 9, 8, 5, 120),
        lambda w, h: paint.shadow_sprite(w, h, 9, 8, 5, 120),
    ),
    "glow": (
        lambda target, rect: paint.glow(target, rect, 9, FELT.mint),
        lambda w, h: paint.glow_sprite(w, h, 9, FELT.mint),
    ),
}


@pytest.mark.parametrize("name", SPRITES)
@pytest.mark.parametrize("size", [(80, 60), (70, 90), (33, 20)])
def test_a_sprite_equals_what_is_drawn_at_once(name: str, size: tuple[int, int]) -> None:
    draw, sprite_of = SPRITES[name]
    at_once, by_sprite = table(), table()
    rect = pygame.Rect((60, 40), size)
    draw(at_once, rect)
    sprite, (dx, dy) = sprite_of(*size)
    paint.put(by_sprite, sprite, (rect.x + dx, rect.y + dy))
    assert changed(at_once).w > 0
    for a, b in zip(
        pygame.image.tobytes(at_once, "RGB"), pygame.image.tobytes(by_sprite, "RGB"), strict=True
    ):
        assert abs(a - b) <= 1


def test_sprites_of_one_kind_and_other_sizes_differ() -> None:
    assert paint.glow_sprite(40, 60, 6, FELT.gold)[0].get_size() != (
        paint.glow_sprite(60, 40, 6, FELT.gold)[0].get_size()
    )
    assert paint.ring_sprite(FELT, 50, 50, 6)[0] is not paint.ring_sprite(CONTRAST, 50, 50, 6)[0]


def test_put_at_half_opacity_is_half_as_strong() -> None:
    surface = table()
    sprite, _ = paint.rounded_sprite(20, 20, 0, (255, 255, 255))
    paint.put(surface, sprite, (10, 10), 128)
    assert abs(colour(surface, (20, 20))[0] - 138) <= 2


def test_a_slot_is_opaque_in_high_contrast() -> None:
    surface = table()
    rect = pygame.Rect(50, 40, 64, 90)
    paint.slot(surface, CONTRAST, rect, 6, 112)
    assert colour(surface, (rect.centerx, rect.top)) == (255, 255, 255)


def test_a_slot_shows_its_mark_in_its_middle() -> None:
    plain, marked = table(), table()
    rect = pygame.Rect(50, 40, 64, 90)
    mark, _ = paint.rounded_sprite(21, 21, 3, (255, 255, 255))
    paint.slot(plain, FELT, rect, 6, 60)
    paint.slot(marked, FELT, rect, 6, 60, mark=mark)
    assert sum(colour(marked, rect.center)) > sum(colour(plain, rect.center))


@pytest.mark.parametrize("radius", [3.0, 7.5, 10.0])
def test_a_disc_is_round(radius: float) -> None:
    surface = table()
    paint.disc(surface, (60, 60), radius, (255, 255, 255))
    drawn = changed(surface)
    assert abs(drawn.w - 2 * radius) <= 2
    assert abs(drawn.centerx - 60) <= 1
    assert colour(surface, (60, 60)) == (255, 255, 255)


def test_a_hairline_of_high_contrast_is_seen_but_fainter_than_words() -> None:
    surface = pygame.Surface((20, 3), 0, 32)
    paint.hairline(surface, Style.of(CONTRAST, Fonts(), (640, 480)), 0, 1, 20, 26)
    shown = colour(surface, (10, 1))
    assert contrast_ratio(shown, (0, 0, 0)) >= 3
    assert contrast_ratio(CONTRAST.text, shown) >= 3
