from __future__ import annotations

import pygame
import pytest

from game.input.binding_book import BindingBook
from game.input.intents import Action, Press
from game.input.keyboard import Keyboard


@pytest.fixture
def keyboard() -> Keyboard:
    return Keyboard(BindingBook())


@pytest.mark.parametrize(
    ("key", "modifiers", "action"),
    [
        (pygame.K_SPACE, 0, Action.SELECT),
        (pygame.K_d, 0, Action.DEAL),
        (pygame.K_u, 0, Action.UNDO),
        (pygame.K_z, pygame.KMOD_LCTRL, Action.UNDO),
        (pygame.K_z, pygame.KMOD_LMETA, Action.UNDO),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Action.REDO),
        (pygame.K_y, pygame.KMOD_RCTRL, Action.REDO),
        (pygame.K_F11, 0, Action.FULL_SCREEN),
        (pygame.K_RETURN, pygame.KMOD_LALT, Action.FULL_SCREEN),
        (pygame.K_q, pygame.KMOD_LCTRL, Action.QUIT),
        (pygame.K_ESCAPE, 0, Action.BACK),
        (pygame.K_n, pygame.KMOD_NUM, Action.NEW_GAME),
    ],
)
def test_keys_have_their_actions(
    keyboard: Keyboard, key: int, modifiers: int, action: Action
) -> None:
    assert keyboard.press(key, modifiers) == Press(action)


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [(pygame.K_q, 0), (pygame.K_n, pygame.KMOD_LALT), (pygame.K_d, pygame.KMOD_LCTRL)],
)
def test_other_keys_have_none(keyboard: Keyboard, key: int, modifiers: int) -> None:
    assert keyboard.press(key, modifiers) is None


@pytest.mark.parametrize("key", [pygame.K_u, pygame.K_LEFT, pygame.K_BACKSPACE])
def test_some_held_keys_repeat(keyboard: Keyboard, key: int) -> None:
    first, second = keyboard.press(key, 0), keyboard.press(key, 0)
    assert first is not None
    assert second == Press(first.action, repeat=True)


@pytest.mark.parametrize(
    "key", [pygame.K_d, pygame.K_SPACE, pygame.K_RETURN, pygame.K_n, pygame.K_F11]
)
def test_others_ask_for_a_new_press(keyboard: Keyboard, key: int) -> None:
    first = keyboard.press(key, 0)
    assert keyboard.press(key, 0) is None
    keyboard.release(key)
    assert keyboard.press(key, 0) == first


def test_letters_are_text_while_one_types(keyboard: Keyboard) -> None:
    keyboard.typing = True
    assert keyboard.press(pygame.K_d, 0) is None
    assert keyboard.press(pygame.K_SPACE, 0) is None
    assert keyboard.press(pygame.K_ESCAPE, 0) == Press(Action.BACK)
    assert keyboard.press(pygame.K_z, pygame.KMOD_LCTRL) == Press(Action.UNDO)


def test_forgotten_keys_are_up(keyboard: Keyboard) -> None:
    keyboard.press(pygame.K_d, 0)
    keyboard.forget()
    assert keyboard.press(pygame.K_d, 0) == Press(Action.DEAL)
