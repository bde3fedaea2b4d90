"""The one reader of pygame's event queue."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

import pygame

from .binding_book import BindingBook
from .intents import (
    COLUMNS,
    HOPS,
    MOVES,
    Action,
    Cancel,
    CloseWindow,
    Device,
    Drag,
    Drop,
    Exposed,
    Grab,
    Hover,
    Intent,
    OpenFile,
    Peek,
    Press,
    Resized,
    Scroll,
    SoundDevice,
    Stranger,
    Struck,
    Typed,
)
from .keyboard import Keyboard
from .lost_release import LostRelease
from .lull import Lull
from .pad_buttons import PAD_EVENTS, PadButtons
from .pointer import MAIN, Pointer
from .resting_mouse import RestingMouse
from .sockets import Sockets
from .touch import Touch
from .twins import Twins
from .window_events import LOSES_ALL, RESIZES, window_intents

REPEAT_DELAY: Final = 0.4
"""Seconds after which a held key begins to repeat."""
REPEAT_INTERVAL: Final = 1 / 30
"""Seconds from one repeat to the next."""
_PLACED: Final = (Grab, Drag, Drop, Hover, Peek)
"""Intents that tell a place."""
_TAKES_UP: Final = frozenset({*MOVES, *HOPS, *COLUMNS, Action.CONFIRM, Action.BEST})
"""Keys of a player who has turned to the keyboard; others are shortcuts beside the mouse."""


class Devices:
    """Turns what pygame's queue holds into intents."""

    def __init__(self, book: BindingBook | None = None, sockets: Sockets | None = None) -> None:
        """Take over the devices of the window.

        Args:
            book: what keys and buttons stand for; as the program comes with it if not given.
            sockets: where pads are plugged in; those of the machine if not given.

        Raises:
            pygame.error: no window is open.
        """
        self.attend()
        book = book or BindingBook()
        self._pointer = Pointer()
        self._touch = Touch(self._pointer)
        self._lost = LostRelease()
        self._keyboard = Keyboard(book)
        self._buttons = PadButtons(book, sockets)
        self.device = Device.MOUSE
        """What the player used last."""
        self.listening = False
        """Whether the player is asked for a key or a button, so that none has its meaning."""
        self.origin = (0, 0)
        """The pixel of the window from which places are counted in intents."""
        self._resting = RestingMouse()
        self._twins = Twins()
        """What told of an action last, a pad by its id, with the time."""

    @property
    def typing(self) -> bool:
        """Whether letters are text for a field instead of shortcuts."""
        return self._keyboard.typing

    @typing.setter
    def typing(self, value: bool) -> None:
        self._keyboard.typing = value

    @property
    def holding(self) -> bool:
        """Whether the pointer holds something."""
        return self._pointer.held

    @property
    def restless(self) -> bool:
        """Whether ``read`` has to be called again before long, though no event comes."""
        return self._buttons.restless or self._lost.awaited

    def attend(self) -> None:
        """Take over the devices of a new display."""
        self._lull = Lull()
        # Without this pygame keeps the repeats of the system to itself.
        pygame.key.set_repeat(round(REPEAT_DELAY * 1000), round(REPEAT_INTERVAL * 1000))

    def settle(self, now: float) -> None:
        """The window has changed at that time, so that the mouse lies elsewhere in it."""
        self._resting.settle(now)

    def connect(self) -> None:
        """Begin to look for pads. This takes a moment: the first frame should be seen before."""
        self._buttons.connect()

    def read(self, now: float) -> list[Intent]:
        """Everything that came since the last call; ``now`` is the time in seconds."""
        events = pygame.event.get()
        intents = self.translate(events, now) if events else []
        kept_back = self._lost.look()
        if kept_back is not None:
            intents += map(self._from_origin, self._press(*kept_back, now))
        repeated = None if self.listening else self._buttons.repeated(now)
        return intents if repeated is None else [*intents, repeated]

    def wait(self, sleep: Callable[[float], object], pause: float, longest: float) -> None:
        """Sleep until something comes.

        Args:
            sleep: waits for some seconds.
            pause: the seconds between two looks at the queue.
            longest: the seconds after which it is over though nothing came, once the pause is
                over in which they end.

        Raises:
            pygame.error: there is no window any more.
        """
        self._lull.wait(sleep, pause, longest, deaf=self._buttons.plugged)

    def translate(self, events: Iterable[pygame.event.Event], now: float) -> list[Intent]:
        """The intents of those events, moves that follow on each other drawn into the last."""
        intents: list[Intent] = []
        for event in events:
            for told in self._translate(event, now):
                intent = self._from_origin(told)
                follows = intents and type(intents[-1]) is type(intent)
                if follows and isinstance(intent, Drag | Hover | Resized | Exposed):
                    intents[-1] = intent
                else:
                    intents.append(intent)
        return intents

    def _from_origin(self, intent: Intent) -> Intent:
        x, y = self.origin
        if (x or y) and isinstance(intent, _PLACED):
            return intent._replace(x=intent.x - x, y=intent.y - y)
        return intent

    def _translate(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        match event.type:
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                kept_back = self._lost.press(event)
                if kept_back is not None:
                    yield from self._press(*kept_back, now)
                yield from self._mouse(event, now)
            case pygame.MOUSEWHEEL:
                # While something is held the wheel is turned by accident.
                if event.y and not self._pointer.held:
                    self.device = Device.MOUSE
                    yield Scroll(-event.y)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                yield from self._finger(event, now)
            case pygame.KEYDOWN:
                yield from self._key(event, now)
            case pygame.KEYUP:
                released = self._keyboard.release(event.key)
                if released is not None:
                    yield released
            case pygame.TEXTINPUT:
                if self._keyboard.typing:
                    yield Typed(event.text)
            case pygame.DROPFILE:
                yield OpenFile(event.file)
            case pygame.QUIT:
                yield CloseWindow()
            case pygame.AUDIODEVICEADDED | pygame.AUDIODEVICEREMOVED:
                if not event.iscapture:
                    yield SoundDevice(there=event.type == pygame.AUDIODEVICEADDED)
            case kind if kind in PAD_EVENTS:
                yield from self._pad(event, now)
            case _:
                yield from self._window(event)

    def _mouse(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        x, y = event.pos
        intent: Intent | None = None
        if event.type == pygame.MOUSEBUTTONUP:
            if not self._touch.following:
                intent = self._pointer.release(event.button, x, y)
        elif getattr(event, "touch", False):
            return
        elif event.type == pygame.MOUSEBUTTONDOWN:
            if self._touch.yields_to(x, y, now):
                yield from self._touch.let_go()
            if not self._touch.is_echo(x, y, now):
                if event.button == MAIN and self._pointer.held:
                    # Nobody can press what is down already: its release was never told.
                    yield from self._let_pointer_go()
                intent = self._pointer.press(event.button, x, y, now)
            if intent is not None:
                self.device = Device.MOUSE
        elif not (self._touch.is_echo(x, y, now) or self._trembles(x, y, now)):
            intent = self._pointer.move(x, y)
        if intent is not None:
            yield intent

    def _press(self, x: int, y: int, now: float) -> Iterator[Intent]:
        """The main button of the mouse went down, though no event told it."""
        self.device = Device.MOUSE
        intent = self._pointer.press(MAIN, x, y, now)
        if intent is not None:
            yield intent

    def _trembles(self, x: int, y: int, now: float) -> bool:
        """Whether a mouse was only touched while something else is used."""
        if self.device is not Device.MOUSE and self._resting.trembles(x, y, now):
            return True
        self.device = Device.MOUSE
        return False

    def _finger(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        surface = pygame.display.get_surface()
        if surface is None:
            return
        told = {
            pygame.FINGERDOWN: self._touch.down,
            pygame.FINGERMOTION: self._touch.move,
            pygame.FINGERUP: self._touch.up,
        }[event.type]
        finger = (event.touch_id, event.finger_id)
        for intent in told(finger, event.x, event.y, surface.get_size(), now):
            self._use(Device.TOUCH)
            yield intent

    def _key(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        if self.listening:
            chord = self._keyboard.strike(event.key, event.mod)
            if chord is not None:
                yield Struck(chord)
            return
        press = self._keyboard.press(event.key, event.mod)
        if press is None or not self._twins.is_new(press.action, Device.KEYS, now):
            return
        if press.action in _TAKES_UP:
            self._use(Device.KEYS)
        yield press

    def _pad(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        for intent in self._buttons.read(event, now, self.listening):
            if isinstance(intent, Stranger) and self.holding:
                continue
            source, since = self._buttons.origin
            if not isinstance(intent, Press) or self._twins.is_new(intent.action, source, since):
                self._use(Device.PAD)
                yield intent

    def _use(self, device: Device) -> None:
        if self.device is Device.MOUSE:
            self._resting.leave()
        self.device = device

    def _window(self, event: pygame.event.Event) -> Iterator[Intent]:
        if event.type in LOSES_ALL:
            yield from self.let_go()
        elif event.type in RESIZES:
            # Keys stay held: else the one that changed the mode would do it again.
            yield from self._let_pointer_go()
        yield from window_intents(event)

    def let_go(self) -> Iterator[Intent]:
        """Forget everything held: its release may never be told."""
        if self._pointer.held and not self._touch.following:
            self._lost.wait()
        self._keyboard.forget()
        self._buttons.forget()
        yield from self._let_pointer_go()

    def _let_pointer_go(self) -> Iterator[Intent]:
        yield from self._touch.let_go()
        if self._pointer.cancel() is not None:
            yield Cancel()
