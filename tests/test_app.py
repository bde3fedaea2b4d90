"""The loop: what it draws, when it rests, how it ends."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.app import LULL
from game.engine.variants import SPIDER
from game.pace import BACKGROUND, FRAME, HIDDEN, QUICK, REST
from game.picture import SETTLED
from game.play.gamecode import GameCode
from game.scenes.pause import Pause
from game.scenes.table import Table
from game.ui.speaker import IDLE
from tests.playing import CODE, RIGHT, Player, Size, button_event
from tests.sketch import table

SPIDER_CODE = GameCode(SPIDER, 2, 5)


class Watch:
    """Notes which parts of the window the program says to have changed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown: list[list[pygame.Rect]] = []
        monkeypatch.setattr(pygame.display, "update", self._update)
        monkeypatch.setattr(pygame.display, "flip", self._flip)

    def _update(self, rects: list[pygame.Rect]) -> None:
        self.shown.append([pygame.Rect(rect) for rect in rects])

    def _flip(self) -> None:
        raise AssertionError("a flip shows the whole window")


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


# At rest.


def at_table(player: Player) -> None:
    return


def in_menu(player: Player) -> None:
    return


def after_a_move(player: Player) -> None:
    player.carry(5, 5, 2)


def paused(player: Player) -> None:
    player.key(pygame.K_ESCAPE)


def asked(player: Player) -> None:
    player.carry(5, 5, 2)
    player.key(pygame.K_n)


def won(player: Player) -> None:
    player.carry(1, 0, 0)
    player.settle()


def in_the_hand(player: Player) -> None:
    player.down(player.card(6).centre)
    player.move((300, 300))


def minimised(player: Player) -> None:
    player.window_event(pygame.WINDOWMINIMIZED)


PLACES: dict[str, tuple[object, Callable[[Player], None]]] = {
    "table": (CODE, at_table),
    "spider": (SPIDER_CODE, at_table),
    "menu": (None, in_menu),
    "after a move": (CODE, after_a_move),
    "pause": (CODE, paused),
    "question": (CODE, asked),
    "win": (table("game: SD S1\nruns: S S S\n1: KS..2S\n2: AS"), won),
    "drag": (CODE, in_the_hand),
    "minimised": (CODE, minimised),
}
every_place = pytest.mark.parametrize(("start", "lead"), PLACES.values(), ids=PLACES)


def placed(start: object, lead: Callable[[Player], None]) -> Player:
    player = Player(start.copy() if hasattr(start, "copy") else start)  # type: ignore[arg-type]
    lead(player)
    player.settle()
    return player


@every_place
def test_nothing_is_drawn_where_nothing_changes(
    watch: Watch, start: object, lead: Callable[[Player], None]
) -> None:
    player = placed(start, lead)
    before = player.picture()
    watch.shown.clear()
    player.drawn.clear()
    player.wait(60)
    assert not any(player.drawn)
    assert watch.shown == []
    assert player.picture() == before


@every_place
def test_the_loop_rests_where_nothing_changes(
    start: object, lead: Callable[[Player], None]
) -> None:
    player = placed(start, lead)
    player.clock.pauses.clear()
    for _ in range(5):
        assert not player.app.turn()
    assert set(player.clock.pauses) == {HIDDEN if lead is minimised else REST}


def at_rest() -> Player:
    """A player who has been thinking for a while; the next step is a moment away."""
    player = Player(CODE)
    player.wait(IDLE + 1)
    for _ in range(3):
        player.app.turn()
    player.clock.pauses.clear()
    return player


def test_a_resting_loop_looks_only_at_the_devices() -> None:
    player = at_rest()
    player.app.turn()
    assert 0.9 * LULL / REST <= len(player.clock.pauses) <= LULL / REST + 1


def test_a_resting_loop_answers_after_the_pause_in_which_something_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player = at_rest()
    sleep = player.clock.sleep

    def touched_in_the_third(seconds: float) -> None:
        sleep(seconds)
        if len(player.clock.pauses) == 3:
            place = player.layout.buttons["pause"].centre
            details = {"pos": place, "rel": (1, 1), "buttons": (0, 0, 0), "touch": False}
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, details))

    monkeypatch.setattr(player.clock, "sleep", touched_in_the_third)
    player.app.turn()
    assert len(player.clock.pauses) == 3
    assert player.app.turn(), "the button under the pointer is lit"


