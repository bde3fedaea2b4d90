"""A thing to look at: a page in some state."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .studio import Studio


class View(NamedTuple):
    """Its name, with what brings a studio there."""

    name: str
    show: Callable[[Studio], None]
    restful: bool = True
    """Whether the picture is taken once nothing moves; else right away."""
