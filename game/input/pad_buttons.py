"""The buttons of all pads, with the actions that they stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from .binding_book import BindingBook
from .gamepad import Pads, Stroke
from .intents import Action, Element, Press, Pushed, Released
from .keyboard import LASTING, REPEATING
from .repeat import Repeater
from .sockets import Sockets

PAD_EVENTS: Final = frozenset(
    {
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
        pygame.JOYHATMOTION,
        pygame.JOYAXISMOTION,
    }
)
"""What ``PadButtons`` reads."""


class PadButtons:
    """Turns the buttons of pads into actions, repeats those that are held."""

    def __init__(self, book: BindingBook, sockets: Sockets | None = None) -> None:
        self._book = book
        self._pads = Pads(book, sockets)
        self._repeater = Repeater()
        self._lasting: dict[tuple[int, Element], Action] = {}
        """Held buttons whose end is told, too, with what they did."""

    def connect(self) -> None:
        """Begin to look for pads."""
        self._pads.connect()

    def read(
        self, event: pygame.event.Event, now: float, listening: bool
    ) -> Iterator[Press | Released | Pushed]:
        """What an event of a pad asks for; ``listening``: the button itself is wanted."""
        for stroke in self._pads.read(event, now):
            if not stroke.down:
                yield from self._let_go(stroke)
            elif listening:
                button = stroke.button and self._book.now.lettered(stroke.button)
                yield Pushed(button, stroke.part if stroke.guid else None, stroke.guid)
            else:
                yield from self._press(stroke, now)

    @property
    def restless(self) -> bool:
        """Whether ``repeated`` has something to do before long, though no event comes."""
        return self._repeater.running or self._pads.settling

    def repeated(self, now: float) -> Press | None:
        """The action of a held button, if it is time for it again."""
        self._pads.settle(now)
        action = self._repeater.due(now)
        return None if action is None else Press(action, repeat=True)

    def forget(self) -> None:
        """Take all buttons as let go."""
        self._pads.forget()
        self._repeater.forget()
        self._lasting.clear()

    def _press(self, stroke: Stroke, now: float) -> Iterator[Press]:
        bindings = self._book.now
        if stroke.button is None:
            return
        held = frozenset(bindings.lettered(each) for each in self._pads.held(stroke.pad))
        action = bindings.of_button(bindings.lettered(stroke.button), held)
        if action is None:
            return
        if action in REPEATING:
            self._repeater.press(action, (stroke.pad, stroke.part), now)
        if action in LASTING:
            self._lasting[stroke.pad, stroke.part] = action
        yield Press(action)

    def _let_go(self, stroke: Stroke) -> Iterator[Released]:
        holder = (stroke.pad, stroke.part)
        self._repeater.release(holder)
        action = self._lasting.pop(holder, None)
        if action is not None:
            yield Released(action)
