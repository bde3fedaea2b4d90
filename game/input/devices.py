"""The one reader of pygame's event queue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from .intents import (
    Activity,
    Cancel,
    CloseWindow,
    Drag,
    Exposed,
    Hover,
    Intent,
    Resized,
    Typed,
    Visibility,
)
from .keyboard import Keyboard
from .pointer import Pointer


class Devices:
    """Turns what pygame's queue holds into intents."""

    def __init__(self) -> None:
        self._pointer = Pointer()
        self._keyboard = Keyboard()

    @property
    def typing(self) -> bool:
        """Whether letters are text for a field instead of shortcuts."""
        return self._keyboard.typing

    @typing.setter
    def typing(self, value: bool) -> None:
        self._keyboard.typing = value

    def read(self, now: float) -> list[Intent]:
        """Everything that came since the last call; ``now`` is the time in seconds."""
        return self.translate(pygame.event.get(), now)

    def translate(self, events: Iterable[pygame.event.Event], now: float) -> list[Intent]:
        """The intents of those events, moves that follow on each other drawn into the last."""
        intents: list[Intent] = []
        for event in events:
            for intent in self._translate(event, now):
                follows = intents and type(intents[-1]) is type(intent)
                if follows and isinstance(intent, Drag | Hover | Resized | Exposed):
                    intents[-1] = intent
                else:
                    intents.append(intent)
        return intents

    def _translate(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        match event.type:
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                intent = self._mouse(event, now)
                if intent is not None:
                    yield intent
            case pygame.KEYDOWN:
                press = self._keyboard.press(event.key, event.mod)
                if press is not None:
                    yield press
            case pygame.KEYUP:
                self._keyboard.release(event.key)
            case pygame.TEXTINPUT:
                if self._keyboard.typing:
                    yield Typed(event.text)
            case pygame.QUIT:
                yield CloseWindow()
            case _:
                yield from self._window(event)

    def _mouse(self, event: pygame.event.Event, now: float) -> Intent | None:
        x, y = event.pos
        if event.type == pygame.MOUSEMOTION:
            return self._pointer.move(x, y)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._pointer.press(event.button, x, y, now)
        return self._pointer.release(event.button, x, y)

    def _window(self, event: pygame.event.Event) -> Iterator[Intent]:
        match event.type:
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                yield from self._let_go()
                yield Resized()
            case pygame.WINDOWEXPOSED:
                yield Exposed()
            case pygame.WINDOWRESTORED | pygame.WINDOWMAXIMIZED | pygame.WINDOWSHOWN:
                yield Visibility(shown=True)
                yield Exposed()
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                yield from self._let_go()
                yield Visibility(shown=False)
            case pygame.WINDOWFOCUSLOST:
                yield from self._let_go()
                yield Activity(front=False)
            case pygame.WINDOWFOCUSGAINED:
                yield Activity(front=True)
                yield Exposed()
            case _:
                return

    def _let_go(self) -> Iterator[Intent]:
        """Forget everything held: its release may never be told."""
        self._keyboard.forget()
        if self._pointer.cancel() is not None:
            yield Cancel()
