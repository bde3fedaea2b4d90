"""A game with its picture: the place where commands are carried out."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final, TypeAlias

from ..engine.placement import best_target
from ..engine.rules import Refusal, Rule
from ..play.commands import Command, Deal, Move, Redo, Undo
from ..play.record import write_record
from ..play.session import Accepted, Outcome, Session
from ..table.hand import Hold
from ..table.notice import BRIEF, LASTING, Notice, Tone
from ..table.view import TableView
from ..ui.sounds import Sound
from .playtime import PlayTime
from .services import Services
from .table_sounds import TableSounds, refusal_sound
from .table_words import refusal_notice

DEAL_PAUSE: Final = 0.4
"""Seconds after a deal in which another press on the stock is taken as the same one."""

Listener: TypeAlias = Callable[[Command, Outcome, Hold | None, float], None]
"""Is told a command, what came of it, the hand that gave it, the time in seconds."""

_QUIET: Final = (Rule.NOTHING_TO_UNDO, Rule.NOTHING_TO_REDO)
"""Refusals that a held key brings again and again."""


class Desk:
    """Everything that mouse, keys and buttons of the table have in common."""

    def __init__(
        self, services: Services, session: Session, view: TableView, time: PlayTime
    ) -> None:
        """``time`` tells how long the game has been played."""
        self.services = services
        self._time = time
        self.session = session
        self.view = view
        self.notice_until: float | None = None
        """When the notice that hangs now is to go; None if there is none."""
        self._last_deal = -inf
        self.done = 0
        """How many commands were carried out or refused."""
        self.sounds = TableSounds(services.sounds, view.stage)
        # Everyone who is told what came of a command, in this order.
        self._listeners: tuple[Listener, ...] = (self._show, self.sounds.hear, self._keep)

    def listen(self, listener: Listener) -> None:
        """Have someone more told what comes of commands, after all others."""
        self._listeners += (listener,)

    def do(self, command: Command, now: float, hold: Hold | None = None) -> Outcome:
        """Carry out a command; ``hold`` is the hand from which a group comes."""
        outcome = self.session.do(command)
        self.done += 1
        if isinstance(outcome, Accepted):
            self._last_deal = now if isinstance(command, Deal) else -inf
        for listener in self._listeners:
            listener(command, outcome, hold, now)
        return outcome

    def deal(self, now: float) -> None:
        """Deal a row, unless this is the second press of a double one."""
        if now - self._last_deal < DEAL_PAUSE:
            return
        self.do(Deal(), now)

    def send(self, column: int, index: int, now: float) -> None:
        """Let the group that starts at a card go to its best column by itself."""
        position = self.session.position
        target = best_target(position, column, index)
        if target is not None:
            self.do(Move(column, target, len(position.columns[column]) - index), now)
            return
        say = self.services.words.say
        head = say("No column can take these cards.")
        body = say("A card goes on one that is exactly one rank higher, whatever its suit.")
        self.services.sounds.play(Sound.REFUSE)
        self.notify(Notice(head, body, (self.view.card_strip(column, index),)), now)

    def place(self, hold: Hold, now: float) -> bool:
        """Let a group from the player's hand go to its best column; False if it has none."""
        position = self.session.position
        target = best_target(position, hold.column, hold.index)
        if target is None:
            return False
        self.do(Move(hold.column, target, len(hold.cards)), now, hold)
        return True

    def copy_code(self, now: float) -> None:
        """Lay the game code on the clipboard."""
        code = str(self.session.code)
        self.services.clipboard.put(code)
        head = self.services.words.say("Game code copied.")
        self.notify(Notice(head, code, (), Tone.NEWS), now)

    def copy_record(self, now: float) -> None:
        """Lay the record of the game up to now on the clipboard."""
        session = self.session
        self.services.clipboard.put(write_record(session.code, session.actions))
        self.notify(Notice(self.services.words.say("Record copied."), "", (), Tone.NEWS), now)

    def tell_mute(self, now: float) -> None:
        """Say whether anything can be heard from now on."""
        say, muted = self.services.words.say, self.services.settings.muted
        head = say("Sound off.") if muted else say("Sound on.")
        self.notify(Notice(head, "", (), Tone.NEWS), now)

    def take(self, hold: Hold, now: float) -> None:
        """The cards of a hand are lifted, wherever they were on their way to."""
        self.view.take(hold, now)
        if hold.cards:
            self.services.sounds.play(Sound.LIFT)

    def put_back(self, hold: Hold, now: float) -> None:
        """The cards of a hand go back to where they came from."""
        self.view.put_back(hold, now)
        if hold.dragging and hold.cards:
            self.services.sounds.play(Sound.PUT_BACK)

    def refuse(self, refusal: Refusal, now: float, more: str = "") -> None:
        """Say which rule refuses what the player tried, then a sentence ``more``."""
        self.services.sounds.play(refusal_sound(refusal.rule))
        notice = refusal_notice(self.services.words, self.view, refusal)
        if more:
            notice = notice._replace(body=f"{notice.body}\n{more}")
        if not self.services.settings.interactive_rules:
            notice = notice._replace(head="", body="")
        self.notify(notice, now)

    def notify(self, notice: Notice, now: float) -> None:
        """Hang up a notice; the one before it goes."""
        self.view.show_notice(notice, now)
        self.notice_until = now + (LASTING if notice.head else BRIEF)

    def clear_notice(self) -> None:
        """Take the notice down."""
        self.view.clear_notice()
        self.notice_until = None

    def _show(self, command: Command, outcome: Outcome, hold: Hold | None, now: float) -> None:
        if isinstance(outcome, Accepted):
            self.clear_notice()
            self.view.tell(outcome.events, now, hold, quick=isinstance(command, Undo | Redo))
            return
        if hold is not None:
            self.view.put_back(hold, now, refused=True)
        if outcome.rule not in _QUIET or self.notice_until is None:
            self.refuse(outcome.refusal, now)

    def _keep(self, command: Command, outcome: Outcome, hold: Hold | None, now: float) -> None:
        """Every action is kept as it happens; a game that is won cannot be gone on with."""
        if isinstance(outcome, Accepted):
            self._time.tick(now)
            self.services.store.current.note(command, self.session, self._time.seconds)
        if self.session.position.won:
            self._time.end(now)
            self.services.kept = None
