"""The actions of keys and pads in the player's words."""

from __future__ import annotations

from typing import Final

from ..input.elements import Button
from ..input.intents import COLUMNS, Action
from ..text.catalogue import Catalogue

LISTED: Final = (
    Action.LEFT,
    Action.RIGHT,
    Action.UP,
    Action.DOWN,
    Action.CONFIRM,
    Action.TAKE_BACK,
    Action.BEST,
    Action.NEXT,
    Action.PREVIOUS,
    Action.DEAL,
    Action.SELECT,
    Action.UNDO,
    Action.REDO,
    Action.HINT,
    Action.SPREAD,
    Action.PAUSE,
    Action.BACK,
    Action.NEW_GAME,
    Action.RESTART,
    Action.COPY,
    Action.COPY_RECORD,
    Action.PASTE,
    Action.ERASE,
    Action.FULL_SCREEN,
    Action.MUTE,
    Action.HELP,
    Action.QUIT,
    *COLUMNS,
)
"""All actions in the order in which they are shown."""


def action_words(words: Catalogue, action: Action) -> str:
    """What an action does, in a few words."""
    say = words.say
    if action in COLUMNS:
        return say("Column {number}", number=COLUMNS[action] + 1)
    return {
        Action.LEFT: say("Left"),
        Action.RIGHT: say("Right"),
        Action.UP: say("Up"),
        Action.DOWN: say("Down"),
        Action.CONFIRM: say("Choose, lift, put down"),
        Action.TAKE_BACK: say("Cancel, undo"),
        Action.BEST: say("Best move"),
        Action.NEXT: say("Next useful card"),
        Action.PREVIOUS: say("Useful card before"),
        Action.DEAL: say("Deal a row"),
        Action.SELECT: say("Deal, choose"),
        Action.UNDO: say("Undo"),
        Action.REDO: say("Redo"),
        Action.HINT: say("Hint"),
        Action.SPREAD: say("Spread a column"),
        Action.PAUSE: say("Pause"),
        Action.BACK: say("Cancel, back, pause"),
        Action.NEW_GAME: say("New deal"),
        Action.RESTART: say("Restart this deal"),
        Action.COPY: say("Copy the game code"),
        Action.COPY_RECORD: say("Copy the record"),
        Action.PASTE: say("Paste a game code"),
        Action.ERASE: say("Erase, undo"),
        Action.FULL_SCREEN: say("Full screen"),
        Action.MUTE: say("Sound off or on"),
        Action.HELP: say("Help"),
        Action.QUIT: say("Quit"),
    }[action]


def button_words(words: Catalogue, button: Button) -> str:
    """The name of a button of a pad."""
    say = words.say
    directions = {
        Button.UP: say("Up"),
        Button.DOWN: say("Down"),
        Button.LEFT: say("Left"),
        Button.RIGHT: say("Right"),
    }
    return directions.get(button) or button.value.title()
