"""The processes that the benchmark starts."""

from __future__ import annotations

import os
import tempfile
from functools import cache


@cache
def _bytecode() -> tempfile.TemporaryDirectory[str]:
    """A folder for compiled modules, as an installed program has them."""
    return tempfile.TemporaryDirectory(prefix="bench-bytecode-")


def environment(driver: str | None = None) -> dict[str, str]:
    """The environment of a child: compiled modules are kept, but outside the tree."""
    env = dict(os.environ)
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONPYCACHEPREFIX"] = _bytecode().name
    env["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    if driver is not None:
        env["SDL_VIDEODRIVER"] = driver
    # No sound is wanted, nor the complaints of a machine without a loudspeaker.
    env["SDL_AUDIODRIVER"] = "dummy"
    return env
