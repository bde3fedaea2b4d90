"""One page takes the place of another one softly."""

from __future__ import annotations

import pygame
import pytest

from game.pace import FRAME
from game.scenes.destinations import OptionsPage, Push
from game.scenes.menu import Menu
from game.scenes.options import Options
from game.store.settings import Animation
from game.ui.fade import DURATION, Fade
from tests.playing import Player

SIZE = (640, 480)


def opened(size: tuple[int, int] = SIZE) -> bytes:
    """The options as they look at rest."""
    player = Player(None, size)
    open_options(player)
    player.settle()
    return player.picture()


def open_options(player: Player) -> None:
    """One frame of the new page."""
    player.app.director.carry_out(Push(OptionsPage()), player.clock.now())
    player.move((1, 1))


def test_the_program_begins_without_one() -> None:
    player = Player(None)
    assert not player.app._picture.fading


def test_the_next_page_comes_over_the_one_before() -> None:
    after = opened()
    player = Player(None)
    before = player.picture()
    open_options(player)
    seen = [player.picture()]
    while player.app._moves(player.clock.time):
        assert player.step()
        seen.append(player.picture())
    assert 8 <= len(seen) <= 0.16 / FRAME + 3
    assert before not in seen
    assert seen.count(after) == 1
    assert seen[-1] == after
    assert len(set(seen)) > 8
    assert not player.step()


def test_the_new_page_takes_input_from_its_first_frame() -> None:
    player = Player(None)
    open_options(player)
    assert player.page(Options)
    player.key(pygame.K_ESCAPE)
    assert player.page(Menu)


def test_a_change_in_the_middle_is_seen_at_the_end() -> None:
    player = Player(None)
    open_options(player)
    player.page(Options).tab = 1
    player.page(Options).rebuild()
    player.settle()
    middle = player.picture()
    player.redraw()
    player.settle()
    assert player.picture() == middle


def test_another_size_in_the_middle_ends_it() -> None:
    player = Player(None, (854, 480))
    open_options(player)
    assert player.app._picture.fading
    player.resize(SIZE)
    assert not player.app._picture.fading
    player.settle()
    player.wait(1)
    picture = player.picture()
    assert picture == opened()


@pytest.mark.parametrize("setting", [{"animation": Animation.OFF}, {"reduced_motion": True}])
def test_who_wants_no_motion_has_none(setting: dict[str, object]) -> None:
    player = Player(None)
    for name, value in setting.items():
        player.app.services.store.settings.set(name, value)
    open_options(player)
    assert not player.app._picture.fading
    picture = player.picture()
    player.wait(0.3)
    assert player.picture() == picture


def test_a_fade_keeps_no_more_of_the_old_than_is_left() -> None:
    window = pygame.Surface((2, 2))
    window.fill((200, 0, 0))
    fade = Fade(window, 0.0, DURATION)
    fade.surface.fill((0, 200, 0))
    for part, red in ((0.25, 150), (0.5, 100), (0.75, 50)):
        assert not fade.blend(part * DURATION)
        shown = window.get_at((0, 0))
        assert shown.r == pytest.approx(red, abs=4)
        assert shown.g == pytest.approx(200 - red, abs=4)
    assert fade.blend(DURATION)
    assert window.get_at((0, 0))[:3] == (0, 200, 0)
