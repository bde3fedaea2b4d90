"""Whether each court is known by its outline."""

from __future__ import annotations

import io
import re
from itertools import combinations

import pygame
import pytest

from tools.deck.drawing import Drawing
from tools.deck.figure import split_y
from tools.deck.half_figure import half_figure
from tools.deck.levels import FRAME, FULL, FULL_LARGE, HEIGHT, LARGE, SMALL, WIDTH, Level

SUITS, RANKS = "SHDC", "KQJ"
SHOULDERS = 0.33  # of the height: below it bodies are much alike
OF_ONE_RANK, OF_ONE_SUIT = 0.2, 0.25  # least share of the two outlines that they do not share
PIXELS = (125, 175)


pytestmark = pytest.mark.usefixtures("display")


def outline(level: Level, name: str) -> pygame.mask.Mask:
    """The pixels that a half figure covers on its card."""
    drawing = Drawing(level)
    with drawing.group(f"translate({level.axis:.0f} 0)"):
        drawing.include(half_figure(level, *name))
    width, height = PIXELS
    root = f'width="{width}" height="{height}">'
    text = re.sub(r'width="[\d.]+" height="[\d.]+">', root, drawing.svg(), count=1)
    return pygame.mask.from_surface(pygame.image.load(io.BytesIO(text.encode()), "figure.svg"))


def head(level: Level, name: str) -> pygame.mask.Mask:
    """The part of the outline above the shoulders, with what the hand holds up."""
    mask = pygame.mask.Mask((PIXELS[0], round(PIXELS[1] * SHOULDERS)))
    mask.draw(outline(level, name), (0, 0))
    return mask


def unlike(one: pygame.mask.Mask, other: pygame.mask.Mask) -> float:
    """The share of both areas together that only one of them has."""
    common = one.overlap_area(other, (0, 0))
    return 1 - common / (one.count() + other.count() - common)


def test_an_outline_is_like_itself() -> None:
    assert unlike(head(FULL, "SK"), head(FULL, "SK")) == 0


@pytest.mark.parametrize("level", [FULL, LARGE], ids=lambda level: level.name)
@pytest.mark.parametrize("rank", RANKS)
def test_the_four_courts_of_a_rank_differ_in_outline(level: Level, rank: str) -> None:
    heads = {suit: head(level, suit + rank) for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        assert unlike(heads[one], heads[other]) >= OF_ONE_RANK, (one, other)


@pytest.mark.parametrize("level", [FULL, LARGE], ids=lambda level: level.name)
@pytest.mark.parametrize("suit", SUITS)
def test_the_three_courts_of_a_suit_differ_in_outline(level: Level, suit: str) -> None:
    heads = {rank: head(level, suit + rank) for rank in RANKS}
    for one, other in combinations(RANKS, 2):
        assert unlike(heads[one], heads[other]) >= OF_ONE_SUIT, (one, other)


@pytest.mark.parametrize("level", [FULL, SMALL, LARGE, FULL_LARGE], ids=lambda level: level.name)
@pytest.mark.parametrize("name", [suit + rank for suit in SUITS for rank in RANKS])
def test_a_figure_keeps_to_its_half_of_the_panel(level: Level, name: str) -> None:
    mask = outline(level, name)
    width, height = PIXELS
    slack = 2  # units: lines are drawn over an edge by half their width
    for x in range(width):
        for y in range(height):
            if mask.get_at((x, y)):
                across, down = x * WIDTH / width, y * HEIGHT / height
                assert FRAME - slack <= across <= WIDTH - FRAME + slack, (across, down)
                assert FRAME - slack <= down <= split_y(across) + 2 * slack, (across, down)


@pytest.mark.parametrize("name", [suit + rank for suit in SUITS for rank in RANKS])
def test_air_is_left_beside_the_figure(name: str) -> None:
    """The two halves together must not close to a band from frame to frame."""
    mask = outline(FULL, name)
    scale = PIXELS[0] / WIDTH
    left = [mask.get_at((round(30 * scale), round(y * scale))) for y in range(70, 185, 5)]
    assert not any(left)