def test_a_resting_loop_does_in_time_what_is_due() -> None:
    player = Player(CODE, shown_clock=True)
    player.settle()
    begin = player.clock.time
    seconds = sum(player.app.turn() for _ in range(60))
    assert seconds == pytest.approx(player.clock.time - begin, abs=1)


def pace(player: Player) -> float:
    """Seconds from one look at the devices to the next."""
    player.clock.pauses.clear()
    player.app.turn()
    return sum(player.clock.pauses) / len(player.clock.pauses)


def test_the_loop_is_slower_behind_another_window() -> None:
    player = Player(CODE)
    player.window_event(pygame.WINDOWFOCUSLOST)
    assert pace(player) == pytest.approx(BACKGROUND)
    player.window_event(pygame.WINDOWMINIMIZED)
    assert pace(player) == pytest.approx(HIDDEN)
    player.window_event(pygame.WINDOWRESTORED)
    player.window_event(pygame.WINDOWFOCUSGAINED)
    assert pace(player) == pytest.approx(REST)


def test_who_uses_a_window_behind_another_one_waits_for_nothing() -> None:
    player = Player(CODE)
    player.window_event(pygame.WINDOWFOCUSLOST)
    assert pace(player) == pytest.approx(BACKGROUND)
    player.move((300, 400))
    assert pace(player) == pytest.approx(REST)
    player.wait(QUICK)
    assert pace(player) == pytest.approx(BACKGROUND)


def test_what_moves_goes_on_behind_another_window() -> None:
    player = Player(CODE, opening=True)
    player.window_event(pygame.WINDOWFOCUSLOST)
    begin = player.clock.time
    player.app.turn()
    assert player.clock.time - begin == pytest.approx(FRAME)


def test_a_thinking_player_costs_no_look_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(CODE)
    looks: list[float] = []
    monkeypatch.setattr(Table, "update", lambda table, now: looks.append(now))
    player.wait(60)
    assert looks == []


def test_a_clock_draws_itself_once_a_second(watch: Watch) -> None:
    player = Player(CODE, shown_clock=True)
    clock = player.layout.furniture.numbers.time
    assert clock is not None
    watch.shown.clear()
    player.wait(60)
    assert 59 <= len(watch.shown) <= 61
    assert {tuple(rect) for rects in watch.shown for rect in rects} == {clock.box}


def test_the_loop_hurries_while_something_moves() -> None:
    player = Player(CODE, opening=True)
    begin = player.clock.time
    turns = 0
    while player.scene.busy(player.clock.time):
        player.app.turn()
        turns += 1
    assert (player.clock.time - begin) / turns == pytest.approx(FRAME, rel=0.1)


# What is drawn.


def test_only_the_rectangles_that_are_shown_change(watch: Watch) -> None:
    player = Player(CODE)
    chance = Random(7)
    for _ in range(120):
        before = player.window.copy()
        watch.shown.clear()
        act_at_random(player, chance)
        assert len(watch.shown) <= 1
        after = player.window.copy()
        for rect in watch.shown[0] if watch.shown else []:
            before.fill(0, rect)
            after.fill(0, rect)
        assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")


def act_at_random(player: Player, chance: Random) -> None:
    """One step with at most one event, at a place of the player's choice."""
    width, height = player.window.get_size()
    at = chance.randrange(width), chance.randrange(height)
    if player.at_table and chance.random() < 0.7:
        columns = [c for c, cards in enumerate(player.position.columns) if cards]
        at = player.card(chance.choice(columns)).centre if columns else at
    match chance.randrange(8):
        case 0 | 1:
            player.post(button_event(pygame.MOUSEBUTTONDOWN, at, 1))
        case 2 | 3:
            player.post(button_event(pygame.MOUSEBUTTONUP, at, 1))
        case 4 | 5:
            player.move(at)
        case 6:
            player.key(chance.choice([pygame.K_d, pygame.K_u, pygame.K_z]))
        case 7:
            player.step(chance.choice([0.01, 0.05, 0.4]))


