"""Surroundings for the pages under test."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from .fakes import Surroundings


@pytest.fixture(autouse=True, scope="package")
def display() -> Iterator[None]:
    """Pictures of cards want a display mode."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
        pygame.display.set_mode((64, 64))
        yield
        pygame.display.quit()


@pytest.fixture
def around() -> Surroundings:
    return Surroundings()
