"""A few pages as pictures; ``pytest tests/test_golden.py --golden`` renews them."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.play.record import read_record
from game.play.session import Session
from game.scenes.destinations import OptionsPage, Push, StatisticsPage
from game.ui.ground import Ground
from game.ui.theme import Theme
from tests.data_files import record
from tests.playing import CODE, Player, Size
from tests.sketch import table

FOLDER = Path(__file__).parent / "golden"
PINNED = "2.5.8"
"""The pygame-ce with which the pictures were made; others may round a little otherwise."""
TOLERANCE = 12
"""By how much a channel of a pixel may differ where another pygame or processor draws."""
STRAY = 0.002
"""Which part of the pixels may differ even more there: edges that fall between two pixels."""


@pytest.fixture(autouse=True)
def _plain_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    """The grain of the ground would make the files twenty times larger; it has its own tests."""

    def surface(ground: Ground, theme: Theme, size: Size) -> pygame.Surface:
        plain = pygame.Surface(size)
        plain.fill(theme.centre)
        return plain

    monkeypatch.setattr(Ground, "surface", surface)


def played(name: str, actions: int, size: Size) -> Player:
    """The game of a record after some of its actions."""
    game = read_record(record(name)).session
    assert game is not None
    session = Session(game.code)
    for action in game.actions[:actions]:
        session.do(action)
    return Player(session.position, size, shown_clock=True)


def opening() -> Player:
    return Player(size=(640, 480), shown_clock=True)


def spiderette() -> Player:
    return played("sd1-s4-aaaaady.txt", 40, (640, 480))


def spider() -> Player:
    return played("sp1-s4-aaaaalp.txt", 90, (1280, 720))


def portrait() -> Player:
    return played("sd1-s2-aaaaadx.txt", 30, (480, 854))


def menu() -> Player:
    return Player(None, (640, 480))


def turned_to(page: OptionsPage | StatisticsPage, player: Player) -> Player:
    player.app.director.carry_out(Push(page), player.clock.now())
    player.redraw()
    return player


def options() -> Player:
    player = Player(None, (640, 480))
    return turned_to(OptionsPage(), player)


def statistics() -> Player:
    player = Player(None, (480, 320))
    store = player.app.services.store.statistics
    store.won(store.begin(CODE), 847, 53, 372.0)
    return turned_to(StatisticsPage(), player)


def won() -> Player:
    player = Player(table("game: SD S1\nruns: S S S\n1: KS..2S\n2: AS"), (640, 480))
    player.carry(1, 0, 0)
    player.settle()
    player.settle()
    return player


PICTURES: list[Callable[[], Player]] = [
    opening,
    spiderette,
    spider,
    portrait,
    menu,
    options,
    statistics,
    won,
]


@pytest.mark.parametrize("make", PICTURES, ids=lambda make: make.__name__)
def test_a_page_looks_as_it_did(
    make: Callable[[], Player], pytestconfig: pytest.Config, tmp_path: Path
) -> None:
    player = make()
    player.settle()
    shown = player.window.copy()
    file = FOLDER / f"{make.__name__}.png"
    if pytestconfig.getoption("--golden"):
        pygame.image.save(shown, file)
        pytest.skip(f"{file} is renewed")
    kept = pygame.image.load(file)
    assert shown.get_size() == kept.get_size()
    strange = differing(shown, kept)
    allowed = 0 if exact() else STRAY * kept.get_width() * kept.get_height()
    if strange.count() > allowed:
        actual, difference = tmp_path / "actual.png", tmp_path / "difference.png"
        pygame.image.save(shown, actual)
        pygame.image.save(strange.to_surface(), difference)
        areas = strange.get_bounding_rects()[:5]
        pytest.fail(
            f"{strange.count()} pixels differ from {file}, the first at {areas}; "
            f"see {actual} and {difference}"
        )


def exact() -> bool:
    """Whether every pixel must be the same."""
    pinned = pygame.version.ver == PINNED
    return pinned and sys.platform == "linux" and platform.machine() == "x86_64"


def differing(one: pygame.Surface, other: pygame.Surface) -> pygame.Mask:
    """The pixels in which two pictures differ by more than is allowed."""
    limit = 1 if exact() else TOLERANCE + 1
    threshold = (limit, limit, limit, 255)
    alike = pygame.mask.from_threshold(
        one.convert(24), (0, 0, 0), threshold, othersurface=other.convert(24)
    )
    alike.invert()
    return alike


def test_every_picture_has_its_page() -> None:
    names = {make.__name__ for make in PICTURES}
    assert {file.stem for file in FOLDER.glob("*.png")} == names
