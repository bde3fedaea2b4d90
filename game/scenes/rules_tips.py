"""The topics around the rules: comforts, tips, how the two games differ."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.variants import Variant
from ..play.history import UNDO_LIMIT
from ..text.catalogue import Catalogue
from . import rules_scenes as scenes
from .rules_sheets import games_sheet
from .rules_topics import Topic


def comforts(words: Catalogue, variant: Variant) -> Sequence[Topic]:
    """What makes playing easier."""
    say = words.say
    help_with_moves = (
        say("The hint button proposes a move.")
        if variant.hints
        else say("There are no hints, and nothing tells whether a deal can be won.")
    )
    return (
        Topic(
            say("Game code"),
            (
                say("The code names the number of suits and the shuffle of a deal."),
                say("Type a code in to play its deal, as often as you like."),
            ),
            scenes.coded(variant),
        ),
        Topic(
            say("Placing cards"),
            (
                say("A double click sends a group to its best column: one of the same suit first,"
                    " else an empty one."),
                say("Automatic placement, off at first, does so with cards that you drop."),
                say("While you drag, the columns that may take the cards light up."),
            ),
            scenes.PLACING,
        ),
        Topic(
            say("Undo and help"),
            (
                say("The last {limit} actions can be undone, one by one.", limit=UNDO_LIMIT),
                say("Score, moves and removed runs come back as they were."),
                say("An action that is refused changes nothing and shows its rule."),
                help_with_moves,
            ),
            scenes.UNDOING,
        ),
    )  # fmt: skip


def tips(words: Catalogue, variant: Variant) -> Sequence[Topic]:
    """Advice."""
    say = words.say
    turning = Topic(
        say("Tips: columns"),
        (
            say("1. Turn up face-down cards first, in the columns that have most of them."),
            say("2. Build on the same suit where you can: other suits break the group."),
        ),
        scenes.TURNING,
    )
    sorting = Topic(
        say("Tips: order"),
        (
            say("3. Make empty columns and use them with care: they help you to sort."),
            say("4. Make all useful moves before you deal: a deal covers every column."),
            say("5. Let a column begin with a king: it can grow into a whole run."),
        ),
        scenes.KING_FIRST,
    )
    if not variant.hints:
        return turning, sorting
    doubt = Topic(
        say("Tips: in doubt"),
        (
            say("Ask for a hint to see a good move."),
            say("Or undo a move and try another one."),
            say("Begin with one suit, then go on to two."),
        ),
        scenes.UNDOING,
    )
    return turning, sorting, doubt


def comparison(words: Catalogue) -> Topic:
    """How the two games differ."""
    say = words.say
    return Topic(
        say("Spiderette and Spider"),
        (
            say("Spiderette is Spider with one deck, laid out like Klondike."),
            say("The moves are the same in both games."),
            say("The eight runs of Spider are said to be the eight legs of a spider."),
        ),
        games_sheet(words),
    )
