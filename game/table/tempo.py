"""How long movements take: seconds at normal speed, from the style sheet's section on motion."""

from __future__ import annotations

from typing import Final

MOVE_RANGE: Final = (0.130, 0.260)
PUT_BACK_RANGE: Final = (0.160, 0.280)
FLY_RANGE: Final = (0.300, 0.420)
"""The shortest and the longest time of a way: a move, a put-back, a run to its place."""

FLIP_DELAY: Final = 0.040
FLIP: Final = 0.160

DEAL_CARD: Final = 0.220
DEAL_CASCADE: Final = 0.045
DEAL_TOTAL: Final = 0.500
OPENING_CASCADE: Final = 0.028
OPENING_TOTAL: Final = 0.900
"""One card's way, the time from one card to the next, the most that all of them may take."""

GATHER_CASCADE: Final = 0.012
GATHER: Final = 0.110
GATHER_HOLD: Final = 0.060
NEXT_RUN: Final = 0.180

SHAKE: Final = 0.180
"""Cards that were refused, once they are back."""
SHAKE_REACH: Final = 5
"""Px of a screen 720 px high."""

BURST: Final = 0.320
RISING: Final = 0.600
RISE: Final = 24
"""The sparks where a run lands; the points that rise there, by how many px of a screen 720 high."""
SALUTE_DELAY: Final = 0.120
SALUTE_CASCADE: Final = 0.055
"""All runs shine after the last one: the pause before, the time from one to the next."""

GLIDE: Final = 0.070
"""The cursor from place to place."""
LIFT: Final = 0.080
"""A group from the table into the hand."""

PULSE: Final = 0.400
THREAD: Final = 0.140
PLATE: Final = 0.120
WAY: Final = 0.700
"""A notice: its outlines pulse, its thread grows, its plate comes up, a dot runs its way once."""
STOCK_SHAKE: Final = 0.240
STOCK_REACH: Final = 7
"""The stock that was refused; px of a screen 720 px high."""

QUICK: Final = 0.080
"""Undo and redo."""
STRETCH: Final = 0.100
"""The cards of a column to new strips."""

ARC_SHARE: Final = 0.12
"""How far the way of a run bends upwards, as a part of its length."""

_MOVE_BASE: Final = 0.110
_MOVE_PER_PIXEL: Final = 0.00016
_SCREEN: Final = 720


def pixels(length: float, screen: int) -> float:
    """A length in px of a screen 720 px high, on one whose short side is ``screen`` px."""
    return length * screen / _SCREEN


def time_for(way: float, screen: int, bounds: tuple[float, float]) -> float:
    """The time for a way of that many pixels on a screen whose short side is ``screen`` px."""
    least, most = bounds
    return min(max(_MOVE_BASE + way * _SCREEN / screen * _MOVE_PER_PIXEL, least), most)
