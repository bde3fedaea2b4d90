"""Whatever is done while something moves: the game is the one that was played, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.variants import SPIDER
from game.input.elements import Button
from game.play.commands import Deal, Move
from game.play.gamecode import GameCode
from game.scenes.desk import DEAL_PAUSE
from game.scenes.page import Page
from tests.cases.disturbances import look_away, minimise, sleep, turn
from tests.hands import Hands
from tests.playing import CODE, RIGHT
from tests.sketch import table
from tests.virtual_pad import SDL

SPREAD = table("game: SD S1\n1: TS\n2: 9S\n3: 7S\n4: xKS 6S\n5: 4S\n6: 3S\n7: * QS\nstock: *10")
"""Three moves that have nothing to do with each other: 2 to 1, 4 to 3, 6 to 5."""
DEALABLE = table("game: SD S1\n1: 4S\n2: 4S\n3: * 4S\n4: 7S\n5: 7S\n6: 5S\n7: 5S\nstock: *17")
LONG = table("game: SD S1\n1: xKS xKS KS..4S QS..4S\n2: xQS 3S 2S AS\n3: * JS")
"""The end of column 2 presses column 1 together when it comes upon it."""
needs_pads = pytest.mark.skipif(SDL is None, reason="pygame does not bring its own SDL")


# Several things at once.


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.15, 0.25])
def test_what_comes_during_a_move_is_done_after_it(seconds: float) -> None:
    player = Hands(SPREAD.copy())
    player.double_click(player.card(1).centre)
    assert player.played == [Move(1, 0)]
    player.wait(seconds)
    player.carry(3, 1, 2)
    player.wait(seconds)
    player.carry(5, 0, 4)
    player.wait(seconds)
    player.key(pygame.K_u)
    assert player.played == [Move(1, 0), Move(3, 2)]
    player.wait(seconds)
    player.key(pygame.K_y, pygame.KMOD_LCTRL)
    player.carry(0, 1, 1)
    player.key(pygame.K_u)
    assert player.played == [Move(1, 0), Move(3, 2), Move(5, 4)]
    assert player.position.score == 497
    player.assert_at_rest()


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.3])
def test_a_deal_can_be_followed_at_once_by_anything(seconds: float) -> None:
    player = Hands(DEALABLE.copy())
    start = player.position.copy()
    player.click(player.layout.stock.centre)
    player.wait(seconds)
    dealt = player.position.copy()
    player.down(player.card(0).centre)
    player.move((300, 300))
    player.wait(seconds)
    player.key(pygame.K_u)
    assert player.position == start
    player.up(player.end(1))
    player.key(pygame.K_y, pygame.KMOD_LCTRL)
    assert player.position == dealt
    player.assert_at_rest()


def by_click(player: Hands) -> None:
    player.click(player.layout.stock.centre)


def by_tap(player: Hands) -> None:
    player.tap(player.layout.stock.centre)


def by_letter(player: Hands) -> None:
    player.key(pygame.K_d)


def by_space(player: Hands) -> None:
    player.key(pygame.K_SPACE)


@needs_pads
@pytest.mark.parametrize("second", [by_click, by_tap, by_letter, by_space])
@pytest.mark.parametrize("first", [by_click, by_tap, by_letter, by_space])
def test_two_quick_presses_deal_once(
    first: Callable[[Hands], None], second: Callable[[Hands], None]
) -> None:
    player = Hands(DEALABLE.copy())
    for press in (first, second, second):
        press(player)
    assert player.played == [Deal()]
    player.wait(DEAL_PAUSE)
    second(player)
    assert player.played == [Deal(), Deal()]


@needs_pads
def test_two_quick_pushes_deal_once() -> None:
    player = Hands(DEALABLE.copy())
    pad = player.plug()
    player.push(pad, Button.Y, Button.Y)
    assert player.played == [Deal()]
    player.wait(DEAL_PAUSE)
    player.push(pad, Button.Y)
    assert player.played == [Deal(), Deal()]
    player.unplug()


# The opening deal.


def tap_card(player: Hands) -> None:
    player.tap(player.card(3).centre)


def double_click_card(player: Hands) -> None:
    player.click(player.card(3).centre)


def arrow(player: Hands) -> None:
    player.key(pygame.K_RIGHT)


def best(player: Hands) -> None:
    player.key(pygame.K_b)


def spread(player: Hands) -> None:
    player.key(pygame.K_s)


def hint(player: Hands) -> None:
    player.key(pygame.K_h)


def second_button(player: Hands) -> None:
    player.down(player.card(3).centre, RIGHT)
    player.up(player.card(3).centre, RIGHT)


def push_a(player: Hands) -> None:
    pad = player.plug()
    player.push(pad, Button.A)
    player.unplug()


OPENING = [tap_card, double_click_card, arrow, best, spread, hint, second_button, turn, minimise]


@pytest.mark.parametrize(
    "act",
    [*OPENING, look_away, sleep, pytest.param(push_a, marks=needs_pads)],
    ids=lambda act: act.__name__,
)
@pytest.mark.parametrize("code", [CODE, GameCode(SPIDER, 2, 5)], ids=str)
def test_an_opening_deal_that_is_disturbed_is_whole(
    act: Callable[[Hands], None], code: GameCode
) -> None:
    player = Hands(code, opening=True)
    player.wait(0.2)
    start = player.position.copy()
    act(player)
    assert player.position == start
    player.wait(7)
    player.assert_at_rest()
    if player.at_table:
        player.table._pointer.forget()  # a card that was tapped is chosen, and outlined
        player.redraw()
    assert player.picture() == rested(code, player).picture()


def rested(code: GameCode, like: Hands) -> Hands:
    """The same deal as another player sees it after its opening, with the same device."""
    player = Hands(code, like.window.get_size())
    if not like.app.services.device.points:
        player.key(pygame.K_RIGHT)
        player.table.keys.cursor._spot = like.table.keys.cursor.spot
        player.app.services.device = player.app._devices.device = like.app.services.device
        player.window_event(pygame.WINDOWEXPOSED)
    return player


# Cards that fly where the column is pressed together.


@pytest.mark.parametrize("size", [(480, 320), (640, 480), (1280, 720)])
@pytest.mark.parametrize("new_size", [None, (480, 854), (854, 480)])
def test_a_group_ends_where_the_pressed_column_has_it(
    size: tuple[int, int], new_size: tuple[int, int] | None
) -> None:
    player = Hands(LONG.copy(), size)
    strip = player.card(0, 5).h
    player.carry(1, 1, 0)
    assert player.played == [Move(1, 0, 3)]
    assert player.card(0, 5).h < strip or size == (1280, 720)
    player.wait(0.08)
    if new_size is not None:
        player.resize(new_size)
    player.assert_at_rest()
    player.key(pygame.K_u)
    player.wait(0.03)
    player.assert_at_rest()
    assert player.card(0, 5).h == strip or new_size is not None


# The search for a hint.


def test_a_search_is_thrown_away_with_its_game() -> None:
    player = Hands(GameCode(SPIDER, 4, 1))
    for _ in range(50):
        player.key(pygame.K_h)
        player.key(pygame.K_n)
        assert player.at_table
        assert not player.notice
    player.assert_at_rest()
    player.key(pygame.K_h)
    player.settle()
    assert player.played == []


# Moments at which pages come and go.


def test_a_page_that_comes_in_the_middle_of_a_move_leaves_the_table_whole() -> None:
    player = Hands(SPREAD.copy())
    for key in (pygame.K_ESCAPE, pygame.K_F1):
        player.double_click(player.card(1).centre)
        player.wait(0.05)
        player.key(key)
        assert isinstance(player.scene, Page)
        player.key(pygame.K_ESCAPE)
        assert player.at_table
        assert not player.desk.view.busy
        player.assert_at_rest()
        player.key(pygame.K_u)
        player.settle()
