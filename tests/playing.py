"""The program as a player meets it: devices go in by pygame's queue, pictures come out."""

from __future__ import annotations

from typing import TypeVar

import pygame

from game.app import App
from game.engine.position import Position
from game.pace import FRAME
from game.play.commands import Action, Deal
from game.play.gamecode import GameCode
from game.play.session import Session
from game.scenes.desk import DEAL_PAUSE, Desk
from game.scenes.destinations import TablePage
from game.scenes.director import Director
from game.scenes.scene import Scene
from game.scenes.services import KeptGame
from game.scenes.table import Table
from game.startup import Options
from game.store.store import Store
from game.table.box import Box
from game.table.hand import Hand, column_counts
from game.table.layout import Layout

Size = tuple[int, int]
Pixel = tuple[int, int]
SIZE = (640, 480)
CODE = GameCode.read("SD1-S1-AAAAABD")
LEFT, RIGHT = 1, 3

SceneKind = TypeVar("SceneKind", bound=Scene)


class HandClock:
    """Time that goes on only when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.pauses: list[float] = []

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds
        self.pauses.append(seconds)


class Player:
    """Sits in front of the program; every act is followed by one step of its loop."""

    def __init__(
        self,
        start: GameCode | Position | None = CODE,
        size: Size = SIZE,
        *,
        opening: bool = False,
        shown_clock: bool = False,
    ) -> None:
        """Start the program in the menu, with a deal or with a game in its middle.

        An ``opening`` deal is still going on when this returns. A ``shown_clock`` changes the
        picture of the table with every second.
        """
        self.clock = HandClock()
        code = start if isinstance(start, GameCode) else None
        options = Options(code=code, size=size, language="en")
        store = Store.in_memory()
        store.settings.set("show_clock", shown_clock)
        self.wall = 50_000.0
        """The time of day, which goes on with the clock but also while the computer sleeps."""
        self.app = App(options, self.clock, store, lambda: self.wall + self.clock.time)
        if isinstance(start, Position):
            code = GameCode(start.variant, start.suits, 0)
            self.app.services.kept = KeptGame(Session.at(code, start))
            self.app.director = Director(self.app.services, TablePage(), size)
        self.looked = 0.0
        """When the last step was."""
        self.drawn: list[bool] = []
        """Whether each step so far changed the picture."""
        pygame.event.clear()
        if opening:
            self.step()
        else:
            self.settle()

    # What can be seen.

    @property
    def scene(self) -> Scene:
        return self.app.director.top

    def page(self, kind: type[SceneKind]) -> SceneKind:
        scene = self.scene
        assert isinstance(scene, kind), scene
        return scene

    @property
    def table(self) -> Table:
        return self.page(Table)

    @property
    def desk(self) -> Desk:
        return self.table.desk

    @property
    def session(self) -> Session:
        return self.desk.session

    @property
    def position(self) -> Position:
        return self.session.position

    @property
    def layout(self) -> Layout:
        return self.desk.view.layout

    @property
    def window(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def notice(self) -> bool:
        """Whether a notice hangs."""
        return self.desk.notice_until is not None

    @property
    def hand(self) -> Hand:
        """What the pointer holds at the table."""
        return self.table._pointer.hand

    @property
    def at_table(self) -> bool:
        return isinstance(self.scene, Table)

    @property
    def moving(self) -> bool:
        """Whether the picture will change by itself within a moment."""
        rough = self.app.services.rough and not self.app._devices.holding
        return rough or self.app._moves(self.clock.time)

    def picture(self) -> bytes:
        """All pixels of the window."""
        return pygame.image.tobytes(self.window, "RGB")

    def card(self, column: int, index: int = -1) -> Box:
        """The part of a resting card that is in view."""
        down, up = column_counts(self.position)[column]
        index %= down + up
        box = self.layout.card_box(column, index, down, up)
        return box._replace(h=min(box.h, self.layout.strip_height(index, down, up)))

    def end(self, column: int) -> Pixel:
        """A pixel at which a group can be let go to come upon a column."""
        cards = self.position.columns[column]
        return (self.card(column) if cards else self.layout.slot(column)).centre

    # What can be done.

    def step(self, seconds: float = FRAME) -> bool:
        """One step of the loop, the clock then goes on; whether anything was drawn."""
        self.looked = self.clock.time
        drawn = self.app.step(self.clock.time)
        self.clock.time += seconds
        self.drawn.append(drawn)
        return drawn

    def wait(self, seconds: float) -> None:
        """Let the program run for some time."""
        end = self.clock.time + seconds
        while self.clock.time < end - 1e-9 and self.app.director.running:
            self.step(min(FRAME, end - self.clock.time))

    def settle(self) -> None:
        """Let the program run until nothing moves."""
        for _ in range(400):
            self.step()
            if not self.app.director.running or not self.moving:
                return
        raise AssertionError("the program does not come to rest")

    def post(self, *events: pygame.event.Event) -> None:
        """Something comes from outside, all of it within one step."""
        for event in events:
            pygame.event.post(event)
        self.step()

    def down(self, at: Pixel, button: int = LEFT) -> None:
        self.post(button_event(pygame.MOUSEBUTTONDOWN, at, button))

    def up(self, at: Pixel, button: int = LEFT) -> None:
        self.post(button_event(pygame.MOUSEBUTTONUP, at, button))

    def move(self, to: Pixel) -> None:
        self.post(pygame.event.Event(pygame.MOUSEMOTION, pos=to, rel=(0, 0), buttons=(1, 0, 0)))

    def click(self, at: Pixel) -> None:
        self.down(at)
        self.up(at)

    def double_click(self, at: Pixel) -> None:
        self.click(at)
        self.click(at)

    def drag(self, start: Pixel, *way: Pixel) -> None:
        """Press, move along a way, let go at its end."""
        self.down(start)
        for pixel in way:
            self.move(pixel)
        self.up(way[-1])

    def key(self, key: int, modifiers: int = 0) -> None:
        self.post(
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=modifiers, unicode="", scancode=0),
            pygame.event.Event(pygame.KEYUP, key=key, mod=modifiers, unicode="", scancode=0),
        )

    def redraw(self) -> None:
        """Have the window drawn anew as it was at the last step."""
        pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
        self.app.step(self.looked)

    def resize(self, size: Size) -> None:
        """The player pulls at the edge of the window."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.clear()
        self.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def window_event(self, kind: int) -> None:
        self.post(pygame.event.Event(kind))

    def button(self, name: str) -> None:
        """Click a button of the table."""
        self.click(self.layout.buttons[name].centre)

    def play(self, action: Action) -> None:
        """Do an action of a record with the mouse, without waiting for what moves."""
        if isinstance(action, Deal):
            self.clock.time += DEAL_PAUSE
            self.click(self.layout.stock.centre)
            return
        cards = len(self.position.columns[action.source])
        self.carry(action.source, cards - action.count, action.target)

    def carry(self, source: int, index: int, target: int) -> None:
        """Drag the group that starts at a card onto the end of a column."""
        start = self.card(source, index)
        grip = (start.x + start.w // 2, start.y + min(start.h // 2, 4))
        x, y = self.end(target)
        self.drag(grip, (x, y - self.layout.card_height // 4), (x, y))


def button_event(kind: int, at: Pixel, button: int, touch: bool = False) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=at, button=button, touch=touch)
