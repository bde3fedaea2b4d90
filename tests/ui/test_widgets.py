"""The pictures of widgets, with the values that some of them hold."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES
from game.ui.widgets import (
    Adjustable,
    Button,
    Choice,
    MenuItem,
    PageCard,
    Segment,
    Slider,
    Toggle,
    Widget,
    part_rows,
)

GROUND = (20, 58, 51)
SIZES = [(640, 480), (1280, 720), (480, 854)]
LONG = "Statisztikák és beállítások megszentségteleníthetetlenül"

Rect = pygame.Rect

MAKERS: dict[str, Callable[[Rect, str, bool], Widget]] = {
    "button": lambda rect, label, enabled: Button(rect, "w", label, enabled=enabled),
    "button with icon": lambda rect, label, enabled: Button(
        rect, "w", label, "undo", enabled=enabled
    ),
    "primary": lambda rect, label, enabled: Button(rect, "w", label, primary=True, enabled=enabled),
    "item": lambda rect, label, enabled: MenuItem(
        rect, "w", label, "calendar", "30 November", enabled=enabled
    ),
    "continue": lambda rect, label, enabled: MenuItem(
        rect, "w", label, "play", label, primary=True, enabled=enabled
    ),
    "toggle": lambda rect, label, enabled: Toggle(rect, "w", label, enabled, label),
    "slider": lambda rect, label, enabled: Slider(rect, "w", label, enabled, value=7),
    "choice": lambda rect, label, enabled: Choice(
        rect, "w", label, enabled, options=[label, "Felt"]
    ),
    "segment": lambda rect, label, enabled: Segment(rect, "w", [label, "Spider"], enabled=enabled),
    "page card": lambda rect, label, enabled: PageCard(rect, "w", enabled=enabled),
}

every_widget = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS.keys())


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


@pytest.fixture(params=SIZES, ids=str)
def style(request: pytest.FixtureRequest, fonts: Fonts) -> Style:
    return Style.of(THEMES["felt"], fonts, request.param)


@pytest.fixture
def strict(fonts: Fonts) -> Style:
    return Style.of(THEMES["contrast"], fonts, (640, 480))


def drawn(
    widget: Widget,
    style: Style,
    *,
    focused: bool = False,
    hovered: bool = False,
    pressed: bool = False,
) -> pygame.Surface:
    target = pygame.Surface((480, 240), 0, 32)
    target.fill(GROUND)
    widget.draw(target, style, focused=focused, hovered=hovered, pressed=pressed)
    if focused:
        widget.halo(style).draw(target, style)
    return target


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def changed(surface: pygame.Surface) -> Rect:
    mask = pygame.mask.from_threshold(surface, (*GROUND, 255), (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:])


@every_widget
def test_every_state_looks_different(
    make: Callable[[Rect, str, bool], Widget], style: Style
) -> None:
    widget = make(Rect(60, 60, 320, 60), "Daily", True)
    states = [
        drawn(widget, style),
        drawn(widget, style, hovered=True),
        drawn(widget, style, hovered=True, pressed=True),
        drawn(widget, style, focused=True),
    ]
    assert len({pixels(state) for state in states}) == 4


@every_widget
@pytest.mark.parametrize("width", [150, 260, 360])
def test_long_labels_stay_inside(
    make: Callable[[Rect, str, bool], Widget], strict: Style, width: int
) -> None:
    """Without shadow or glow nothing but the ring may lie outside of the rectangle."""
    rect = Rect(60, 60, width, 60)
    raised = Rect(60, 54, width, 66)
    assert raised.contains(changed(drawn(make(rect, LONG, True), strict)))
    ringed = changed(drawn(make(rect, LONG, True), strict, focused=True))
    assert raised.inflate(14, 14).contains(ringed)


@every_widget
def test_drawing_changes_nothing(make: Callable[[Rect, str, bool], Widget], style: Style) -> None:
    widget = make(Rect(60, 60, 320, 60), "Daily", True)
    assert pixels(drawn(widget, style)) == pixels(drawn(widget, style))
    assert widget.rect == Rect(60, 60, 320, 60)


@pytest.mark.parametrize("name", ["button", "primary", "item", "toggle", "slider", "choice"])
def test_a_disabled_widget_is_paler(name: str, style: Style) -> None:
    rect = Rect(60, 60, 320, 60)
    able, unable = (drawn(MAKERS[name](rect, "Redo", enabled), style) for enabled in (True, False))
    brightest = [max(map(sum, _colours(surface))) for surface in (able, unable)]
    assert brightest[1] < brightest[0]


def _colours(surface: pygame.Surface) -> list[tuple[int, int, int]]:
    data = pixels(surface)
    return [(data[i], data[i + 1], data[i + 2]) for i in range(0, len(data), 3)]


def test_a_pressed_button_goes_down_by_a_pixel(strict: Style) -> None:
    button = Button(Rect(60, 60, 120, 48), "w", "Deal")
    assert changed(drawn(button, strict)) == Rect(60, 60, 120, 48)
    assert changed(drawn(button, strict, hovered=True, pressed=True)) == Rect(60, 61, 120, 48)


def test_a_disabled_button_ignores_the_pointer(style: Style) -> None:
    button = Button(Rect(60, 60, 120, 48), "w", "Redo", enabled=False)
    assert pixels(drawn(button, style)) == pixels(drawn(button, style, hovered=True, pressed=True))


def test_a_primary_button_is_gold(style: Style) -> None:
    button = Button(Rect(60, 60, 200, 48), "w", "Deal", primary=True)
    assert drawn(button, style).get_at((70, 84))[:3] == style.theme.gold


def test_a_button_shows_icon_and_label(style: Style) -> None:
    rect = Rect(60, 60, 160, 60)
    looks = [
        Button(rect, "w", "Hint"),
        Button(rect, "w", icon="hint"),
        Button(rect, "w", "Hint", "hint"),
        Button(rect, "w", "Hint", "hint", stacked=True),
    ]
    assert len({pixels(drawn(button, style)) for button in looks}) == len(looks)


def test_a_chosen_page_card_is_higher_with_its_inside(style: Style) -> None:
    seen: list[tuple[Rect, bool]] = []

    def content(target: pygame.Surface, style: Style, rect: Rect, lit: bool) -> None:
        seen.append((rect.copy(), lit))

    card = PageCard(Rect(60, 60, 120, 120), "w", content)
    drawn(card, style)
    card.chosen = True
    drawn(card, style)
    card.chosen = False
    drawn(card, style, focused=True)
    low, high = Rect(60, 60, 120, 120), Rect(60, 54, 120, 126)
    assert seen == [(low, False), (high, True), (high, True)]


@pytest.mark.parametrize(
    ("name", "adjustable"),
    [("toggle", True), ("slider", True), ("choice", True), ("segment", True), ("button", False)],
)
def test_what_holds_a_value_is_adjustable(name: str, adjustable: bool) -> None:
    widget = MAKERS[name](Rect(0, 0, 300, 50), "x", True)
    assert isinstance(widget, Adjustable) == adjustable


def test_a_toggle_turns_over(style: Style) -> None:
    toggle = Toggle(Rect(60, 60, 320, 60), "w", "Sound")
    off = pixels(drawn(toggle, style))
    assert toggle.adjust(1)
    assert toggle.on
    assert pixels(drawn(toggle, style)) != off
    assert toggle.point((70, 70))
    assert not toggle.on


def test_a_slider_stops_at_its_ends() -> None:
    slider = Slider(Rect(60, 60, 320, 60), "w", "Effects", value=9)
    assert slider.adjust(1)
    assert slider.value == 10
    assert not slider.adjust(1)
    assert slider.value == 10
    assert not slider.point((200, 90))


def test_a_slider_follows_the_pointer(style: Style) -> None:
    slider = Slider(Rect(60, 60, 320, 60), "w", "Effects", value=3)
    drawn(slider, style)
    right = slider.control_right
    left = right - slider.control_width(style)
    for x, value in ((right, 10), (left, 0), ((left + right) // 2, 5), (0, 0), (9999, 10)):
        slider.point((x, 90))
        assert slider.value == value


def test_a_choice_goes_round(style: Style) -> None:
    choice = Choice(Rect(60, 60, 320, 60), "w", "Theme", options=["Felt", "Midnight", "Walnut"])
    assert choice.adjust(-1)
    assert choice.index == 2
    assert choice.adjust(1)
    assert choice.index == 0
    drawn(choice, style)
    choice.point((choice.control_right - 4, 90))
    assert choice.index == 1
    choice.point((choice.control_right - choice.control_width(style) + 4, 90))
    assert choice.index == 0
    choice.point((70, 90))
    assert choice.index == 1


def test_a_choice_of_one_never_changes() -> None:
    assert not Choice(Rect(0, 0, 300, 50), "w", "Theme", options=["Felt"]).adjust(1)


def test_the_parts_of_a_segment_cover_it() -> None:
    segment = Segment(Rect(50, 40, 301, 44), "w", ["a", "b", "c", "d"])
    parts = [segment.part(index) for index in range(4)]
    assert parts[0].left == 54
    assert parts[-1].right == 347
    assert all(a.right == b.left for a, b in pairwise(parts))


def test_a_click_on_a_segment_chooses_the_part_under_it() -> None:
    segment = Segment(Rect(50, 40, 300, 44), "w", ["a", "b", "c"])
    assert segment.point(segment.part(2).center)
    assert segment.index == 2
    assert not segment.point(segment.part(2).center)
    assert not segment.point((51, 60))
    assert segment.index == 2


def test_hairlines_keep_away_from_the_focused_row() -> None:
    rows = [Toggle(Rect(0, 50 * i, 300, 50), name, name) for i, name in enumerate("abcd")]
    part_rows(rows, "b")
    assert [row.lined for row in rows] == [False, False, False, True]
    part_rows(rows, None)
    assert [row.lined for row in rows] == [False, True, True, True]
