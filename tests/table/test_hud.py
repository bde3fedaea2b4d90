"""What is drawn around the columns."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pygame
import pytest

from game.engine.variants import SPIDER, SPIDERETTE, VARIANTS, Variant
from game.table.box import Box
from game.table.figures import HudFigures, HudLabels
from game.table.hud import Hud
from game.table.layout import Layout
from game.ui.card_art import CardArt
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES, Theme

SIZES = [(480, 320), (640, 480), (720, 720), (854, 480), (1280, 720), (480, 854)]
FELT = THEMES["felt"]

LABELS = HudLabels("Score", "Moves", "Time", "Code", "2 deals left", "1 of 4 runs")
LONG = HudLabels(
    "Pontszámok",
    "Lépések száma",
    "Eltelt idő",
    "A játék kódja",
    "Még öt osztás maradt hátra",
    "A nyolcból négy sorozat kész",
    dict.fromkeys(("undo", "redo", "restart", "new", "hint", "pause"), "Újrakezdés"),
)
FIGURES = HudFigures(
    score=538,
    moves=62,
    deals_left=2,
    removed_suits=(1,),
    code="SD1-S4-AAAAABD",
    game="Spiderette, Hard",
    labels=LABELS,
    enabled=frozenset({"undo", "pause"}),
)

every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((16, 16))


def hud(
    size: tuple[int, int], variant: Variant, theme: Theme = FELT, clock: bool = False
) -> tuple[Layout, Hud]:
    layout = Layout.of(*size, variant, clock=clock)
    art: Callable[[int], CardArt] = cache(lambda width: CardArt(width, theme))
    return layout, Hud(layout, Style.of(theme, Fonts(), size), art)


def drawn(
    size: tuple[int, int], variant: Variant, figures: HudFigures, clock: bool = False
) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(FELT.centre)
    hud(size, variant, clock=clock)[1].draw(surface, figures)
    return surface


def differs(one: pygame.Surface, other: pygame.Surface, box: Box) -> bool:
    parts = [surface.subsurface(box).copy() for surface in (one, other)]
    return pygame.image.tobytes(parts[0], "RGB") != pygame.image.tobytes(parts[1], "RGB")


def outside(regions: tuple[Box, ...], surface: pygame.Surface) -> pygame.Surface:
    rest = surface.copy()
    for box in regions:
        rest.fill((255, 0, 255), pygame.Rect(box))
    return rest


@every_size
@every_variant
@pytest.mark.parametrize("clock", [False, True])
def test_even_long_words_stay_in_their_regions(
    size: tuple[int, int], variant: Variant, clock: bool
) -> None:
    layout, painter = hud(size, variant, clock=clock)
    figures = FIGURES._replace(
        score=-1234,
        moves=12345,
        labels=LONG,
        game="スパイダレット、むずかしいほうのゲーム",
        code="SD1-S4-WMWMWMW",
        time="123:45:06" if clock else None,
        deals_left=len(variant.deals),
        removed_suits=(0, 1, 2, 3) * (variant.runs // 4),
    )
    bare = pygame.Surface(size)
    bare.fill(FELT.centre)
    full = bare.copy()
    painter.draw(full, figures)
    regions = painter.regions()
    window = Box(0, 0, *size)
    assert not differs(outside(regions, bare), outside(regions, full), window)
    for column in range(variant.columns):
        assert not differs(bare, full, layout.column_box(column))
        assert not any(box.overlap(layout.column_box(column)) for box in regions)


@every_size
@every_variant
def test_every_number_shows(size: tuple[int, int], variant: Variant) -> None:
    numbers = Layout.of(*size, variant).furniture.numbers
    assert numbers.score is not None
    plain = drawn(size, variant, FIGURES)
    assert differs(plain, drawn(size, variant, FIGURES._replace(score=539)), numbers.score.box)
    assert differs(plain, drawn(size, variant, FIGURES._replace(moves=63)), numbers.moves.box)
    if numbers.code:
        other = FIGURES._replace(code="SD1-S4-AAAAABE")
        assert differs(plain, drawn(size, variant, other), numbers.code.box)


@every_size
@every_variant
def test_the_deals_left_are_told(size: tuple[int, int], variant: Variant) -> None:
    layout = Layout.of(*size, variant)
    pictures = [drawn(size, variant, FIGURES._replace(deals_left=left)) for left in range(3)]
    assert differs(pictures[0], pictures[1], layout.stock)
    assert differs(pictures[1], pictures[2], layout.stock)


@every_size
@every_variant
def test_the_runs_are_told(size: tuple[int, int], variant: Variant) -> None:
    runs = Layout.of(*size, variant).runs
    none, one, other = (
        drawn(size, variant, FIGURES._replace(removed_suits=suits)) for suits in ((), (0,), (1,))
    )
    assert differs(none, one, runs[0])
    assert differs(one, other, runs[0])
    assert not differs(none, one, runs[1])


@every_variant
def test_the_time_shows_where_there_is_one(variant: Variant) -> None:
    time = Layout.of(1280, 720, variant, clock=True).furniture.numbers.time
    assert time is not None
    without = drawn((1280, 720), variant, FIGURES, clock=True)
    at = [
        drawn((1280, 720), variant, FIGURES._replace(time=text), clock=True)
        for text in ("4:37", "4:38")
    ]
    assert differs(without, at[0], time.box)
    assert differs(at[0], at[1], time.box)


@pytest.mark.parametrize("state", ["hovered", "pressed", "enabled"])
def test_buttons_show_their_state(state: str) -> None:
    size = (1280, 720)
    undo, redo = (Layout.of(*size, SPIDER).buttons[name] for name in ("undo", "redo"))
    plain = drawn(size, SPIDER, FIGURES)
    change = {
        "hovered": FIGURES._replace(hovered="undo"),
        "pressed": FIGURES._replace(pressed="undo"),
        "enabled": FIGURES._replace(enabled=frozenset({"pause"})),
    }
    changed = drawn(size, SPIDER, change[state])
    assert differs(plain, changed, undo)
    assert not differs(plain, changed, redo)


def test_words_stand_below_all_icons_or_none() -> None:
    size = (480, 854)
    buttons = Layout.of(*size, SPIDERETTE).buttons
    plain = drawn(size, SPIDERETTE, FIGURES)
    short = dict.fromkeys(buttons, "Undo")
    worded = FIGURES._replace(labels=LABELS._replace(buttons=short))
    long = FIGURES._replace(labels=LABELS._replace(buttons={**short, "redo": "W" * 20}))
    assert all(differs(plain, drawn(size, SPIDERETTE, worded), box) for box in buttons.values())
    assert not any(differs(plain, drawn(size, SPIDERETTE, long), box) for box in buttons.values())