def test_a_drag_draws_little(watch: Watch) -> None:
    player = Player(CODE, (1280, 720))
    player.down(player.card(6).centre)
    player.move((600, 500))
    watch.shown.clear()
    player.move((604, 503))
    (rects,) = watch.shown
    area = sum(rect.w * rect.h for rect in rects)
    assert area < 1280 * 720 // 20


def test_a_button_under_the_pointer_draws_itself_alone(watch: Watch) -> None:
    player = Player(CODE)
    box = player.layout.buttons["pause"]
    watch.shown.clear()
    player.move(box.centre)
    (rects,) = watch.shown
    assert [tuple(rect) for rect in rects] == [box.grow(2)]


def digest(code: GameCode, size: Size) -> list[str]:
    """The pictures of a game with clicks, drags, keys and changes of size, one by one."""
    player = Player(code, size, opening=True)
    chance = Random(11)
    pictures = []
    for step in range(160):
        act_at_random(player, chance)
        if step == 100:
            player.resize((720, 720))
        pictures.append(hashlib.sha256(player.picture()).hexdigest())
    return pictures


@pytest.mark.parametrize("code", [CODE, SPIDER_CODE], ids=str)
def test_the_same_input_gives_the_same_pictures(code: GameCode) -> None:
    first = digest(code, (640, 480))
    assert len(set(first)) > 100
    assert digest(code, (640, 480)) == first


@pytest.mark.parametrize(
    "kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED]
)
@pytest.mark.parametrize("lead", [at_table, paused, asked, in_the_hand])
def test_an_exposed_window_is_drawn_whole(
    watch: Watch, kind: int, lead: Callable[[Player], None]
) -> None:
    player = placed(CODE, lead)
    before = player.picture()
    player.window.fill((1, 2, 3))
    watch.shown.clear()
    player.window_event(kind)
    assert watch.shown == [[pygame.Rect(0, 0, 640, 480)]]
    assert player.picture() == before


def test_a_hidden_window_is_not_drawn(watch: Watch) -> None:
    player = Player(CODE)
    player.window_event(pygame.WINDOWMINIMIZED)
    watch.shown.clear()
    player.key(pygame.K_d)
    player.wait(3)
    assert watch.shown == []
    player.window_event(pygame.WINDOWRESTORED)
    assert watch.shown == [[pygame.Rect(0, 0, 640, 480)]]
    player.settle()
    seen = player.picture()
    player.window_event(pygame.WINDOWEXPOSED)
    assert player.picture() == seen


@pytest.mark.parametrize("lead", [at_table, paused, asked, in_menu])
def test_the_mode_of_the_window_changes_everywhere(lead: Callable[[Player], None]) -> None:
    player = placed(None if lead is in_menu else CODE, lead)
    page = type(player.scene)
    before = player.picture()
    player.key(pygame.K_F11)
    assert player.app.services.screen.full_screen
    assert player.window.get_size() != (640, 480)
    assert type(player.scene) is page
    player.settle()
    player.key(pygame.K_F11)
    player.settle()
    assert player.window.get_size() == (640, 480)
    assert player.picture() == before


def test_a_mode_that_a_page_has_changed_is_followed_at_once() -> None:
    player = Player(CODE, opening=True)
    player.app.services.screen.toggle_full_screen()
    pygame.event.clear()
    player.move((5, 5))
    assert (player.layout.width, player.layout.height) == player.window.get_size()
    assert not player.scene.busy(player.clock.time)


@pytest.mark.parametrize("size", [(480, 320), (1280, 720), (480, 854), (720, 720)])
def test_a_new_size_looks_like_a_start_at_that_size(size: Size) -> None:
    player = Player(CODE)
    for step in ((1280, 720), (480, 854), (640, 480), size):
        player.resize(step)
    player.settle()
    assert player.picture() == Player(CODE, size).picture()


def test_a_covered_page_follows_the_window() -> None:
    player = Player(CODE)
    player.key(pygame.K_ESCAPE)
    player.resize((1280, 720))
    player.page(Pause)
    player.key(pygame.K_ESCAPE)
    player.settle()
    assert player.picture() == Player(CODE, (1280, 720)).picture()


