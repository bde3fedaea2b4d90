from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.table.strips import natural_up
from game.ui.card_art import BACKS, CardArt
from game.ui.card_svg import RANK_NAMES, card_picture, sign
from game.ui.theme import THEMES, Theme

from ..card_pixels import colour_at, distance, is_ink, runs, unlike

FELT = THEMES["felt"]
EDGELESS = FELT._replace(card_edge=FELT.card)
"""Where ink is looked for, the line around the card would be taken for it."""
_GOLD = (216, 168, 78)
SUITS = range(4)
RANKS = range(1, 14)
FACES = [(suit, rank) for suit in SUITS for rank in RANKS]
RED_SUITS, BLACK_SUITS = (1, 2), (0, 3)
WIDTHS = (42, 56, 57, 69, 70, 84, 103, 116, 176, 333, 480)

pytestmark = pytest.mark.usefixtures("display")


@pytest.mark.parametrize("width", WIDTHS)
def test_every_card_has_the_exact_size_with_round_corners(width: int) -> None:
    art = CardArt(width, FELT)
    assert art.height == round(width * 1.4)
    cards = [art.face(suit, rank) for suit, rank in FACES]
    for card in [*cards, art.back()]:
        assert card.get_size() == (width, art.height)
        for x in (0, width - 1):
            for y in (0, art.height - 1):
                assert card.get_at((x, y)).a < 24
        assert card.get_at((width // 2, art.height // 2)).a == 255
        # The art reaches all four sides.
        assert card.get_at((width // 2, 0)).a == 255
        assert card.get_at((width - 1, art.height // 2)).a == 255
        assert card.get_at((width // 2, art.height - 1)).a == 255


@pytest.mark.parametrize("level", ["large", "small", "full", "full_large"])
@pytest.mark.parametrize("width", [42, 160, 480])
def test_every_level_can_be_drawn_at_any_size(level: str, width: int) -> None:
    size = (width, round(width * 1.4))
    plain = () if level == "full_large" else ("blank", *(f"back_{back}" for back in BACKS))
    for name in ("SA", "H10", "DK", "CQ", "SJ", *plain):
        picture = card_picture(level, name, size, {})
        assert picture.get_size() == size
        assert picture.get_at((0, 0)).a < 24
        assert picture.get_at((width // 2, size[1] // 2)).a == 255


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("width", [44, 56, 64, 84])
def test_a_strip_of_four_pixels_shows_the_colour_of_the_web(width: int, theme: Theme) -> None:
    back = CardArt(width, theme).back()
    others = theme.card, theme.card_edge, _GOLD
    for y in (2, 3):
        seen = colour_at(back, width // 3, y)
        if all(distance(seen, theme.back) < distance(seen, other) for other in others):
            return
    pytest.fail("only the border is seen")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("width", [44, 64, 84, 116, 176])
def test_no_slivers_of_pips_show_between_covered_cards(width: int, large: bool) -> None:
    art = CardArt(width, EDGELESS, large_index=large)
    strip = natural_up(width) + art.radius
    for suit in SUITS:
        for rank in RANKS:
            top, whole = (
                art.covered(suit, rank, strip - art.radius, dim=False),
                art.face(suit, rank),
            )
            assert unlike(top, whole, (width * 2 // 5, round(width * 0.24))) == 0
            row = [colour_at(top, x, strip - 1) for x in range(width // 8, width * 7 // 8)]
            assert (set(row) == {EDGELESS.card}) == (rank <= 10), (suit, rank)


def test_unknown_drawings_are_refused() -> None:
    with pytest.raises(FileNotFoundError):
        card_picture("full", "X1", (50, 70), {})
    with pytest.raises(FileNotFoundError):
        sign("pip_X")


def test_all_faces_differ() -> None:
    art = CardArt(116, FELT)
    pictures = {pygame.image.tobytes(art.face(suit, rank), "RGBA") for suit, rank in FACES}
    assert len(pictures) == 52


@pytest.mark.parametrize("suits", [RED_SUITS, BLACK_SUITS])
def test_small_cards_of_one_colour_are_told_apart_by_their_index(suits: tuple[int, int]) -> None:
    art = CardArt(56, FELT)
    faces = [(suit, rank) for suit in suits for rank in RANKS]
    for one, other in combinations(faces, 2):
        assert unlike(art.face(*one), art.face(*other), (34, 19)) >= 12, (one, other)


@pytest.mark.parametrize("width", [56, 84, 176])
def test_courts_are_the_same_from_both_ends(width: int) -> None:
    art = CardArt(width, FELT)
    for suit in SUITS:
        for rank in (11, 12, 13):
            card = art.face(suit, rank)
            turned = pygame.transform.rotate(card, 180)
            # Both ends are smoothed on their own, so that single pixels may differ.
            different = unlike(card, turned, card.get_size())
            assert different < 0.01 * width * art.height, (suit, rank, different)


def test_an_ace_is_not_the_same_from_both_ends() -> None:
    card = CardArt(84, FELT).face(0, 1)
    turned = pygame.transform.rotate(card, 180)
    assert unlike(card, turned, card.get_size()) > 0.01 * 84 * 118


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_the_index_of_a_card_of_56_px_is_14_px_high(suit: int, rank: int) -> None:
    card = CardArt(56, EDGELESS).face(suit, rank)
    columns = range(3, 12)
    rows = [any(is_ink(card, x, y, suit, EDGELESS) for x in columns) for y in range(20)]
    first, last = runs(rows)[0]
    assert last - first >= 14
    assert first >= 1


@pytest.mark.parametrize("width", [42, 56, 84, 116, 176])
@pytest.mark.parametrize("height", [6, 7, 10, 13, 18])
def test_a_strip_shows_rank_then_suit(width: int, height: int) -> None:
    art = CardArt(width, EDGELESS)
    for suit, rank in FACES:
        strip = art.strip(suit, rank, height)
        assert strip.get_size() == (width, height + art.radius)
        columns = [
            any(is_ink(strip, x, y, suit, EDGELESS) for y in range(1, height - 1))
            for x in range(width)
        ]
        spans = runs(columns)
        assert len(spans) >= 2, (suit, rank)
        assert spans[0][0] >= 2
        assert spans[-1][1] <= width - 2
        suit_columns = range(*spans[-1])
        assert len(suit_columns) >= min(3, height - 4)
        # The sign fills the strip: ink in the first row under the edge, or in the next one.
        for columns_of in (range(*spans[0]), suit_columns):
            assert any(
                is_ink(strip, x, y, suit, EDGELESS) for x in columns_of for y in (1, 2, height // 3)
            )


@pytest.mark.parametrize("suits", [RED_SUITS, BLACK_SUITS])
def test_strips_of_one_colour_are_told_apart(suits: tuple[int, int]) -> None:
    art = CardArt(56, FELT)
    names = [(suit, rank) for suit in suits for rank in RANKS]
    for one, other in combinations(names, 2):
        strips = [art.strip(*name, 12) for name in (one, other)]
        assert unlike(strips[0], strips[1], (56, 11)) >= 8, (one, other)


def test_the_height_of_a_strip_is_kept_within_the_card() -> None:
    art = CardArt(56, FELT)
    assert art.strip(0, 1, 1).get_height() == 6 + art.radius
    assert art.strip(0, 1, 500).get_height() == art.height


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_dimmed_card_is_multiplied_by_the_colour_of_the_theme(theme: Theme) -> None:
    art = CardArt(84, theme)
    for bright, dim in (
        (art.face(1, 2), art.face(1, 2, dim=True)),
        (art.strip(1, 2, 18), art.strip(1, 2, 18, dim=True)),
    ):
        assert dim.get_at((0, 0)).a == bright.get_at((0, 0)).a
        for x, y in ((42, 12), (8, 5), (70, 15)):
            expected = [
                value * factor / 255
                for value, factor in zip(colour_at(bright, x, y), theme.dim, strict=True)
            ]
            assert list(colour_at(dim, x, y)) == pytest.approx(expected, abs=1.01)


def test_the_suits_have_the_colours_of_the_theme() -> None:
    theme = THEMES["contrast"]
    art = CardArt(84, theme)
    # The upper middle pip of a three.
    for suit, colour in enumerate((theme.ink, theme.red, theme.red, theme.ink)):
        pip = [colour_at(art.face(suit, 3), 42, y) for y in range(20, 50)]
        assert pip.count(colour) > 8
    assert colour_at(art.mini(2, 40), 16, 20) == theme.red


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("height", [5, 14, 60])
def test_a_pip_fills_its_height_in_the_wanted_colour(suit: int, height: int) -> None:
    pip = CardArt(84, FELT).pip(suit, height, (10, 200, 30))
    assert pip.get_height() == height
    assert pip.get_bounding_rect(min_alpha=20).height == height
    middle = pip.get_at((pip.get_width() // 2, height // 2))
    assert tuple(middle) == (10, 200, 30, 255)


def test_nothing_is_drawn_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []
    load = pygame.image.load

    def watched(*arguments: object) -> pygame.Surface:
        drawn.append(arguments)
        return load(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(pygame.image, "load", watched)
    art = CardArt(116, FELT)
    assert drawn == []
    art.face(2, 13)
    assert len(drawn) == 1
    art.face(2, 13, dim=True)
    art.face(2, 13)
    assert len(drawn) == 1


def test_a_card_can_be_blitted_without_flags() -> None:
    art = CardArt(116, FELT)
    target = pygame.Surface((130, 180))
    target.fill((20, 60, 50))
    target.blit(art.face(0, 2), (5, 5))
    assert colour_at(target, 5, 5) == (20, 60, 50)
    assert distance(colour_at(target, 63, 86), FELT.card) <= 1
    target.blit(art.strip(0, 2, 12), (5, 5))
    assert colour_at(target, 5, 5) == (20, 60, 50)


def test_rank_names_are_in_order() -> None:
    assert RANK_NAMES[0] == "A"
    assert RANK_NAMES[9:] == ("10", "J", "Q", "K")
