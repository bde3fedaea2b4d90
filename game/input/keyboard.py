"""The state of the keys, with the actions that they stand for."""

from __future__ import annotations

from typing import Final

import pygame

from .binding_book import BindingBook
from .bindings import LASTING
from .elements import Chord
from .intents import Action, Press, Released

REPEATING: Final = frozenset(
    {
        Action.UP,
        Action.DOWN,
        Action.LEFT,
        Action.RIGHT,
        Action.UNDO,
        Action.REDO,
        Action.ERASE,
    }
)
"""Actions that a held key does again and again; any other asks for a new press."""
_MODIFIER_KEYS: Final = frozenset(
    {
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_MODE,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCKCLEAR,
    }
)
_FIRST_SIGN: Final = 32
_DELETE: Final = 127
_NO_SIGN: Final = 1 << 30
"""Set in the code of every key that types no sign of its own."""


class Keyboard:
    """The state of the keys: which are down, whether letters are typed."""

    def __init__(self, book: BindingBook) -> None:
        self._book = book
        self._down: dict[int, Action | None] = {}
        """The keys that are held, with what they did when they went down."""
        self.typing = False
        """Whether a text field has the focus, so that letters are text and no actions."""

    def press(self, key: int, modifiers: int) -> Press | None:
        """The action of a key that went down; None if it has none, or may not repeat."""
        repeat = key in self._down
        action = self._action(key, modifiers)
        self._down.setdefault(key, action)
        if action is None or (repeat and action not in REPEATING):
            return None
        return Press(action, repeat)

    def strike(self, key: int, modifiers: int) -> Chord | None:
        """The key that went down as it could be bound; None for a modifier, or one held."""
        repeat = key in self._down
        self._down.setdefault(key, None)
        return None if repeat or key in _MODIFIER_KEYS else _chord(key, modifiers)

    def release(self, key: int) -> Released | None:
        """Note that a key was let go."""
        action = self._down.pop(key, None)
        return Released(action) if action in LASTING else None

    def forget(self) -> None:
        """Take all keys as up, as their release may have gone to another window."""
        self._down.clear()

    def _action(self, key: int, modifiers: int) -> Action | None:
        chord = _chord(key, modifiers)
        if self.typing and _types(chord):
            return None
        return self._book.now.of_key(chord)


def _chord(key: int, modifiers: int) -> Chord:
    return Chord(
        key,
        ctrl=bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        shift=bool(modifiers & pygame.KMOD_SHIFT),
        alt=bool(modifiers & pygame.KMOD_ALT),
    )


def _types(chord: Chord) -> bool:
    """Whether the key gives a sign to a text field."""
    plain = not (chord.ctrl or chord.alt)
    return plain and _FIRST_SIGN <= chord.key < _NO_SIGN and chord.key != _DELETE
