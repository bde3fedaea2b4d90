"""The shuffle that a game code names, version 1.

Fixed for good: a code typed in ten years must deal the same cards (game code document,
"Shuffle"). SplitMix64 feeds a Fisher–Yates shuffle from the end, with rejection sampling.
"""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1


class SplitMix64:
    """A stream of 64-bit numbers from a 64-bit seed."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next number, 0 … 2⁶⁴−1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number 0 … bound−1, each as likely as any other.

        Draws again while a number falls into the incomplete last block of the range.
        """
        limit = (1 << 64) - (1 << 64) % bound
        x = self.next()
        while x >= limit:
            x = self.next()
        return x % bound


def shuffled(size: int, seed: int) -> list[int]:
    """The ids 0 … size−1 in the order in which they are dealt for that seed."""
    cards = list(range(size))
    generator = SplitMix64(seed)
    for i in range(size - 1, 0, -1):
        j = generator.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
