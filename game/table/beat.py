"""One event in the time of its picture."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.events import Event


class Beat(NamedTuple):
    """When the picture of an event begins and ends, in seconds of the program's clock."""

    event: Event
    start: float
    end: float
