"""Outlines of the rank letters, taken from the game's bold font."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Any

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import RecordingPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from .path import Path

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COURTS = ("J", "Q", "K")

# The two digits of ten stand close together so that ten is hardly wider than a queen, whose round
# letter gives way in turn to the head beside it.
_NARROW = {"10": 0.86, "Q": 0.9}
_TRACKING = 0.09
_LETTERS = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "closePath": "Z"}


class RankLetters:
    """The thirteen ranks as outlines of one font."""

    def __init__(self, font: FilePath) -> None:
        """Open an OpenType font with cubic outlines.

        Raises OSError when there is no such file, fontTools.ttLib.TTLibError when it is no font.
        """
        self._font = TTFont(font)
        self._glyphs = self._font.getGlyphSet()
        self._names: dict[int, str] = self._font.getBestCmap()
        self._cap_height: int = self._font["OS/2"].sCapHeight

    def outline(self, rank: str, cap: float) -> tuple[Path, float]:
        """The outline, baseline at y = 0 with ink from x = 0, beside its width; units of cap."""
        scale = cap / self._cap_height
        scale_x = scale * _NARROW.get(rank, 1)
        path, x = Path(()), 0.0
        for character in rank:
            glyph = self._glyphs[self._names[ord(character)]]
            bounds = BoundsPen(self._glyphs)
            glyph.draw(bounds)
            left, _, right, _ = bounds.bounds
            path += _recorded(glyph).transformed(scale_x, -scale, x - left * scale_x)
            x += (right - left) * scale_x + cap * _TRACKING
        return path, x - cap * _TRACKING


def _recorded(glyph: Any) -> Path:
    """The glyph's own outline in font units, y upward."""
    pen = RecordingPen()
    glyph.draw(pen)
    return Path(tuple((_LETTERS[name], tuple(points)) for name, points in pen.value))
