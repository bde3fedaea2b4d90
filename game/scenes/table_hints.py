"""The hints of a game that gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..play.trail import trail_of
from ..table.box import Box, bounds
from ..table.notice import Notice, Tone
from ..ui.sounds import Sound
from .desk import Desk

if TYPE_CHECKING:
    from ..engine.hints import Hint, HintSearch

_BUDGET: Final = 60
"""Positions that are looked at between two frames, so that even a slow computer never halts."""


class TableHints:
    """Looks for hints while the table goes on, shows one after the other."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._search: HintSearch | None = None
        self._found: tuple[Hint, ...] = ()
        self._shown = 0
        desk.listen(lambda *_: self.forget())

    @property
    def searching(self) -> bool:
        """Whether a search is going on."""
        return self._search is not None

    def ask(self, now: float) -> None:
        """Show a hint; asked again in the same position, the next one."""
        session = self._desk.session
        if not session.position.variant.hints or session.position.won or self.searching:
            return
        if self._found:
            self._shown = (self._shown + 1) % len(self._found)
            self._show(now)
            return
        from ..engine.hints import HintSearch  # a third of the engine, not wanted by every player

        self._search = HintSearch(session.position, trail_of(session))
        self.update(now)

    def update(self, now: float) -> None:
        """Look on for a while; what was found is shown at the end."""
        if self._search is None or not self._search.step(_BUDGET):
            return
        self._found, self._shown = self._search.hints(), 0
        self._search = None
        self._show(now)

    def forget(self) -> None:
        """The position is another one: what was found, or is looked for, helps no more."""
        self._search = None
        self._found = ()

    def _show(self, now: float) -> None:
        from ..text.hint_words import hint_words

        hint = self._found[self._shown]
        head, body = hint_words(self._desk.services.words, hint)
        self._desk.services.sounds.play(Sound.HINT)
        places = self._places(hint)
        way = None if hint.shift is None else (places[1], places[0])
        self._desk.notify(Notice(head, body, places, Tone.NEWS, way), now)

    def _places(self, hint: Hint) -> tuple[Box, ...]:
        """What the hint points at: the column that takes the group, the group; or the stock."""
        from ..engine.hints import Reason

        view, position = self._desk.view, self._desk.session.position
        if hint.shift is None:
            return (view.stock_box(),) if hint.reason is Reason.DEAL else ()
        source, count = hint.shift.source, hint.shift.count
        first = len(position.columns[source]) - count
        group = bounds([view.card_strip(source, first), view.last_card(source)])
        return view.last_card(hint.shift.target), group
