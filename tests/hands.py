"""A player with every device there is: mouse, keys, fingers, pads."""

from __future__ import annotations

from typing import Final

import pygame
from pygame.event import Event

from game.engine.position import Position
from game.input.elements import Button
from game.play.commands import Action
from game.play.gamecode import GameCode
from tests.playing import CODE, SIZE, Pixel, Player, Size
from tests.virtual_pad import BUTTONS, VirtualPad

DOWN: Final = pygame.FINGERDOWN
MOVED: Final = pygame.FINGERMOTION
UP: Final = pygame.FINGERUP


class Hands(Player):
    """Every act is followed by one step of the loop."""

    def __init__(
        self,
        start: GameCode | Position | None = CODE,
        size: Size = SIZE,
        *,
        opening: bool = False,
    ) -> None:
        """Start the program, see ``Player``."""
        super().__init__(start, size, opening=opening)
        self.pads: list[VirtualPad] = []
        """What is plugged in now."""

    @property
    def played(self) -> list[Action]:
        """The actions that are in force."""
        return list(self.session.actions)

    def finger(self, kind: int, at: Pixel, which: int = 0) -> None:
        """A finger comes down, moves or is lifted at a pixel of the window."""
        width, height = self.window.get_size()
        x, y = (at[0] + 0.5) / width, (at[1] + 0.5) / height
        self.post(Event(kind, touch_id=3, finger_id=which, x=x, y=y, dx=0.0, dy=0.0))

    def tap(self, at: Pixel) -> None:
        self.finger(DOWN, at)
        self.finger(UP, at)

    def swipe(self, start: Pixel, *way: Pixel) -> None:
        """A finger comes down, moves along a way, is lifted at its end."""
        self.finger(DOWN, start)
        for pixel in way:
            self.finger(MOVED, pixel)
        self.finger(UP, way[-1])

    def touch_carry(self, source: int, index: int, target: int) -> None:
        """Drag the group that starts at a card onto the end of a column with a finger."""
        box = self.card(source, index)
        x, y = self.end(target)
        self.swipe((box.x + box.w // 2, box.y + min(box.h // 2, 4)), (x, y + 20), (x, y))

    def plug(self, *, mapped: bool = True, stuck: bool = False) -> VirtualPad:
        """Plug a pad in, as ``VirtualPad`` has it."""
        pad = VirtualPad(mapped=mapped, stuck=stuck)
        self.pads.append(pad)
        self.wait(0.2)
        return pad

    def unplug(self) -> None:
        """Pull all pads out."""
        while self.pads:
            self.pads.pop().pull_out()
        if self.app.director.running:
            self.step()

    def push(self, pad: VirtualPad, *buttons: Button) -> None:
        """Press buttons of a pad one after the other."""
        for button in buttons:
            for down in (True, False):
                pad.set(BUTTONS[button], down)
                self.step()
            self.clock.time += 0.1

    def assert_at_rest(self) -> None:
        """What the window shows in the end is what a new picture of the same position shows."""
        self.settle()
        if self.at_table:
            assert self.desk.view.stage.board == self.position
            assert self.hand.hold is None
        seen = self.picture()
        self.window_event(pygame.WINDOWEXPOSED)
        assert self.picture() == seen
