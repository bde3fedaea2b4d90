"""Rectangles."""

from __future__ import annotations

import pytest

from game.table.box import Box, bounds, grid, ring_width


def test_a_grid_leaves_no_hole() -> None:
    cells = grid(Box(10, 20, 108, 60), 5, 2, 8)
    assert cells[0] == Box(10, 20, 50, 14)
    assert cells[1].x == 68
    assert cells[4] == Box(10, 64, 108, 14)


def test_no_boxes_have_no_bounds() -> None:
    with pytest.raises(ValueError, match="no boxes"):
        bounds([])


def test_boxes_overlap_by_area() -> None:
    box = Box(10, 10, 20, 30)
    assert box.overlap(Box(25, 35, 100, 100)) == 5 * 5
    assert box.overlap(Box(30, 10, 5, 5)) == 0
    assert box.contains(29, 39)
    assert not box.contains(30, 39)
    assert box.grow(2) == Box(8, 8, 24, 34)
    assert box.centre == (20, 25)


def test_a_ring_grows_with_its_card() -> None:
    widths = [ring_width(w) for w in range(8, 400, 4)]
    assert widths == sorted(widths)
    assert (ring_width(44), ring_width(116), ring_width(352)) == (2, 3, 9)
