"""The deal of the day.

Its code follows from the date alone, so that everybody plays the same deal without any server.
Fixed for good, as the shuffle is: the deal of a past day must stay what it was.

The seed is four numbers side by side: the day (bits 24 and up), the variant key's two letters as
ASCII (bits 16–23 and 8–15), the suits (bits 0–7). SplitMix64 makes of it a number below 26⁷ with
rejection sampling (``SplitMix64.below``); that is the number of the code.
"""

from __future__ import annotations

from ..engine.shuffle import SplitMix64
from ..engine.variants import Variant
from .gamecode import CODES, GameCode


def daily_code(day: int, variant: Variant, suits: int) -> GameCode:
    """The deal of a day for a game with a number of suits.

    Args:
        day: the proleptic Gregorian ordinal, as ``datetime.date.toordinal`` gives it: 1 is the
            first of January of the year 1.
        variant: the game.
        suits: 1, 2 or 4.

    Raises:
        ValueError: there is no such day, or no deal of that many suits.
    """
    if day < 1:
        raise ValueError(f"a day is 1 or more, not {day}")
    first, second = variant.key.encode("ascii")
    seed = day << 24 | first << 16 | second << 8 | suits
    return GameCode(variant, suits, SplitMix64(seed).below(CODES))
