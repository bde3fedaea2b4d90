"""The stack of pages: the one module that knows them all."""

from __future__ import annotations

import pygame

from ..input.intents import Action, CloseWindow, Intent, Press
from ..ui.compositor import Compositor
from .destinations import (
    CodePage,
    Destination,
    DifficultyPage,
    Loss,
    MenuPage,
    PausePage,
    Pop,
    Push,
    QuestionPage,
    Quit,
    Reset,
    Step,
    StuckPage,
    TablePage,
    WinPage,
)
from .scene import Scene
from .services import Services


class Director:
    """Gives input and time to the topmost page, carries out what it answers."""

    def __init__(self, services: Services, first: Destination, size: tuple[int, int]) -> None:
        """``size`` is the window's, in pixels."""
        self._services = services
        self._size = size
        self._stack: list[Scene] = []
        self.running = True
        self._push(first)

    @property
    def top(self) -> Scene:
        """The page that gets the input."""
        return self._stack[-1]

    @property
    def typing(self) -> bool:
        """Whether letters are text for a field of the topmost page."""
        return self.top.typing

    def handle(self, intent: Intent, now: float) -> None:
        """Hand an intent to the topmost page."""
        if isinstance(intent, CloseWindow) or intent == Press(Action.QUIT):
            self._close(now)
            return
        self._carry_out(self.top.handle(intent, now), now)

    def update(self, now: float) -> None:
        """Let the time pass for the topmost page."""
        self._carry_out(self.top.update(now), now)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the visible pages out for another window size."""
        self._size = size
        self.top.resize(self._services.style(size))

    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """Bring the window up to date; gives the rectangles that changed."""
        return self.top.draw(canvas, now)

    def _close(self, now: float) -> None:
        """The program is asked to end: a game in progress is not lost without a question."""
        if not self._services.in_progress:
            self._carry_out(Quit(), now)
        elif not self.top.asks:
            self._carry_out(Push(QuestionPage(Loss.QUIT, Quit())), now)

    def _carry_out(self, step: Step | None, now: float) -> None:
        while step is not None:
            match step:
                case Push(page):
                    self.top.cover(now)
                    self._push(page)
                    step = None
                case Pop(message):
                    self._stack.pop().leave(now)
                    if not self._stack:
                        self._push(MenuPage())
                        step = None
                    else:
                        self.top.resize(self._services.style(self._size))
                        step = self.top.uncover(now, message)
                case Reset(page):
                    self._leave_all(now)
                    self._push(page)
                    step = None
                case Quit():
                    self._leave_all(now)
                    self.running = False
                    return

    def _leave_all(self, now: float) -> None:
        while self._stack:
            self._stack.pop().leave(now)

    def _push(self, page: Destination) -> None:
        scene = self._make(page)
        if scene.overlay and self._stack:
            scene.below = self.top
        self._stack.append(scene)
        scene.resize(self._services.style(self._size))

    def _make(self, page: Destination) -> Scene:
        """The scene of a page, which is imported with its first use: the first frame is sooner."""
        services = self._services
        match page:
            case MenuPage():
                from .menu import Menu

                return Menu(services)
            case DifficultyPage():
                from .difficulty import Difficulty

                return Difficulty(services, page)
            case CodePage():
                from .code_entry import CodeEntry

                return CodeEntry(services)
            case TablePage(code):
                from .table import Table

                return Table(services, code)
            case PausePage():
                from .pause import Pause

                return Pause(services, page)
            case StuckPage():
                from .stuck import Stuck

                return Stuck(services, page)
            case WinPage():
                from .win import Win

                return Win(services, page)
            case QuestionPage():
                from .question import Question

                return Question(services, page)
