"""Small scenes that the rules pages play on a table of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..engine.cards import RANKS
from ..engine.dealing import opening_events
from ..engine.events import Event
from ..engine.position import Position
from ..engine.position_text import read_position
from ..engine.shuffle import shuffled
from ..engine.variants import Variant
from ..play.commands import Command
from ..play.gamecode import GameCode

FILLER: Final = "x"
"""In a column: some card that lies face down."""
SPREAD: Final = "*"
"""At the head of a column: face-down cards, as many as are left over for it."""


@dataclass(frozen=True, slots=True)
class Demo:
    """A position with what is done in it.

    Cards are written as in ``position_text``. What is not named lies in the stock, in the columns
    beyond those named, or in columns that begin with ``SPREAD``, so that the deck is whole.
    """

    columns: tuple[str, ...]
    """The columns in view, from the first one on."""
    steps: tuple[Command, ...] = ()
    """What is done; some of it may be refused."""
    suits: int = 4
    runs: str = ""
    """The suits of the removed runs, one letter each."""
    deals: int = 1
    """How many deals the stock holds."""
    stock: str = ""
    """The cards that are dealt next."""
    furniture: bool = False
    """Whether the stock and the places of the runs are in view."""
    opens: bool = False
    """Whether the position is that of an opening, which is dealt at first."""
    code: GameCode | None = None
    """The game whose opening it is, in place of all the above."""


def position_of(demo: Demo, variant: Variant) -> Position:
    """The position in which a demo begins.

    Raises:
        PositionError: the deck has not all the cards that are named.
        ValueError: cards are left over, but there is no column for them.
    """
    stock_size = sum(variant.deals[len(variant.deals) - demo.deals :])
    named = [word for column in demo.columns for word in column.split()]
    rest = _rest(demo, variant, named)
    stock = demo.stock.split()
    stock += [next(rest) for _ in range(stock_size - len(stock))]
    columns = [[_filled(word, rest) for word in column.split()] for column in demo.columns]
    hidden: list[list[str]] = [[] for _ in range(variant.columns - len(columns))]
    heads = [column for column in columns if column and column[0] == SPREAD]
    spread: list[list[str]] = [[] for _ in heads]
    for number, card in enumerate(rest):
        holders = spread or hidden
        if not holders:
            raise ValueError(f"no column for {card}")
        holders[number % len(holders)].append("x" + card)
    for column, cards in zip(heads, spread, strict=True):
        column[:1] = cards
    for cards in hidden:
        cards[-1:] = [card.removeprefix("x") for card in cards[-1:]]
    lines = [f"game: {variant.key} S{demo.suits}", "runs: " + " ".join(demo.runs)]
    lines.append("stock: " + " ".join(stock))
    lines += (f"{n}: {' '.join(cards)}" for n, cards in enumerate([*columns, *hidden], start=1))
    return read_position("\n".join(lines))


def undealt(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """The empty table before an opening, with the events that lead from it to the position."""
    opening = position.variant.opening
    dealt = [
        position.columns[column][row]
        for row in range(max(opening))
        for column, size in enumerate(opening)
        if row < size
    ]
    empty = Position(position.variant, position.suits, [*position.stock, *reversed(dealt)])
    return empty, opening_events(empty)


def _rest(demo: Demo, variant: Variant, named: list[str]) -> Iterator[str]:
    """The cards that are not named, in a mixed order."""
    deck = variant.deck(demo.suits)
    used = Counter(word.removeprefix("x") for word in [*named, *demo.stock.split()])
    used.update(rank + suit for suit in demo.runs for rank in RANKS)
    left = []
    for card in shuffled(variant.cards, 1):
        name = deck.name(card)
        if used[name]:
            used[name] -= 1
        else:
            left.append(name)
    return iter(left)


def _filled(word: str, rest: Iterator[str]) -> str:
    return "x" + next(rest) if word == FILLER else word
