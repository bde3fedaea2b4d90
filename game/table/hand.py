"""The player's hand: the group that the pointer holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from ..distinct import distinct
from ..engine.moves import refuse_lift, refuse_move
from ..engine.position import Position
from ..engine.rules import Refusal
from .box import Box
from .layout import Layout
from .timeline import Place

DRAG_START: Final = 5
"""Pixels that the pointer may tremble before a press becomes a drag."""
TOUCH_DRAG_START: Final = 12
"""The same for a finger."""
_RAISED_FOR_FINGER: Final = 0.6
"""How far above its place under a finger a card is carried, as a part of its height."""


@dataclass(slots=True)
class Hold:
    """A press on a card, perhaps on its way to become a drag."""

    column: int
    index: int
    cards: tuple[int, ...]
    """The ids of the group; empty if the card that was pressed cannot be lifted."""
    refusal: Refusal | None
    grip: tuple[int, int]
    """From the upper left corner of the first card to the pointer, in pixels."""
    start: tuple[int, int]
    pointer: tuple[int, int]
    dragging: bool = False
    slack: int = DRAG_START
    """Pixels that the pointer may tremble before the press becomes a drag."""
    raised: int = 0
    """How many pixels higher the group is carried, so that a finger does not hide it."""

    @property
    def corner(self) -> tuple[int, int]:
        """The upper left corner of the first card, where it is carried now."""
        x, y = self.pointer[0] - self.grip[0], self.pointer[1] - self.grip[1]
        return x, y - self.raised if self.dragging else y


@distinct
class Tapped(NamedTuple):
    """The press ended where it began."""

    column: int
    first: int


@distinct
class Refused(NamedTuple):
    """The player pulled at, or pressed, a card that cannot be lifted."""

    refusal: Refusal


@distinct
class PutBack(NamedTuple):
    """The group was let go where it may not, or need not, go anywhere."""

    column: int


@distinct
class Carried(NamedTuple):
    """The group was let go on another column, which may still refuse it."""

    source: int
    target: int
    cards: int


Release: TypeAlias = Tapped | Refused | PutBack | Carried


class Hand:
    """Follows one press from the moment it takes hold of a card until it lets go."""

    def __init__(self) -> None:
        self.hold: Hold | None = None

    @property
    def dragging(self) -> bool:
        """Whether cards are carried above the table."""
        return self.hold is not None and self.hold.dragging and bool(self.hold.cards)

    def grab(self, x: int, y: int, position: Position, layout: Layout, touch: bool = False) -> bool:
        """Take hold of the card at a pixel; False if there is none. ``touch``: by a finger."""
        counts = column_counts(position)
        found = layout.card_at(x, y, counts)
        if found is None:
            return False
        column, index = found
        refusal = refuse_lift(position, column, index)
        cards = () if refusal else tuple(position.columns[column][index:])
        box = layout.card_box(column, index, *counts[column])
        grip = (x - box.x, y - box.y)
        self.hold = Hold(column, index, cards, refusal, grip, (x, y), (x, y))
        if touch:
            self.hold.slack = TOUCH_DRAG_START
            self.hold.raised = round(_RAISED_FOR_FINGER * layout.card_height)
        return True

    def lift(self, column: int, index: int, position: Position, corner: tuple[int, int]) -> Hold:
        """Carry the group that starts at a card, which must be one that can be lifted.

        ``corner`` is where the upper left corner of that card is carried, in pixels.
        """
        cards = tuple(position.columns[column][index:])
        self.hold = Hold(column, index, cards, None, (0, 0), corner, corner, dragging=True)
        return self.hold

    def drag(self, x: int, y: int) -> bool:
        """Follow the pointer; True if with this the press became a drag."""
        hold = self.hold
        if hold is None:
            return False
        hold.pointer = (x, y)
        if hold.dragging:
            return False
        far = max(abs(x - hold.start[0]), abs(y - hold.start[1]))
        hold.dragging = far >= hold.slack
        return hold.dragging

    def drop(self, position: Position, layout: Layout) -> Release | None:
        """Let go; says what that means, None if nothing was held."""
        hold = self.hold
        self.hold = None
        if hold is None:
            return None
        if not hold.dragging:
            return Tapped(hold.column, hold.index)
        if hold.refusal is not None:
            return Refused(hold.refusal)
        target = drop_target(position, layout, hold)
        if target is None or target == hold.column:
            return PutBack(hold.column)
        return Carried(hold.column, target, len(hold.cards))

    def cancel(self) -> Hold | None:
        """Let go without meaning anything by it; gives what was held."""
        hold = self.hold
        self.hold = None
        return hold

    def places(self, layout: Layout) -> dict[int, Place]:
        """Where the carried cards are, by their ids."""
        hold = self.hold
        if hold is None or not hold.dragging:
            return {}
        return carried_places(hold, layout)


def carried_places(hold: Hold, layout: Layout) -> dict[int, Place]:
    """Where the cards of a hold are while they are carried."""
    x, y = hold.corner
    offsets = layout.offsets(0, len(hold.cards))
    return {
        card: Place(x, y + offset, layout.card_width, up=True)
        for card, offset in zip(hold.cards, offsets, strict=True)
    }


def drop_target(position: Position, layout: Layout, hold: Hold) -> int | None:
    """The column that a group dropped now would go to.

    The legal column that the first card covers most, unless it covers its own place still more;
    where no legal one is covered, the column covered most, so that the refusal can be explained;
    None over no column at all.
    """
    own = hold.column
    counts = column_counts(position)
    counts[own] = (counts[own][0], hold.index + 1 - counts[own][0])
    # A finger points at a column with its tip as well as with the card above it.
    box = Box(*hold.corner, layout.card_width, layout.card_height + hold.raised)
    covered = [column for _, column in layout.cover(box, counts)]
    for column in covered:
        if column == own:
            break
        if refuse_move(position, own, column, len(hold.cards)) is None:
            return column
    return covered[0] if covered else None


def column_counts(position: Position) -> list[tuple[int, int]]:
    """How many cards of each column lie face down and face up."""
    return [
        (down, len(cards) - down)
        for cards, down in zip(position.columns, position.down, strict=True)
    ]
