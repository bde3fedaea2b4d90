"""Players with one kind of device alone, whose hands are on a window of a desktop.

Each plays the same game inside the test, too: that twin knows where the cards lie, where the cursor
is.
"""

from __future__ import annotations

import time
from typing import Final, Protocol

import pygame

from game.engine.placement import best_target
from game.input.bindings import KEYS, PAD
from game.input.elements import Chord
from game.input.intents import Action
from game.play import commands
from game.play.gamecode import GameCode
from game.scenes.desk import DEAL_PAUSE
from tests.desktop.program import Program
from tests.desktop.waiting import until
from tests.one_device import KeyPlayer, PadPlayer, TouchPlayer
from tests.playing import Pixel, Player
from tests.virtual_pad import BUTTONS

_NAMES: Final = {
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_RETURN: "Return",
    pygame.K_TAB: "Tab",
}
"""What X calls keys that pygame calls otherwise."""


class Hand(Protocol):
    """Whoever plays on a desktop."""

    @property
    def player(self) -> Player:
        """The twin."""
        ...

    def play(self, action: commands.Action) -> None:
        """Do an action of a record."""
        ...

    def close(self) -> None:
        """Leave nothing behind."""
        ...


class DesktopKeys(KeyPlayer):
    """Has nothing but keys."""

    def __init__(self, code: GameCode, program: Program) -> None:
        self._program = program
        super().__init__(code)

    def press(self, action: Action) -> None:
        super().press(action)
        self._program.key(key_name(KEYS[action][0]))


class DesktopPad(PadPlayer):
    """Has nothing but a pad."""

    def __init__(self, code: GameCode, program: Program) -> None:
        self._program = program
        program.steer("plug")
        super().__init__(code)

    def press(self, action: Action) -> None:
        super().press(action)
        press_button(self._program, action)


class DesktopTouch(TouchPlayer):
    """Has nothing but a finger."""

    def __init__(self, code: GameCode, program: Program) -> None:
        self._program = program
        super().__init__(code)

    def touch(self, kind: int, at: Pixel) -> None:
        super().touch(kind, at)
        width, height = self.player.window.get_size()
        self._program.steer("finger", kind, (at[0] + 0.5) / width, (at[1] + 0.5) / height)


class DesktopMouse:
    """Drags, clicks the stock, double clicks where a group goes to its best column by itself."""

    def __init__(self, code: GameCode, program: Program, *, doubles: bool = True) -> None:
        """``doubles``: whether it double clicks at all."""
        self._doubles = doubles
        self.player = _MousePlayer(code, program)
        self._source: int | None = None
        """The column of the press before, on which another one might be its second."""

    def play(self, action: commands.Action) -> None:
        """Do an action of a record."""
        if isinstance(action, commands.Deal):
            self.player.play(action)
            self._source = None
            return
        first = len(self.player.position.columns[action.source]) - action.count
        best = best_target(self.player.position, action.source, first) == action.target
        if best and self._doubles and action.source != self._source:
            card = self.player.card(action.source, first)
            self.player.double_click((card.x + card.w // 2, card.y + min(card.h // 2, 4)))
        else:
            self.player.play(action)
        self._source = action.source

    def close(self) -> None:
        """Nothing was plugged in."""


class _MousePlayer(Player):
    """Does the same with the mouse on the desktop."""

    def __init__(self, code: GameCode, program: Program) -> None:
        self._program = program
        super().__init__(code)

    def click(self, at: Pixel) -> None:
        super().click(at)
        self._program.click(at)

    def double_click(self, at: Pixel) -> None:
        for _ in range(2):
            super().click(at)
        self._program.click(at, times=2)

    def drag(self, start: Pixel, *way: Pixel) -> None:
        super().drag(start, *way)
        self._program.drag(start, *way)


def key_name(chord: Chord) -> str:
    """What X calls a key."""
    name = _NAMES.get(chord.key) or pygame.key.name(chord.key)
    return "+".join([*["ctrl"] * chord.ctrl, *["shift"] * chord.shift, name])


def press_button(program: Program, action: Action) -> None:
    """Press the button of the pad that stands for an action."""
    button = BUTTONS[PAD[action][0].button]
    for down in (1, 0):
        program.steer("button", button, down)


def play(hand: Hand, program: Program, action: commands.Action) -> None:
    """Do an action of a record, wait until the program has kept it."""
    hand.play(action)
    session = hand.player.session
    until(lambda: session.position.won or program.has(session), f"{action} is done")
    if isinstance(action, commands.Deal):
        time.sleep(DEAL_PAUSE)  # another press would be taken as the same one
