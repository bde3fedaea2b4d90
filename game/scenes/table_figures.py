"""The figures around a table that is played at."""

from __future__ import annotations

from ..table.figures import HudFigures
from .desk import Desk
from .playtime import PlayTime
from .table_pointer import TablePointer
from .table_words import figures


class TableFigures:
    """Puts the figures together anew only when something of them may differ."""

    def __init__(self, desk: Desk, pointer: TablePointer, time: PlayTime) -> None:
        self._desk = desk
        self._pointer = pointer
        self._time = time
        self._key: tuple[object, ...] = ()
        self._told: HudFigures | None = None

    def now(self) -> HudFigures:
        """What the furniture shows; the same object as long as nothing of it has changed."""
        desk, pointer = self._desk, self._pointer
        words, settings = desk.services.words, desk.services.settings
        seconds = int(self._time.seconds) if settings.show_clock else None
        landed, hovered, pressed = desk.view.stage.landed_runs, pointer.hovered, pointer.pressed
        key = (desk.done, landed, hovered, pressed, settings.show_score, seconds, words)
        if self._told is None or key != self._key:
            self._key = key
            self._told = figures(
                words,
                desk.session,
                landed,
                hovered,
                pressed,
                score=settings.show_score,
                seconds=seconds,
            )
        return self._told
