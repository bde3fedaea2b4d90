"""What the settings say about the table."""

from __future__ import annotations

from typing import Final

from ..store.settings import Animation
from ..table.taste import Taste
from .services import Services

_SPEEDS: Final = {
    Animation.OFF: 0.0,
    Animation.FAST: 0.6,
    Animation.NORMAL: 1.0,
    Animation.SLOW: 1.5,
}


def taste(services: Services) -> Taste:
    """The player's taste at this moment."""
    settings = services.settings
    return Taste(
        guide=settings.placement_guide,
        left_handed=settings.left_handed,
        score=settings.show_score,
        clock=settings.show_clock,
        speed=0.0 if services.reduced_motion else _SPEEDS[settings.animation],
    )
