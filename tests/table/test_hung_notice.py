from __future__ import annotations

from math import inf

import pygame
import pytest

from game.engine.variants import SPIDERETTE
from game.table import tempo
from game.table.box import Box
from game.table.hung_notice import HungNotice
from game.table.layout import Layout
from game.table.notice import Notice, Tone, notice_sprites
from game.ui.compositor import Sprite
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES
from tests.table.windows import SIZES

pytestmark = pytest.mark.usefixtures("display")

START = 100.0
RESTED = START + 60


def hung(
    size: tuple[int, int] = (640, 480), start: float = START, way: bool = False, stock: bool = False
) -> HungNotice:
    layout = Layout.of(*size, SPIDERETTE)
    style = Style.of(THEMES["felt"], Fonts(), size)
    boxes = layout.slot(3), layout.slot(5)
    notice = Notice("Column 4 is empty.", "Put a card there first.", boxes, Tone.REFUSAL)
    sprites = notice_sprites(style, layout, notice, ())
    shaken: Box | None = layout.stock if stock else None
    return HungNotice(style, layout, sprites, boxes if way else None, shaken, start)


def area(sprites: list[Sprite]) -> int:
    return sum(sprite.rect.w * sprite.rect.h for sprite in sprites)


def test_it_comes_to_rest_by_itself() -> None:
    notice = hung()
    assert notice.busy
    notice.advance(START + tempo.PULSE)
    assert not notice.busy
    assert notice.sprites(START + tempo.PULSE) == notice.sprites(RESTED)


@pytest.mark.parametrize("way", [False, True])
def test_one_that_rests_from_the_beginning_looks_as_at_its_end(way: bool) -> None:
    moved, still = hung(way=way), hung(way=way, start=-inf)
    assert not still.busy
    assert places(still.sprites(START)) == places(moved.sprites(RESTED))


def places(sprites: list[Sprite]) -> list[pygame.Rect]:
    return [sprite.rect for sprite in sprites]


def test_it_can_be_settled() -> None:
    notice = hung(way=True, stock=True)
    notice.settle()
    assert not notice.busy
    assert notice.sprites(START + 0.05) == notice.sprites(RESTED)
    assert notice.stock_shift(START + 0.05) == 0


def test_thread_and_plate_come_up() -> None:
    notice = hung()
    areas = [area(notice.sprites(START + step / 100)) for step in range(15)]
    assert areas[0] < areas[-1]
    assert areas[-1] == area(notice.sprites(RESTED))


def test_the_outlines_are_there_from_the_first_frame() -> None:
    first, rested = hung().sprites(START), hung().sprites(RESTED)
    assert [sprite.rect for sprite in first[:2]] == [sprite.rect for sprite in rested[:2]]


def test_the_stock_swings_to_both_sides_then_rests() -> None:
    notice = hung(stock=True)
    shifts = [notice.stock_shift(START + tempo.STOCK_SHAKE * step / 24) for step in range(25)]
    assert min(shifts) < 0 < max(shifts)
    assert shifts[0] == shifts[-1] == 0
    assert hung().stock_shift(START + 0.05) == 0


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_dots_run_along_the_way_twice(size: tuple[int, int]) -> None:
    notice = hung(size, way=True)
    window = pygame.Rect((0, 0), size)
    still = len(notice.sprites(RESTED))
    seen = []
    for step in range(200):
        dots = notice.sprites(START + step / 100)[still:]
        assert all(window.contains(dot.rect) for dot in dots)
        seen.append(max((dot.x for dot in dots), default=0))
    begins = [step for step in range(1, 200) if seen[step] < seen[step - 1] and seen[step]]
    assert begins
    notice.advance(START + 2 * tempo.WAY)
    assert notice.busy
    notice.advance(START + 2 * tempo.WAY + 1)
    assert not notice.busy


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("column", [0, 3, 6, None])
def test_the_plate_hangs_above_the_prompts(size: tuple[int, int], column: int | None) -> None:
    layout = Layout.of(*size, SPIDERETTE, strip=30)
    style = Style.of(THEMES["felt"], Fonts(), size)
    causes = () if column is None else (layout.slot(column),)
    full = tuple(layout.column_box(place) for place in range(7))
    notice = Notice("Column 4 is empty.", "Put a card there first.", causes)
    plate = notice_sprites(style, layout, notice, full).plate
    assert plate is not None
    assert 0 <= plate.rect.top < plate.rect.bottom <= size[1] - 30


@pytest.mark.parametrize("free", [0, 6])
def test_news_hang_where_the_table_is_free(free: int) -> None:
    layout = Layout.of(1280, 720, SPIDERETTE)
    style = Style.of(THEMES["felt"], Fonts(), (1280, 720))
    full = tuple(layout.column_box(place) for place in range(7) if abs(place - free) > 3)
    plate = notice_sprites(style, layout, Notice("Copied.", "", (), Tone.NEWS), full).plate
    assert plate is not None
    assert not any(plate.rect.colliderect(box) for box in full)


def test_news_leave_the_buttons_below_the_columns_free() -> None:
    layout = Layout.of(720, 720, SPIDERETTE)
    style = Style.of(THEMES["felt"], Fonts(), (720, 720))
    long = (layout.column_box(3)._replace(h=layout.bottom - layout.top - 20),)
    notice = Notice("Copied.", "", (), Tone.NEWS)
    plate = notice_sprites(style, layout, notice, long).plate
    assert plate is not None
    assert plate.rect.bottom <= layout.bottom


def test_a_plate_has_smaller_type_where_the_larger_would_hide_cards() -> None:
    layout = Layout.of(480, 320, SPIDERETTE)
    style = Style.of(THEMES["felt"], Fonts(), (480, 320))
    notice = Notice("Column 2 is empty.", "A deal needs a card in each.", (layout.slot(1),))
    free = notice_sprites(style, layout, notice, ()).plate
    high = layout.floor - layout.top - 100
    cards = tuple(layout.column_box(place)._replace(h=high) for place in range(7))
    pressed = notice_sprites(style, layout, notice, cards).plate
    assert free is not None
    assert pressed is not None
    assert pressed.rect.h < free.rect.h
    assert not any(pressed.rect.colliderect(box) for box in cards)
