"""What keys or buttons do at the table now, for the strip below it."""

from __future__ import annotations

from ..input.bindings import Bindings
from ..input.intents import Action, Device
from ..table.cursor import STOCK, CardSpot
from ..text.catalogue import Catalogue
from ..ui.prompts import Prompt
from .desk import Desk
from .glyphs import action_glyphs
from .table_cursor import TableCursor


def table_prompts(
    words: Catalogue, bindings: Bindings, device: Device, desk: Desk, cursor: TableCursor
) -> tuple[Prompt, ...]:
    """The prompts for a player with that device, the most needed first."""
    say = words.say
    back = Action.TAKE_BACK if device is Device.PAD else Action.BACK
    entries: list[tuple[Action, str]]
    hold = cursor.carried
    if hold is not None:
        home = cursor.over == hold.column
        entries = [
            (Action.CONFIRM, say("Put back") if home else say("Put down")),
            (Action.RIGHT, say("Next")),
            (Action.BEST, say("Best move")),
            (back, say("Cancel")),
        ]
    else:
        undo = Action.TAKE_BACK if device is Device.PAD else Action.UNDO
        entries = [
            (Action.BEST, say("Best move")),
            (Action.NEXT, say("Next")),
            (Action.DEAL, say("Deal")),
            (undo, say("Undo")),
        ]
        confirm = _confirm(words, desk, cursor)
        if confirm:
            entries.insert(0, (Action.CONFIRM, confirm))
    prompts = (
        Prompt(action_glyphs(words, bindings, device, action), text) for action, text in entries
    )
    return tuple(prompt for prompt in prompts if prompt.glyphs)


def _confirm(words: Catalogue, desk: Desk, cursor: TableCursor) -> str:
    """What the button that chooses does at the cursor; empty if it does nothing."""
    spot, say = cursor.spot, words.say
    if not isinstance(spot, CardSpot):
        return say("Deal") if spot.name == STOCK else say("Choose")
    cards = len(desk.session.position.columns[spot.column]) - spot.first
    return words.count("Lift {n} card", "Lift {n} cards", cards) if cards else ""