# The end.


def close(player: Player) -> None:
    player.post(pygame.event.Event(pygame.QUIT))


def test_the_program_ends_when_its_window_is_closed() -> None:
    for start, lead in ((None, in_menu), (CODE, at_table), (CODE, paused)):
        player = placed(start, lead)
        close(player)
        assert not player.app.director.running
        assert not player.app.step(player.clock.time)


def test_a_game_in_progress_is_not_lost_by_closing_the_window() -> None:
    player = placed(CODE, after_a_move)
    code, actions = player.session.code, player.session.actions
    close(player)
    if player.app.director.running:  # it asks, as nothing could be saved
        assert player.scene.asks
        close(player)
        assert player.app.director.running
        player.key(pygame.K_ESCAPE)
        assert player.session.actions == actions
    else:
        resumed = player.app.services.store.current.resume()
        assert resumed is not None
        assert resumed.session.code == code
        assert resumed.session.actions == actions


# The time.


def played(player: Player) -> float:
    """Seconds on the clock of the game, which is told when the table is left."""
    return player.table._time.seconds


def test_time_goes_on_while_the_player_thinks() -> None:
    player = Player(CODE)
    before = played(player)
    player.wait(30)
    assert played(player) - before == pytest.approx(30, abs=1)


def test_time_goes_on_while_the_player_plays() -> None:
    player = Player(CODE)
    before = played(player)
    for x in range(300):
        player.move((x, 300))
    assert played(player) - before == pytest.approx(5, abs=1)


def pause(player: Player) -> None:
    player.key(pygame.K_ESCAPE)


def resume(player: Player) -> None:
    player.key(pygame.K_ESCAPE)


def to_back(player: Player) -> None:
    player.window_event(pygame.WINDOWFOCUSLOST)


def to_front(player: Player) -> None:
    player.window_event(pygame.WINDOWFOCUSGAINED)


def minimise(player: Player) -> None:
    player.window_event(pygame.WINDOWMINIMIZED)


def restore(player: Player) -> None:
    player.window_event(pygame.WINDOWRESTORED)


def minimise_out_of_focus(player: Player) -> None:
    to_back(player)
    minimise(player)


def restore_into_focus(player: Player) -> None:
    restore(player)
    player.wait(60)
    to_front(player)


ABSENCES = [
    (pause, resume),
    (to_back, to_front),
    (minimise, restore),
    (minimise_out_of_focus, restore_into_focus),
]


@pytest.mark.parametrize(("go", "come"), ABSENCES, ids=lambda each: each.__name__)
def test_time_stands_still_while_the_player_is_away(
    go: Callable[[Player], None], come: Callable[[Player], None]
) -> None:
    player = Player(CODE)
    table_page: Table = player.table
    before = played(player)
    go(player)
    player.wait(60)
    come(player)
    assert table_page is player.table
    assert played(player) - before == pytest.approx(0, abs=1)
    player.wait(10)
    assert played(player) - before == pytest.approx(10, abs=1.5)


def test_a_leap_of_the_clock_counts_a_second_at_most() -> None:
    player = Player(CODE)
    before = played(player)
    player.clock.time += 3600
    player.step()
    player.clock.time += 3600
    player.move((5, 5))
    assert played(player) - before <= 2.1


# Other pages above the table.


def test_nothing_behind_a_page_reacts() -> None:
    player = Player(CODE)
    player.carry(5, 5, 2)
    player.settle()
    desk, layout = player.desk, player.layout
    before = player.position.copy()
    card, stock = player.card(6).centre, layout.stock.centre
    player.key(pygame.K_ESCAPE)
    pause_page = player.page(Pause)
    for key in (pygame.K_u, pygame.K_d, pygame.K_y, pygame.K_z):
        player.key(key, pygame.KMOD_LCTRL if key in (pygame.K_y, pygame.K_z) else 0)
    free = [spot for spot in (card, stock) if not pause_page.panel.collidepoint(spot)]
    assert free
    for spot in free:
        player.double_click(spot)
        player.drag(spot, (3, 3))
        player.down(spot, RIGHT)
        player.up(spot, RIGHT)
    player.page(Pause)
    assert desk.session.position == before
    assert not desk.view.peeking


