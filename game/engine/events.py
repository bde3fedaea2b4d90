"""The facts that an action consists of.

An action is judged once, then told as a list of these. Each is frozen, holds numbers only
(columns 0-based, card ids), can be applied to a position, and has an inverse that takes it back
exactly: undo is the inverses in reverse order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .position import Position


@dataclass(frozen=True, slots=True)
class Dealt:
    """The next card of the stock came down on a column."""

    card: int
    column: int
    face_up: bool

    def apply(self, position: Position) -> None:
        """Put the card on the column."""
        position.stock.pop()
        position.columns[self.column].append(self.card)
        if not self.face_up:
            position.down[self.column] += 1

    def inverse(self) -> Returned:
        """The card goes back to the stock."""
        return Returned(self.card, self.column, self.face_up)


@dataclass(frozen=True, slots=True)
class Returned:
    """The last card of a column went back on the stock."""

    card: int
    column: int
    face_up: bool

    def apply(self, position: Position) -> None:
        """Put the card on the stock."""
        position.stock.append(position.columns[self.column].pop())
        if not self.face_up:
            position.down[self.column] -= 1

    def inverse(self) -> Dealt:
        """The card is dealt again."""
        return Dealt(self.card, self.column, self.face_up)


@dataclass(frozen=True, slots=True)
class Moved:
    """The last ``count`` cards of one column went to another."""

    source: int
    target: int
    count: int

    def apply(self, position: Position) -> None:
        """Carry the group over."""
        source = position.columns[self.source]
        cut = len(source) - self.count
        position.columns[self.target] += source[cut:]
        del source[cut:]

    def inverse(self) -> Moved:
        """The group goes back."""
        return Moved(self.target, self.source, self.count)


@dataclass(frozen=True, slots=True)
class Turned:
    """The last card of a column was turned over."""

    column: int
    face_up: bool

    def apply(self, position: Position) -> None:
        """Turn the card."""
        position.down[self.column] += -1 if self.face_up else 1

    def inverse(self) -> Turned:
        """The card is turned back."""
        return Turned(self.column, not self.face_up)


@dataclass(frozen=True, slots=True)
class RunRemoved:
    """A finished run left the tail of a column."""

    column: int
    cards: tuple[int, ...]
    """The thirteen ids from king to ace."""

    def apply(self, position: Position) -> None:
        """Take the run off the table."""
        del position.columns[self.column][-len(self.cards) :]
        position.runs.append(self.cards)

    def inverse(self) -> RunRestored:
        """The run comes back."""
        return RunRestored(self.column, self.cards)


@dataclass(frozen=True, slots=True)
class RunRestored:
    """The run that was removed last came back to its column."""

    column: int
    cards: tuple[int, ...]

    def apply(self, position: Position) -> None:
        """Put the run back."""
        position.columns[self.column] += position.runs.pop()

    def inverse(self) -> RunRemoved:
        """The run is removed again."""
        return RunRemoved(self.column, self.cards)


@dataclass(frozen=True, slots=True)
class Tallied:
    """The score and the move counter changed (rules, section 6)."""

    points: int
    moves: int

    def apply(self, position: Position) -> None:
        """Add to both."""
        position.score += self.points
        position.moves += self.moves

    def inverse(self) -> Tallied:
        """Take both off again."""
        return Tallied(-self.points, -self.moves)


@dataclass(frozen=True, slots=True)
class Won:
    """The last run was removed: the game is won."""

    def apply(self, position: Position) -> None:
        """Note the win."""
        position.won = True

    def inverse(self) -> Reopened:
        """The game goes on."""
        return Reopened()


@dataclass(frozen=True, slots=True)
class Reopened:
    """A won game was taken back."""

    def apply(self, position: Position) -> None:
        """Forget the win."""
        position.won = False

    def inverse(self) -> Won:
        """The game is won again."""
        return Won()


Event: TypeAlias = (
    Dealt | Returned | Moved | Turned | RunRemoved | RunRestored | Tallied | Won | Reopened
)
