"""Moving between widgets with keys and the pointer."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.focus import Focus
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES
from game.ui.widgets import Button, Slider, Toggle

Rect = pygame.Rect
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


def button(name: str, x: int, y: int, w: int = 100, h: int = 40, enabled: bool = True) -> Button:
    return Button(Rect(x, y, w, h), name, name, enabled=enabled)


def column(*names: str) -> list[Button]:
    return [button(name, 50, 50 + 50 * i) for i, name in enumerate(names)]


def page() -> list[Button]:
    """Three cards over a field at the left and a button at the right."""
    cards = [button(f"card{i}", 16 + 206 * i, 98, 194, 266) for i in range(3)]
    return [*cards, button("code", 16, 384, 300, 48), button("deal", 384, 384, 240, 48)]


def walk(focus: Focus, *steps: tuple[int, int]) -> list[str | None]:
    visited = []
    for step in steps:
        focus.move(*step)
        visited.append(focus.focused)
    return visited


def test_the_first_widget_has_the_focus_unless_told() -> None:
    assert Focus(column("a", "b")).focused == "a"
    assert Focus(column("a", "b"), "b").focused == "b"
    assert Focus(column("a", "b"), "gone").focused == "a"
    assert Focus([]).focused is None


def test_down_a_column_goes_round() -> None:
    focus = Focus(column("a", "b", "c"))
    assert walk(focus, DOWN, DOWN, DOWN, UP) == ["b", "c", "a", "c"]


def test_sideways_in_a_column_stays() -> None:
    focus = Focus(column("a", "b", "c"), "b")
    assert not focus.move(*LEFT)
    assert not focus.move(*RIGHT)
    assert focus.focused == "b"


def test_across_a_row_goes_round() -> None:
    focus = Focus(page(), "card0")
    assert walk(focus, RIGHT, RIGHT, RIGHT, LEFT) == ["card1", "card2", "card0", "card2"]


def test_down_from_a_card_goes_to_what_lies_below_it() -> None:
    for start, below in (("card0", "code"), ("card2", "deal")):
        focus = Focus(page(), start)
        focus.move(*DOWN)
        assert focus.focused == below


def test_up_from_the_bottom_goes_to_a_card() -> None:
    focus = Focus(page(), "code")
    assert walk(focus, RIGHT, UP) in (["deal", "card1"], ["deal", "card2"])


def test_a_disabled_widget_is_passed_over() -> None:
    widgets = column("a", "b", "c")
    widgets[1].enabled = False
    focus = Focus(widgets)
    focus.move(*DOWN)
    assert focus.focused == "c"


def test_in_a_list_a_disabled_widget_tells_why_but_does_nothing() -> None:
    widgets = column("a", "b", "c")
    widgets[1].enabled = False
    focus = Focus(widgets, disabled_too=True)
    focus.move(*DOWN)
    assert focus.focused == "b"
    assert focus.activate() is None


def test_keys_show_the_focus_while_the_pointer_hides_it() -> None:
    focus = Focus(column("a", "b"))
    assert not focus.visible
    focus.move(*DOWN)
    assert focus.visible
    focus.hover((0, 0))
    assert not focus.visible
    assert focus.activate() == "b"
    assert focus.visible


def test_the_pointer_takes_the_focus_along() -> None:
    focus = Focus(column("a", "b", "c"))
    focus.hover((60, 160))
    assert (focus.hovered, focus.focused) == ("c", "c")
    focus.hover((400, 400))
    assert (focus.hovered, focus.focused) == (None, "c")


def test_a_click_needs_press_and_release_on_the_same_widget() -> None:
    focus = Focus(column("a", "b"))
    assert focus.press((60, 60)) == "a"
    assert focus.release((140, 80)) == "a"
    focus.press((60, 60))
    assert focus.release((60, 110)) is None
    assert focus.release((60, 60)) is None
    assert focus.press((400, 400)) is None
    assert focus.release((60, 60)) is None


def test_a_disabled_widget_cannot_be_clicked() -> None:
    focus = Focus([button("a", 50, 50, enabled=False), button("b", 50, 100)])
    assert focus.focused == "b"
    assert focus.press((60, 60)) is None
    assert focus.release((60, 60)) is None
    assert focus.focused == "b"


def test_leaving_lets_go() -> None:
    focus = Focus(column("a"))
    focus.press((60, 60))
    focus.leave()
    assert focus.hovered is None
    assert focus.release((60, 60)) is None


def test_values_step_and_turn() -> None:
    slider = Slider(Rect(0, 0, 300, 50), "volume", "Volume", value=5)
    toggle = Toggle(Rect(0, 50, 300, 50), "sound", "Sound")
    focus = Focus([slider, toggle, button("ok", 0, 100)])
    assert focus.adjust(-1) == "volume"
    assert slider.value == 4
    focus.move(*DOWN)
    assert focus.activate() == "sound"
    assert toggle.on
    focus.press((10, 60))
    assert focus.release((10, 60)) == "sound"
    assert not toggle.on
    focus.move(*DOWN)
    assert focus.adjust(1) is None


def test_a_disabled_value_does_not_change() -> None:
    toggle = Toggle(Rect(0, 0, 300, 50), "t", "T", enabled=False)
    focus = Focus([toggle], disabled_too=True)
    assert focus.adjust(1) is None
    assert focus.activate() is None
    focus.press((10, 10))
    focus.release((10, 10))
    assert not toggle.on


def test_a_held_slider_follows_the_pointer_beyond_its_row() -> None:
    style = Style.of(THEMES["felt"], Fonts(), (640, 480))
    slider = Slider(Rect(0, 0, 400, 50), "volume", "Volume", value=5)
    focus = Focus([slider, button("ok", 0, 100)])
    focus.draw(pygame.Surface((640, 480)), style)
    focus.press((slider.control_right, 25))
    assert slider.value == 10
    assert focus.hover((0, 120)) == "volume"
    assert slider.value == 0
    assert focus.focused == "volume"
    assert focus.release((slider.control_right, 300)) == "volume"
    assert slider.value == 10
    assert focus.hover((10, 120)) is None


def test_other_widgets_keep_the_focus_by_name() -> None:
    focus = Focus(column("a", "b", "c"), "c")
    focus.replace(column("c", "a"))
    assert focus.focused == "c"
    focus.replace(column("a", "b"))
    assert focus.focused == "a"


def test_the_focused_widget_is_drawn_last_with_its_ring() -> None:
    order: list[tuple[str, bool, bool, bool]] = []

    class Spy(Button):
        def draw(
            self,
            target: pygame.Surface,
            style: Style,
            *,
            focused: bool,
            hovered: bool,
            pressed: bool,
        ) -> None:
            order.append((self.name, focused, hovered, pressed))

    focus = Focus([Spy(Rect(0, 0, 50, 40), "a"), Spy(Rect(60, 0, 50, 40), "b")], visible=True)
    style = Style.of(THEMES["felt"], Fonts(), (640, 480))
    target = pygame.Surface((200, 100))
    focus.draw(target, style)
    assert order == [("b", False, False, False), ("a", True, False, False)]
    order.clear()
    focus.press((70, 10))
    focus.draw(target, style)
    assert order == [("a", False, False, False), ("b", False, True, True)]
    order.clear()
    focus.hover((150, 90))
    focus.draw(target, style)
    assert order == [("a", False, False, False), ("b", False, False, False)]


@pytest.mark.parametrize("start", ["card0", "card1", "card2", "code", "deal"])
def test_every_widget_of_a_page_can_be_reached(start: str) -> None:
    reached = {start}
    border = [start]
    while border:
        name = border.pop()
        for step in (LEFT, RIGHT, UP, DOWN):
            focus = Focus(page(), name)
            focus.move(*step)
            assert focus.focused is not None
            if focus.focused not in reached:
                reached.add(focus.focused)
                border.append(focus.focused)
    assert reached == {"card0", "card1", "card2", "code", "deal"}


@given(
    st.integers(1, 5),
    st.integers(1, 5),
    st.lists(st.sampled_from([LEFT, RIGHT, UP, DOWN]), max_size=12),
)
def test_in_a_grid_every_step_can_be_taken_back(
    columns: int, rows: int, steps: list[tuple[int, int]]
) -> None:
    widgets = [button(f"{x},{y}", 110 * x, 50 * y) for y in range(rows) for x in range(columns)]
    focus = Focus(widgets)
    at = [0, 0]
    for dx, dy in steps:
        focus.move(dx, dy)
        at = [(at[0] + dx) % columns, (at[1] + dy) % rows]
        assert focus.focused == f"{at[0]},{at[1]}"


def test_a_small_widget_can_be_hit_around_it_where_no_other_lies() -> None:
    small, other = pygame.Rect(100, 100, 30, 30), pygame.Rect(134, 100, 30, 30)
    focus = Focus([Button(small, "small"), Button(other, "other")])
    for at, hit in {
        (94, 115): "small",
        (115, 136): "small",
        (131, 115): "small",
        (132, 115): "other",
        (170, 115): "other",
        (92, 115): None,
        (115, 138): None,
    }.items():
        assert focus.press(at) == hit
        assert focus.release(at) == hit
