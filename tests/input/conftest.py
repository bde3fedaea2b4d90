"""A window whose devices are read."""

from __future__ import annotations

import pygame
import pytest


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.event.clear()
