"""Plane geometry of the deck: curves as polylines, convex clipping, sagging threads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, radians, sin

# Coordinates are card units (a card is 250 x 350) with y downward. Angles are degrees, clockwise
# from the right.
Point = tuple[float, float]
Plane = tuple[float, float, float]  # a, b, c: the half plane a*x + b*y <= c


def polar(centre: Point, radius: float, angle: float) -> Point:
    """The point at a distance from a centre in a direction."""
    turn = radians(angle)
    return centre[0] + radius * cos(turn), centre[1] + radius * sin(turn)


def arc(
    centre: Point,
    radius: float,
    start: float,
    end: float,
    steps: int = 10,
    radius_y: float | None = None,
) -> list[Point]:
    """steps + 1 points on a circle, or on an ellipse when radius_y is given."""
    tall = radius if radius_y is None else radius_y
    points = []
    for step in range(steps + 1):
        turn = radians(start + (end - start) * step / steps)
        points.append((centre[0] + radius * cos(turn), centre[1] + tall * sin(turn)))
    return points


def disc(centre: Point, radius: float, steps: int, radius_y: float | None = None) -> list[Point]:
    """A whole circle or ellipse as a polygon of the given number of corners."""
    return arc(centre, radius, 0, 360, steps, radius_y)[:-1]


def quadratic(start: Point, control: Point, end: Point, steps: int = 8) -> list[Point]:
    """steps + 1 points on a quadratic curve."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append(
            (
                a * start[0] + b * control[0] + c * end[0],
                a * start[1] + b * control[1] + c * end[1],
            )
        )
    return points


def cubic(start: Point, first: Point, second: Point, end: Point, steps: int = 10) -> list[Point]:
    """steps + 1 points on a cubic curve."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        points.append(
            (
                a * start[0] + b * first[0] + c * second[0] + d * end[0],
                a * start[1] + b * first[1] + c * second[1] + d * end[1],
            )
        )
    return points


def sagging(
    centre: Point,
    start: tuple[float, float],
    end: tuple[float, float],
    sag: float,
    steps: int = 6,
) -> list[Point]:
    """A web's thread between two (angle, radius) places that hangs toward the centre.

    ``sag`` is the distance of its middle from the centre as a part of the straight thread's.
    """
    p = polar(centre, start[1], start[0])
    q = polar(centre, end[1], end[0])
    middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
    low = (
        centre[0] + (middle[0] - centre[0]) * sag,
        centre[1] + (middle[1] - centre[1]) * sag,
    )
    control = (2 * low[0] - middle[0], 2 * low[1] - middle[1])
    return quadratic(p, control, q, steps)


def sagging_ring(
    centre: Point, angles: Sequence[float], radii: Sequence[float], sag: float
) -> list[Point]:
    """Threads from spoke to spoke; repeat the first spoke at the end to close the ring."""
    spokes = list(zip(angles, radii, strict=True))
    points: list[Point] = []
    for start, end in pairwise(spokes):
        points += sagging(centre, start, end, sag)[:-1]
    return [*points, polar(centre, spokes[-1][1], spokes[-1][0])]


def mirrored(points: Iterable[Point]) -> list[Point]:
    """The points mirrored at x = 0."""
    return [(-x, y) for x, y in points]


def moved(points: Iterable[Point], dx: float, dy: float = 0) -> list[Point]:
    """The points shifted."""
    return [(x + dx, y + dy) for x, y in points]


def _outside(plane: Plane, point: Point) -> float:
    """How far beyond a half plane a point lies; negative inside."""
    return plane[0] * point[0] + plane[1] * point[1] - plane[2]


def clip(polygon: Sequence[Point], planes: Iterable[Plane]) -> list[Point]:
    """The part of a polygon inside all half planes; empty when nothing is left."""
    left = list(polygon)
    for plane in planes:
        cut: list[Point] = []
        for index, point in enumerate(left):
            before = left[index - 1]
            here, there = _outside(plane, point), _outside(plane, before)
            if (here <= 0) != (there <= 0):
                cut.append(_between(before, point, there / (there - here)))
            if here <= 0:
                cut.append(point)
        left = cut
    return left


def clip_line(points: Sequence[Point], planes: Sequence[Plane]) -> list[list[Point]]:
    """The pieces of a polyline inside all half planes."""
    pieces: list[list[Point]] = []
    piece: list[Point] = []
    for start, end in pairwise(points):
        first, last = _inside_span(start, end, planes)
        if first < last:
            piece = piece or [_between(start, end, first)]
            piece.append(_between(start, end, last))
        if piece and (first >= last or last < 1):
            pieces.append(piece)
            piece = []
    return [*pieces, piece] if piece else pieces


def _inside_span(start: Point, end: Point, planes: Sequence[Plane]) -> tuple[float, float]:
    """The part of a segment inside all half planes as two fractions; (1, 0) when none is."""
    first, last = 0.0, 1.0
    for plane in planes:
        here, there = _outside(plane, start), _outside(plane, end)
        if here > 0 and there > 0:
            return 1.0, 0.0
        if here > 0:
            first = max(first, here / (here - there))
        elif there > 0:
            last = min(last, here / (here - there))
    return first, last


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])


def rectangle_planes(left: float, top: float, right: float, bottom: float) -> list[Plane]:
    """The half planes whose common part is a rectangle."""
    return [(-1, 0, -left), (1, 0, right), (0, -1, -top), (0, 1, bottom)]


def polygon_planes(polygon: Sequence[Point]) -> list[Plane]:
    """The half planes whose common part is a convex polygon, whichever way it runs."""
    sides = list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in sides)
    planes: list[Plane] = []
    for p, q in sides:
        a, b = q[1] - p[1], p[0] - q[0]
        if area < 0:
            a, b = -a, -b
        planes.append((a, b, a * p[0] + b * p[1]))
    return planes


def ray_length(polygon: Sequence[Point], centre: Point, angle: float) -> float:
    """How far a ray from a centre runs to the nearest side of a polygon; 0 when it meets none."""
    dx, dy = cos(radians(angle)), sin(radians(angle))
    nearest = 0.0
    for p, q in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        side = (q[0] - p[0], q[1] - p[1])
        across = dx * side[1] - dy * side[0]
        if abs(across) < 1e-9:
            continue
        away = (p[0] - centre[0], p[1] - centre[1])
        distance = (away[0] * side[1] - away[1] * side[0]) / across
        along = (away[0] * dy - away[1] * dx) / across
        if distance > 0 and 0 <= along <= 1:
            nearest = distance if nearest == 0 else min(nearest, distance)
    return nearest