# What the computer does meanwhile.


def test_nothing_is_held_after_a_sleep(watch: Watch) -> None:
    player = placed(CODE, in_the_hand)
    assert player.hand.dragging
    watch.shown.clear()
    player.wall += 3600
    player.step()
    assert not player.hand.dragging
    assert watch.shown[0] == [pygame.Rect(0, 0, 640, 480)]
    player.move((100, 400))
    assert not player.hand.dragging


def test_a_sleep_does_not_count() -> None:
    player = Player(CODE)
    before = played(player)
    player.wall += 3600
    player.wait(5)
    assert played(player) - before == pytest.approx(5, abs=1)


def test_a_display_that_vanishes_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    player = placed(CODE, after_a_move)
    before, moves = player.picture(), player.session.actions
    pygame.display.quit()
    with monkeypatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "nonesuch")
        player.wait(2)
        assert pace(player) == pytest.approx(HIDDEN)
        assert pygame.display.get_surface() is None
        resumed = player.app.services.store.current.resume()
        assert resumed is not None
        assert resumed.session.actions == moves
    player.wait(1)
    player.settle()
    assert player.picture() == before
    player.click(player.layout.stock.centre)
    assert len(player.session.actions) == len(moves) + 1


# The size of the window.


def test_a_new_size_is_seen_at_once_and_sharpened_later(watch: Watch) -> None:
    player = Player(CODE)
    player.resize((1280, 720))
    assert player.app.services.rough
    rough = player.picture()
    watch.shown.clear()
    player.wait(1)
    assert not player.app.services.rough
    assert watch.shown == [[pygame.Rect(0, 0, 1280, 720)]]
    assert player.picture() != rough
    assert player.picture() == Player(CODE, (1280, 720)).picture()


def test_sharpening_takes_nothing_out_of_the_hand() -> None:
    player = Player(CODE)
    player.resize((1280, 720))
    in_the_hand(player)
    player.wait(1)
    assert player.hand.dragging
    assert player.app.services.rough
    player.up((300, 300))
    player.settle()
    assert not player.app.services.rough


def test_sharpening_between_two_clicks_leaves_them_a_double_click() -> None:
    player = Player(CODE)
    player.resize((900, 640))
    card = player.card(5).centre
    player.click(card)
    player.wait(SETTLED)
    assert not player.app.services.rough
    player.click(card)
    assert len(player.session.actions) == 1


def test_a_safe_margin_moves_everything_inwards() -> None:
    player = Player(CODE)
    player.app.services.store.settings.set("safe_margin", 10)
    player.window_event(pygame.WINDOWEXPOSED)
    player.settle()
    assert (player.layout.width, player.layout.height) == (544, 384)
    x, y = player.layout.buttons["pause"].centre
    player.click((x, y))
    assert player.at_table
    player.click((x + 48, y + 48))
    player.page(Pause)
    player.key(pygame.K_ESCAPE)
    player.settle()
    inner = player.window.subsurface((48, 48, 544, 384)).copy()
    seen = pygame.image.tobytes(inner, "RGB")
    assert seen == Player(CODE, (544, 384)).picture()


def test_an_overlay_darkens_the_safe_margin_too() -> None:
    player = Player(CODE)
    player.app.services.store.settings.set("safe_margin", 10)
    player.window_event(pygame.WINDOWEXPOSED)
    player.settle()
    corners = [(0, 0), (639, 0), (0, 479), (639, 479)]
    before = [sum(player.window.get_at(corner)[:3]) for corner in corners]
    player.key(pygame.K_ESCAPE)
    player.settle()
    player.page(Pause)
    after = [sum(player.window.get_at(corner)[:3]) for corner in corners]
    assert all(dark < 0.6 * light for dark, light in zip(after, before, strict=True))
    player.key(pygame.K_ESCAPE)
    player.settle()
    assert [sum(player.window.get_at(corner)[:3]) for corner in corners] == before
