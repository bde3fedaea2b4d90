"""The reading of a game record without a window (game record document)."""

from __future__ import annotations

import os
import sys
from typing import Final

from .engine.cards import SUITS
from .play.record import RecordFault, read_record
from .play.session import Session

ACCEPTED: Final = 0
REFUSED: Final = 1
NO_RECORD: Final = 2
"""Exit statuses; the last also says that the result could not be written."""

_STANDARD_INPUT: Final = "-"


def verify(name: str, *, as_json: bool) -> int:
    """Play the record in a file and print how it ended; the answer is the exit status.

    A record that is refused half-way is printed as it stood there, its fault goes to standard
    error.

    Args:
        name: the file's path, ``-`` for standard input.
        as_json: print one JSON object instead of sentences.
    """
    text = _load(name)
    if isinstance(text, int):
        return text
    session, fault = read_record(text)
    if session is not None and not _print(_json(session) if as_json else _words(session)):
        return NO_RECORD
    if fault is None:
        return ACCEPTED
    _complain_of(fault)
    return REFUSED


def playable(name: str) -> str | int:
    """The text of a record that can be watched, or the exit status if there is none.

    A record whose fault comes after its code can be watched up to there. Why there is none goes
    to standard error.

    Args:
        name: the file's path, ``-`` for standard input.
    """
    text = _load(name)
    if isinstance(text, int):
        return text
    session, fault = read_record(text)
    if session is None and fault is not None:
        _complain_of(fault)
        return REFUSED
    return text


def _load(name: str) -> str | int:
    """The text of a record, or the exit status once it was said what is wrong."""
    try:
        return _read(name).decode("utf-8")
    except UnicodeDecodeError as error:
        _complain(f"The record is not UTF-8 text: byte {error.start + 1} cannot be read.")
        return REFUSED
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        _complain(f"The record {name!r} cannot be read: {reason or error}.")
        return NO_RECORD


def _read(name: str) -> bytes:
    """The bytes of a file or of standard input."""
    if name != _STANDARD_INPUT:
        with open(name, "rb") as file:  # noqa: PTH123 - pathlib would cost a tenth of the run
            return file.read()
    # Python has no stream for an input that was closed before the start.
    if sys.stdin is None:
        raise ValueError("standard input is closed")
    return sys.stdin.buffer.read()


def _json(session: Session) -> str:
    """The end of a game as one JSON object."""
    import json

    position = session.position
    name = position.deck.name
    return json.dumps(
        {
            "code": str(session.code),
            "moves": position.moves,
            "score": position.score,
            "won": position.won,
            "stuck": session.stuck,
            "stock": len(position.stock),
            "runs": [SUITS[suit] for suit in position.removed_suits],
            "columns": [
                {"down": [name(card) for card in cards[:down]], "up": [*map(name, cards[down:])]}
                for cards, down in zip(position.columns, position.down, strict=True)
            ],
        }
    )


def _words(session: Session) -> str:
    """The end of a game in a line of English, the language of the command line."""
    position = session.position
    parts = [_counted(position.moves, "move"), _counted(position.score, "point")]
    if position.won:
        end = "won"
    else:
        end = "stuck" if session.stuck else "not finished"
        parts.append(f"{len(position.runs)} of {position.variant.runs} runs removed")
        parts.append(f"{_counted(position.deals_left, 'deal')} left")
    return f"{session.code}: {end}, {', '.join(parts)}"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _print(line: str) -> bool:
    """Print a line; False if nobody takes it."""
    try:
        print(line, flush=True)
    except OSError as error:
        _complain(f"The result cannot be written: {error.strerror}.")
        # What is still buffered would fail once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True


def _complain_of(fault: RecordFault) -> None:
    """Say where the reading of a record stopped."""
    from .text.catalogue import Catalogue
    from .text.sentences import record_fault

    _complain(record_fault(Catalogue.load("en"), fault))


def _complain(sentence: str) -> None:
    """Write a sentence to standard error, if there is one."""
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
