"""The four backs of the cards, each the same when it is turned by 180 degrees."""

from __future__ import annotations

from collections.abc import Callable

from ..drawing import Drawing
from ..levels import Level
from .chevron import chevron_back
from .fan import fan_back
from .star import star_back
from .web import web_back

BACKS: dict[str, Callable[[Level], Drawing]] = {
    "web": web_back,
    "fan": fan_back,
    "chevron": chevron_back,
    "star": star_back,
}
"""The maker of each back by its name."""
