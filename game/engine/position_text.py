"""A position as text, for tests and for reports of a fault.

::

    game: SD S1
    score: 500
    moves: 0
    runs: S
    stock: QS TS JS
    1: 8S
    2: xJS TS

Cards are written rank then suit, bottom card first, ``x`` before a card that lies face down; the
stock begins with the card to be dealt next; a run is the letter of its suit. Text after ``#`` is
a comment, the lines may stand in any order. Cards that look alike are told apart by the order in
which they are written, so the text says the same whichever ids the position had.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import accumulate
from typing import Final, NamedTuple

from .cards import ACE, KING, RANKS, SUIT_COUNTS, SUITS
from .position import START_SCORE, Position
from .variants import VARIANTS, Variant

_FACE_DOWN: Final = "x"


class FaultKind(Enum):
    """What can be wrong with a position."""

    UNREADABLE_LINE = "unreadable line"
    LINE_TWICE = "line twice"
    UNKNOWN_GAME = "unknown game"
    NOT_A_NUMBER = "not a number"
    UNKNOWN_CARD = "unknown card"
    MISSING_COLUMN = "missing column"
    MISSING_CARD = "missing card"
    CARD_TWICE = "card too often"
    FACE_UP_UNDER_FACE_DOWN = "face-up card under a face-down one"
    LAST_CARD_FACE_DOWN = "last card of a column face down"
    FACE_DOWN_ELSEWHERE = "face-down mark outside a column"
    STOCK_SIZE = "number of stock cards between two deals"


class Fault(NamedTuple):
    """One thing that is wrong, with the line, the card or the column it concerns."""

    kind: FaultKind
    subject: str

    def __str__(self) -> str:
        return f"{self.kind.value}: {self.subject}"


class PositionError(ValueError):
    """A text that is no position; ``faults`` names everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults


def write_position(position: Position) -> str:
    """The position as text that ``read_position`` takes."""
    name = position.deck.name
    lines = [
        f"game: {position.variant.key} S{position.suits}",
        f"score: {position.score}",
        f"moves: {position.moves}",
        _line("runs", (SUITS[suit] for suit in position.removed_suits)),
        _line("stock", map(name, reversed(position.stock))),
    ]
    for number, (cards, down) in enumerate(
        zip(position.columns, position.down, strict=True), start=1
    ):
        marks = (_FACE_DOWN if i < down else "" for i in range(len(cards)))
        lines.append(
            _line(str(number), (m + name(card) for m, card in zip(marks, cards, strict=True)))
        )
    return "\n".join(lines) + "\n"


def read_position(text: str) -> Position:
    """The position that a text describes.

    Raises:
        PositionError: with everything that is wrong, not the first fault alone.
    """
    faults: list[Fault] = []
    fields = _fields(text, faults)
    game = _game(fields.pop("game", ""), faults)
    if game is None:
        raise PositionError(faults)
    variant, suits = game
    score = _number("score", fields.pop("score", str(START_SCORE)), faults)
    moves = _number("moves", fields.pop("moves", "0"), faults)
    hand = _Hand(variant, suits, faults)
    runs = [hand.run(sign) for sign in fields.pop("runs", "").split()]
    stock = [hand.plain(word) for word in fields.pop("stock", "").split()]
    columns = []
    for number in range(1, variant.columns + 1):
        words = fields.pop(str(number), None)
        if words is None:
            faults.append(Fault(FaultKind.MISSING_COLUMN, str(number)))
        columns.append(hand.column(number, (words or "").split()))
    faults += (Fault(FaultKind.UNREADABLE_LINE, name) for name in fields)
    hand.close()
    if len(stock) not in accumulate((0, *reversed(variant.deals))):
        faults.append(Fault(FaultKind.STOCK_SIZE, str(len(stock))))
    if faults:
        raise PositionError(faults)
    position = Position(variant, suits, stock[::-1])
    position.columns = [cards for cards, _ in columns]
    position.down = [down for _, down in columns]
    position.runs = runs
    position.score, position.moves = score, moves
    position.won = len(runs) == variant.runs
    return position


class _Hand:
    """The cards of a deck, taken out one by one as the text names them."""

    def __init__(self, variant: Variant, suits: int, faults: list[Fault]) -> None:
        self._faults = faults
        self._deck = variant.deck(suits)
        self._left: dict[str, list[int]] = {}
        for card in range(variant.cards):
            self._left.setdefault(self._deck.name(card), []).append(card)

    def take(self, name: str) -> int:
        """The next card of that name; a fault gives card 0, which is never used then."""
        ids = self._left.get(name)
        if ids:
            return ids.pop(0)
        known = len(name) == 2 and name[0] in RANKS and name[1] in SUITS
        surplus = known and ids is not None
        kind = FaultKind.CARD_TWICE if surplus else FaultKind.UNKNOWN_CARD
        self._faults.append(Fault(kind, name))
        return 0

    def plain(self, word: str) -> int:
        """A card of the stock, which carries no face-down mark."""
        if word.startswith(_FACE_DOWN):
            self._faults.append(Fault(FaultKind.FACE_DOWN_ELSEWHERE, word))
        return self.take(word.removeprefix(_FACE_DOWN))

    def run(self, suit: str) -> tuple[int, ...]:
        """Thirteen cards from king to ace of the suit with that letter."""
        return tuple(self.take(RANKS[rank - ACE] + suit) for rank in range(KING, 0, -1))

    def column(self, number: int, words: list[str]) -> tuple[list[int], int]:
        """The cards of a column with how many of them lie face down."""
        face_down = [word.startswith(_FACE_DOWN) for word in words]
        for i, word in enumerate(words):
            if not face_down[i] and any(face_down[i:]):
                self._faults.append(
                    Fault(FaultKind.FACE_UP_UNDER_FACE_DOWN, f"{word} in column {number}")
                )
        if words and all(face_down):
            self._faults.append(Fault(FaultKind.LAST_CARD_FACE_DOWN, str(number)))
        return [self.take(word.removeprefix(_FACE_DOWN)) for word in words], sum(face_down)

    def close(self) -> None:
        """Report every card that the text did not name."""
        self._faults += (
            Fault(FaultKind.MISSING_CARD, name) for name, ids in self._left.items() for _ in ids
        )


def _fields(text: str, faults: list[Fault]) -> dict[str, str]:
    """The lines of the text by the word before their colon."""
    fields: dict[str, str] = {}
    for line in text.splitlines():
        content = line.partition("#")[0].strip()
        if not content:
            continue
        name, colon, value = content.partition(":")
        name = name.strip()
        if not colon:
            faults.append(Fault(FaultKind.UNREADABLE_LINE, content))
        elif name in fields:
            faults.append(Fault(FaultKind.LINE_TWICE, name))
        else:
            fields[name] = value.strip()
    return fields


def _game(value: str, faults: list[Fault]) -> tuple[Variant, int] | None:
    """The variant with its number of suits, from words such as ``SD S1``."""
    for variant in VARIANTS:
        for suits in SUIT_COUNTS:
            if value.split() == [variant.key, f"S{suits}"]:
                return variant, suits
    faults.append(Fault(FaultKind.UNKNOWN_GAME, value))
    return None


def _number(name: str, value: str, faults: list[Fault]) -> int:
    """A whole number, or 0 with a fault."""
    try:
        return int(value)
    except ValueError:
        faults.append(Fault(FaultKind.NOT_A_NUMBER, f"{name} {value}"))
        return 0


def _line(name: str, words: Iterable[str]) -> str:
    return " ".join([f"{name}:", *words])
