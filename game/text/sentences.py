"""The sentences for what the rules decide."""

from __future__ import annotations

from typing import Final, NamedTuple, assert_never

from ..engine.rules import Refusal, Rule
from ..engine.variants import Variant
from ..play.gamecode import LETTERS, CodeError, CodePart
from ..play.history import UNDO_LIMIT
from ..play.record import FaultKind, RecordFault
from .catalogue import Catalogue

_QUOTED: Final = 24  # signs of a foreign text that a sentence repeats
_EXAMPLE: Final = "SD1-S1-AAAAABD"


class Sentence(NamedTuple):
    """What is so, then what helps."""

    head: str
    body: str


def refusal(catalogue: Catalogue, refused: Refusal) -> Sentence:
    """The rule that refused an action, with the column named from 1."""
    say = catalogue.say
    column = refused.column + 1
    match refused.rule:
        case Rule.FACE_DOWN:
            return Sentence(
                say("This card in column {column} is face down.", column=column),
                say("Only face-up cards move. It turns up when no card lies on it."),
            )
        case Rule.MIXED_SUITS:
            return Sentence(
                say("This group in column {column} mixes suits.", column=column),
                say("Only cards of one suit move together: take it apart card by card."),
            )
        case Rule.NOT_IN_SEQUENCE:
            return Sentence(
                say("This group in column {column} is not in sequence.", column=column),
                say("Cards move together only if each is one rank below the one before it."),
            )
        case Rule.NOT_ONE_HIGHER:
            return Sentence(
                say("The last card of column {column} is not one rank higher.", column=column),
                say("A card goes on one that is exactly one rank higher, whatever its suit."),
            )
        case Rule.NOTHING_ON_ACE:
            return Sentence(
                say("Column {column} ends with an ace.", column=column),
                say("Nothing goes on an ace."),
            )
        case Rule.KING_NEEDS_EMPTY_COLUMN:
            return Sentence(
                say("Column {column} is not empty.", column=column),
                say("A king goes only to an empty column."),
            )
        case Rule.SAME_COLUMN:
            return Sentence(
                say("These cards already lie in column {column}.", column=column),
                say("A move leads to another column."),
            )
        case Rule.EMPTY_COLUMN:
            return Sentence(
                say("Column {column} is empty.", column=column),
                say("Put a card there first: a deal needs one in every column."),
            )
        case Rule.TOO_FEW_CARDS:
            return Sentence(
                say("Too few cards are left to fill every column."),
                say("No deal can be reached any more: undo some moves or restart the game."),
            )
        case Rule.STOCK_EMPTY:
            return Sentence(
                say("The stock is empty."),
                say("All cards are dealt: go on with those in the columns."),
            )
        case Rule.GAME_OVER:
            return Sentence(
                say("The game is over."),
                say("Start a new game, or play this deal again."),
            )
        case Rule.NOTHING_TO_UNDO:
            return Sentence(
                say("There is nothing to undo."),
                say("The last {limit} actions can be undone, one by one.", limit=UNDO_LIMIT),
            )
        case Rule.NOTHING_TO_REDO:
            return Sentence(
                say("There is nothing to redo."),
                say("What was undone can be redone until the next action."),
            )
        case _:
            assert_never(refused.rule)


def stuck(catalogue: Catalogue, stock: int) -> Sentence:
    """That the game cannot go on, with that many cards still in the stock."""
    say = catalogue.say
    if stock:
        return refusal(catalogue, Refusal(Rule.TOO_FEW_CARDS))
    return Sentence(
        say("No move is left."),
        say("The stock is empty: undo some moves, restart, or start a new game."),
    )


def code_error(catalogue: Catalogue, error: CodeError) -> str:
    """Which part of a game code is wrong."""
    say = catalogue.say
    found = quoted(error.found)
    match error.part:
        case CodePart.EMPTY:
            return say("The game code is missing: it looks like {example}.", example=_EXAMPLE)
        case CodePart.VARIANT:
            return say(
                "The game “{found}” is unknown: it must be SD1 (Spiderette) or SP1 (Spider).",
                found=found,
            )
        case CodePart.VERSION:
            return say("The shuffle version “{found}” is unknown: it must be 1.", found=found)
        case CodePart.SUITS:
            return say("The suits “{found}” are unknown: they are S1, S2 or S4.", found=found)
        case CodePart.LENGTH:
            return catalogue.count(
                "The last part of the code has {n} letter instead of {wanted}.",
                "The last part of the code has {n} letters instead of {wanted}.",
                error.place,
                wanted=LETTERS,
            )
        case CodePart.LETTER:
            return say(
                "“{found}” in place {place} of the last part is no letter from A to Z.",
                found=found,
                place=error.place,
            )
        case _:
            assert_never(error.part)


def record_fault(catalogue: Catalogue, fault: RecordFault) -> str:
    """Where the reading of a record stopped, with the reason."""
    say = catalogue.say
    if fault.kind is FaultKind.NO_CODE:
        return say("The record is empty: it must begin with a game code.")
    reason = _reason(catalogue, fault)
    if fault.kind is FaultKind.BAD_CODE:
        return say("Line {line}: {reason}", line=fault.line, reason=reason)
    return say(
        "Line {line}, token {number} “{token}”: {reason}",
        line=fault.line,
        number=fault.number,
        token=quoted(fault.token),
        reason=reason,
    )


def _reason(catalogue: Catalogue, fault: RecordFault) -> str:
    """Why reading stopped at a word."""
    say = catalogue.say
    if fault.code_error is not None:
        return code_error(catalogue, fault.code_error)
    if fault.refusal is not None:
        head, body = refusal(catalogue, fault.refusal)
        return say("{head} {body}", head=head, body=body)
    match fault.kind:
        case FaultKind.NO_SUCH_COLUMN:
            return say("There is no such column.")
        case FaultKind.NO_SUCH_CARDS:
            return say("The column has not that many cards to move.")
        case _:
            return say("This is neither a move, such as 6-3 or 2-6x2, nor D for a deal.")


def game_name(catalogue: Catalogue, variant: Variant, suits: int) -> str:
    """The game with its number of suits."""
    return catalogue.count("{game}, {n} suit", "{game}, {n} suits", suits, game=variant.name)


def difficulty(catalogue: Catalogue, suits: int) -> str:
    """The name of a number of suits: 1, 2 or 4."""
    say = catalogue.say
    return {1: say("Easy"), 2: say("Medium"), 4: say("Hard")}[suits]


def moves_made(catalogue: Catalogue, moves: int) -> str:
    """The move counter."""
    return catalogue.count("{n} move", "{n} moves", moves)


def points(catalogue: Catalogue, score: int) -> str:
    """The score, which may be below zero."""
    return catalogue.count("{n} point", "{n} points", score)


def deals_left(catalogue: Catalogue, deals: int) -> str:
    """How many deals the stock still holds."""
    if not deals:
        return catalogue.say("no deals left")
    return catalogue.count("{n} deal left", "{n} deals left", deals)


def runs_removed(catalogue: Catalogue, removed: int, runs: int) -> str:
    """How many of the game's runs are gone."""
    return catalogue.say("{removed} of {runs} runs", removed=removed, runs=runs)


def share(catalogue: Catalogue, part: float | None) -> str:
    """A part of a whole, 0 to 1, as a percentage; a dash where there is none."""
    return "–" if part is None else catalogue.say("{n} %", n=round(100 * part))


def quoted(text: str) -> str:
    """A foreign text made fit to stand in a sentence: short, no control characters."""
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    return shown if len(shown) <= _QUOTED else shown[: _QUOTED - 1] + "…"
