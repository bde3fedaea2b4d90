"""Half a game of Spider that a program plays on itself, with a card to drag about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.app import App
from game.play.record import read_record
from game.scenes.table import Table
from game.startup import Options
from game.store.store import Store

from .engine import RECORDS

SWEEP = 240
"""Frames in which a card is carried across the table once."""
_GAME = "sp1-s4-aaaaalp.txt"
_ACTIONS = 90


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


class HalfGame:
    """The whole program in the middle of a game, driven by posted events."""

    def __init__(self, size: tuple[int, int]) -> None:
        """Play the first half of a recorded game in a window of that size in pixels."""
        session = read_record((RECORDS / _GAME).read_text(encoding="utf-8")).session
        if session is None:
            raise ValueError(f"{_GAME} holds no game")
        self.clock = FixedClock()
        self.app = App(Options(code=session.code, size=size), self.clock, Store.in_memory())
        table = self.app.director.top
        if not isinstance(table, Table):
            raise TypeError("the program did not start at the table")
        self.table = table
        for action in session.actions[:_ACTIONS]:
            table.desk.do(action, self.clock.now())
        table.desk.view.finish()
        self.clock.sleep(1.0)
        self.step()

    def step(self) -> None:
        """One step of the loop."""
        self.app.step(self.clock.now())

    def settle(self) -> None:
        """Let whatever moves come to rest."""
        for _ in range(2):
            self.clock.sleep(1.0)
            self.step()

    def grab(self) -> tuple[int, int]:
        """Press on the last card of the fullest column; gives the pixel."""
        columns = self.table.session.position.columns
        column = max(range(len(columns)), key=lambda i: len(columns[i]))
        box = self.table.desk.view.last_card(column)
        place = box.x + 5, box.y + 5
        _post_mouse(pygame.MOUSEBUTTONDOWN, place)
        self.step()
        return place

    def sweep(self) -> Iterator[tuple[int, int]]:
        """The pixels of a way across the table, one for each of ``SWEEP`` frames."""
        layout = self.table.desk.view.layout
        for i in range(SWEEP):
            part = i / SWEEP
            y = layout.height // 4 + layout.height // 3 * abs((part * 4) % 2 - 1)
            yield round(layout.width * part), round(y)

    def carry(self) -> None:
        """Carry what was grabbed along the way once, a frame at a time."""
        for place in self.sweep():
            _post_mouse(pygame.MOUSEMOTION, place)
            self.step()

    def drop(self, place: tuple[int, int]) -> None:
        """Let go at a pixel."""
        _post_mouse(pygame.MOUSEBUTTONUP, place)
        self.settle()

    def press(self, key: int, modifiers: int = 0) -> None:
        """Press a key once."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=modifiers, unicode=""))
        self.step()


def _post_mouse(kind: int, place: tuple[int, int]) -> None:
    details: dict[str, object] = {"pos": place, "button": 1, "touch": False}
    if kind == pygame.MOUSEMOTION:
        details = {"pos": place, "rel": (0, 0), "buttons": (1, 0, 0), "touch": False}
    pygame.event.post(pygame.event.Event(kind, details))
