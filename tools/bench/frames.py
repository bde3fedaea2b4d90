"""How long frames take, at rest and in motion."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.app import App
from game.play.gamecode import GameCode
from game.play.record import read_record
from game.scenes.table import Table
from game.startup import Options
from game.store.store import Store

from .engine import RECORDS

SIZES = ((640, 480), (1280, 720), (1920, 1080))
_GAME = "sp1-s4-aaaaalp.txt"
_ACTIONS = 90
_DRAG_FRAMES = 240
_ROUNDS = 5


@dataclass
class FixedClock:
    """Time that goes on only when it is told to."""

    time: float = 0.0

    def now(self) -> float:
        """Seconds."""
        return self.time

    def sleep(self, seconds: float) -> None:
        """Let the time go on."""
        self.time += seconds


@dataclass(frozen=True, slots=True)
class FrameTimes:
    """Milliseconds of CPU a frame, for one size of window."""

    rest: float
    drag: float
    deal: float
    full: float

    @property
    def ratio(self) -> float:
        """A frame of a drag as a share of a full redraw."""
        return self.drag / self.full


def frame_times(size: tuple[int, int]) -> FrameTimes:
    """Play half a game of Spider, then drag a card about."""
    clock = FixedClock()
    reading = read_record((RECORDS / _GAME).read_text(encoding="utf-8"))
    if reading.session is None:
        raise ValueError(f"{_GAME} holds no game")
    app = App(Options(code=reading.session.code, size=size), clock, Store.in_memory())
    table = _played(app, reading.session.code, clock)
    app.step(clock.now())
    full = _best(lambda: _full_redraw(app, clock), 12)
    drag = _drag(app, table, clock)
    rest = _best(lambda: app.step(clock.now()), 200)
    deal = _deal(app, table, clock)
    pygame.quit()
    return FrameTimes(rest * 1e3, drag * 1e3, deal * 1e3, full * 1e3)


def _played(app: App, code: GameCode, clock: FixedClock) -> Table:
    table = app.director.top
    if not isinstance(table, Table):
        raise TypeError("the program did not start at the table")
    record = read_record((RECORDS / _GAME).read_text(encoding="utf-8")).session
    for action in record.actions[:_ACTIONS] if record else ():
        table.desk.do(action, clock.now())
    table.desk.view.finish()
    clock.sleep(1.0)
    return table


def _full_redraw(app: App, clock: FixedClock) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    app.step(clock.now())


def _drag(app: App, table: Table, clock: FixedClock) -> float:
    """Seconds a frame while the last card of the fullest column is carried across the table."""
    view = table.desk.view
    columns = table.session.position.columns
    column = max(range(len(columns)), key=lambda i: len(columns[i]))
    box = view.last_card(column)
    _post_mouse(pygame.MOUSEBUTTONDOWN, box.x + 5, box.y + 5)
    app.step(clock.now())
    width, height = view.layout.width, view.layout.height

    def sweep() -> None:
        for i in range(_DRAG_FRAMES):
            part = i / _DRAG_FRAMES
            y = height // 4 + height // 3 * abs((part * 4) % 2 - 1)
            _post_mouse(pygame.MOUSEMOTION, round(width * part), round(y))
            app.step(clock.now())

    seconds = _best(sweep, _ROUNDS) / _DRAG_FRAMES
    _post_mouse(pygame.MOUSEBUTTONUP, box.x + 5, box.y + 5)
    clock.sleep(1.0)
    app.step(clock.now())
    clock.sleep(1.0)
    app.step(clock.now())
    return seconds


def _deal(app: App, table: Table, clock: FixedClock) -> float:
    """Seconds a frame while a row of cards is dealt."""
    spent = frames = 0.0
    for _ in range(_ROUNDS):
        _press(pygame.K_d)
        app.step(clock.now())
        while table.desk.view.busy:
            clock.sleep(1 / 60)
            start = time.process_time()
            app.step(clock.now())
            spent += time.process_time() - start
            frames += 1
        clock.sleep(1.0)
        _press(pygame.K_z, pygame.KMOD_CTRL)
        app.step(clock.now())
        clock.sleep(1.0)
        app.step(clock.now())
    return spent / max(1.0, frames)


def _press(key: int, modifiers: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=modifiers, unicode=""))


def _post_mouse(kind: int, x: int, y: int) -> None:
    details = {"pos": (x, y), "button": 1, "touch": False}
    if kind == pygame.MOUSEMOTION:
        details = {"pos": (x, y), "rel": (0, 0), "buttons": (1, 0, 0), "touch": False}
    pygame.event.post(pygame.event.Event(kind, details))


def _best(work: Callable[[], object], rounds: int) -> float:
    """The shortest CPU time in seconds that a piece of work took."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)
