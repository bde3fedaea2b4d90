"""The choices that a player has among cards: back, four colours, large index."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.ui.card_art import BACKS, CardArt
from game.ui.card_colours import face_colours, suit_colour
from game.ui.card_svg import SUIT_LETTERS, card_picture
from game.ui.theme import THEMES, Colour, Theme

from ..card_pixels import colour_at, distance, is_ink, runs, unlike

FELT = THEMES["felt"]
EDGELESS = FELT._replace(card_edge=FELT.card)
SUITS = range(4)
FACES = [(suit, rank) for suit in SUITS for rank in range(1, 14)]

pytestmark = pytest.mark.usefixtures("display")


@pytest.mark.parametrize("width", [56, 84, 176])
@pytest.mark.parametrize("back", BACKS)
def test_a_back_is_the_same_from_both_ends(width: int, back: str) -> None:
    card = CardArt(width, FELT, back=back).back()
    turned = pygame.transform.rotate(card, 180)
    assert unlike(card, turned, card.get_size()) < 0.01 * card.get_width() * card.get_height()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_backs_differ_within_a_border_of_the_card(theme: Theme) -> None:
    cards = [CardArt(116, theme, back=back).back() for back in BACKS]
    for one, other in combinations(cards, 2):
        assert unlike(one, other, one.get_size()) > 0.2 * 116 * 162
    for card in cards:
        assert colour_at(card, 2, 81) == theme.card
        assert colour_at(card, 58, 2) == theme.card


def test_an_unknown_back_is_refused() -> None:
    with pytest.raises(ValueError, match="tartan"):
        CardArt(116, FELT, back="tartan")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("width", [56, 84, 116, 480])
def test_a_card_has_body_with_edge_of_the_theme(theme: Theme, width: int) -> None:
    art = CardArt(width, theme)
    for card in (art.face(0, 2), art.back(), art.strip(0, 2, 14)):
        assert distance(colour_at(card, width // 2, 0), theme.card_edge) <= 40
    assert colour_at(art.face(0, 2), width // 3, art.height // 2) == theme.card


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("width", [56, 84, 176])
def test_four_colours_reach_index_pips_with_strips(suit: int, width: int) -> None:
    art = CardArt(width, FELT, four_colours=True)
    wanted = suit_colour(FELT, suit, True)
    for picture in (art.face(suit, 4), art.strip(suit, 4, 14), art.mini(suit, 14)):
        found = {
            colour_at(picture, x, y)
            for x in range(min(width // 2, picture.get_width()))
            for y in range(min(width // 4, picture.get_height()))
        }
        assert wanted in found


def test_the_robe_of_a_diamond_is_blue_with_four_colours() -> None:
    def count(four_colours: bool, colour: Colour) -> int:
        card = CardArt(176, FELT, four_colours).face(2, 13)
        return sum(
            colour_at(card, x, y) == colour for x in range(40, 176, 2) for y in range(60, 180, 2)
        )

    assert count(True, FELT.blue) > 100
    assert count(True, FELT.red) == count(False, FELT.blue) == 0


@pytest.mark.parametrize("width", [56, 84, 116, 176])
def test_a_large_index_is_a_quarter_of_the_width_high(width: int) -> None:
    normal, large = CardArt(width, EDGELESS), CardArt(width, EDGELESS, large_index=True)
    heights = []
    for art in (normal, large):
        rows = [
            any(is_ink(art.face(0, 6), x, y, 0, EDGELESS) for x in range(3, width // 5))
            for y in range(width // 2)
        ]
        first, last = runs(rows)[0]
        heights.append(last - first)
    assert heights[1] >= 0.24 * width
    assert (heights[0] < 0.2 * width) == (width >= 70)


def test_a_large_index_keeps_all_cards_apart() -> None:
    art = CardArt(116, FELT, large_index=True)
    pictures = {pygame.image.tobytes(art.face(suit, rank), "RGBA") for suit, rank in FACES}
    assert len(pictures) == 52
    assert art.back().get_size() == (116, 162)


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("width", [56, 84, 176])
def test_an_ace_carries_a_large_sign_with_an_ornament(suit: int, width: int) -> None:
    card = CardArt(width, FELT).face(suit, 1)
    inside = pygame.Rect(0, 0, width * 0.7, width * 0.72)
    inside.center = card.get_rect().center
    plain = card_picture(
        "small", f"{SUIT_LETTERS[suit]}2", card.get_size(), face_colours(FELT, suit, False)
    )
    body = pygame.mask.from_threshold(card, FELT.card, (12, 12, 12, 255))
    sign_area = inside.w * inside.h - count_within(body, inside)
    assert sign_area > 0.35 * inside.w * inside.h
    # Threads, petals and facets part the sign: much of it has not the colour of the suit.
    colour = suit_colour(FELT, suit, False)
    own = pygame.mask.from_threshold(card, colour, (24, 24, 24, 255))
    pips = pygame.mask.from_threshold(plain, colour, (24, 24, 24, 255))
    assert sign_area - count_within(own, inside) > 0.15 * sign_area
    assert pips.count() < sign_area


def count_within(mask: pygame.mask.Mask, area: pygame.Rect) -> int:
    part = pygame.mask.Mask(area.size)
    part.draw(mask, (-area.x, -area.y))
    return part.count()
