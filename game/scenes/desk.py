"""A game with its picture: the place where commands are carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ..engine.placement import best_target
from ..engine.rules import Refusal, Rule
from ..play.commands import Command, Deal, Move, Redo, Undo
from ..play.session import Accepted, Outcome, Session
from ..table.hand import Hold
from ..table.notice import LASTING, Notice, Tone
from ..table.view import TableView
from .services import Services
from .table_words import refusal_notice

DEAL_PAUSE: Final = 0.4
"""Seconds after a deal in which another press on the stock is taken as the same one."""

Listener: TypeAlias = Callable[[Command, Outcome, Hold | None, float], None]
"""Is told a command, what came of it, the hand that gave it, the time in seconds."""

_QUIET: Final = (Rule.NOTHING_TO_UNDO, Rule.NOTHING_TO_REDO)
"""Refusals that a held key brings again and again."""


class Desk:
    """Everything that mouse, keys and buttons of the table have in common."""

    def __init__(self, services: Services, session: Session, view: TableView) -> None:
        self.services = services
        self.session = session
        self.view = view
        self.notice_until: float | None = None
        """When the notice that hangs now is to go; None if there is none."""
        self._last_deal = float("-inf")
        # Everyone who is told what came of a command, in this order.
        self._listeners: tuple[Listener, ...] = (self._show, self._keep)

    def do(self, command: Command, now: float, hold: Hold | None = None) -> Outcome:
        """Carry out a command; ``hold`` is the hand from which a group comes."""
        outcome = self.session.do(command)
        for listener in self._listeners:
            listener(command, outcome, hold, now)
        return outcome

    def deal(self, now: float) -> None:
        """Deal a row, unless this is the second press of a double one."""
        if now - self._last_deal < DEAL_PAUSE:
            return
        if isinstance(self.do(Deal(), now), Accepted):
            self._last_deal = now

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
        self.notify(Notice(head, body, (self.view.card_strip(column, index),)), now)

    def copy_code(self, now: float) -> None:
        """Lay the game code on the clipboard."""
        code = str(self.session.code)
        self.services.clipboard.put(code)
        head = self.services.words.say("Game code copied.")
        self.notify(Notice(head, code, (), Tone.NEWS), now)

    def refuse(self, refusal: Refusal, now: float) -> None:
        """Say which rule refuses what the player tried."""
        self.notify(refusal_notice(self.services.words, self.view, refusal), now)

    def notify(self, notice: Notice, now: float) -> None:
        """Hang up a notice; the one before it goes."""
        self.view.show_notice(notice)
        self.notice_until = now + LASTING

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
            self.view.put_back(hold, now)
        if outcome.rule not in _QUIET or self.notice_until is None:
            self.refuse(outcome.refusal, now)

    def _keep(self, command: Command, outcome: Outcome, hold: Hold | None, now: float) -> None:
        """A game that is won cannot be gone on with."""
        if self.session.position.won:
            self.services.kept = None
