"""The stack of pages: the one module that knows them all."""

from __future__ import annotations

from pathlib import Path

import pygame

from ..input.intents import Action, CloseWindow, Device, Exposed, Intent, OpenFile, Press, Stranger
from ..ui.compositor import Compositor
from .asking import quitting
from .destinations import (
    AskInputPage,
    CodePage,
    DailyPage,
    Destination,
    DifficultyPage,
    ExamplesPage,
    JoystickPage,
    KeysPage,
    MenuPage,
    OptionsPage,
    PausePage,
    Pop,
    Push,
    QuestionPage,
    Quit,
    RecordNewsPage,
    RecordsPage,
    ReplayPage,
    Reset,
    RulesPage,
    StatisticsPage,
    Step,
    StuckPage,
    TablePage,
    TakenPage,
    TroublePage,
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
    def listening(self) -> bool:
        """Whether the topmost page asks for a key or a button, so that none has its meaning."""
        return self.top.listening

    @property
    def typing(self) -> bool:
        """Whether letters are text for a field of the topmost page."""
        return self.top.typing

    def handle(self, intent: Intent, now: float) -> None:
        """Hand an intent to the topmost page."""
        if isinstance(intent, CloseWindow) or intent == Press(Action.QUIT):
            self._close(now)
            return
        if intent == Press(Action.HELP) and self.top.helps:
            self.carry_out(Push(RulesPage(self.top.about())), now)
            return
        if intent == Press(Action.MUTE):
            self._services.toggle_mute()
        if isinstance(intent, Stranger):
            if not (self.top.listening or self.top.carrying):
                self.carry_out(Push(JoystickPage(intent.guid)), now)
            return
        if isinstance(intent, OpenFile):
            self._open(Path(intent.path), now)
            return
        self.carry_out(self.top.handle(intent, now), now)

    def update(self, now: float) -> None:
        """Let the time pass for the topmost page; tell what is wrong with the store."""
        self.carry_out(self.top.update(now), now)
        troubles = self._services.store.trouble.take()
        if troubles and self.running:
            self.carry_out(Push(TroublePage(troubles)), now)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the visible pages out for another window size."""
        self._size = size
        self.top.resize(self._services.style(size))

    def change_device(self, device: Device, now: float) -> None:
        """The player has taken up another device: the page shows what it can do."""
        before, self._services.device = self._services.device, device
        if before.points is not device.points:
            self.resize(self._size)
        elif not device.points:
            self.top.handle(Exposed(), now)

    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """Bring the window up to date; gives the rectangles that changed."""
        return self.top.draw(canvas, now)

    def _close(self, now: float) -> None:
        """The program is asked to end: a game in progress is not lost without a question."""
        step = quitting(self._services)
        if isinstance(step, Quit) or not self.top.asks:
            self.carry_out(step, now)

    def _open(self, path: Path, now: float) -> None:
        """A record was dropped on the window; a question that stands open comes first."""
        if not self.top.asks:
            from .record_keeping import open_file

            self.carry_out(open_file(self._services, path), now)

    def carry_out(self, step: Step | None, now: float) -> None:
        """Do what a page, or the program itself, wants to happen next."""
        while step is not None:
            self._services.sounds.drop()
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
            case OptionsPage():
                from .options import Options

                return Options(services)
            case RulesPage():
                from .rules import Rules

                return Rules(services, page)
            case StatisticsPage():
                from .statistics import StatisticsTable

                return StatisticsTable(services)
            case DailyPage():
                from .daily import Daily

                return Daily(services)
            case ExamplesPage():
                from .examples import Examples

                return Examples(services)
            case RecordsPage():
                from .records import Records

                return Records(services)
            case RecordNewsPage():
                from .record_news import RecordNews

                return RecordNews(services, page)
            case ReplayPage():
                from .replay import ReplayViewer

                return ReplayViewer(services, page)
            case TakenPage():
                from .record_keeping import take_over
                from .table import Table

                take_over(services, page)
                return Table(services, TablePage())
            case TablePage():
                from .table import Table

                return Table(services, page)
            case KeysPage():
                from .keys import Keys

                return Keys(services)
            case AskInputPage():
                from .ask_input import AskInput

                return AskInput(services, page)
            case JoystickPage():
                from .joystick import Joystick

                return Joystick(services, page)
            case PausePage():
                from .pause import Pause

                return Pause(services, page)
            case StuckPage():
                from .stuck import Stuck

                return Stuck(services, page)
            case WinPage():
                from .win import Win

                return Win(services, page)
            case TroublePage(troubles):
                from .trouble import TroubleNews

                return TroubleNews(services, troubles)
            case QuestionPage():
                from .question import Question

                return Question(services, page)
