"""What is said at the turning points of recorded games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ..engine.events import Dealt, RunRemoved
from ..play.moments import Moment
from ..play.replay import Replay
from . import sentences
from .catalogue import Catalogue


class Remark(NamedTuple):
    """A line of commentary."""

    number: int
    """How many actions have been done when it is said; 0 for the opening."""
    moment: Moment
    """What it is said for."""
    text: str


def commentary(catalogue: Catalogue, name: str) -> tuple[Remark, ...]:
    """The commentary of an example, in the order of the game.

    Raises:
        KeyError: there is none of that name.
    """
    return _COMMENTARIES[name](catalogue)


def plain_commentary(catalogue: Catalogue, replay: Replay) -> tuple[Remark, ...]:
    """What can be said of any record: its game, deals, runs, win."""
    code, walk = replay.code, replay.afresh()
    game = sentences.game_name(catalogue, code.variant, code.suits)
    remarks = [Remark(0, Moment.OPENING, game)]
    while not walk.at_end:
        kinds = {type(event) for event in walk.forward()}
        position = walk.position
        if position.won:
            text = _won(catalogue, position.moves, position.score)
            remarks.append(Remark(walk.number, Moment.WIN, text))
        elif RunRemoved in kinds:
            text = sentences.runs_removed(catalogue, len(position.runs), code.variant.runs)
            remarks.append(Remark(walk.number, Moment.RUN, text))
        elif Dealt in kinds:
            text = sentences.deals_left(catalogue, position.deals_left)
            remarks.append(Remark(walk.number, Moment.DEAL, text))
    return tuple(remarks)


def _won(catalogue: Catalogue, moves: int, points: int) -> str:
    return catalogue.say("Won in {moves} moves with {points} points.", moves=moves, points=points)


def _first_turned(catalogue: Catalogue) -> str:
    return catalogue.say("The first face-down card turns up.")


def _first_empty(catalogue: Catalogue, column: int) -> str:
    return catalogue.say("Column {column} is the first to be empty.", column=column)


def _first_of_five(catalogue: Catalogue) -> str:
    return catalogue.say("The first of five rows is dealt.")


def _last_of_five(catalogue: Catalogue) -> str:
    return catalogue.say("The fifth row is dealt: the stock is empty.")


def _last_three(catalogue: Catalogue) -> str:
    return catalogue.say("The last three cards are dealt: the stock is empty.")


def _all_turned(catalogue: Catalogue) -> str:
    return catalogue.say("Nothing is face down any more.")


def _example_53(catalogue: Catalogue) -> tuple[Remark, ...]:
    say = catalogue.say
    return (
        Remark(0, Moment.OPENING, say("28 cards lie on the table, 24 in the stock: all spades.")),
        Remark(1, Moment.FIRST_TURNED, say("A five leaves column 6, and a two turns up below it.")),
        Remark(4, Moment.FIRST_EMPTY, say("Column 1 is empty: any card may go there.")),
        Remark(19, Moment.FIRST_RUN, say("From king to ace: the first run goes, for 100 points.")),
        Remark(24, Moment.FIRST_DEAL, say("Every column holds a card: a row can be dealt.")),
        Remark(28, Moment.ALL_TURNED, _all_turned(catalogue)),
        Remark(39, Moment.RUN, say("Two and ace go below the three: the second run.")),
        Remark(42, Moment.LAST_DEAL, _last_three(catalogue)),
        Remark(51, Moment.RUN, say("The third run goes, and four columns are empty.")),
        Remark(53, Moment.WIN, _won(catalogue, 53, 847)),
    )


def _easy_spiderette(catalogue: Catalogue) -> tuple[Remark, ...]:
    say = catalogue.say
    return (
        Remark(0, Moment.OPENING, say("Seven columns, all spades: this game begins with a deal.")),
        Remark(1, Moment.FIRST_DEAL, say("Seven new cards, one on each column.")),
        Remark(4, Moment.FIRST_TURNED, say("Two and ace move together, and a ten turns up.")),
        Remark(13, Moment.FIRST_RUN, say("Five cards complete the first run; two cards turn up.")),
        Remark(23, Moment.RUN, say("The second run goes while two deals are left.")),
        Remark(
            25, Moment.LAST_DEAL, say("Two deals, one right after the other: the stock is empty.")
        ),
        Remark(33, Moment.FIRST_EMPTY, say("Column 2 is empty: the first one, after 33 moves.")),
        Remark(38, Moment.RUN, say("The third run goes: thirteen cards are left.")),
        Remark(42, Moment.ALL_TURNED, _all_turned(catalogue)),
        Remark(45, Moment.WIN, _won(catalogue, 45, 855)),
    )


def _medium_spiderette(catalogue: Catalogue) -> tuple[Remark, ...]:
    say = catalogue.say
    return (
        Remark(0, Moment.OPENING, say("Spades and hearts: only cards of one suit move together.")),
        Remark(1, Moment.FIRST_TURNED, say("A black ace goes on a red two: any suit will do.")),
        Remark(8, Moment.FIRST_DEAL, say("The first row is dealt.")),
        Remark(14, Moment.FIRST_EMPTY, say("Six spades move together and leave column 3 empty.")),
        Remark(21, Moment.TURNED, say("Ten spades, from queen to three, move at once.")),
        Remark(27, Moment.LAST_DEAL, _last_three(catalogue)),
        Remark(33, Moment.FIRST_RUN, say("The first run is all hearts. Another king turns up.")),
        Remark(38, Moment.RUN, say("An ace completes the second run, of spades.")),
        Remark(53, Moment.ALL_TURNED, _all_turned(catalogue)),
        Remark(55, Moment.RUN, say("Five hearts complete the third run.")),
        Remark(56, Moment.WIN, _won(catalogue, 56, 844)),
    )


def _hard_spiderette(catalogue: Catalogue) -> tuple[Remark, ...]:
    say = catalogue.say
    return (
        Remark(0, Moment.OPENING, say("Four suits: groups of one suit are hard to come by.")),
        Remark(1, Moment.FIRST_TURNED, say("A club goes on a club: these two can move together.")),
        Remark(2, Moment.FIRST_DEAL, say("A row is dealt after a single move.")),
        Remark(15, Moment.FIRST_EMPTY, _first_empty(catalogue, 2)),
        Remark(37, Moment.TURNED, say("King, queen, jack and ten of spades find an empty column.")),
        Remark(45, Moment.FIRST_RUN, say("Twelve clubs go below their king: the first run.")),
        Remark(48, Moment.LAST_DEAL, _last_three(catalogue)),
        Remark(62, Moment.RUN, say("The ace of hearts completes the second run.")),
        Remark(63, Moment.ALL_TURNED, _all_turned(catalogue)),
        Remark(67, Moment.RUN, say("Three diamonds complete the third run.")),
        Remark(68, Moment.WIN, _won(catalogue, 68, 832)),
    )


def _easy_spider(catalogue: Catalogue) -> tuple[Remark, ...]:
    say = catalogue.say
    return (
        Remark(0, Moment.OPENING, say("104 cards, all spades: ten columns, eight runs to remove.")),
        Remark(1, Moment.FIRST_TURNED, _first_turned(catalogue)),
        Remark(5, Moment.FIRST_DEAL, _first_of_five(catalogue)),
        Remark(21, Moment.FIRST_RUN, say("Twelve cards go below a king: the first run.")),
        Remark(26, Moment.FIRST_EMPTY, _first_empty(catalogue, 8)),
        Remark(51, Moment.RUN, say("The fourth run goes: half of all cards are gone.")),
        Remark(66, Moment.ALL_TURNED, _all_turned(catalogue)),
        Remark(72, Moment.DEAL, say("Every column was filled first, so that a row can be dealt.")),
        Remark(100, Moment.LAST_DEAL, _last_of_five(catalogue)),
        Remark(108, Moment.RUN, say("The seventh run goes: thirteen cards are left.")),
        Remark(116, Moment.WIN, _won(catalogue, 116, 1184)),
    )


def _medium_spider(catalogue: Catalogue) -> tuple[Remark, ...]:
    say = catalogue.say
    return (
        Remark(0, Moment.OPENING, say("Spades and hearts, four runs of each.")),
        Remark(1, Moment.FIRST_TURNED, _first_turned(catalogue)),
        Remark(4, Moment.TURNED, say("Ten, nine and eight of hearts move together.")),
        Remark(5, Moment.FIRST_DEAL, _first_of_five(catalogue)),
        Remark(31, Moment.FIRST_EMPTY, _first_empty(catalogue, 6)),
        Remark(39, Moment.FIRST_RUN, say("Nine hearts complete the first run.")),
        Remark(60, Moment.RUN, say("Two and ace of spades complete the second run.")),
        Remark(88, Moment.RUN, say("The ace of hearts completes the fourth run.")),
        Remark(91, Moment.LAST_DEAL, _last_of_five(catalogue)),
        Remark(118, Moment.ALL_TURNED, _all_turned(catalogue)),
        Remark(126, Moment.WIN, _won(catalogue, 126, 1174)),
    )


def _hard_spider(catalogue: Catalogue) -> tuple[Remark, ...]:
    say = catalogue.say
    return (
        Remark(0, Moment.OPENING, say("Four suits, two runs of each: this takes patience.")),
        Remark(1, Moment.FIRST_TURNED, _first_turned(catalogue)),
        Remark(11, Moment.FIRST_DEAL, _first_of_five(catalogue)),
        Remark(33, Moment.FIRST_EMPTY, _first_empty(catalogue, 9)),
        Remark(93, Moment.DEAL, say("The third row is dealt, and no run is complete yet.")),
        Remark(140, Moment.FIRST_RUN, say("The first run goes, after 140 moves.")),
        Remark(142, Moment.LAST_DEAL, _last_of_five(catalogue)),
        Remark(150, Moment.RUN, say("Ten moves after the first run the second one follows.")),
        Remark(187, Moment.RUN, say("Nine diamonds complete the third run.")),
        Remark(197, Moment.ALL_TURNED, say("The last card turns up, and the fourth run goes.")),
        Remark(206, Moment.RUN, say("Six of the eight runs are gone.")),
        Remark(214, Moment.WIN, _won(catalogue, 214, 1086)),
    )


_COMMENTARIES: Final[dict[str, Callable[[Catalogue], tuple[Remark, ...]]]] = {
    "example-53": _example_53,
    "sd1-s1-aaaaaen": _easy_spiderette,
    "sd1-s2-aaaaaea": _medium_spiderette,
    "sd1-s4-aaaaaei": _hard_spiderette,
    "sp1-s1-aaaaadz": _easy_spider,
    "sp1-s2-aaaaaie": _medium_spider,
    "sp1-s4-aaaaalp": _hard_spider,
}
EXAMPLES: Final = tuple(_COMMENTARIES)
"""The names of the examples, in the order in which they are shown."""
