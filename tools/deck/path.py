"""Outlines as data: read from SVG path text, moved or turned, written as short as possible."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from .geometry import Point, cubic

_TOKEN = re.compile(r"[MLCZ]|-?\d*\.?\d+")
_POINTS_OF = {"M": 1, "L": 1, "C": 3}


def number(value: float) -> str:
    """A number with at most one decimal, without needless signs."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if abs(value) < 1 else text


@dataclass(frozen=True, slots=True)
class Path:
    """Segments (letter, points): M, L and C with absolute points, Z with none."""

    segments: tuple[tuple[str, tuple[Point, ...]], ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read absolute M, L, C, Z. A letter may be left out when it repeats."""
        tokens = _TOKEN.findall(text)
        segments: list[tuple[str, tuple[Point, ...]]] = []
        letter, place = "", 0
        while place < len(tokens):
            if tokens[place] in "MLCZ":
                letter, place = tokens[place], place + 1
            if letter == "Z":
                segments.append(("Z", ()))
                continue
            end = place + 2 * _POINTS_OF[letter]
            values = [float(token) for token in tokens[place:end]]
            segments.append((letter, tuple(zip(values[::2], values[1::2], strict=True))))
            place = end
        return cls(tuple(segments))

    @classmethod
    def polyline(cls, points: Sequence[Point], closed: bool = False) -> Self:
        """Straight lines through points."""
        lines = [("M" if index == 0 else "L", (point,)) for index, point in enumerate(points)]
        return cls((*lines, ("Z", ()))) if closed else cls(tuple(lines))

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def transformed(self, scale_x: float, scale_y: float, dx: float = 0, dy: float = 0) -> Path:
        """The outline scaled about the origin, then moved."""
        return Path(
            tuple(
                (letter, tuple((x * scale_x + dx, y * scale_y + dy) for x, y in points))
                for letter, points in self.segments
            )
        )

    def mirrored(self) -> Path:
        """The outline mirrored at x = 0."""
        return self.transformed(-1, 1)

    def flattened(self, steps: int = 16) -> list[Point]:
        """The corners of the outline when every curve is cut into straight steps."""
        points: list[Point] = []
        for letter, ends in self.segments:
            if letter == "C":
                first, second, end = ends
                points += cubic(points[-1], first, second, end, steps)[1:]
            else:
                points += ends
        return points

    def __str__(self) -> str:
        """The text of the d attribute, with relative coordinates of one decimal.

        Every point is rounded before the differences are taken, so errors do not add up.
        """
        parts: list[str] = []
        before = start = (0.0, 0.0)
        last = ""
        for letter, points in self.segments:
            if letter == "Z":
                parts.append("z")
                before, last = start, ""
                continue
            rounded = [(round(x, 1), round(y, 1)) for x, y in points]
            if letter == "M":
                values, sign = [value for point in rounded for value in point], "M"
                start = rounded[0]
            else:
                values = [
                    value - base
                    for point in rounded
                    for value, base in zip(point, before, strict=True)
                ]
                sign = letter.lower()
            parts.append(_joined(values, "" if sign == last else sign))
            before, last = rounded[-1], sign
        return "".join(parts)


def _joined(values: Sequence[float], letter: str) -> str:
    """Numbers with a separator only where two would run together."""
    text = letter
    for index, value in enumerate(values):
        word = number(value)
        glued = word.startswith("-") or (index == 0 and letter)
        text += word if glued else " " + word
    return text
