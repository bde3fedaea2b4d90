"""What moves when a won game is shown, as shares of the way at a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..ui.motion import in_out_quad, out_back, out_cubic, share
from . import win_sparks

CHORD: Final = 0.3
"""Seconds after which it is heard, too: the last run has been by then."""
_SPOKES: Final = (0.1, 0.8)
"""Beginning, then duration, in seconds."""
_FIRST_RING: Final = 0.25
_RING_STEP: Final = 0.08
_PLATE: Final = (1.15, 0.26)
_KINGS: Final = (1.31, 0.42)
_SCORE: Final = (1.35, 0.75)
_SPIDER: Final = (1.0, 0.65)

WEB_END: Final = 1.75
"""Seconds after which only the score and sparks still move."""
SCORE_END: Final = _SCORE[0] + _SCORE[1]
"""Seconds after which the score is counted."""
END: Final = win_sparks.END
"""Seconds after which nothing moves."""


@dataclass(frozen=True, slots=True)
class WinMoment:
    """A moment, in seconds since the page was first shown."""

    seconds: float

    @property
    def spokes(self) -> float:
        """How far the spokes have grown, 0–1."""
        return out_cubic(share(self.seconds, *_SPOKES))

    @property
    def rings(self) -> int:
        """How many rings are spun."""
        return max(0, int((self.seconds - _FIRST_RING) / _RING_STEP) + 1)

    @property
    def plate(self) -> float:
        """How far the plate has come up, 0–1."""
        return out_cubic(share(self.seconds, *_PLATE))

    @property
    def kings(self) -> float:
        """How far the kings have come up behind the plate: 0–1, for a moment a little beyond."""
        return out_back(share(self.seconds, *_KINGS))

    @property
    def score(self) -> float:
        """How much of the score is counted, 0–1."""
        return out_cubic(share(self.seconds, *_SCORE))

    @property
    def spider(self) -> float:
        """How far the spider has come down, 0–1."""
        return in_out_quad(share(self.seconds, *_SPIDER))

    @property
    def over(self) -> bool:
        """Whether all has come to rest."""
        return self.seconds >= END
