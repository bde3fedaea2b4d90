"""Which device the player uses is what the prompts and the cursor go by."""

from __future__ import annotations

import pygame

from game.input.elements import Button
from game.input.intents import Device
from game.input.resting_mouse import SETTLING
from tests.hands import DOWN, UP, Hands
from tests.playing import CODE
from tests.virtual_pad import SDL


def device(player: Hands) -> Device:
    return player.app.services.device


def test_a_mouse_that_the_new_window_moves_is_not_taken_up() -> None:
    player = Hands(CODE)
    player.move((300, 200))
    player.key(pygame.K_RIGHT)
    player.move((301, 200))
    for _ in range(2):
        player.key(pygame.K_F11)
        for at in ((0, 130), (500, 400)):
            player.move(at)
        assert device(player) is Device.KEYS
        assert player.table.keys.cursor.shown
        player.wait(2 * SETTLING)
    player.move((40, 40))
    assert device(player) is Device.MOUSE


def test_what_means_nothing_changes_no_device() -> None:
    """Else the prompts would change with the next thing that does."""
    player = Hands(CODE)
    player.key(pygame.K_RIGHT)
    for button in (4, 5):
        player.down((300, 300), button)
    assert player.app._devices.device is Device.KEYS
    player.finger(DOWN, (300, 300))
    player.key(pygame.K_LEFT)
    player.finger(DOWN, (200, 300), which=1)
    player.finger(UP, (200, 300), which=1)
    assert player.app._devices.device is Device.KEYS


def test_a_button_that_comes_as_a_key_too_is_one_device() -> None:
    if SDL is None:
        return
    player = Hands(CODE)
    pad = player.plug()
    for _ in range(3):
        player.key(pygame.K_RIGHT)
        player.push(pad, Button.RIGHT)
        assert device(player) is Device.KEYS
        player.wait(1)
    player.unplug()
