"""Input that comes while something moves."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.variants import SPIDER
from game.play.commands import Deal, Move
from game.play.gamecode import GameCode
from game.scenes.pause import Pause
from game.scenes.win import Win
from tests.playing import CODE, RIGHT, Player
from tests.sketch import table

LAST_MOVE = table("game: SD S1\nruns: S S S\n1: KS..2S\n2: AS")
SWING = table("game: SD S1\n1: 9S\n2: 9S 8S\n3: * KS")
SPIDER_CODE = GameCode(SPIDER, 4, 1)


def assert_at_rest(player: Player) -> None:
    """What the window shows is what a new picture of the same position shows."""
    player.settle()
    assert player.desk.view.stage.board == player.position
    seen = player.picture()
    player.window_event(pygame.WINDOWEXPOSED)
    assert player.picture() == seen


# The opening deal.


def click_card(player: Player) -> None:
    player.click(player.card(3).centre)


def drag_card(player: Player) -> None:
    player.down(player.card(3).centre)
    player.move((300, 300))


def press_second(player: Player) -> None:
    player.down(player.card(3).centre, RIGHT)


def undo(player: Player) -> None:
    player.key(pygame.K_u)


def undo_button(player: Player) -> None:
    player.button("undo")


def full_screen(player: Player) -> None:
    player.key(pygame.K_F11)


def resize(player: Player) -> None:
    player.resize((854, 480))


def deal(player: Player) -> None:
    player.key(pygame.K_d)


@pytest.mark.parametrize("code", [CODE, SPIDER_CODE], ids=str)
@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.5, 0.8])
@pytest.mark.parametrize(
    "act",
    [click_card, drag_card, press_second, undo, undo_button, full_screen, resize],
    ids=lambda act: act.__name__,
)
def test_whatever_comes_ends_the_opening_deal(
    act: Callable[[Player], None], seconds: float, code: GameCode
) -> None:
    player = Player(code, opening=True)
    player.wait(seconds)
    assert player.desk.view.busy
    start = player.position.copy()
    act(player)
    assert not player.desk.view.busy
    assert player.position == start
    player.up((300, 1200))
    player.up((300, 1200), RIGHT)
    player.wait(7)
    assert_at_rest(player)
    player.carry(0, 0, 0)
    deal(player)
    assert player.session.actions == (Deal(),)


def test_a_deal_in_the_opening_deal_is_shown() -> None:
    player = Player(CODE, opening=True)
    deal(player)
    assert player.session.actions == (Deal(),)
    assert player.desk.view.busy
    moving = player.desk.view.stage.timeline.tracks
    assert moving.keys() == {cards[-1] for cards in player.position.columns}
    assert_at_rest(player)


def test_a_press_after_the_opening_deal_ends_no_other_motion() -> None:
    player = Player(CODE)
    deal(player)
    player.down((1, 1))
    assert player.desk.view.busy


@pytest.mark.parametrize("seconds", [0.0, 0.4])
def test_the_program_can_be_ended_in_the_opening_deal(seconds: float) -> None:
    player = Player(CODE, opening=True)
    player.wait(seconds)
    player.key(pygame.K_q, pygame.KMOD_LCTRL)
    assert not player.app.director.running


def test_a_pause_in_the_opening_deal_loses_nothing() -> None:
    player = Player(CODE, opening=True)
    player.key(pygame.K_ESCAPE)
    player.page(Pause)
    player.key(pygame.K_ESCAPE)
    assert not player.desk.view.busy
    assert_at_rest(player)


# Actions on top of each other.


def test_a_card_can_be_taken_out_of_the_air() -> None:
    player = Player(SWING.copy())
    player.carry(1, 1, 0)
    assert player.desk.view.busy
    player.carry(0, 1, 1)
    player.carry(1, 1, 0)
    assert player.session.actions == (Move(1, 0), Move(0, 1), Move(1, 0))
    assert_at_rest(player)


def test_undo_is_not_kept_waiting() -> None:
    player = Player(SWING.copy())
    start = player.position.copy()
    for _ in range(5):
        player.carry(1, 1, 0)
        player.key(pygame.K_u)
        assert player.position.columns == start.columns
    assert_at_rest(player)


def test_undo_held_over_a_hundred_moves() -> None:
    player = Player(SWING.copy())
    start = player.position.copy()
    for i in range(100):
        player.carry(1 - i % 2, 1, i % 2)
    for _ in range(110):
        player.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0, unicode="u"))
        player.step(1 / 60)
    assert player.position == start
    assert_at_rest(player)
    player.carry(1, 1, 0)
    assert player.session.actions == (Move(1, 0),)
    assert_at_rest(player)


def test_a_held_undo_does_not_pile_up_notices() -> None:
    player = Player(CODE)
    for _ in range(30):
        player.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0, unicode="u"))
    assert player.notice
    until = player.desk.notice_until
    assert until is not None
    assert until - player.clock.time < 6


@pytest.mark.parametrize("size", [(1280, 720), (480, 320), (480, 854)])
@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.3])
def test_a_new_size_in_the_air_leaves_no_ghosts(size: tuple[int, int], seconds: float) -> None:
    player = Player(CODE)
    player.carry(5, 5, 2)
    deal(player)
    player.wait(seconds)
    player.resize(size)
    assert not player.desk.view.busy
    assert_at_rest(player)
    player.key(pygame.K_u)
    player.key(pygame.K_y, pygame.KMOD_LCTRL)
    assert_at_rest(player)


# The end.


def click_beside(player: Player) -> None:
    player.click((2, 2))


def new_game(player: Player) -> None:
    player.key(pygame.K_n)


def pause(player: Player) -> None:
    player.key(pygame.K_ESCAPE)


def lose_focus(player: Player) -> None:
    player.window_event(pygame.WINDOWFOCUSLOST)
    player.window_event(pygame.WINDOWFOCUSGAINED)


def minimise(player: Player) -> None:
    player.window_event(pygame.WINDOWMINIMIZED)
    player.wait(5)
    assert player.at_table
    player.window_event(pygame.WINDOWRESTORED)


def nothing(player: Player) -> None:
    player.step()


def run_win(player: Player) -> Win:
    player.settle()
    return player.page(Win)


@pytest.mark.parametrize(
    "act",
    [nothing, resize, full_screen, lose_focus, minimise, undo, deal, new_game, pause, click_beside],
    ids=lambda act: act.__name__,
)
@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.5])
def test_a_win_is_shown_once(act: Callable[[Player], None], seconds: float) -> None:
    player = Player(LAST_MOVE.copy())
    player.carry(1, 0, 0)
    won = player.position
    assert won.won
    player.wait(seconds)
    act(player)
    player.wait(3)
    page = run_win(player)
    assert won.won
    assert (won.score, won.moves, len(won.runs)) == (599, 1, 4)
    assert player.app.services.kept is None
    player.key(pygame.K_u)
    assert player.page(Win) is page


def test_a_game_won_cannot_be_gone_on_with() -> None:
    player = Player(LAST_MOVE.copy())
    session = player.session
    player.carry(1, 0, 0)
    assert not session.can_undo
    assert not session.in_progress
    run_win(player)
    player.post(pygame.event.Event(pygame.QUIT))
    assert not player.app.director.running
