"""The game itself, played at the table."""

from __future__ import annotations

from typing import Final

import pygame

from ..engine.dealing import fresh
from ..input.intents import (
    Action,
    Activity,
    Exposed,
    Grab,
    Intent,
    Peek,
    Press,
    Released,
    Visibility,
)
from ..play.commands import Redo, Undo
from ..play.gamecode import CodeError, GameCode
from ..play.session import Session
from ..table.notice import Notice
from ..table.view import TableView
from ..text import sentences
from ..ui.compositor import Compositor
from ..ui.sounds import Sound
from ..ui.style import Style
from .desk import Desk
from .destinations import (
    Loss,
    Message,
    PausePage,
    Push,
    QuestionPage,
    Reset,
    RulesPage,
    Step,
    TablePage,
)
from .playtime import PlayTime
from .scene import Scene
from .services import KeptGame, Services
from .table_end import ending
from .table_figures import TableFigures
from .table_hints import TableHints
from .table_keys import TableKeys
from .table_pointer import TablePointer
from .table_taste import taste
from .table_words import figures

_SOUNDING: Final = ("undo", "redo", "hint")
"""Buttons whose work makes a sound of its own."""


class Table(Scene):
    """Turns keys, buttons and the pointer into commands; leads to the page after the game."""

    desk: Desk
    """Where the game is played; it is there from the first ``resize`` on."""
    keys: TableKeys
    """What leads the cursor; it is there from then on, too."""
    _pointer: TablePointer
    _hints: TableHints
    _figures: TableFigures

    def __init__(self, services: Services, page: TablePage) -> None:
        """Deal a code, or without one go on with the game that is kept.

        Raises:
            ValueError: there is neither a code nor a game that is kept.
        """
        super().__init__(services)
        if page.code is not None:
            services.keep(KeptGame(Session(page.code), day=page.day))
        if services.kept is None:
            raise ValueError("there is no game to go on with")
        self._kept = services.kept
        self._time = PlayTime(self._kept.seconds)
        self._in_front = self._in_sight = True
        self._opening = page.code is not None
        self._end_told = False
        self._laid_out = False

    @property
    def session(self) -> Session:
        """The game that is played."""
        return self._kept.session

    @property
    def carrying(self) -> bool:
        """See ``Scene``."""
        return self._pointer.hand.hold is not None

    def resize(self, style: Style) -> None:
        """See ``Scene``."""
        if self._laid_out:
            before = self.desk.view.style.size, self.desk.view.strip.shown
            self.keys.fit()
            if before != (style.size, self.desk.view.strip.shown):
                # Else everything stays where it is, only drawn better.
                self._pointer.leave()
                self.desk.clear_notice()
            self.desk.view.resize(style, taste(self.services))
            return
        self._laid_out = True
        services, session = self.services, self.session
        now = services.clock.now()
        landed = len(session.position.runs)
        shown = figures(services.words, session, landed, None, None)
        view = TableView(
            style, services.ground, services.art, session.position, shown,
            prompts=not services.device.points, taste=taste(services),
        )  # fmt: skip
        self.desk = Desk(services, session, view, self._time)
        self._pointer = TablePointer(self.desk)
        self._figures = TableFigures(self.desk, self._pointer, self._time)
        self._hints = TableHints(self.desk)
        self.keys = TableKeys(self.desk, self._pointer, lambda: self._figures.now().enabled)
        self._time.go(now)
        if self._opening:
            code = session.code
            empty = fresh(code.variant, code.suits, code.number)
            view.stage.open(empty, session.opening, now)
            self.desk.sounds.accompany(now)

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``."""
        if intent == Press(Action.MUTE):
            self.desk.tell_mute(now)
            return None
        if isinstance(intent, Grab | Peek | Press):
            self._skip_opening()
            if self.session.position.won:
                # Whatever is asked for now, the page after the game must not be missed.
                self.desk.view.finish()
                return self._end()
        match intent:
            case Press():
                chosen = self.keys.press(intent, now)
                return self._button(chosen, now) if chosen is not None else None
            case Released(action):
                self.keys.release(action, now)
            case Activity(front):
                self._in_front = front
                self._attend(now)
            case Visibility(shown):
                self._in_sight = shown
                self._attend(now)
            case Exposed():
                self.desk.view.expose()
            case _:
                chosen = self._pointer.handle(intent, now)
                return self._button(chosen, now) if chosen is not None else None
        return None

    def update(self, now: float) -> Step | None:
        """See ``Scene``."""
        desk = self.desk
        desk.view.advance(now)
        self._time.tick(now)
        self._pointer.update(now)
        self.keys.update(now)
        self._hints.update(now)
        if desk.notice_until is not None and now >= desk.notice_until:
            desk.clear_notice()
        return None if desk.view.busy or desk.view.shining else self._end()

    def busy(self, now: float) -> bool:
        """See ``Scene``."""
        return self.desk.view.astir or self.keys.gliding or self._hints.searching

    def wake(self) -> float | None:
        """See ``Scene``."""
        played = self._time.wake(self.services.settings.show_clock)
        times = (self.desk.notice_until, self._pointer.peek_at, played)
        return min((time for time in times if time is not None), default=None)

    def due(self, now: float) -> bool:
        """See ``Scene``; mostly the time played is all that wants a look."""
        second = int(self._time.seconds)
        self._time.tick(now)
        if self.services.settings.show_clock and int(self._time.seconds) != second:
            return True
        return any(
            time is not None and time <= now
            for time in (self.desk.notice_until, self._pointer.peek_at)
        )

    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """See ``Scene``."""
        view = self.desk.view
        self.keys.show(self._opening)
        return view.draw(canvas, self._pointer.hand, self._figures.now(), now)

    def paint(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """See ``Scene``."""
        self.desk.view.paint(target, rect)

    def cover(self, now: float) -> None:
        """See ``Scene``."""
        self._pointer.leave()
        self._hints.forget()
        self.desk.clear_notice()
        self.desk.view.strip.tell(())
        self.desk.view.finish()
        self._stop_clock(now)

    def uncover(self, now: float, message: Message | None) -> Step | None:
        """See ``Scene``; where the player has just acted, the window is in front."""
        self._in_front = self._in_sight = True
        self._attend(now)
        if message is Message.UNDO:
            self._undo(now)
        return None

    def leave(self, now: float) -> None:
        """See ``Scene``."""
        self._stop_clock(now)

    def _button(self, name: str, now: float) -> Step | None:
        code = self.session.code
        if name not in _SOUNDING:
            self.services.sounds.play(Sound.CHOOSE)
        match name:
            case "undo":
                self._undo(now)
            case "redo":
                self._redo(now)
            case "hint":
                self._hints.ask(now)
            case "code":
                self.desk.copy_code(now)
            case "record":
                self.desk.copy_record(now)
            case "paste":
                return self._paste_code(now)
            case "help":
                return Push(RulesPage(code.variant))
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
        step = None if self._end_told else ending(self.session, self._time.seconds)
        self._end_told = self._end_told or step is not None
        return step

    def _skip_opening(self) -> None:
        """What the player does during the opening deal ends it, then counts as ever."""
        if self._opening:
            self._opening = False
            self.desk.view.finish()
            self.services.sounds.drop()

    def _attend(self, now: float) -> None:
        """Count the time only while the player can see the table and act at it."""
        if self._in_front and self._in_sight:
            self._time.go(now)
            self.desk.view.expose()
        else:
            self._pointer.hovered = None
            self._stop_clock(now)

    def _stop_clock(self, now: float) -> None:
        self._time.stop(now)
        self._kept.seconds = self._time.seconds
        if self.services.kept is self._kept:
            self.services.store.current.keep_time(self._time.seconds)
            self.services.store.flush()
