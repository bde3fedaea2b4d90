"""The words of a hint."""

from __future__ import annotations

from typing import assert_never

from ..engine.hints import Hint, Reason
from .catalogue import Catalogue
from .sentences import Sentence


def hint_words(catalogue: Catalogue, hint: Hint) -> Sentence:
    """What is proposed, then what it is good for; columns count from 1."""
    return Sentence(_proposal(catalogue, hint), _reason(catalogue, hint.reason))


def _proposal(catalogue: Catalogue, hint: Hint) -> str:
    say = catalogue.say
    if hint.shift is not None:
        return catalogue.count(
            "Move {n} card from column {source} to column {target}.",
            "Move {n} cards from column {source} to column {target}.",
            hint.shift.count,
            source=hint.shift.source + 1,
            target=hint.shift.target + 1,
        )
    if hint.reason is Reason.DEAL:
        return say("Deal from the stock.")
    return say("No useful move was found.")


def _reason(catalogue: Catalogue, reason: Reason) -> str:
    say = catalogue.say
    match reason:
        case Reason.COMPLETES_RUN:
            return say("It completes a run.")
        case Reason.TURNS_CARD:
            return say("It turns a face-down card up.")
        case Reason.JOINS_SUIT:
            return say("It joins cards of one suit.")
        case Reason.EMPTIES_COLUMN:
            return say("It empties a column.")
        case Reason.KING_TO_EMPTY:
            return say("A column that begins with a king can grow into a run.")
        case Reason.MOVES_TO_EMPTY:
            return say("It uses the empty column to sort.")
        case Reason.PREPARES:
            return say("It prepares a better move.")
        case Reason.FILL_COLUMN:
            return say("No column may be empty for the deal that is to come.")
        case Reason.DEAL:
            return say("No move helps any more.")
        case Reason.NOTHING:
            return say("Undo some moves, restart, or start a new game.")
        case _:
            assert_never(reason)
