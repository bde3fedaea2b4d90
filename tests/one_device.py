"""Players who have one kind of device alone."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.input.bindings import KEYS, PAD
from game.input.intents import Action, Device
from game.play import commands
from game.play.gamecode import GameCode
from game.scenes.desk import DEAL_PAUSE
from tests.playing import Pixel, Player
from tests.steering import presses
from tests.virtual_pad import BUTTONS, VirtualPad


class KeyPlayer:
    """Has nothing but keys."""

    device = Device.KEYS
    numbers = True
    """Whether it has keys that name the columns."""
    most = 2.3
    """Presses for each action of a game."""

    def __init__(self, code: GameCode) -> None:
        self.player = Player(code)
        self.presses = 0
        self.press(Action.RIGHT)

    def press(self, action: Action) -> None:
        chord = KEYS[action][0]
        modifiers = pygame.KMOD_CTRL if chord.ctrl else pygame.KMOD_SHIFT if chord.shift else 0
        self.player.key(chord.key, modifiers)
        self.presses += 1

    def play(self, action: commands.Action) -> None:
        self.player.clock.time += DEAL_PAUSE
        for each in presses(self.player.table.keys.cursor, action, numbers=self.numbers):
            self.press(each)

    def close(self) -> None:
        """Nothing was plugged in."""


class PadPlayer(KeyPlayer):
    """Has nothing but a pad whose sticks are never touched."""

    device = Device.PAD
    numbers = False
    most = 3.0

    def __init__(self, code: GameCode) -> None:
        # The opening deal is drawn before anyone looks for pads.
        self.player = Player(code)
        self.presses = 0
        self.pad = VirtualPad()
        self.player.step()
        self.press(Action.RIGHT)

    def press(self, action: Action) -> None:
        button = BUTTONS[PAD[action][0].button]
        for down in (True, False):
            self.pad.set(button, down)
            self.player.step()
        self.presses += 1

    def close(self) -> None:
        self.pad.pull_out()


class TouchPlayer:
    """Has nothing but a finger."""

    device = Device.TOUCH
    most = 1.0

    def __init__(self, code: GameCode) -> None:
        self.player = Player(code)
        self.presses = 0

    def touch(self, kind: int, at: Pixel) -> None:
        width, height = self.player.window.get_size()
        x, y = (at[0] + 0.5) / width, (at[1] + 0.5) / height
        self.player.post(Event(kind, touch_id=1, finger_id=7, x=x, y=y, dx=0.0, dy=0.0))

    def swipe(self, *way: Pixel) -> None:
        self.touch(pygame.FINGERDOWN, way[0])
        for pixel in way:
            self.touch(pygame.FINGERMOTION, pixel)
        self.touch(pygame.FINGERUP, way[-1])
        self.presses += 1

    def play(self, action: commands.Action) -> None:
        self.player.clock.time += DEAL_PAUSE
        self.swipe(*way(self.player, action))

    def close(self) -> None:
        """Nothing was plugged in."""


def way(player: Player, action: commands.Action) -> tuple[Pixel, ...]:
    """The pixels along which a pointer does an action: from a card to a column, or on the stock."""
    if isinstance(action, commands.Deal):
        return (player.layout.stock.centre,)
    cards = len(player.position.columns[action.source])
    box = player.card(action.source, cards - action.count)
    start = (box.x + box.w // 2, box.y + min(box.h // 2, 4))
    x, y = player.end(action.target)
    return start, (x, y + 20), (x, y)
