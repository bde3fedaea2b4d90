"""The window changes, vanishes, comes back: the pages follow, the game stays what it was."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.variants import SPIDER, SPIDERETTE, Variant
from game.input.elements import Button
from game.play.gamecode import GameCode
from game.scenes.page import Page
from game.scenes.pause import Pause
from game.scenes.services import Services
from game.scenes.win import Win
from game.table.layout import Layout
from tests.cases.disturbances import DISTURBANCES, full_screen
from tests.cases.places import PLACES, Place
from tests.hands import Hands
from tests.playing import CODE, Size
from tests.sketch import table
from tests.virtual_pad import BUTTONS, SDL

RUN = table("game: SD S1\n1: x4S KS..2S\n2: x7S AS\n3: * QS")
LAST = table("game: SD S1\nruns: S S S\n1: KS..2S\n2: AS")
OTHER_CODES = [GameCode(SPIDERETTE, 4, 7), GameCode(SPIDER, 1, 7), GameCode(SPIDER, 4, 7)]
WAY = [(1280, 800), (500, 900), (640, 480)]
every_place = pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
needs_pads = pytest.mark.skipif(SDL is None, reason="pygame does not bring its own SDL")


# New sizes.


def deal(player: Hands) -> None:
    player.key(pygame.K_d)


def drag(player: Hands) -> None:
    player.down(player.card(2).centre)
    player.move((300, 300))


def fly(player: Hands) -> None:
    player.carry(1, 1, 0)
    player.wait(0.4)


def ask(player: Hands) -> None:
    player.key(pygame.K_h)


MOTIONS = [(CODE, deal), (CODE, drag), (RUN, fly), (GameCode(SPIDER, 4, 1), ask)]


@pytest.mark.parametrize(("start", "act"), MOTIONS, ids=lambda each: getattr(each, "__name__", ""))
def test_a_table_in_motion_is_laid_out_anew_at_once(
    start: GameCode, act: Callable[[Hands], None]
) -> None:
    player = Hands(start.copy() if hasattr(start, "copy") else start)
    act(player)
    position = player.position.copy()
    for size in WAY:
        player.resize(size)
        assert (player.layout.width, player.layout.height) == size
        assert not player.desk.view.busy
        assert player.hand.hold is None
    player.assert_at_rest()
    assert player.position == position


@pytest.mark.parametrize("seconds", [0.0, 0.3, 0.7])
def test_an_opening_deal_goes_on_nowhere_in_another_window(seconds: float) -> None:
    for size in WAY:
        player = Hands(CODE, opening=True)
        player.wait(seconds)
        player.resize(size)
        player.settle()
        assert player.picture() == Hands(CODE, size).picture()


@every_place
def test_every_page_turns_with_the_screen(place: Place) -> None:
    """What is shown in a turned window is the same however the window came to be so."""
    player = place.enter((1280, 800))
    for size in [(800, 1280), (1280, 800), (480, 854), (854, 480)]:
        player.resize(size)
        player.wait(0.1)
        assert player.window.get_size() == size
    player.settle()
    scene = player.scene
    seen = player.window.copy()
    player.resize((640, 480))
    player.resize((854, 480))
    player.settle()
    assert player.scene is scene
    assert alike(player.window, seen)


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures are the same but for the rounding of blended lines."""
    rest = one.copy()
    rest.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return max(max(pygame.image.tobytes(each, "RGB")) for each in (rest, back)) <= 4


@pytest.mark.parametrize("seconds", [0.0, 0.4, 1.2, 3.0])
def test_the_page_after_a_win_turns_with_the_screen(seconds: float) -> None:
    player = Hands(LAST.copy(), (854, 480))
    player.carry(1, 0, 0)
    while player.at_table:
        player.step()
    page = player.page(Win)
    for size in [(480, 854), (854, 480)]:
        player.wait(seconds)
        player.resize(size)
    player.clock.time += 20
    player.settle()
    assert player.page(Win) is page
    player.assert_at_rest()


@pytest.mark.parametrize("size", [(640, 480), (720, 720), (1280, 800)])
@pytest.mark.parametrize("code", OTHER_CODES, ids=str)
def test_another_game_looks_as_if_the_program_had_begun_with_it(code: GameCode, size: Size) -> None:
    player = Hands(CODE, size)
    player.app.services.clipboard.put(str(code))
    player.key(pygame.K_v, pygame.KMOD_LCTRL)
    player.settle()
    assert player.session.code == code
    assert player.picture() == Hands(code, size).picture()


