"""Waiting for what another program does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 60.0
"""Seconds after which something is taken never to happen; a busy machine needs a few at most."""
_BREATH: Final = 0.01
"""Seconds between two looks."""


def until(holds: Callable[[], bool], what: str) -> None:
    """Wait until something holds.

    Raises:
        AssertionError: it never does.
    """
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(_BREATH)
