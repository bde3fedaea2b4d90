"""The folder where the data of the program lies."""

from __future__ import annotations

from pathlib import Path
from typing import Final

APPLICATION: Final = "spiderette"


def data_folder(chosen: Path | None = None) -> Path:
    """The folder that the player chose, else the platform's own for a program's data.

    On Linux that is ``$XDG_DATA_HOME/spiderette``, or ``~/.local/share/spiderette``. The folder
    need not exist.
    """
    if chosen is not None:
        return chosen
    from platformdirs import user_data_path  # slow to import, needless for a chosen folder

    return user_data_path(APPLICATION, appauthor=False)
