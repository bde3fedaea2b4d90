"""The places of all that stands around the columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from ..distinct import distinct
from .box import Box, bounds, card_height

REACH: Final = 6
"""Pixels around a small target that still belong to it."""

Form = Literal["stacked", "split", "inline", "bare"]
"""A number below its label, at the far end of their line, close behind the label, or alone."""

Align = Literal["left", "centre", "right"]


@distinct
class Stat(NamedTuple):
    """The place of one labelled number."""

    box: Box
    form: Form
    size: int
    """The type size of the number; its label is set in the label size."""
    align: Align = "left"

    def moved(self, dx: int) -> Stat:
        """The same place ``dx`` pixels further to the right."""
        return self._replace(box=self.box.moved(dx, 0))


@distinct
class Pile(NamedTuple):
    """The place of the stock, with one card for every deal that is left."""

    box: Box
    """All of the pile while nothing has been dealt."""
    card_width: int
    step: int
    """Pixels by which each card of the pile shows beside the next."""

    def cards(self, left: int) -> tuple[Box, ...]:
        """Boxes for the deals left, lowest card first; the top card never changes its place."""
        last = self.box.right - self.card_width
        h = card_height(self.card_width)
        return tuple(
            Box(last - index * self.step, self.box.y, self.card_width, h)
            for index in reversed(range(left))
        )

    def moved(self, dx: int) -> Pile:
        """The same place ``dx`` pixels further to the right."""
        return self._replace(box=self.box.moved(dx, 0))


def pile(x: int, y: int, card_width: int, step: int, deals: int) -> Pile:
    """The place of a stock of so many deals, from its top left pixel."""
    whole = card_width + (deals - 1) * step
    return Pile(Box(x, y, whole, card_height(card_width)), card_width, step)


@distinct
class DealsMark(NamedTuple):
    """The place where the number of deals left is told."""

    box: Box
    form: Literal["words", "number", "badge"]
    align: Align = "centre"

    def moved(self, dx: int) -> DealsMark:
        """The same place ``dx`` pixels further to the right."""
        return self._replace(box=self.box.moved(dx, 0))


def badge_on(stock: Pile, size: int) -> DealsMark:
    """A round mark of ``size`` pixels in the lower right corner of the stock's top card."""
    inside = size + 2
    return DealsMark(Box(stock.box.right - inside, stock.box.bottom - inside, size, size), "badge")


@distinct
class Numbers(NamedTuple):
    """The places of the numbers; those not wanted, or without room, are ``None``."""

    score: Stat | None
    moves: Stat
    time: Stat | None = None
    code: Stat | None = None
    panel: Box | None = None
    """A plate of their own behind them."""

    @classmethod
    def placed(
        cls,
        stats: Sequence[Stat],
        *,
        score: bool,
        code: Stat | None = None,
        panel: Box | None = None,
    ) -> Numbers:
        """Numbers from their places in reading order.

        The first is the score's, if that is wanted; the next is that of the moves; one more is the
        time's.
        """
        first, moves, *rest = stats if score else (None, *stats)
        assert moves is not None
        return cls(first, moves, rest[0] if rest else None, code, panel)

    @property
    def stats(self) -> tuple[Stat, ...]:
        """The places in reading order."""
        some = (self.score, self.moves, self.time, self.code)
        return tuple(stat for stat in some if stat is not None)

    def moved(self, dx: int) -> Numbers:
        """The same places ``dx`` pixels further to the right."""
        return Numbers(
            self.score and self.score.moved(dx),
            self.moves.moved(dx),
            self.time and self.time.moved(dx),
            self.code and self.code.moved(dx),
            self.panel and self.panel.moved(dx, 0),
        )


@distinct
class Furniture(NamedTuple):
    """Places in window pixels; what a window has no room for is ``None`` or missing."""

    numbers: Numbers
    stock: Pile
    deals: DealsMark
    runs: tuple[Box, ...]
    buttons: Mapping[str, Box]
    runs_text: Box | None = None
    title: Box | None = None
    worded_buttons: bool = False
    """Whether the buttons are high enough for a word below the icon."""
    bar: Box | None = None
    """A plate across the window, behind the numbers at its top."""

    def mirrored(self, width: int) -> Furniture:
        """The same for the other hand: each group changes sides, keeping its own order."""

        def shift(*boxes: Box | None) -> int:
            group = bounds(box for box in boxes if box is not None)
            return width - group.right - group.x

        words = self.numbers.panel, self.title, *(stat.box for stat in self.numbers.stats)
        numbers = shift(*words)
        stock, deals = shift(self.stock.box), self.deals
        if deals.form == "words":
            # The words stay beside the pile, anchored at the edge that is next to it.
            align: Align = "left" if deals.align == "right" else deals.align
            deals = deals.moved(shift(deals.box))._replace(align=align)
        else:
            stock = shift(self.stock.box, deals.box)
            deals = deals.moved(stock)
        runs = shift(self.runs_text, *self.runs)
        buttons = shift(*self.buttons.values())
        return self._replace(
            numbers=self.numbers.moved(numbers),
            title=self.title and self.title.moved(numbers, 0),
            stock=self.stock.moved(stock),
            deals=deals,
            runs=tuple(box.moved(runs, 0) for box in self.runs),
            runs_text=self.runs_text and self.runs_text.moved(runs, 0),
            buttons={name: box.moved(buttons, 0) for name, box in self.buttons.items()},
        )
