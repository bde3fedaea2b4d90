"""A drawing under construction: shapes in order, written as SVG that pygame renders right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from .geometry import Point
from .levels import CENTRE, HEIGHT, WIDTH, Level
from .path import Path, number

HALF_TURN = f"rotate(180 {CENTRE[0]:.0f} {CENTRE[1]:.0f})"

Box = tuple[float, float, float, float]  # x, y, width, height
Outline = Path | str | Sequence[Point]


def as_path(outline: Outline) -> Path:
    """Path text is parsed, points become a closed polygon."""
    if isinstance(outline, Path):
        return outline
    return Path.parse(outline) if isinstance(outline, str) else Path.polyline(outline, closed=True)


class Drawing:
    """Shapes in card units for one level of detail.

    Neighbouring strokes of one look share a path element, which makes files small. Fills never
    do: where two of them overlap the even parts could vanish.
    """

    def __init__(self, level: Level) -> None:
        self.level = level
        self._items: list[tuple[str, str]] = []  # markup before the path text, path text

    def shape(
        self,
        outline: Outline,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 1,
        *,
        opacity: float | None = None,
        least: float = 0.55,
        cap: str | None = None,
        join: str | None = None,
    ) -> None:
        """Add an outline; ``least`` is the smallest line width in screen pixels."""
        head = "<path"
        if fill:
            head += f' fill="{fill}"'
        if opacity is not None:
            head += f' fill-opacity="{opacity}"'
        if stroke:
            head += f' stroke="{stroke}" stroke-width="{number(self.level.line(width, least))}"'
        if cap:
            head += f' stroke-linecap="{cap}"'
        if join:
            head += f' stroke-linejoin="{join}"'
        text = str(as_path(outline))
        if not fill and self._items and self._items[-1][0] == head:
            text = self._items.pop()[1] + text
        self._items.append((head, text))

    def line(
        self,
        points: Sequence[Point],
        stroke: str,
        width: float = 1,
        *,
        least: float = 0.55,
        cap: str | None = None,
    ) -> None:
        """Add an open polyline."""
        self.shape(Path.polyline(points), None, stroke, width, least=least, cap=cap)

    def circle(
        self, centre: Point, radius: float, fill: str, stroke: str | None = None, width: float = 1
    ) -> None:
        """Add a disc."""
        x, y = centre
        text = f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"'
        self._add(text + self._stroke(stroke, width) + "/>")

    def rectangle(
        self,
        box: Box,
        radius: float,
        fill: str | None,
        stroke: str | None = None,
        width: float = 1,
    ) -> None:
        """Add a rectangle with round corners."""
        x, y, wide, high = (number(value) for value in box)
        text = f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{number(radius)}"'
        if fill:
            text += f' fill="{fill}"'
        self._add(text + self._stroke(stroke, width) + "/>")

    def _stroke(self, stroke: str | None, width: float) -> str:
        if not stroke:
            return ""
        return f' stroke="{stroke}" stroke-width="{number(self.level.line(width))}"'

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """What is added inside is transformed."""
        self._add(f'<g transform="{transform}">')
        yield
        self._add("</g>")

    def _add(self, markup: str) -> None:
        self._items.append((markup, ""))

    def include(self, other: Drawing) -> None:
        """Add the shapes of another drawing."""
        self._items += other._items

    def include_twice(self, other: Drawing) -> None:
        """Add another drawing as it is, then turned by 180 degrees about the card's centre.

        Once a drawing at most. The shapes stand in the file only once, as ``half``.
        """
        self._add('<defs><g id="half">')
        self.include(other)
        self._add("</g></defs>")
        self._add(f'<use href="#half"/><use href="#half" transform="{HALF_TURN}"/>')

    def svg(self, box: Box = (0, 0, WIDTH, HEIGHT)) -> str:
        """The whole file; ``box`` is what it shows."""
        view = " ".join(number(value) for value in box)
        body = "\n".join(
            f'{markup} d="{text}"/>' if text else markup for markup, text in self._items
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" '
            f'width="{number(box[2])}" height="{number(box[3])}">\n'
            '<g fill="none" stroke-linecap="round" stroke-linejoin="round">\n'
            f"{body}\n</g>\n</svg>\n"
        )
