"""What the player asked for on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .distinct import distinct
from .play.gamecode import GameCode


@distinct
class Options(NamedTuple):
    """How the program starts; None leaves the choice to the settings."""

    code: GameCode | None = None
    """The deal to start with."""
    fullscreen: bool | None = None
    language: str | None = None
    """One of the catalogue's languages, for example ``ja``."""
    size: tuple[int, int] | None = None
    """Width by height of the window, px."""
    replay: str | None = None
    """The text of a record to watch."""
    data_folder: Path | None = None
    """Where settings, statistics and the game in progress are kept."""
    verbose: bool = False
    """Whether to say what screen was found."""
