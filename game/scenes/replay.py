"""The page on which a recorded game is watched."""

from __future__ import annotations

import pygame

from ..engine.dealing import fresh
from ..input.intents import (
    HOPS,
    Action,
    Cancel,
    Drag,
    Drop,
    Exposed,
    Grab,
    Hover,
    Intent,
    Press,
    Scroll,
    Visibility,
)
from ..play.record import write_record
from ..play.replay import Replay
from ..table.figures import HudFigures
from ..table.hand import Hand
from ..table.notice import LASTING, Notice, Tone
from ..ui.compositor import Compositor
from ..ui.sounds import Sound
from ..ui.style import Style
from .asking import unless_lost
from .destinations import Loss, Message, Pop, ReplayPage, Reset, Step, TakenPage
from .narrator import Narrator
from .page_footer import prompts
from .replay_bar import CLICKS, KEYS, LEAP, SPEED_KEYS, ReplayBar, ReplayState, tips
from .replay_pace import Pace
from .replay_view import ReplayView
from .scene import Scene
from .services import Services
from .table_sounds import TableSounds
from .table_words import figures


class ReplayViewer(Scene):
    """Plays a record on the table; cards cannot be moved, but the game can be taken over."""

    view: ReplayView
    """The table; it is there from the first ``resize`` on."""

    def __init__(self, services: Services, page: ReplayPage) -> None:
        """
        Raises:
            ValueError: the record holds no game code.
        """
        super().__init__(services)
        replay = Replay.read(page.record)
        if replay is None:
            raise ValueError("the record holds no game")
        self.replay = replay
        self.pace = Pace()
        self._narrator = Narrator(services.words, replay, page.commentary)
        self.bar = ReplayBar(services.words, self._narrator.texts, self._narrator.marks)
        self._hand = Hand()
        self._notice_until: float | None = None
        self._seen: tuple[object, ...] = ()
        self._laid_out = False

    def resize(self, style: Style) -> None:
        """See ``Scene``."""
        self.bar.resize(style, prompted=not self.services.device.points)
        self._seen = ()
        if self._laid_out:
            self._clear_notice()
            self.view.resize(style)
        else:
            self._laid_out = True
            self._open(style)
        self._refresh()

    def _open(self, style: Style) -> None:
        """Deal the opening; the game then goes on by itself."""
        services, replay = self.services, self.replay
        self.view = ReplayView(style, services, replay, self._figures(0), self.bar)
        self._tempo = self.view.stage.speed
        self._sounds = TableSounds(services.sounds, self.view.stage)
        now, code = services.clock.now(), replay.code
        empty = fresh(code.variant, code.suits, code.number)
        self.view.stage.open(empty, replay.session.opening, now)
        self._sounds.accompany(now)
        self.pace.rest(now, reading=True)

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``."""
        step, focus = None, self.bar.focus
        match intent:
            case Press(action):
                step = self._press(action, now)
            case Hover(x, y) | Drag(x, y):
                if focus.hover((x, y)) is not None:
                    self._go(self.bar.progress(), now)
            case Grab(x, y):
                self._clear_notice()
                if focus.press((x, y)) == "progress":
                    self._go(self.bar.progress(), now)
            case Drop(x, y):
                chosen = focus.release((x, y))
                step = self._choose(chosen, now) if chosen is not None else None
            case Scroll(steps):
                step = self._choose("forward" if steps > 0 else "backward", now)
            case Cancel():
                focus.leave()
            case Exposed():
                self.view.expose()
            case Visibility(shown):
                if shown:
                    self.view.expose()
                else:
                    self.pace.pause()
        self._refresh()
        return step

    def update(self, now: float) -> Step | None:
        """See ``Scene``."""
        self.view.advance(now)
        if self._notice_until is not None and now >= self._notice_until:
            self._clear_notice()
        due = self.pace.due
        held = self.bar.focus.pressed == "progress"
        if due is not None and now >= due and not held and not self.view.busy:
            self._forward(now)
            self._refresh()
        return None

    def busy(self, now: float) -> bool:
        """See ``Scene``."""
        return self.view.astir

    def wake(self) -> float | None:
        """See ``Scene``."""
        times = (self.pace.due, self._notice_until)
        return min((time for time in times if time is not None), default=None)

    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """See ``Scene``."""
        seen = self.bar.seen()
        if seen != self._seen:
            self._seen = seen
            canvas.invalidate(self.bar.layout.area)
        shown = self._figures(self.view.stage.landed_runs)
        return self.view.draw(canvas, self._hand, shown, now)

    def paint(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """See ``Scene``."""
        self.view.paint(target, rect)

    def cover(self, now: float) -> None:
        """See ``Scene``."""
        self.pace.pause()
        self.bar.focus.leave()
        self._clear_notice()
        self.view.finish()
        self._refresh()

    def uncover(self, now: float, message: Message | None) -> Step | None:
        """See ``Scene``."""
        self.view.expose()
        return None

    def _press(self, action: Action, now: float) -> Step | None:
        self._clear_notice()
        say = self.services.words.say
        if action in KEYS:
            return self._choose(KEYS[action], now)
        if action in SPEED_KEYS:
            self.pace.change(SPEED_KEYS[action])
            self._set_tempo()
        elif action in HOPS:
            self._go(self.replay.number + HOPS[action] * LEAP, now)
        elif action is Action.COPY:
            self._copy(str(self.replay.code), say("Game code copied."), now)
        elif action is Action.COPY_RECORD:
            record = write_record(self.replay.code, self.replay.actions)
            self._copy(record, say("Record copied."), now)
        return None

    def _choose(self, name: str, now: float) -> Step | None:
        if name in CLICKS:
            self.services.sounds.play(CLICKS[name])
        match name:
            case "start":
                self._go(0, now)
            case "backward":
                self.pace.pause()
                self._back(now)
            case "forward":
                self.pace.pause()
                self._forward(now)
            case "play":
                self._toggle(now)
            case "speed":
                self.pace.cycle()
                self._set_tempo()
            case "progress":
                self._go(self.bar.progress(), now)
            case "take":
                return self._take_over()
            case "close":
                return Pop()
        return None

    def _toggle(self, now: float) -> None:
        """Play or pause; at the end it plays from the start."""
        if self.pace.playing:
            self.pace.pause()
            return
        if self.replay.at_end:
            self._go(0, now)
        self.pace.play(now)

    def _forward(self, now: float) -> None:
        """Do the next action; while it plays by itself, note when the one after it is due."""
        events = self.replay.forward()
        if events:
            self.view.tell(events, now, None, quick=False)
            self._sounds.accompany(now)
        if self.replay.at_end:
            self.pace.pause()
        elif self.pace.playing:
            self.pace.rest(now, reading=self._narrator.comment().fresh)

    def _back(self, now: float) -> None:
        """Take the last action back."""
        events = self.replay.back()
        if events:
            self.services.sounds.drop()
            self.view.tell(events, now, None, quick=True)
            self.services.sounds.play(Sound.UNDO)

    def _go(self, number: int, now: float) -> None:
        """Show the position after that many actions, or the nearest that there is, at once."""
        number = max(0, min(number, len(self.replay.steps)))
        if number != self.replay.number:
            self.replay.seek(number)
            self.services.sounds.drop()
            self.view.finish()
            self.view.stage.show(self.replay.position)
        if self.replay.at_end:
            self.pace.pause()
        elif self.pace.playing:
            self.pace.rest(now, reading=self._narrator.comment().fresh)

    def _take_over(self) -> Step | None:
        """The position becomes the game in progress."""
        if self.replay.position.won:
            return None
        step = Reset(TakenPage(self.replay.code, self.replay.session.actions))
        return unless_lost(self.services.in_progress, Loss.RECORD, step)

    def _copy(self, text: str, head: str, now: float) -> None:
        self.services.clipboard.put(text)
        self.view.show_notice(Notice(head, "", (), Tone.NEWS), now)
        self._notice_until = now + LASTING

    def _clear_notice(self) -> None:
        if self._notice_until is not None:
            self.view.clear_notice()
            self._notice_until = None

    def _set_tempo(self) -> None:
        """Cards move as fast as the replay plays."""
        self.view.stage.speed = self._tempo / self.pace.speed

    def _refresh(self) -> None:
        """Let the bar show how things stand."""
        replay = self.replay
        playing, speed = self.pace.playing, self.pace.speed
        can_take = not replay.position.won
        told = tips(self.services.words, playing=playing, speed=speed, can_take=can_take)
        state = ReplayState(
            number=replay.number,
            most=len(replay.steps),
            playing=playing,
            speed=speed,
            can_take=can_take,
            comment=self._narrator.comment(),
            prompts=prompts(self.services, told),
        )
        self.bar.show(state)

    def _figures(self, landed_runs: int) -> HudFigures:
        shown = figures(self.services.words, self.replay.session, landed_runs, None, None)
        return shown._replace(bare=True)
