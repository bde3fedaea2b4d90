"""Where the small table of a rules page lies on its panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ..engine.variants import Variant
from ..table.box import Box, card_height, places
from ..table.columns import Columns, span
from ..table.furniture import Furniture, Numbers, Pile, Stat, badge_on, pile
from ..table.layout import Layout
from ..table.strips import natural_down, natural_up

_LEAST_CARD = 20  # px
_TALLEST = 3.4
"""Cards' widths that a column asks for at the most; a longer one is pressed."""
_FEW = 5
"""Up to so many columns stand apart."""
_BROAD = 28
"""From so many lines' heights on a room is broad: head and body take a line each."""
_AT_THE_LEFT = 0.9
"""What larger cards are worth that stand at the left, as the words have the right."""
_NOWHERE = Box(0, 0, 1, 1)


@dataclass(frozen=True, slots=True)
class TableNeeds:
    """What a small table has to show."""

    window: tuple[int, int]
    """Width and height in px."""
    variant: Variant
    columns: int
    """How many of the columns are in view, from the first one on."""
    longest: tuple[int, int]
    """Face-down and face-up cards of the column that will be the longest."""
    furniture: bool
    """Whether stock and places of runs are in view."""
    largest: int
    """The widest card wanted, in px."""
    words: bool
    """Whether a sentence must find room beside or below the columns."""
    line: int
    """The height in px of a line of that sentence."""


@dataclass(frozen=True, slots=True)
class TableRoom:
    """The places, in px of the window."""

    layout: Layout
    words: Box
    """For a sentence; of no height where there is none."""

    @classmethod
    def of(cls, area: Box, needs: TableNeeds) -> TableRoom:
        """The arrangement with the largest cards within ``area``, best in its middle."""
        return max(_candidates(area, needs), key=lambda each: each.worth(area))

    def worth(self, area: Box) -> float:
        """How good the cards look in ``area``: their width in px, less where they are aside."""
        aside = self.words.h == area.h
        return self.layout.card_width * (_AT_THE_LEFT if aside else 1)


def _candidates(area: Box, needs: TableNeeds) -> Iterator[TableRoom]:
    """Every arrangement: the words below or at the right, the furniture above or at the right."""
    for below, above in product((True, False), repeat=2):
        if (not needs.words and not below) or (not needs.furniture and not above):
            continue
        words, rest = _words(area, needs, below)
        yield TableRoom(_layout(rest, needs, above), words)


def _words(area: Box, needs: TableNeeds, below: bool) -> tuple[Box, Box]:
    """The place of the sentence, then what is left."""
    if not needs.words:
        return Box(area.x, area.bottom, area.w, 0), area
    if below:
        lines = 2 if area.w >= _BROAD * needs.line else 3
        high = min(lines * needs.line, area.h // 4 if area.h < 5 * needs.line else area.h // 3)
        gap = needs.line // 3
        rest = area._replace(h=area.h - high - gap)
        return Box(area.x, rest.bottom + gap, area.w, high), rest
    wide = round(area.w * 0.4)
    rest = area._replace(w=area.w - wide - needs.line)
    return Box(rest.right + needs.line, area.y, wide, area.h), rest


def _layout(area: Box, needs: TableNeeds, above: bool) -> Layout:
    """The largest cards with which everything fits."""
    for w in range(needs.largest // 2 * 2, _LEAST_CARD, -2):
        board, furniture = _furnished(area, needs, w, above)
        gap = _gap(needs.columns, w)
        if span(needs.columns, w, gap) <= board.w and _height(needs, w) <= board.h:
            break
    wide = span(needs.columns, w, gap)
    left = board.x + max(0, (board.w - wide) // 2)
    lower = max(0, board.h - _height(needs, w)) * 9 // 20
    top = board.y + lower
    columns = Columns(needs.variant.columns, w, gap, left, top, board.bottom)
    return Layout(*needs.window, "bar", columns, furniture, needs.window[1])


def _gap(columns: int, w: int) -> int:
    """The space between two columns of cards ``w`` px wide."""
    return max(3, round(w * (0.36 if columns <= _FEW else 0.12)))


def _height(needs: TableNeeds, w: int) -> int:
    """The px that the longest column asks for."""
    down, up = needs.longest
    natural = card_height(w) + down * natural_down(w) + max(0, up - 1) * natural_up(w)
    return min(natural, round(_TALLEST * w))


def _furnished(area: Box, needs: TableNeeds, w: int, above: bool) -> tuple[Box, Furniture]:
    """What is left for the columns, with the places of stock and runs."""
    variant = needs.variant
    deals = len(variant.deals)
    small = max(16, round(w * (0.62 if above else 0.8)))
    gap = max(3, small // 8)
    step = max(3, small // 9)
    if not needs.furniture:
        # Nothing is ever dealt or removed there, so that these places are never looked at.
        return area, _furniture(pile(area.x, area.bottom, small, step, deals), (_NOWHERE,))
    if above:
        runs = places(area.x, area.y, small, variant.runs, variant.runs, gap)
        stock = pile(0, area.y, small, step, deals)
        stock = stock.moved(area.right - stock.box.w)
        overlap = runs[-1].right + gap > stock.box.x
        taken = card_height(small) + round(0.24 * w)
        board = area._replace(y=area.y + taken, h=0 if overlap else area.h - taken)
        return board, _furniture(stock, runs)
    run = max(12, small // 2)
    wide = max(small + (deals - 1) * step, 4 * run + 3 * gap)
    left = area.right - wide
    stock = pile(left, area.y, small, step, deals)
    runs = places(left, stock.box.bottom + 2 * gap, run, variant.runs, 4, gap)
    fits = runs[-1].bottom <= area.bottom
    board = area._replace(w=left - small // 2 - area.x if fits else 0)
    return board, _furniture(stock, runs)


def _furniture(stock: Pile, runs: tuple[Box, ...]) -> Furniture:
    unseen = Stat(_NOWHERE, "bare", 1)
    mark = badge_on(stock, max(20, stock.card_width // 2))
    return Furniture(Numbers(unseen, unseen), stock, mark, runs, {})
