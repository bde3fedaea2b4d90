"""The table under a finger."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.input.touch import LOST_TIME
from game.play.commands import Deal, Move
from game.scenes.desk import DEAL_PAUSE
from game.scenes.pause import Pause
from game.scenes.table_pointer import PEEK_DELAY
from game.table.hand import TOUCH_DRAG_START
from tests.playing import Pixel, Player, button_event
from tests.sketch import table

GROUPS = table("game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: * 9S\n6: 8S\n7: 8S")
TIGHT = table("game: SD S1\n1: * KS..AS KS..AS\n2: 7S\n3: 8S")
DEALABLE = table("game: SD S1\n1: 4S\n2: 4S\n3: * 4S\n4: 7S\n5: 7S\n6: 5S\n7: 5S\nstock: *17")
DOWN, MOVED, UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP


def finger(player: Player, kind: int, at: Pixel, which: int = 0) -> None:
    width, height = player.window.get_size()
    x, y = (at[0] + 0.5) / width, (at[1] + 0.5) / height
    player.post(Event(kind, touch_id=3, finger_id=which, x=x, y=y, dx=0.0, dy=0.0))


def tap(player: Player, at: Pixel) -> None:
    finger(player, DOWN, at)
    finger(player, UP, at)


def test_the_card_is_carried_above_the_finger() -> None:
    player = Player(GROUPS.copy())
    start = player.card(1).centre
    finger(player, DOWN, start)
    finger(player, MOVED, (start[0], start[1] + TOUCH_DRAG_START - 1))
    assert not player.hand.dragging
    at = (start[0] + 80, start[1] + 90)
    finger(player, MOVED, at)
    hold = player.hand.hold
    assert hold is not None
    grip = start[1] - player.card(1).y
    assert hold.corner[1] == at[1] - grip - round(0.6 * player.layout.card_height)
    assert hold.corner[1] + player.layout.card_height < at[1] + player.layout.card_height // 2


@pytest.mark.parametrize("target", [1, 3])
@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_group_goes_where_the_finger_points(target: int, part: float) -> None:
    player = Player(GROUPS.copy())
    finger(player, DOWN, player.card(0, 1).centre)
    box = player.card(target)
    goal = (box.centre[0], box.y + round(part * box.h))
    finger(player, MOVED, goal)
    finger(player, UP, goal)
    assert player.session.actions == (Move(0, target, 3),)


def test_a_double_tap_sends_a_group_away() -> None:
    player = Player(GROUPS.copy())
    tap(player, player.card(0, 1).centre)
    assert not player.session.can_undo
    x, y = player.card(0, 1).centre
    tap(player, (x + 5, y + 2))
    assert player.session.actions == (Move(0, 1, 3),)


def test_a_long_press_spreads_a_column() -> None:
    player = Player(TIGHT.copy())
    finger(player, DOWN, player.card(0, -3).centre)
    player.wait(PEEK_DELAY + 0.1)
    assert player.desk.view.peeking
    finger(player, UP, player.card(0, -3).centre)
    assert not player.desk.view.peeking


def test_a_second_finger_does_nothing_until_the_first_is_up() -> None:
    player = Player(GROUPS.copy())
    finger(player, DOWN, player.card(0, 1).centre)
    finger(player, MOVED, player.end(1))
    for at in (player.layout.buttons["pause"].centre, player.card(3).centre):
        finger(player, DOWN, at, which=1)
        finger(player, UP, at, which=1)
    assert player.hand.dragging
    finger(player, UP, player.end(1))
    assert player.session.actions == (Move(0, 1, 3),)
    tap(player, player.layout.buttons["pause"].centre)
    player.page(Pause)


def test_a_finger_that_slid_away_lets_go() -> None:
    player = Player(GROUPS.copy())
    finger(player, DOWN, player.card(0, 1).centre)
    finger(player, MOVED, (0, 240))
    finger(player, DOWN, player.card(3).centre, which=1)
    hold = player.hand.hold
    assert hold is not None
    assert hold.column == 3
    finger(player, UP, player.card(3).centre, which=1)
    assert player.session.actions == ()


def test_a_finger_that_is_forgotten_lets_go() -> None:
    player = Player(GROUPS.copy())
    finger(player, DOWN, player.card(0, 1).centre)
    finger(player, MOVED, player.end(1))
    player.wait(LOST_TIME + 0.1)
    assert player.hand.dragging
    tap(player, player.layout.buttons["pause"].centre)
    player.page(Pause)


@pytest.mark.parametrize("told", ["during", "after"])
def test_a_made_up_mouse_does_nothing_more(told: str) -> None:
    player = Player(DEALABLE.copy())
    at = player.layout.stock.centre
    mouse = [
        button_event(kind, at, 1, touch)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        for touch in (True, False)
    ]
    finger(player, DOWN, at)
    if told == "during":
        player.post(*mouse)
    player.clock.time += DEAL_PAUSE + 0.1
    finger(player, UP, at)
    if told == "after":
        player.post(*mouse)
    assert player.session.actions == (Deal(),)
    assert player.app.services.device.points


def test_a_finger_leaves_no_button_lit() -> None:
    player = Player(GROUPS.copy())
    before = player.picture()
    at = player.layout.buttons["pause"].centre
    finger(player, DOWN, at)
    assert player.picture() != before
    finger(player, MOVED, (at[0], 200))
    finger(player, UP, (at[0], 200))
    player.settle()
    assert player.picture() == before


def test_a_mouse_takes_over_from_a_finger_whose_end_was_never_told() -> None:
    player = Player(DEALABLE.copy())
    finger(player, DOWN, player.card(0).centre)
    finger(player, MOVED, (300, 300))
    assert player.hand.dragging
    player.wait(LOST_TIME + 0.1)
    player.click(player.layout.stock.centre)
    player.settle()
    assert player.hand.hold is None
    assert player.session.actions == (Deal(),)
