"""The parts of the furniture in which other figures show."""

from __future__ import annotations

from .box import Box
from .figures import HudFigures
from .furniture import Furniture

_EDGE = 2  # px beyond a button's box that its line may colour


def changed_parts(places: Furniture, shown: HudFigures, now: HudFigures) -> list[Box] | None:
    """Where figures look different from those shown before; None if that may be anywhere.

    Mostly it is the clock alone, or the button that the pointer came upon with the one it left.
    """
    alike = shown._replace(time=now.time, hovered=now.hovered, pressed=now.pressed)
    if alike != now:
        return None
    touched: set[str | None] = set()
    for before, after in ((shown.hovered, now.hovered), (shown.pressed, now.pressed)):
        if before != after:
            touched |= {before, after}
    parts = [box.grow(_EDGE) for name, box in places.buttons.items() if name in touched]
    if shown.time != now.time and places.numbers.time is not None:
        parts.append(places.numbers.time.box)
    return parts