def test_many_new_sizes_are_drawn_well_once(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Hands(CODE)
    well: list[Services] = []

    def note(services: Services) -> None:
        well.append(services)

    monkeypatch.setattr(Services, "sharpen", note)
    for number in range(1, 101):
        player.resize((640 + number, 480 + number))
        player.clock.time += 0.003
        assert player.app.services.rough
    assert well == []
    player.wait(1)
    assert len(well) == 1


@pytest.mark.parametrize(
    "size", [(480, 320), (640, 480), (720, 720), (854, 480), (960, 544), (1280, 720), (1280, 800)]
)
@pytest.mark.parametrize("variant", [SPIDERETTE, SPIDER], ids=lambda variant: variant.key)
def test_the_table_fills_the_window_one_way_at_least(variant: Variant, size: Size) -> None:
    layout = Layout.of(*size, variant)
    left, right = layout.slot(0), layout.slot(variant.columns - 1)
    edges = [box.bottom for box in (*layout.runs, layout.stock, *layout.buttons.values())]
    wide = (right.right - left.x) / size[0]
    high = (max(layout.bottom, *edges) - min(left.y, layout.stock.y)) / size[1]
    assert max(wide, high) > 0.9


def test_cards_grow_with_the_window() -> None:
    widths = [
        Layout.of(*size, SPIDERETTE).card_width
        for size in [(640, 480), (1280, 720), (1920, 1080), (3840, 2160)]
    ]
    assert widths == sorted(set(widths))
    assert widths[-1] == pytest.approx(2 * widths[-2], rel=0.05)


# A window that goes and comes back.


@every_place
@pytest.mark.parametrize("disturb", DISTURBANCES[2:], ids=lambda each: each.__name__)
def test_every_page_comes_through(place: Place, disturb: Callable[[Hands], None]) -> None:
    player = place.enter()
    if player.scene.listening and disturb is full_screen:
        return  # its key is asked for
    kept = player.app.services.kept
    actions = None if kept is None else kept.session.actions
    pages = [type(page) for page in player.app.director._stack]
    disturb(player)
    player.wait(1)
    assert [type(page) for page in player.app.director._stack] == pages
    assert player.app.services.kept is kept
    assert kept is None or kept.session.actions == actions
    player.settle()
    seen = player.window.copy()
    player.window_event(pygame.WINDOWEXPOSED)
    assert alike(player.window, seen)


# Ways out of the full screen, and out of the program.


def steps(player: Hands, *names: str, by: str) -> int:
    """Choose widgets of one page after the other by the pointer; how many presses it took."""
    for name in names:
        if player.at_table:
            place = player.layout.buttons[name].centre
        else:
            scene = player.scene
            assert isinstance(scene, Page)
            place = next(each for each in scene.focus.widgets if each.name == name).rect.center
        (player.tap if by == "finger" else player.click)(place)
    return len(names)


@pytest.mark.parametrize("by", ["finger", "mouse"])
def test_three_presses_leave_the_full_screen_or_the_program(by: str) -> None:
    player = Hands(CODE)
    player.key(pygame.K_F11)
    assert steps(player, "pause", "screen", by=by) <= 3
    assert not player.app.services.screen.full_screen
    player.page(Pause)
    assert steps(player, "quit", by=by) <= 3
    assert not player.app.director.running


@pytest.mark.parametrize("by", ["finger", "mouse"])
def test_the_full_screen_can_be_quit_from_the_menu(by: str) -> None:
    player = Hands(None)
    player.key(pygame.K_F11)
    steps(player, "quit", by=by)
    assert not player.app.director.running


@needs_pads
def test_a_pad_leaves_the_full_screen_or_the_program() -> None:
    player = Hands(CODE)
    pad = player.plug()
    player.key(pygame.K_F11)
    player.wait(0.5)
    pad.set(BUTTONS[Button.L], True)
    player.step()
    player.push(pad, Button.START)
    assert not player.app.services.screen.full_screen
    pad.set(BUTTONS[Button.SELECT], True)
    player.step()
    assert not player.app.director.running
    player.unplug()


@needs_pads
def test_a_pad_finds_both_ways_on_the_page_of_the_pause() -> None:
    player = Hands(CODE)
    pad = player.plug()
    player.key(pygame.K_F11)
    player.push(pad, Button.START, Button.UP, Button.UP, Button.UP)
    assert player.page(Pause).focus.focused == "screen"
    player.push(pad, Button.A)
    assert not player.app.services.screen.full_screen
    player.push(pad, Button.RIGHT, Button.RIGHT)
    assert player.page(Pause).focus.focused == "quit"
    pad.set(BUTTONS[Button.A], True)
    player.step()
    assert not player.app.director.running
    player.unplug()


@needs_pads
def test_a_pad_works_after_each_change_of_the_mode() -> None:
    player = Hands(CODE)
    pad = player.plug()
    player.push(pad, Button.RIGHT)
    for number in range(1, 6):
        player.key(pygame.K_F11)
        before = player.table.keys.cursor.spot
        player.push(pad, Button.RIGHT)
        player.push(pad, Button.RIGHT)
        assert player.table.keys.cursor.spot != before, number
    player.unplug()
