"""What the settings change at the table."""

from __future__ import annotations

import pygame
import pytest

from game.engine.position import Position
from game.play.commands import Move
from game.store.settings import Animation
from game.table.notice import BRIEF
from tests.playing import Player
from tests.sketch import table

MOVES = table("game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: * 9S\n6: 8S\n7: 8S")
"""Nine, eight and seven of column 1 can go to the tens of columns 2 and 4."""
EMPTY = table("game: SD S1\n1: KS\n2: QS\n3: 7S\n4:\n5: 4S\n6: 9S\n7: * 3S\nstock: *10")
AWAY = (320, 470)
"""A pixel with nothing to go to."""


def player_with(position: Position = MOVES, **settings: object) -> Player:
    player = Player(position.copy())
    for name, value in settings.items():
        player.app.services.store.settings.set(name, value)
    player.table.resize(player.app.services.style(player.window.get_size()))
    player.settle()
    return player


def test_a_double_click_can_be_switched_off() -> None:
    player = player_with(double_click=False)
    player.double_click(player.card(0, 1).centre)
    assert player.session.actions == ()


def test_a_single_tap_can_do_it() -> None:
    player = player_with()
    player.click(player.card(0, 1).centre)
    assert player.session.actions == ()
    player = player_with(single_tap=True)
    player.click(player.card(0, 1).centre)
    assert player.session.actions == (Move(0, 1, 3),)


def test_a_dropped_group_can_find_its_column_by_itself() -> None:
    player = player_with()
    player.drag(player.card(0, 1).centre, AWAY)
    assert player.session.actions == ()
    player = player_with(automatic_placement=True)
    player.drag(player.card(0, 1).centre, AWAY)
    assert player.session.actions == (Move(0, 1, 3),)


def test_automatic_placement_finds_the_best_column_whichever_one_is_hit() -> None:
    player = player_with(automatic_placement=True)
    player.carry(0, 1, 3)
    assert player.session.actions == (Move(0, 1, 3),)


def test_automatic_placement_leaves_a_card_that_can_go_nowhere() -> None:
    player = player_with(automatic_placement=True)
    before = player.position.copy()
    player.drag(player.card(2).centre, AWAY)
    player.settle()
    assert player.position == before
    assert player.hand.hold is None


@pytest.mark.parametrize("guide", [True, False])
def test_the_guide_can_be_switched_off(guide: bool) -> None:
    player = player_with(placement_guide=guide)
    lit = player.card(3)
    pixel = (lit.x, lit.y + lit.h // 2)
    before = player.window.get_at(pixel)
    player.down(player.card(0, 1).centre)
    player.move((20, 400))
    player.settle()
    assert (player.window.get_at(pixel) != before) is guide


def test_rules_can_be_kept_silent() -> None:
    player = player_with(EMPTY)
    player.click(player.layout.stock.centre)
    player.wait(BRIEF + 0.1)
    assert player.notice
    player = player_with(EMPTY, interactive_rules=False)
    slot = player.layout.slot(3)
    before = player.window.get_at((slot.x, slot.centre[1]))
    player.click(player.layout.stock.centre)
    assert player.window.get_at((slot.x, slot.centre[1])) != before, "the column is outlined"
    player.wait(BRIEF + 0.1)
    assert not player.notice
    assert player.window.get_at((slot.x, slot.centre[1])) == before


@pytest.mark.parametrize(
    ("animation", "speed"),
    [(Animation.OFF, 0.0), (Animation.FAST, 0.6), (Animation.NORMAL, 1.0), (Animation.SLOW, 1.5)],
)
def test_the_animation_has_its_speed(animation: Animation, speed: float) -> None:
    player = player_with(animation=animation)
    assert player.desk.view.stage.speed == speed
    player.double_click(player.card(0, 1).centre)
    assert player.desk.view.busy is (speed > 0)


def test_reduced_motion_means_none() -> None:
    player = player_with(reduced_motion=True)
    player.double_click(player.card(0, 1).centre)
    assert not player.desk.view.busy


def test_the_left_handed_table_has_its_stock_at_the_left() -> None:
    right = player_with().layout
    left = player_with(left_handed=True).layout
    assert left.stock.x < left.width // 2 < right.stock.x


def test_score_and_clock_can_be_hidden() -> None:
    shown = player_with(show_score=True, show_clock=True).table._figures.now()
    assert (shown.score, shown.time) == (500, "0:00")
    hidden = player_with(show_score=False, show_clock=False).table._figures.now()
    assert (hidden.score, hidden.time) == (None, None)


def test_without_a_clock_nothing_moves_at_rest() -> None:
    player = player_with(show_clock=False)
    player.wait(1.0)
    player.drawn.clear()
    player.wait(65.0)
    assert not any(player.drawn)


def test_the_clock_moves_once_a_second() -> None:
    player = player_with(show_clock=True)
    player.wait(1.0)
    player.drawn.clear()
    player.wait(5.0)
    assert sum(player.drawn) == 5


@pytest.mark.parametrize("percent", [0, 10])
def test_the_smallest_table_keeps_its_safe_margin(percent: int) -> None:
    player = player_with(safe_margin=percent)
    player.resize((480, 320))
    player.settle()
    free = 16 if percent else 0
    inner = pygame.Rect((0, 0), player.desk.view.style.window)
    assert inner.size == (480 - 2 * free, 320 - 2 * free)
    touched = [*player.layout.buttons.values(), player.layout.stock, player.card(0, 0)]
    assert all(inner.contains(pygame.Rect(box)) for box in touched)
    player.key(pygame.K_RIGHT)
    assert inner.contains(player.desk.view.strip.rect(player.desk.view.style))
