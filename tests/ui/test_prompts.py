"""The row of buttons with what they do."""

from __future__ import annotations

import pygame
import pytest

from game.ui.fonts import Fonts
from game.ui.prompts import (
    Glyph,
    Prompt,
    draw_glyph,
    draw_prompts,
    footer,
    footer_area,
    glyph_height,
    glyph_width,
)
from game.ui.style import Style
from game.ui.theme import PAD_COLOURS, THEMES

PROMPTS = [
    Prompt((Glyph.coin("A", "south"),), "Lift 6 cards"),
    Prompt((Glyph.coin("B", "east"),), "Undo"),
    Prompt((Glyph.cap("L"), Glyph.cap("R")), "Column"),
    Prompt((Glyph.key("Space"),), "Deal"),
    Prompt((Glyph.arrow("left"), Glyph.arrow("up")), "Peek"),
]
GROUND = (20, 58, 51)


@pytest.fixture(params=[(640, 480), (1280, 720)], ids=str)
def style(request: pytest.FixtureRequest) -> Style:
    return Style.of(THEMES["felt"], Fonts(), request.param)


def table(style: Style) -> pygame.Surface:
    surface = pygame.Surface(style.size, 0, 32)
    surface.fill(GROUND)
    return surface


def changed(surface: pygame.Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(surface, (*GROUND, 255), (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:])


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_prompts_stand_where_they_are_told(style: Style, align: str) -> None:
    target = table(style)
    if align == "left":
        rect = draw_prompts(target, style, PROMPTS[:2], 300, 200, "left")
        assert rect.left == 300
    elif align == "centre":
        rect = draw_prompts(target, style, PROMPTS[:2], 300, 200, "centre")
        assert abs(rect.centerx - 300) <= 1
    else:
        rect = draw_prompts(target, style, PROMPTS[:2], 300, 200, "right")
        assert rect.right == 300
    assert rect.centery == 200
    assert rect.inflate(2, 4).contains(changed(target))


@pytest.mark.parametrize("room", [300, 420, 560])
def test_prompts_fit_their_room(style: Style, room: int) -> None:
    target = table(style)
    rect = draw_prompts(target, style, PROMPTS, 10, 200, room=room)
    glyphs = sum(glyph_width(style, glyph) + 4 for prompt in PROMPTS for glyph in prompt.glyphs)
    assert rect.w <= max(room, glyphs + 5 * (12 + 7))
    assert changed(target).right <= rect.right + 1


def test_no_prompts_draw_nothing(style: Style) -> None:
    target = table(style)
    assert draw_prompts(target, style, [], 10, 20).w == 0
    assert target.get_at((10, 20))[:3] == GROUND


def test_a_footer_lies_at_the_bottom(style: Style) -> None:
    target = table(style)
    footer(target, style, PROMPTS)
    width = style.size[0]
    drawn = changed(target)
    assert footer_area(style).contains(drawn)
    if style.scale.small:
        assert (drawn.left, drawn.right) == (0, width)
    else:
        assert drawn.left >= style.scale.margin
        assert drawn.right <= width - style.scale.margin


@pytest.mark.parametrize("place", PAD_COLOURS)
def test_the_colour_of_a_coin_follows_its_place(style: Style, place: str) -> None:
    target = table(style)
    rect = draw_glyph(target, style, Glyph.coin("A", place), 40, 100)
    assert target.get_at((rect.centerx, rect.top + 1))[:3] == PAD_COLOURS[place]


def test_coins_have_no_colour_in_high_contrast() -> None:
    style = Style.of(THEMES["contrast"], Fonts(), (640, 480))
    looks = set()
    for place in PAD_COLOURS:
        target = table(style)
        draw_glyph(target, style, Glyph.coin("A", place), 40, 100)
        looks.add(pygame.image.tobytes(target, "RGB"))
    assert len(looks) == 1


@pytest.mark.parametrize("label", ["L", "ZR", "Start", "Backspace"])
def test_a_cap_is_as_wide_as_its_letters_need(style: Style, label: str) -> None:
    glyph = Glyph.cap(label)
    rect = draw_glyph(table(style), style, glyph, 40, 100)
    assert rect.size == (glyph_width(style, glyph), glyph_height(style))
    assert rect.w >= rect.h
