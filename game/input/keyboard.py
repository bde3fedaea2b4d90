"""The keys with the actions that they stand for."""

from __future__ import annotations

from typing import Final

import pygame

from .intents import Action, Press

_PLAIN: Final = {
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_RETURN: Action.CONFIRM,
    pygame.K_KP_ENTER: Action.CONFIRM,
    pygame.K_SPACE: Action.SELECT,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_AC_BACK: Action.BACK,
    pygame.K_BACKSPACE: Action.ERASE,
    pygame.K_F11: Action.FULL_SCREEN,
}
_LETTERS: Final = {
    pygame.K_d: Action.DEAL,
    pygame.K_n: Action.NEW_GAME,
    pygame.K_p: Action.BACK,
    pygame.K_r: Action.RESTART,
    pygame.K_u: Action.UNDO,
}
"""Keys that type a letter where a text field has the focus."""
_CONTROL: Final = {
    pygame.K_z: Action.UNDO,
    pygame.K_y: Action.REDO,
    pygame.K_c: Action.COPY,
    pygame.K_v: Action.PASTE,
    pygame.K_n: Action.NEW_GAME,
    pygame.K_q: Action.QUIT,
}
_REPEATING: Final = frozenset(
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


class Keyboard:
    """The state of the keys: which are down, whether letters are typed."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self.typing = False
        """Whether a text field has the focus, so that letters are text and no actions."""

    def press(self, key: int, modifiers: int) -> Press | None:
        """The action of a key that went down; None if it has none, or may not repeat."""
        repeat = key in self._down
        self._down.add(key)
        action = self._action(key, modifiers)
        if action is None or (repeat and action not in _REPEATING):
            return None
        return Press(action, repeat)

    def release(self, key: int) -> None:
        """Note that a key was let go."""
        self._down.discard(key)

    def forget(self) -> None:
        """Take all keys as up, as their release may have gone to another window."""
        self._down.clear()

    def _action(self, key: int, modifiers: int) -> Action | None:
        if modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if key == pygame.K_z and modifiers & pygame.KMOD_SHIFT:
                return Action.REDO
            return _CONTROL.get(key)
        if modifiers & pygame.KMOD_ALT:
            return Action.FULL_SCREEN if key == pygame.K_RETURN else None
        if self.typing and (key in _LETTERS or key == pygame.K_SPACE):
            return None
        return _PLAIN.get(key) or _LETTERS.get(key)
