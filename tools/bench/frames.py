"""How long frames take, at rest and in motion."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from .halfgame import SWEEP, HalfGame

SIZES = ((640, 480), (1280, 720), (1920, 1080))
_ROUNDS = 5


@dataclass(frozen=True, slots=True)
class FrameTimes:
    """Milliseconds of CPU a frame, for one size of window."""

    rest: float
    drag: float
    deal: float
    full: float
    resize: float
    """From another size to this one, until the first picture."""

    @property
    def ratio(self) -> float:
        """A frame of a drag as a share of a full redraw."""
        return self.drag / self.full


def frame_times(size: tuple[int, int]) -> FrameTimes:
    """Play half a game of Spider, then drag a card about."""
    game = HalfGame(size)
    full = _best(lambda: _full_redraw(game), 12)
    drag = _drag(game)
    rest = _best(game.step, 200)
    deal = _deal(game)
    resize = _resize(game, size)
    pygame.quit()
    return FrameTimes(*(seconds * 1e3 for seconds in (rest, drag, deal, full, resize)))


def _full_redraw(game: HalfGame) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    game.step()


def _drag(game: HalfGame) -> float:
    """Seconds a frame while the last card of the fullest column is carried across the table."""
    place = game.grab()
    seconds = _best(game.carry, _ROUNDS) / SWEEP
    game.drop(place)
    return seconds


def _deal(game: HalfGame) -> float:
    """Seconds a frame while a row of cards is dealt."""
    spent = frames = 0.0
    for _ in range(_ROUNDS):
        game.press(pygame.K_d)
        while game.table.desk.view.busy:
            game.clock.sleep(1 / 60)
            start = time.process_time()
            game.step()
            spent += time.process_time() - start
            frames += 1
        game.clock.sleep(1.0)
        game.press(pygame.K_z, pygame.KMOD_CTRL)
        game.settle()
    return spent / max(1.0, frames)


def _resize(game: HalfGame, size: tuple[int, int]) -> float:
    """Seconds from the news that the window has a size never seen before to its picture."""
    times = []
    for i in range(1, _ROUNDS + 1):
        pygame.display.set_mode((size[0] - 40 * i, size[1] - 24 * i), pygame.RESIZABLE)
        start = time.process_time()
        game.step()
        times.append(time.process_time() - start)
    return min(times)


def _best(work: Callable[[], object], rounds: int) -> float:
    """The shortest CPU time in seconds that a piece of work took."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)
