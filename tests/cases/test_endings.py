"""However a game or the program ends, it is told and counted as it was."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.position import Position
from game.engine.variants import SPIDER, SPIDERETTE
from game.input.elements import Button
from game.play.gamecode import GameCode
from game.scenes.win import Win
from game.store.statistics import Figures
from tests.cases.disturbances import DISTURBANCES
from tests.hands import Hands
from tests.sketch import table
from tests.virtual_pad import SDL

LAST_MOVE = table("game: SD S1\nruns: S S S\n1: KS..2S\n7: AS")
SPIDER_LAST = table("game: SP S1\nruns: S S S S S S S\n1: KS..2S\n10: AS")
needs_pads = pytest.mark.skipif(SDL is None, reason="pygame does not bring its own SDL")


# The last move.


def counted(position: Position, size: tuple[int, int] = (640, 480)) -> Hands:
    """A game in its middle that the statistics know of."""
    player = Hands(position.copy(), size)
    player.app.services.store.current.begin(player.session)
    return player


def to_the_end(player: Hands) -> None:
    """Let everything move that there is, up to the resting page after the game."""
    for _ in range(400):
        if not player.at_table:
            break
        player.step()
    player.clock.time += 20
    player.settle()


def figures(player: Hands) -> Figures:
    code = player.page(Win)._page.code
    return player.app.services.store.statistics.figures(code.variant, code.suits)


def drag(player: Hands, last: int) -> None:
    player.carry(last, 0, 0)


def drag_with_a_finger(player: Hands, last: int) -> None:
    player.touch_carry(last, 0, 0)


def click_twice(player: Hands, last: int) -> None:
    player.double_click(player.card(last).centre)


def tap_twice(player: Hands, last: int) -> None:
    player.tap(player.card(last).centre)
    player.tap(player.card(last).centre)


def tap_once(player: Hands, last: int) -> None:
    player.app.services.store.settings.set("single_tap", True)
    player.tap(player.card(last).centre)


def drop_anywhere(player: Hands, last: int) -> None:
    player.app.services.store.settings.set("automatic_placement", True)
    player.drag(player.card(last).centre, (300, 400), (320, 420))


def press_best(player: Hands, last: int) -> None:
    player.key(pygame.K_RIGHT)
    player.table.keys.cursor._spot = player.table.keys.cursor.reach.entered(last)
    player.key(pygame.K_b)


def press_arrows(player: Hands, last: int) -> None:
    for _ in range(1 + last):
        player.key(pygame.K_RIGHT)
    for _ in range(2):
        player.key(pygame.K_RETURN)


def push_buttons(player: Hands, last: int) -> None:
    pad = player.plug()
    player.push(pad, *[Button.RIGHT] * (1 + last), Button.A, Button.A)
    player.unplug()


ENDS = [drag, drag_with_a_finger, click_twice, tap_twice, tap_once, drop_anywhere]


@pytest.mark.parametrize(
    "end",
    [*ENDS, press_best, press_arrows, pytest.param(push_buttons, marks=needs_pads)],
    ids=lambda end: end.__name__,
)
@pytest.mark.parametrize(
    ("position", "last"), [(LAST_MOVE, 6), (SPIDER_LAST, 9)], ids=["Spiderette", "Spider"]
)
def test_however_the_last_run_is_finished_it_is_one_win(
    end: Callable[[Hands, int], None], position: Position, last: int
) -> None:
    player = counted(position)
    end(player, last)
    to_the_end(player)
    page = player.page(Win)
    assert (figures(player).won, figures(player).played) == (1, 1)
    for key in (pygame.K_u, pygame.K_d, pygame.K_b):
        player.key(key)
    player.wait(1)
    assert player.page(Win) is page
    assert (figures(player).won, figures(player).played) == (1, 1)
    assert player.app.services.store.current.resume() is None


@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda each: each.__name__)
@pytest.mark.parametrize("seconds", [0.0, 0.03, 0.6, 2.0])
def test_a_win_that_is_disturbed_is_shown_and_counted_once(
    disturb: Callable[[Hands], None], seconds: float
) -> None:
    player = counted(LAST_MOVE)
    player.carry(6, 0, 0)
    player.wait(seconds)
    disturb(player)
    to_the_end(player)
    assert (figures(player).won, figures(player).played) == (1, 1)
    assert [type(page) for page in player.app.director._stack].count(Win) == 1
    player.assert_at_rest()


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.1, 1.0])
def test_a_program_that_is_ended_at_a_win_has_counted_it(seconds: float) -> None:
    player = counted(LAST_MOVE)
    store = player.app.services.store
    player.carry(6, 0, 0)
    player.wait(seconds)
    player.post(pygame.event.Event(pygame.QUIT))
    assert not player.app.director.running
    assert store.current.resume() is None
    won = store.statistics.figures(SPIDERETTE, 1)
    assert (won.won, won.played) == (1, 1)


# The end of the program.


def close(player: Hands) -> None:
    """Close the window, whatever it is that cannot be saved."""
    player.post(pygame.event.Event(pygame.QUIT))
    if player.app.director.running:
        for key in (pygame.K_RIGHT, pygame.K_RETURN):
            player.key(key)
    assert not player.app.director.running


def ask(player: Hands) -> None:
    player.key(pygame.K_h)


def deal(player: Hands) -> None:
    player.key(pygame.K_d)


def begin_anew(player: Hands) -> None:
    player.key(pygame.K_n)


@pytest.mark.parametrize("act", [ask, deal, begin_anew], ids=lambda act: act.__name__)
@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.3])
def test_a_program_that_is_ended_in_the_middle_has_kept_the_game(
    act: Callable[[Hands], None], seconds: float
) -> None:
    player = Hands(GameCode(SPIDER, 4, 1))
    act(player)
    player.wait(seconds)
    position, code = player.position.copy(), player.session.code
    store = player.app.services.store
    close(player)
    resumed = store.current.resume()
    assert resumed is not None
    assert (resumed.session.position, resumed.session.code) == (position, code)


def test_a_program_that_is_ended_as_a_run_flies_has_kept_the_game() -> None:
    player = counted(table("game: SD S1\n1: x4S KS..2S\n2: x7S AS\n3: * QS"))
    player.carry(1, 1, 0)
    player.wait(0.4)
    assert player.desk.view.busy
    position, store = player.position.copy(), player.app.services.store
    close(player)
    assert len(position.runs) == 1
    assert store.current.resume() is not None
