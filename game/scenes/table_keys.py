"""What keys and a pad do at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ..input.intents import Action, Press
from .desk import Desk
from .table_cursor import ACTIONS, TableCursor
from .table_pointer import TablePointer
from .table_prompts import table_prompts

_BUTTONS: Final = {
    Action.UNDO: "undo",
    Action.ERASE: "undo",
    Action.TAKE_BACK: "undo",
    Action.REDO: "redo",
    Action.HINT: "hint",
    Action.BACK: "pause",
    Action.PAUSE: "pause",
    Action.NEW_GAME: "new",
    Action.RESTART: "restart",
    Action.COPY: "code",
    Action.COPY_RECORD: "record",
    Action.PASTE: "paste",
    Action.HELP: "help",
}
"""What stands for a button of the table, whether or not the window has room for it."""
_ENDS: Final = (Action.BACK, Action.TAKE_BACK)
"""What only lets go of a group, or closes a column, if there is one."""


class TableKeys:
    """Moves the cursor, names the buttons that are pressed, tells what can be pressed."""

    def __init__(
        self, desk: Desk, pointer: TablePointer, usable: Callable[[], Iterable[str]]
    ) -> None:
        """``usable`` gives the names of the buttons that would do something now."""
        self._desk = desk
        self._pointer = pointer
        self.cursor = TableCursor(desk, pointer.hand, usable)
        self.cursor.shown = not desk.services.device.points

    def press(self, press: Press, now: float) -> str | None:
        """Do what a key or a button of a pad stands for; gives the button that it chooses."""
        action, view = press.action, self._desk.view
        peeking = view.peeking
        carries_on = self.cursor.carried is not None and action in ACTIONS
        if not carries_on and not (peeking and action is Action.SPREAD):
            held = self._pointer.let_go(now)
            if action in _ENDS and (held or peeking):
                return None
        self._pointer.forget()
        if action in ACTIONS:
            return self.cursor.act(action, press.repeat, now)
        if action in (Action.DEAL, Action.SELECT):
            self._desk.deal(now)
            return None
        return _BUTTONS.get(action)

    def release(self, action: Action, now: float) -> None:
        """A key or button that acts as long as it is held was let go."""
        if action is Action.SPREAD:
            self.cursor.end_spread(now)

    @property
    def gliding(self) -> bool:
        """Whether a group that was lifted is on its way from column to column."""
        return self.cursor.carrier.gliding

    def update(self, now: float) -> None:
        """Let the time pass."""
        self.cursor.carrier.update(now)

    def fit(self) -> None:
        """Give the prompts their room before the table is laid out, or take it back."""
        points = self._desk.services.device.points
        self._desk.view.strip.shown = not points
        if points:
            self.cursor.shown = False

    def show(self, opening: bool) -> None:
        """Have the cursor and the prompts drawn; there is no cursor during the opening deal."""
        desk, cursor = self._desk, self.cursor
        seen = cursor.shown and cursor.carried is None and not opening
        desk.view.chosen = self._pointer.chosen
        desk.view.cursor = cursor.spot if seen else desk.view.chosen
        if desk.view.strip.shown:
            services = desk.services
            desk.view.strip.tell(
                table_prompts(services.words, services.bindings.now, services.device, desk, cursor)
            )
