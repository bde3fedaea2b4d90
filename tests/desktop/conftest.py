"""A desktop for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from game.play.gamecode import GameCode
from tests.desktop.program import Program
from tests.desktop.screen import Screen, missing


class Start(Protocol):
    """Starts the program, each time with the files that it had before."""

    def __call__(self, code: GameCode | None = None, *, steered: bool = False) -> Program:
        """The program with its window in front; see ``Program``."""
        ...


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """The desktop; skipped where there are no tools to make one."""
    wanted = missing()
    if wanted:
        pytest.skip(f"a desktop needs these Debian packages: {wanted}")
    made = Screen(tmp_path_factory.mktemp("home"))
    yield made
    made.close()


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Start]:
    """What starts the program; whatever still runs after the test is ended."""
    started: list[Program] = []

    def one_more(code: GameCode | None = None, *, steered: bool = False) -> Program:
        program = Program(screen, tmp_path / "data", code, steered=steered)
        started.append(program)
        program.appear()
        return program

    yield one_more
    screen.do("mouseup", 1, "mouseup", 3)
    for program in started:
        program.tidy()
