"""Each frame of everything that moves: drawn in parts it is what it is when drawn whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.position import Position
from game.engine.variants import SPIDER, SPIDERETTE, Variant
from game.play.gamecode import GameCode
from game.scenes.win import Win
from tests.hands import Hands
from tests.playing import Size
from tests.sketch import table

SIZES = [(480, 320), (640, 480), (1280, 720)]
TICK = 1 / 14
"""Seconds between two looks at the picture."""
GROUPS = {
    SPIDERETTE: table(
        "game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: xKS 9S\n5: * 9S\n6: 8S\n7: 8S\nstock: *10"
    ),
    SPIDER: table(
        "game: SP S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: xKS 9S\n5: * 9S\n6: 8S\n7: 8S\n8: 4S\n"
        "9: 4S\n10: 4S\nstock: *10"
    ),
}
RUNS = {
    SPIDERETTE: table("game: SD S1\n1: x4S KS..2S\n2: x7S AS\n3: * QS"),
    SPIDER: table("game: SP S1\n1: x4S KS..2S\n2: x7S AS\n3: * QS\nstock: *10"),
}
LAST = {
    SPIDERETTE: table("game: SD S1\nruns: S S S\n1: KS..2S\n2: AS"),
    SPIDER: table("game: SP S1\nruns: S S S S S S S\n1: KS..2S\n2: AS"),
}


class Looker(Hands):
    """Looks at every frame twice."""

    def __init__(self, start: GameCode | Position, size: Size, *, opening: bool = False) -> None:
        self.shown: list[pygame.Rect] = []
        self.frames = 0
        super().__init__(start, size, opening=opening)

    def update(self, rects: list[pygame.Rect]) -> None:
        """Takes the place of ``pygame.display.update``."""
        self.shown += [pygame.Rect(rect) for rect in rects]

    def look(self, frames: int, rounding: int = 0) -> None:
        """Let frames go by; whatever changes lies within the rectangles that are shown.

        Where clipped lines are blended a colour may be off by a ``rounding``.
        """
        for _ in range(frames):
            before = self.window.copy()
            self.shown.clear()
            drawn = self.step(TICK)
            seen, after = self.window.copy(), self.window.copy()
            assert drawn is bool(self.shown)
            for rect in self.shown:
                before.fill(0, rect)
                after.fill(0, rect)
            assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")
            self.redraw()
            assert difference(self.window, seen) <= rounding
            self.frames += drawn


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """By how many of 256 steps some colour of some pixel is another one at the most."""
    if pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB"):
        return 0
    steps = []
    for first, second in ((one, other), (other, one)):
        rest = first.copy()
        rest.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        steps.append(max(pygame.image.tobytes(rest, "RGB")))
    return max(steps)


@pytest.fixture
def looking(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Looker]:
    def begin(start: GameCode | Position, size: Size, *, opening: bool = False) -> Looker:
        start = start.copy() if isinstance(start, Position) else start
        player = Looker(start, size, opening=opening)
        monkeypatch.setattr(pygame.display, "update", player.update)
        return player

    return begin


every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_game = pytest.mark.parametrize(
    "variant", [SPIDERETTE, SPIDER], ids=lambda variant: variant.key
)


@every_size
@every_game
def test_an_opening_deal(looking: Callable[..., Looker], variant: Variant, size: Size) -> None:
    player = looking(GameCode(variant, 4, 11), size, opening=True)
    player.look(20)
    assert player.frames > 10


def send(player: Looker) -> None:
    player.double_click(player.card(0, 1).centre)


def deal(player: Looker) -> None:
    player.key(pygame.K_d)


def refuse_a_deal(player: Looker) -> None:
    player.carry(1, 0, 2)
    player.key(pygame.K_d)


def carry(player: Looker) -> None:
    player.down(player.card(0, 1).centre)
    for to in ((200, 200), (260, 180), player.end(3), player.end(1), (100, 250)):
        player.move(to)
        player.look(2)
    player.up((100, 250))


def let_go(player: Looker) -> None:
    player.down(player.card(0, 1).centre)
    player.move((300, 200))
    player.key(pygame.K_ESCAPE)


def steer(player: Looker) -> None:
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN):
        player.key(key)
        player.look(3)


def undo(player: Looker) -> None:
    player.double_click(player.card(0, 1).centre)
    player.look(3)
    player.key(pygame.K_u)


def deal_and_undo(player: Looker) -> None:
    player.key(pygame.K_d)
    player.look(4)
    player.key(pygame.K_u)
    player.look(2)
    player.key(pygame.K_y, pygame.KMOD_LCTRL)


def ask(player: Looker) -> None:
    player.key(pygame.K_h)


ACTS = [send, deal, refuse_a_deal, carry, let_go, steer, undo, deal_and_undo, ask]


@every_size
@every_game
@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
def test_what_a_player_sets_in_motion(
    looking: Callable[..., Looker], variant: Variant, size: Size, act: Callable[[Looker], None]
) -> None:
    player = looking(GROUPS[variant], size)
    act(player)
    player.look(11)
    assert player.frames > 3 or (act is ask and variant is SPIDERETTE)


@every_size
@every_game
def test_a_run_that_flies_and_comes_back(
    looking: Callable[..., Looker], variant: Variant, size: Size
) -> None:
    player = looking(RUNS[variant], size)
    player.carry(1, 1, 0)
    player.look(26)
    player.key(pygame.K_u)
    player.look(6)
    player.key(pygame.K_y, pygame.KMOD_LCTRL)
    player.look(6)
    assert player.frames > 15


@every_size
@every_game
def test_the_page_after_a_win(looking: Callable[..., Looker], variant: Variant, size: Size) -> None:
    player = looking(LAST[variant], size)
    player.carry(1, 0, 0)
    while player.at_table or player.app._picture.fading:
        player.step()
    player.look(24, rounding=1)
    player.page(Win)
    assert player.frames > 15
