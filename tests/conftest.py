"""What holds for all tests: no screen, no sound, no player's own files."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden", action="store_true", help="renew the golden pictures instead of comparing"
    )
    parser.addoption(
        "--soak", type=int, default=300, metavar="ACTIONS", help="length of the random play"
    )


@pytest.fixture(scope="module")
def display() -> Iterator[None]:
    """Pictures of cards want a display mode."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()
