"""The game itself, played at the table."""

from __future__ import annotations

import pygame

from ..engine.dealing import fresh
from ..input.intents import Action, Activity, Exposed, Grab, Intent, Press, Visibility
from ..play.commands import Redo, Undo
from ..play.gamecode import CodeError, GameCode
from ..play.session import Session
from ..table.figures import HudFigures
from ..table.notice import Notice
from ..table.view import TableView
from ..text import sentences
from ..ui.compositor import Compositor
from ..ui.style import Style
from .desk import Desk
from .destinations import (
    Loss,
    Message,
    PausePage,
    Push,
    QuestionPage,
    Reset,
    Step,
    StuckPage,
    TablePage,
    WinPage,
)
from .playtime import PlayTime
from .scene import Scene
from .services import KeptGame, Services
from .table_pointer import TablePointer
from .table_words import figures


class Table(Scene):
    """Turns keys, buttons and the pointer into commands; leads to the page after the game."""

    desk: Desk
    """Where the game is played; it is there from the first ``resize`` on."""
    _pointer: TablePointer

    def __init__(self, services: Services, code: GameCode | None) -> None:
        """Deal a code, or without one go on with the game that is kept.

        Raises:
            ValueError: there is neither a code nor a game that is kept.
        """
        super().__init__(services)
        if code is not None:
            services.kept = KeptGame(Session(code))
        if services.kept is None:
            raise ValueError("there is no game to go on with")
        self._kept = services.kept
        self._time = PlayTime(self._kept.seconds)
        self._opening = code is not None
        self._end_told = False
        self._laid_out = False

    @property
    def session(self) -> Session:
        """The game that is played."""
        return self._kept.session

    def resize(self, style: Style) -> None:
        """See ``Scene``."""
        if self._laid_out:
            self._pointer.let_go(None)
            self.desk.clear_notice()
            self.desk.view.resize(style)
            return
        self._laid_out = True
        services, session = self.services, self.session
        now = services.clock.now()
        landed = len(session.position.runs)
        shown = figures(services.words, session, landed, None, None)
        view = TableView(style, services.ground, services.art, session.position, shown)
        self.desk = Desk(services, session, view)
        self._pointer = TablePointer(self.desk)
        self._time.go(now)
        if self._opening:
            code = session.code
            empty = fresh(code.variant, code.suits, code.number)
            view.stage.open(empty, session.opening, now)

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``."""
        match intent:
            case Press(action):
                return self._press(action, now)
            case Activity(front):
                self._set_front(front, now)
            case Visibility(shown):
                self._set_front(shown, now)
            case Exposed():
                self.desk.view.expose()
            case _:
                if isinstance(intent, Grab):
                    self._skip_opening()
                chosen = self._pointer.handle(intent, now)
                return self._button(chosen, now) if chosen is not None else None
        return None

    def update(self, now: float) -> Step | None:
        """See ``Scene``."""
        desk = self.desk
        desk.view.advance(now)
        self._time.tick(now)
        self._pointer.update(now)
        if desk.notice_until is not None and now >= desk.notice_until:
            desk.clear_notice()
        return None if desk.view.busy else self._end()

    def busy(self, now: float) -> bool:
        """See ``Scene``."""
        return self.desk.view.busy

    def wake(self) -> float | None:
        """See ``Scene``."""
        times = (self.desk.notice_until, self._pointer.peek_at)
        return min((time for time in times if time is not None), default=None)

    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """See ``Scene``."""
        view = self.desk.view
        return view.draw(canvas, self._pointer.hand, self._figures(), now)

    def paint(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """See ``Scene``."""
        self.desk.view.paint(target, rect)

    def cover(self, now: float) -> None:
        """See ``Scene``."""
        self._pointer.let_go(None)
        self._pointer.hovered = None
        self.desk.clear_notice()
        self.desk.view.finish()
        self._stop_clock(now)

    def uncover(self, now: float, message: Message | None) -> Step | None:
        """See ``Scene``."""
        self._time.go(now)
        self.desk.view.expose()
        if message is Message.UNDO:
            self._undo(now)
        return None

    def leave(self, now: float) -> None:
        """See ``Scene``."""
        self._stop_clock(now)

    def _press(self, action: Action, now: float) -> Step | None:
        if self._pointer.let_go(now) and action is Action.BACK:
            return None
        self._pointer.forget()
        match action:
            case Action.UNDO | Action.ERASE:
                self._undo(now)
            case Action.REDO:
                self._redo(now)
            case Action.DEAL | Action.SELECT:
                self._skip_opening()
                self.desk.deal(now)
            case Action.COPY:
                self.desk.copy_code(now)
            case Action.PASTE:
                return self._paste_code(now)
            case Action.BACK:
                return self._button("pause", now)
            case Action.NEW_GAME:
                return self._button("new", now)
            case Action.RESTART:
                return self._button("restart", now)
        return None

    def _button(self, name: str, now: float) -> Step | None:
        code = self.session.code
        match name:
            case "undo":
                self._undo(now)
            case "redo":
                self._redo(now)
            case "code":
                self.desk.copy_code(now)
            case "restart":
                return self._replace(code, Loss.RESTART)
            case "new":
                new = self.services.new_code(code.variant, code.suits)
                return self._replace(new, Loss.NEW_GAME)
            case "pause":
                return Push(PausePage(code, self.session.in_progress))
        return None

    def _undo(self, now: float) -> None:
        self._end_told = False
        self.desk.do(Undo(), now)

    def _redo(self, now: float) -> None:
        self.desk.do(Redo(), now)

    def _replace(self, code: GameCode, loss: Loss) -> Step:
        """Another game instead of this one, after a question if something would be lost."""
        step = Reset(TablePage(code))
        return Push(QuestionPage(loss, step)) if self.session.in_progress else step

    def _paste_code(self, now: float) -> Step | None:
        try:
            code = GameCode.read(self.services.clipboard.get())
        except CodeError as error:
            words = self.services.words
            head = words.say("That is no game code.")
            self.desk.notify(Notice(head, sentences.code_error(words, error), ()), now)
            return None
        return self._replace(code, Loss.OTHER_CODE)

    def _end(self) -> Step | None:
        """The page that follows when the game has come to its end, told once."""
        session = self.session
        position = session.position
        if self._end_told:
            return None
        if position.won:
            self._end_told = True
            seconds = int(self._time.seconds)
            return Reset(WinPage(session.code, position.score, position.moves, seconds))
        if session.stuck:
            self._end_told = True
            return Push(StuckPage(session.code, len(position.stock)))
        return None

    def _skip_opening(self) -> None:
        """What the player does during the opening deal ends it, then counts as ever."""
        if self._opening:
            self._opening = False
            self.desk.view.finish()

    def _set_front(self, front: bool, now: float) -> None:
        if front:
            self._time.go(now)
            self.desk.view.expose()
        else:
            self._pointer.hovered = None
            self._stop_clock(now)

    def _stop_clock(self, now: float) -> None:
        self._time.stop(now)
        self._kept.seconds = self._time.seconds

    def _figures(self) -> HudFigures:
        landed = self.desk.view.stage.landed_runs
        pointer = self._pointer
        words = self.services.words
        return figures(words, self.session, landed, pointer.hovered, pointer.pressed)
