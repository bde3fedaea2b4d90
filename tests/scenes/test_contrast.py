"""Whether words and edges can be told from what is really drawn behind them."""

from __future__ import annotations

from typing import NamedTuple

import pygame
import pytest

from game.input.intents import Exposed
from game.scenes.dialog import Dialog
from game.ui.fonts import Fonts
from game.ui.scale import SMALLEST
from game.ui.theme import THEMES, Colour, contrast_ratio
from tools.gallery import games
from tools.gallery.look import Look
from tools.gallery.plan import shots
from tools.gallery.studio import Studio

from .fakes import WatchedFonts

WORDS, EDGES = 4.5, 3.0
"""The least contrasts that WCAG asks for."""
SIZE = (640, 480)
VIEWS = {shot.view.name: shot.view for shot in shots(language="en")}
every_theme = pytest.mark.parametrize("theme", THEMES)


class Drawn(NamedTuple):
    text: str
    size: int
    rect: pygame.Rect


class NotingFonts(WatchedFonts):
    """Notes the words on the window, but for the faint ones of what cannot be used."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[Drawn] = []

    def note(
        self, target: pygame.Surface, text: str, size: int, alpha: int, rect: pygame.Rect
    ) -> None:
        if target.get_size() == SIZE and alpha == 255 and text.strip():
            self.words.append(Drawn(text, size, rect))


def studio(theme: str, fonts: Fonts | None = None) -> Studio:
    return Studio(SIZE, Look(theme, {"theme": theme}), fonts or Fonts())


def pixels(picture: pygame.Surface, area: pygame.Rect) -> list[Colour]:
    area = area.clip(picture.get_rect())
    return [
        tuple(picture.get_at((x, y))[:3])  # type: ignore[misc]  # three channels of four
        for y in range(area.top, area.bottom)
        for x in range(area.left, area.right)
    ]


def strongest(picture: pygame.Surface, area: pygame.Rect, ground: Colour) -> float:
    """The largest contrast to the ground within an area."""
    return max(contrast_ratio(pixel, ground) for pixel in pixels(picture, area))


def behind(picture: pygame.Surface, rect: pygame.Rect) -> Colour:
    """The ground of words: the most frequent of the colours, each a little rounded."""
    near: dict[tuple[int, ...], list[Colour]] = {}
    for pixel in pixels(picture, rect):
        near.setdefault(tuple(channel // 12 for channel in pixel), []).append(pixel)
    return max(near.values(), key=len)[0]


@every_theme
@pytest.mark.parametrize(
    "name",
    ["menu_keys", "difficulty_pad", "code_wrong", "statistics", "options_cards", "cursor_pad",
     "ask_key", "win"],
)  # fmt: skip
def test_words_stand_out_from_what_they_stand_on(theme: str, name: str) -> None:
    fonts = NotingFonts()
    place = studio(theme, fonts)
    VIEWS[name].show(place)
    place.settle()
    fonts.words.clear()
    place.do(Exposed())
    picture = place.picture()
    top = place.director.top
    if isinstance(top, Dialog):
        # The page behind it is darkened together with its words.
        fonts.words = [drawn for drawn in fonts.words if top.panel.contains(drawn.rect)]
    assert fonts.words
    assert [drawn for drawn in fonts.words if drawn.size < SMALLEST] == []
    weak = [
        drawn.text
        for drawn in fonts.words
        if strongest(picture, drawn.rect, behind(picture, drawn.rect)) < WORDS
    ]
    assert weak == []


@every_theme
def test_edges_stand_out_from_the_table(theme: str) -> None:
    place = studio(theme)
    session = games.with_gap(games.SPIDERETTE)
    layout = place.table(session).desk.view.layout
    picture = place.picture()
    gap = session.position.columns.index([])
    full = next(i for i, cards in enumerate(session.position.columns) if cards)
    stock = layout.stock_cards(session.position.deals_left)
    for box in (layout.slot(gap), layout.slot(full), stock[0]):
        middle = box.y + box.h // 2
        (outside,) = pixels(picture, pygame.Rect(box.x - 3, middle, 1, 1))
        assert strongest(picture, pygame.Rect(box.x - 1, middle, 5, 1), outside) >= EDGES
