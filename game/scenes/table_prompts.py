"""What keys or buttons do at the table now, for the strip below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..engine.moves import lifts
from ..input.bindings import Bindings
from ..input.intents import Action, Device
from ..table.cursor import STOCK, CardSpot
from ..text.catalogue import Catalogue
from ..ui.prompts import Prompt
from .desk import Desk
from .glyphs import action_glyphs
from .table_cursor import TableCursor

_MOST: Final = 5
"""More prompts than that are not taken in at a glance."""


def table_prompts(
    words: Catalogue, bindings: Bindings, device: Device, desk: Desk, cursor: TableCursor
) -> tuple[Prompt, ...]:
    """The prompts for a player with that device, the most needed first."""
    say = words.say
    back = Action.TAKE_BACK if device is Device.PAD else Action.BACK
    entries: list[tuple[tuple[Action, ...], str]]
    hold = cursor.carried
    if hold is not None:
        home = cursor.over == hold.column
        entries = [
            ((Action.CONFIRM,), say("Put back") if home else say("Put down")),
            ((Action.RIGHT,), say("Next")),
            ((Action.BEST,), say("Best move")),
            ((back,), say("Cancel")),
        ]
    else:
        undo = Action.TAKE_BACK if device is Device.PAD else Action.UNDO
        entries = [
            *_at_cursor(words, desk, cursor),
            ((Action.BEST,), say("Best move")),
            ((Action.NEXT,), say("Next")),
            ((Action.DEAL,), say("Deal")),
            ((undo,), say("Undo")),
        ]
    prompts = (
        Prompt(
            tuple(
                glyph
                for action in actions
                for glyph in action_glyphs(words, bindings, device, action)
            ),
            text,
        )
        for actions, text in entries
    )
    return tuple(prompt for prompt in prompts if prompt.glyphs)[:_MOST]


def _at_cursor(
    words: Catalogue, desk: Desk, cursor: TableCursor
) -> Iterator[tuple[tuple[Action, ...], str]]:
    """What can be done where the cursor is."""
    spot, say = cursor.spot, words.say
    if not isinstance(spot, CardSpot):
        yield (Action.CONFIRM,), say("Deal") if spot.name == STOCK else say("Choose")
        return
    position = desk.session.position
    cards = len(position.columns[spot.column]) - spot.first
    if cards:
        yield (Action.CONFIRM,), words.count("Lift {n} card", "Lift {n} cards", cards)
    if len(lifts(position, spot.column)) > 1:
        yield (Action.UP, Action.DOWN), say("How many")
