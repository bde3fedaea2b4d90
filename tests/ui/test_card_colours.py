"""Whether suits stay apart for every eye, whether cards stay apart in a fan."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from game.ui.card_colours import (
    DECK_BACK_SHADES,
    DECK_EDGE,
    DECK_GOLD_SHADES,
    DECK_INK,
    DECK_RED,
    DECK_RED_SHADES,
    DECK_WEB_SHADES,
    DECK_WEB_THREAD,
    back_colours,
    face_colours,
    hexadecimal,
    suit_colour,
)
from game.ui.theme import THEMES, Colour, Theme, contrast_ratio

SHAPES = 3.0
"""The least contrast of shapes that WCAG asks for."""
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
ALIKE = [(SPADES, CLUBS), (HEARTS, DIAMONDS)]
"""Suits of like outline, which the classic deck also gives the same colour."""
# Machado, Oliveira, Fernandes 2009: how a full deuteranope sees linear red, green, blue.
DEUTERANOPE = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def linear(colour: Colour) -> list[float]:
    parts = [channel / 255 for channel in colour]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def lab(light: list[float]) -> tuple[float, float, float]:
    """CIE L*, a*, b* of linear red, green, blue."""
    r, g, b = light
    white = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    x, y, z = (
        (r * red + g * green + b * blue) / (red + green + blue) for red, green, blue in white
    )
    fx, fy, fz = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
        for t in (max(0, v) for v in (x, y, z))
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen_by_deuteranope(colour: Colour) -> tuple[float, float, float]:
    light = linear(colour)
    return lab(
        [sum(part * value for part, value in zip(row, light, strict=True)) for row in DEUTERANOPE]
    )


def lightness(colour: Colour) -> float:
    return lab(linear(colour))[0]


def test_lightness_goes_from_black_to_white() -> None:
    assert lightness((0, 0, 0)) == pytest.approx(0, abs=0.1)
    assert lightness((255, 255, 255)) == pytest.approx(100, abs=0.1)


@every_theme
def test_four_suits_have_four_colours_or_two(theme: Theme) -> None:
    assert len({suit_colour(theme, suit, True) for suit in range(4)}) == 4
    assert suit_colour(theme, SPADES, False) == suit_colour(theme, CLUBS, False) == theme.ink
    assert suit_colour(theme, HEARTS, False) == suit_colour(theme, DIAMONDS, False) == theme.red
    for suit in (SPADES, HEARTS):
        assert suit_colour(theme, suit, True) == suit_colour(theme, suit, False)


@every_theme
@pytest.mark.parametrize("pair", ALIKE)
def test_suits_of_like_outline_differ_in_lightness_with_four_colours(
    theme: Theme, pair: tuple[int, int]
) -> None:
    one, other = (lightness(suit_colour(theme, suit, True)) for suit in pair)
    assert abs(one - other) >= 8


@every_theme
def test_red_and_black_differ_in_lightness(theme: Theme) -> None:
    assert abs(lightness(theme.red) - lightness(theme.ink)) >= 25


@every_theme
def test_a_deuteranope_sees_four_colours(theme: Theme) -> None:
    for one, other in combinations(range(4), 2):
        seen = [seen_by_deuteranope(suit_colour(theme, suit, True)) for suit in (one, other)]
        assert dist(*seen) >= 20, (one, other)


@every_theme
@pytest.mark.parametrize("suit", range(4))
def test_every_suit_can_be_read_on_its_card_even_dimmed(theme: Theme, suit: int) -> None:
    for four_colours in (False, True):
        colour = suit_colour(theme, suit, four_colours)
        assert contrast_ratio(colour, theme.card) >= 4.5
        red, green, blue = (a * b // 255 for a, b in zip(colour, theme.dim, strict=True))
        card = [a * b // 255 for a, b in zip(theme.card, theme.dim, strict=True)]
        assert contrast_ratio((red, green, blue), (card[0], card[1], card[2])) >= 4.5


@every_theme
def test_the_edge_of_a_card_shows_on_cards_and_on_the_table(theme: Theme) -> None:
    assert contrast_ratio(theme.card_edge, theme.card) >= SHAPES
    for table in (theme.centre, theme.edge):
        assert contrast_ratio(theme.card_edge, table) >= SHAPES


def test_the_robes_of_diamonds_follow_their_fourth_colour() -> None:
    theme = THEMES["felt"]
    classic, four = (face_colours(theme, DIAMONDS, four) for four in (False, True))
    assert classic[DECK_RED] == hexadecimal(theme.red)
    assert four[DECK_RED] == hexadecimal(theme.blue)
    assert DECK_RED_SHADES.keys() <= four.keys()
    assert DECK_RED_SHADES.keys().isdisjoint(classic)


def test_the_ink_of_clubs_follows_their_fourth_colour() -> None:
    theme = THEMES["felt"]
    assert face_colours(theme, CLUBS, True)[DECK_INK] == hexadecimal(theme.green)
    assert face_colours(theme, SPADES, True)[DECK_INK] == hexadecimal(theme.ink)


@every_theme
def test_the_web_is_of_the_theme_the_other_backs_only_with_strong_contrast(theme: Theme) -> None:
    colours = back_colours(theme)
    assert hexadecimal(theme.back) in {colours[ground] for ground in DECK_WEB_SHADES}
    assert colours[DECK_WEB_THREAD] == hexadecimal(theme.back_line)
    assert colours[DECK_EDGE] == hexadecimal(theme.card_edge)
    assert (DECK_BACK_SHADES.keys() <= colours.keys()) == theme.high_contrast
    assert (DECK_GOLD_SHADES.keys() <= colours.keys()) == theme.high_contrast


def test_lines_of_a_back_stand_out_with_strong_contrast() -> None:
    colours = {
        name: tuple(bytes.fromhex(code[1:]))
        for name, code in back_colours(THEMES["contrast"]).items()
    }
    for ground in (*DECK_BACK_SHADES, *DECK_WEB_SHADES):
        red, green, blue = colours[ground]
        for line in (*DECK_GOLD_SHADES, DECK_WEB_THREAD):
            r, g, b = colours[line]
            assert contrast_ratio((red, green, blue), (r, g, b)) >= SHAPES, (ground, line)
