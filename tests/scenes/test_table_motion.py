"""What moves at the table besides cards: for a moment, in nobody's way, not at all if unwanted."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.position import Position
from game.play.commands import Move
from game.scenes.win import Win
from game.table.notice import LASTING
from tests.playing import CODE, Player, Size
from tests.sketch import table

RUN = table("game: SD S1\n1: xKS x9S JS\n2: x5S KS..2S\n3: x9S AS\n4: * QS")
LAST = table("game: SD S1\nruns: S S S\n1: KS..2S\n2: AS")
EMPTY = table("game: SD S1\n1: KS\n2: QS\n3: 7S\n4:\n5: 4S\n6: 9S\n7: * 3S\nstock: *10")
MOVES = table("game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: * 9S\n6: 8S\n7: 8S")
HINTED = table(
    "game: SP S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: * 9S\n6: 8S\n7: 8S\n8: 8S\n9: 8S\n10: 8S"
)
AWAY = (320, 470)


def remove_run(player: Player) -> None:
    player.carry(2, 1, 1)


def refuse_deal(player: Player) -> None:
    player.key(pygame.K_d)


def refuse_drop(player: Player) -> None:
    player.carry(0, 2, 2)


def lift(player: Player) -> None:
    player.down(player.card(0, 2).centre)
    player.move(AWAY)


def ask_for_hint(player: Player) -> None:
    player.key(pygame.K_h)


def move_cursor(player: Player) -> None:
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RIGHT)


ACTS: dict[str, tuple[Position, Callable[[Player], None]]] = {
    "run": (RUN, remove_run),
    "refused deal": (EMPTY, refuse_deal),
    "refused drop": (MOVES, refuse_drop),
    "lift": (MOVES, lift),
    "hint": (HINTED, ask_for_hint),
    "cursor": (MOVES, move_cursor),
}
every_act = pytest.mark.parametrize(("start", "act"), ACTS.values(), ids=ACTS)


def still(position: Position, size: Size = (640, 480)) -> Player:
    """A player who asked for less motion."""
    player = Player(position.copy(), size)
    player.app.services.store.settings.set("reduced_motion", True)
    player.table.resize(player.app.services.style(size))
    player.settle()
    return player


@every_act
@pytest.mark.parametrize("size", [(640, 480), (1280, 720), (480, 854)])
def test_it_moves_then_rests_as_if_nothing_had_moved(
    start: Position, act: Callable[[Player], None], size: Size
) -> None:
    player, calm = Player(start.copy(), size), still(start, size)
    act(player)
    assert player.scene.busy(player.clock.time)
    player.settle()
    act(calm)
    calm.settle()
    assert player.picture() == calm.picture()
    player.drawn.clear()
    player.wait(4)
    assert not any(player.drawn)


@every_act
def test_off_means_off(start: Position, act: Callable[[Player], None]) -> None:
    player = still(start)
    act(player)
    assert not player.desk.view.astir
    seen = player.picture()
    player.wait(2)
    assert player.picture() == seen


@every_act
@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.3, 0.9])
def test_a_new_size_throws_it_away(
    start: Position, act: Callable[[Player], None], seconds: float
) -> None:
    player = Player(start.copy())
    act(player)
    player.wait(seconds)
    player.resize((480, 854))
    assert not player.desk.view.astir


def frames(player: Player, seconds: float) -> list[bytes]:
    pictures = []
    for _ in range(round(seconds * 60)):
        player.step()
        pictures.append(player.picture())
    return pictures


def landed(player: Player) -> None:
    """Let the cards come to rest, but not what shines where they did."""
    while player.desk.view.busy:
        player.step()


def test_the_points_are_seen_once_a_run_has_landed() -> None:
    player = Player(RUN.copy())
    remove_run(player)
    landed(player)
    assert player.desk.view.shining
    assert len(set(frames(player, 0.5))) > 20
    player.settle()
    assert not player.desk.view.shining


def test_nobody_waits_for_what_shines() -> None:
    player = Player(RUN.copy())
    remove_run(player)
    landed(player)
    player.carry(0, 2, 3)
    assert player.session.actions == (Move(2, 1, 1), Move(0, 3, 1))
    assert player.desk.view.shining


def test_undo_puts_it_out() -> None:
    player = Player(RUN.copy())
    remove_run(player)
    player.wait(0.7)
    player.key(pygame.K_u)
    assert not player.desk.view.shining


def test_the_win_waits_for_the_last_sparks_at_most_a_moment() -> None:
    player = Player(LAST.copy())
    player.carry(1, 0, 0)
    landed(player)
    assert player.at_table
    player.wait(0.9)
    player.page(Win)


def test_the_time_ends_with_the_last_move() -> None:
    player = Player(LAST.copy())
    player.carry(1, 0, 0)
    time, at_the_move = player.table._time, player.table._time.seconds
    player.window_event(pygame.WINDOWFOCUSLOST)
    player.window_event(pygame.WINDOWFOCUSGAINED)
    player.settle()
    player.page(Win)
    assert time.seconds == at_the_move


@pytest.mark.parametrize("seconds", [0.0, 0.2])
def test_a_press_skips_the_last_sparks(seconds: float) -> None:
    player = Player(LAST.copy())
    player.carry(1, 0, 0)
    landed(player)
    player.wait(seconds)
    player.down((2, 2))
    player.page(Win)


def test_the_stock_shakes_when_it_is_refused() -> None:
    player = Player(EMPTY.copy())
    stock = pygame.Rect(player.layout.stock).inflate(16, 0)
    before = pygame.image.tobytes(player.window.subsurface(stock), "RGB")
    shifts = set()
    refuse_deal(player)
    for _ in range(15):
        shifts.add(player.desk.view._hud.stock_shift)
        player.step()
    assert min(shifts) < 0 < max(shifts)
    player.wait(LASTING)
    assert not player.notice
    assert pygame.image.tobytes(player.window.subsurface(stock), "RGB") == before


def test_a_repeat_restarts_the_pulse() -> None:
    player = Player(EMPTY.copy())
    refuse_deal(player)
    first = frames(player, 0.4)
    player.settle()
    refuse_deal(player)
    assert frames(player, 0.4) == first


def test_a_refused_group_shakes_when_it_is_back() -> None:
    player = Player(MOVES.copy())
    refuse_drop(player)
    card = player.position.columns[0][2]
    track = player.desk.view.stage.timeline.tracks[card]
    home, shake = player.layout.column_x[0], track.legs[-1]
    times = [shake.start + shake.duration * step / 20 for step in range(21)]
    offsets = [track.pose(time).x - home for time in times]
    assert min(offsets) < 0 < max(offsets)
    assert offsets[-1] == 0


def test_a_group_put_back_does_not_shake() -> None:
    player = Player(MOVES.copy())
    card = player.position.columns[0][2]
    player.carry(0, 2, 0)
    assert player.session.actions == ()
    assert len(player.desk.view.stage.timeline.tracks[card].legs) == 1


def test_the_light_comes_up_then_stays() -> None:
    player = Player(MOVES.copy())
    lift(player)
    pictures = frames(player, 0.3)
    assert len(set(pictures[:6])) == 6
    assert len(set(pictures[8:])) == 1


def test_a_long_press_on_the_arrow_leaves_no_trace_of_the_ring() -> None:
    player = Player(CODE)
    for _ in range(40):
        player.key(pygame.K_RIGHT)
    player.settle()
    seen = player.picture()
    player.redraw()
    assert player.picture() == seen


def test_a_group_on_its_way_shows_no_slivers_of_pips() -> None:
    player = Player(MOVES.copy())
    player.double_click(player.card(0, 1).centre)
    player.wait(0.03)
    view = player.desk.view
    nine, eight, seven = player.session.position.columns[1][1:]
    shown = {sprite.surface for sprite in view.moving(frozenset(), player.clock.now())}
    high = view.layout.card_height
    assert {view.sprites.covered(card, high, False) for card in (nine, eight)} <= shown
    assert view.sprites.face(seven) in shown
    assert not {view.sprites.face(nine), view.sprites.face(eight)} & shown
