"""The buttons of all pads, with the actions that they stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

import pygame

from .binding_book import BindingBook
from .bindings import LASTING
from .elements import Button, Element
from .gamepad import Pads, Stroke
from .intents import Action, Press, Pushed, Released, Stranger
from .keyboard import REPEATING
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

LONG: Final = 0.35
"""Seconds from which on a button that waits for another one is held for itself."""

_Holder: TypeAlias = tuple[int, Element]
"""The id of a pad with the part of it that is down."""


class _Waiting(NamedTuple):
    """A button that may be held for others: what it does by itself, it does at its end."""

    holder: _Holder
    button: Button
    action: Action
    since: float


class PadButtons:
    """Turns the buttons of pads into actions, repeats those that are held."""

    def __init__(self, book: BindingBook, sockets: Sockets | None = None) -> None:
        self._book = book
        self._pads = Pads(book, sockets)
        self._repeater = Repeater()
        self._lasting: dict[_Holder, Action] = {}
        """Held buttons whose end is told, too, with what they did."""
        self._waiting: _Waiting | None = None
        self.origin = (0, 0.0)
        """The pad of which the last press told, with the time at which its button went down."""

    def connect(self) -> None:
        """Begin to look for pads."""
        self._pads.connect()

    def read(
        self, event: pygame.event.Event, now: float, listening: bool
    ) -> Iterator[Press | Released | Pushed | Stranger]:
        """What an event of a pad asks for; ``listening``: the button itself is wanted."""
        for stroke in self._pads.read(event, now):
            if not stroke.down:
                yield from self._let_go(stroke)
            elif self._pads.doubles(stroke):
                continue
            elif not (listening or self._is_known(stroke)):
                yield from self._greet(stroke)
            elif listening:
                button = stroke.button and self._book.now.lettered(stroke.button)
                yield Pushed(button, stroke.part if stroke.guid else None, stroke.guid)
            else:
                yield from self._press(stroke, now)

    @property
    def plugged(self) -> bool:
        """Whether there is any pad."""
        return self._pads.plugged

    @property
    def restless(self) -> bool:
        """Whether ``repeated`` has something to do before long, though no event comes."""
        return self._repeater.running or self._pads.settling

    def repeated(self, now: float) -> Press | None:
        """The action of a held button, if it is time for it again."""
        self._pads.settle(now)
        action = self._repeater.due(now) or self._held_long(now)
        return None if action is None else Press(action, repeat=True)

    def forget(self) -> None:
        """Take all buttons as let go."""
        self._pads.forget()
        self._repeater.forget()
        self._lasting.clear()
        self._waiting = None

    def _held_long(self, now: float) -> Action | None:
        """What a button does that has waited for another one long enough."""
        waiting = self._waiting
        if waiting is None or now - waiting.since < LONG:
            return None
        action = self._book.now.lasting(waiting.button)
        if action is not None:
            self._waiting = None
            self._lasting[waiting.holder] = action
        return action

    def _is_known(self, stroke: Stroke) -> bool:
        """Whether it comes from a pad whose buttons are known."""
        return not stroke.guid or self._book.knows(stroke.guid)

    def _greet(self, stroke: Stroke) -> Iterator[Stranger]:
        """The first buttons of an unknown joystick only tell of it; its odd axes do not."""
        if stroke.button is not None or stroke.part.kind == "button":
            yield Stranger(stroke.guid)

    def _press(self, stroke: Stroke, now: float) -> Iterator[Press]:
        bindings = self._book.now
        if stroke.button is None:
            return
        holder = (stroke.pad, stroke.part)
        button = bindings.lettered(stroke.button)
        held = frozenset(bindings.lettered(each) for each in self._pads.held(stroke.pad))
        together = bindings.together(button, held)
        action = together or bindings.of_button(button)
        if together is None:
            # Two buttons that were rolled over are two presses, in their order.
            yield from self._end_wait()
        self._waiting = None
        if action is None:
            return
        if together is None and bindings.is_held(button):
            self._waiting = _Waiting(holder, button, action, now)
            return
        if action in REPEATING:
            self._repeater.press(action, holder, now)
        if action in LASTING:
            self._lasting[holder] = action
        self.origin = (stroke.pad, now)
        yield Press(action)

    def _end_wait(self) -> Iterator[Press]:
        """The button that waited was not held for another one: it does its own work."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.origin = (waiting.holder[0], waiting.since)
            yield Press(waiting.action)

    def _let_go(self, stroke: Stroke) -> Iterator[Press | Released]:
        holder = (stroke.pad, stroke.part)
        if self._waiting is not None and self._waiting.holder == holder:
            yield from self._end_wait()
        self._repeater.release(holder)
        action = self._lasting.pop(holder, None)
        if action is not None:
            yield Released(action)
