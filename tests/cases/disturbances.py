"""What the world does to a window in the middle of a game."""

from __future__ import annotations

import pygame

from tests.hands import Hands


def turn(player: Hands) -> None:
    player.resize((480, 854))


def minimise(player: Hands) -> None:
    player.window_event(pygame.WINDOWMINIMIZED)
    player.wait(3)
    player.window_event(pygame.WINDOWRESTORED)


def look_away(player: Hands) -> None:
    player.window_event(pygame.WINDOWFOCUSLOST)
    player.wait(0.1)
    player.window_event(pygame.WINDOWFOCUSGAINED)


def sleep(player: Hands) -> None:
    player.wall += 3600
    player.step()


def shrink(player: Hands) -> None:
    player.resize((480, 320))


def full_screen(player: Hands) -> None:
    player.key(pygame.K_F11)


def lose_the_display(player: Hands) -> None:
    pygame.display.quit()
    player.wait(1)


DISTURBANCES = [turn, shrink, full_screen, minimise, look_away, sleep, lose_the_display]
"""The first two only change the size."""
