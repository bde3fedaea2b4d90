from __future__ import annotations

import pygame
import pytest

from game.ui.card_look import CardLook
from game.ui.card_shelf import KEPT, CardShelf
from game.ui.theme import THEMES

LOOK = CardLook(THEMES["felt"])

pytestmark = pytest.mark.usefixtures("display")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_the_same_cards_are_given_again() -> None:
    shelf = CardShelf()
    first = shelf.art(60, LOOK)
    assert shelf.art(60, LOOK) is first
    for width in range(62, 62 + 2 * KEPT, 2):
        shelf.art(width, LOOK)
    assert shelf.art(60, LOOK) is not first


def test_rough_cards_have_the_size_that_is_wanted() -> None:
    shelf = CardShelf()
    shelf.art(60, LOOK).face(1, 12)
    shelf.rough = True
    rough, fine = shelf.art(84, LOOK), LOOK.art(84)
    assert rough.face(1, 12).get_size() == fine.face(1, 12).get_size()
    assert rough.face(1, 12, dim=True).get_size() == fine.face(1, 12).get_size()
    assert rough.back().get_size() == fine.back().get_size()
    assert pixels(rough.face(1, 12)) != pixels(fine.face(1, 12))
    assert shelf.art(84, LOOK) is rough


def test_rough_cards_are_forgotten() -> None:
    shelf = CardShelf()
    fine = shelf.art(60, LOOK)
    shelf.rough = True
    shelf.art(84, LOOK)
    assert shelf.art(60, LOOK) is fine
    shelf.sharpen()
    assert pixels(shelf.art(84, LOOK).face(0, 1)) == pixels(LOOK.art(84).face(0, 1))


def test_without_any_cards_none_can_be_rough() -> None:
    shelf = CardShelf()
    shelf.rough = True
    assert pixels(shelf.art(60, LOOK).face(0, 1)) == pixels(LOOK.art(60).face(0, 1))
    other = LOOK._replace(back="star")
    assert pixels(shelf.art(84, other).back()) == pixels(other.art(84).back())
