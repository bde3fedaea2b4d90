"""What the table tells the player in numbers and words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ..distinct import distinct


@distinct
class HudLabels(NamedTuple):
    """The words beside the numbers, ready in the player's language."""

    score: str
    moves: str
    time: str
    code: str
    deals: str
    """How many deals are left, in words, for example "2 deals left"."""
    runs: str
    """How many runs are removed, in words, for example "1 of 4 runs"."""
    buttons: Mapping[str, str] = MappingProxyType({})
    """A word for each button, by its name; without it a button shows its icon alone."""


@distinct
class HudFigures(NamedTuple):
    """The state of a game as the furniture of the table shows it."""

    score: int | None
    """``None`` where it is not shown."""
    moves: int
    deals_left: int
    removed_suits: tuple[int, ...]
    """The suit of each removed run (0 spades, 1 hearts, 2 diamonds, 3 clubs), in their order."""
    code: str
    game: str
    """The game with its difficulty, for example "Spiderette, Easy"."""
    labels: HudLabels
    enabled: frozenset[str] = frozenset()
    """The names of the buttons that would do something now."""
    hovered: str | None = None
    pressed: str | None = None
    time: str | None = None
    """The time played; ``None`` where it is not shown."""
    bare: bool = False
    """Whether the buttons are left out, as where a game is only watched."""
