"""A game as text: its code, then a token for each action (game record document).

::

    # anything after a hash is a comment
    SD1-S1-AAAAABD
    6-3 2-6x2 D 4-1

Reading plays the record through the same door as a player. At the first token that is malformed
or refused it stops; the game up to there stays playable.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import Final, NamedTuple

from ..engine.rules import Refusal
from .commands import Action, Deal, Move
from .gamecode import CodeError, GameCode, normalised
from .session import Rejected, Session

_LINE_WIDTH: Final = 76
_DEAL: Final = "D"
_DIGITS: Final = 3  # the longest number that a token may hold
_COMMENT: Final = "#"


class FaultKind(Enum):
    """Why reading a record stopped."""

    NO_CODE = auto()
    """The text holds no word at all."""
    BAD_CODE = auto()
    BAD_TOKEN = auto()
    """A token that is neither a move nor a deal."""
    NO_SUCH_COLUMN = auto()
    NO_SUCH_CARDS = auto()
    """A move of no card, or of more than its column holds."""
    REFUSED = auto()


class RecordFault(NamedTuple):
    """The place where reading stopped, with the reason."""

    kind: FaultKind
    token: str
    number: int
    """The number of the token among the actions, 1-based; 0 for the code."""
    line: int
    """1-based."""
    refusal: Refusal | None = None
    code_error: CodeError | None = None


class Reading(NamedTuple):
    """What a text gave: the game as far as it could be played, the fault that ended it."""

    session: Session | None
    fault: RecordFault | None


def read_record(text: str) -> Reading:
    """Play the record that a text holds."""
    words = _words(text)
    head, line = next(words, ("", 1))
    if not head:
        return Reading(None, RecordFault(FaultKind.NO_CODE, head, 0, line))
    try:
        session = Session(GameCode.read(head))
    except CodeError as error:
        return Reading(None, RecordFault(FaultKind.BAD_CODE, head, 0, line, code_error=error))
    for number, (token, line) in enumerate(words, start=1):
        kind, refusal = _play(session, token)
        if kind is not None:
            return Reading(session, RecordFault(kind, token, number, line, refusal))
    return Reading(session, None)


def write_record(code: GameCode, actions: tuple[Action, ...]) -> str:
    """The text of a game, in lines of at most 76 signs."""
    lines = [str(code)]
    room = 0
    for token in map(write_token, actions):
        if len(token) < room:
            lines[-1] += " " + token
            room -= len(token) + 1
        else:
            lines.append(token)
            room = _LINE_WIDTH - len(token)
    return "\n".join(lines) + "\n"


def write_token(action: Action) -> str:
    """One action as a token, columns counted from 1."""
    if isinstance(action, Deal):
        return _DEAL
    count = f"x{action.count}" if action.count != 1 else ""
    return f"{action.source + 1}-{action.target + 1}{count}"


def read_token(token: str) -> Action | None:
    """The action that a token names, or None if it is malformed."""
    plain = normalised(token)
    if plain == _DEAL:
        return Deal()
    columns, times, count = plain.partition("X")
    source, _, target = columns.partition("-")
    numbers = (source, target, count if times else "1")
    if not all(map(_is_number, numbers)):
        return None
    return Move(int(source) - 1, int(target) - 1, int(numbers[2]))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _DIGITS


def _words(text: str) -> Iterator[tuple[str, int]]:
    """The words outside comments, each with its line, 1-based."""
    # Not splitlines(): it takes a form feed for the end of a line, which ends no comment.
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, start=1):
        for word in line.partition(_COMMENT)[0].split():
            yield word, number


def _play(session: Session, token: str) -> tuple[FaultKind | None, Refusal | None]:
    """Play one token; None as the kind says that it was accepted."""
    action = read_token(token)
    if action is None:
        return FaultKind.BAD_TOKEN, None
    if isinstance(action, Move):
        columns = session.position.columns
        if not (0 <= action.source < len(columns) and 0 <= action.target < len(columns)):
            return FaultKind.NO_SUCH_COLUMN, None
        if not session.position.won and not 1 <= action.count <= len(columns[action.source]):
            return FaultKind.NO_SUCH_CARDS, None
    outcome = session.do(action)
    if isinstance(outcome, Rejected):
        return FaultKind.REFUSED, outcome.refusal
    return None, None
