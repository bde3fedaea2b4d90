"""Random play for property tests: any command, legal or not, in any order."""

from __future__ import annotations

from hypothesis import strategies as st

from game.engine.cards import SUIT_COUNTS
from game.engine.moves import legal_moves
from game.engine.variants import VARIANTS
from game.play.commands import Command, Deal, Move, Redo, Undo
from game.play.gamecode import CODES, GameCode
from game.play.session import Session

Choice = tuple[int, int, int, int]
"""A kind of command with three numbers, made into a command where the game stands."""

codes = st.builds(
    GameCode,
    st.sampled_from(VARIANTS),
    st.sampled_from(SUIT_COUNTS),
    st.integers(0, CODES - 1),
)
choices: st.SearchStrategy[list[Choice]] = st.lists(
    st.tuples(st.integers(0, 9), st.integers(0, 99), st.integers(0, 9), st.integers(1, 14)),
    max_size=80,
)


def command(session: Session, choice: Choice) -> Command:
    """The command of a choice: in five cases of ten a legal move, if there is one."""
    kind, a, b, c = choice
    if kind == 0:
        return Undo()
    if kind == 1:
        return Redo()
    if kind == 2:
        return Deal()
    if kind < 8:
        legal = list(legal_moves(session.position))
        if legal:
            shift = legal[a % len(legal)]
            return Move(shift.source, shift.target, shift.count)
    columns = session.position.columns
    source = a % len(columns)
    return Move(source, b % len(columns), min(c, len(columns[source])) or 1)


def is_possible(session: Session, wanted: Command) -> bool:
    """Whether the command names cards that are there; others are no command at all."""
    if not isinstance(wanted, Move) or wanted.source == wanted.target:
        return True
    return session.position.won or wanted.count <= len(session.position.columns[wanted.source])
