"""Whether words and rings can be read in every theme."""

from __future__ import annotations

import pytest

from game.ui.theme import (
    ON_GOLD,
    ON_GOLD_SECOND,
    PAD_COLOURS,
    THEMES,
    Colour,
    Theme,
    contrast_ratio,
    mix,
)

WORDS = 4.5
"""The least contrast of words that WCAG asks for."""
SHAPES = 3.0

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def plate_on_table(theme: Theme) -> Colour:
    """A panel over the lightest ground."""
    return mix(theme.centre, theme.plate, theme.plate_alpha / 255)


def blocked(theme: Theme, colour: Colour) -> Colour:
    """A colour of a card that cannot be lifted."""
    red, green, blue = (a * b // 255 for a, b in zip(colour, theme.dim, strict=True))
    return red, green, blue


def test_contrast_of_black_and_white_is_the_largest() -> None:
    assert contrast_ratio((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast_ratio((255, 255, 255), (0, 0, 0)) == pytest.approx(21)


def test_contrast_of_a_colour_with_itself_is_one() -> None:
    assert contrast_ratio((120, 30, 200), (120, 30, 200)) == pytest.approx(1)


def test_contrast_of_a_known_pair() -> None:
    assert contrast_ratio((0x77, 0x77, 0x77), (255, 255, 255)) == pytest.approx(4.48, abs=0.005)


def test_mix_reaches_both_ends() -> None:
    assert mix((0, 10, 20), (100, 110, 120), 0) == (0, 10, 20)
    assert mix((0, 10, 20), (100, 110, 120), 0.5) == (50, 60, 70)
    assert mix((0, 10, 20), (100, 110, 120), 1) == (100, 110, 120)


def test_a_theme_is_found_by_its_own_name() -> None:
    assert list(THEMES) == ["felt", "midnight", "walnut", "contrast"]
    assert all(theme.name == name for name, theme in THEMES.items())
    assert [theme.name for theme in THEMES.values() if theme.high_contrast] == ["contrast"]


@every_theme
@pytest.mark.parametrize("role", ["text", "muted", "gold", "mint", "warn"])
def test_words_are_readable_on_table_and_plate(theme: Theme, role: str) -> None:
    colour: Colour = getattr(theme, role)
    assert contrast_ratio(colour, theme.centre) >= WORDS
    assert contrast_ratio(colour, plate_on_table(theme)) >= WORDS


@every_theme
@pytest.mark.parametrize("words", [ON_GOLD, ON_GOLD_SECOND])
def test_words_are_readable_on_gold(theme: Theme, words: Colour) -> None:
    assert contrast_ratio(words, theme.gold) >= WORDS


@every_theme
@pytest.mark.parametrize("suit", ["ink", "red", "green", "blue"])
def test_suits_are_readable_on_cards(theme: Theme, suit: str) -> None:
    assert contrast_ratio(getattr(theme, suit), theme.card) >= WORDS


@every_theme
@pytest.mark.parametrize("suit", ["ink", "red"])
def test_suits_are_readable_on_blocked_cards(theme: Theme, suit: str) -> None:
    colour: Colour = getattr(theme, suit)
    assert contrast_ratio(blocked(theme, colour), blocked(theme, theme.card)) >= WORDS


@every_theme
@pytest.mark.parametrize("role", ["gold", "mint", "warn"])
def test_the_keyline_parts_a_ring_from_an_ivory_card(theme: Theme, role: str) -> None:
    keyline = mix(theme.card, theme.plate, 1.0 if theme.high_contrast else 190 / 255)
    assert contrast_ratio(keyline, theme.card) >= SHAPES
    assert contrast_ratio(keyline, getattr(theme, role)) >= SHAPES


@every_theme
def test_the_outline_of_an_empty_column_shows(theme: Theme) -> None:
    outline = mix(theme.centre, theme.line, 1.0 if theme.high_contrast else 112 / 255)
    assert contrast_ratio(outline, theme.centre) >= SHAPES


@every_theme
@pytest.mark.parametrize("place", PAD_COLOURS)
def test_letters_on_pad_coins_are_readable(theme: Theme, place: str) -> None:
    colour = theme.text if theme.high_contrast else PAD_COLOURS[place]
    assert contrast_ratio(colour, mix(theme.plate, colour, 0.22)) >= WORDS


def test_high_contrast_words_reach_the_stricter_level() -> None:
    theme = THEMES["contrast"]
    for role in ("text", "muted", "gold", "mint", "warn"):
        assert contrast_ratio(getattr(theme, role), theme.centre) >= 7
