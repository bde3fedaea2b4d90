"""The tables of words on the rules pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..engine.cards import KING, SUIT_COUNTS
from ..engine.position import START_SCORE
from ..engine.referee import ACTION_COST, RUN_REWARD
from ..engine.variants import SPIDER, SPIDERETTE, Variant
from ..text import sentences
from ..text.catalogue import Catalogue

_MINUS: Final = "−"
_EXAMPLE_MOVES: Final = {SPIDERETTE: 53, SPIDER: 120}
"""In how many moves the game is won whose score is worked out."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows of equally many cells, the first row a heading; a sentence below may follow."""

    rows: tuple[tuple[str, ...], ...]
    flush: int = 0
    """How many columns, from the right, are set flush right, as numbers are."""
    foot: str = ""
    sum: str = ""
    """A calculation below the sentence."""


def deck_sheet(words: Catalogue, variant: Variant) -> Sheet:
    """Of which suits the deck is made."""
    say = words.say
    heading = say("Suits"), say("Name"), say("Cards")
    rows = (
        (str(suits), sentences.difficulty(words, suits), _make_up(words, variant, suits))
        for suits in SUIT_COUNTS
    )
    return Sheet((heading, *rows))


def score_sheet(words: Catalogue, variant: Variant) -> Sheet:
    """The points, with an example."""
    say = words.say
    moves = _EXAMPLE_MOVES[variant]
    cost, reward = moves * -ACTION_COST.points, variant.runs * RUN_REWARD.points
    score = START_SCORE - cost + reward
    return Sheet(
        (
            (say("Action"), say("Points")),
            (say("Start of the game"), str(START_SCORE)),
            (say("Move of a card or a group"), signed(ACTION_COST.points)),
            (say("Deal from the stock"), signed(ACTION_COST.points)),
            (say("Removed run"), signed(RUN_REWARD.points)),
        ),
        1,
        say("Example: {game}, won in {moves} moves", game=variant.name, moves=moves),
        f"{START_SCORE} {_MINUS} {cost} + {reward} = {score}",
    )


def games_sheet(words: Catalogue) -> Sheet:
    """The two games side by side."""
    say = words.say
    games = (SPIDERETTE, SPIDER)

    def yes(wanted: bool) -> str:
        return say("Yes") if wanted else say("No")

    return Sheet(
        (
            ("", *(game.name for game in games)),
            (say("Cards"), *(str(game.cards) for game in games)),
            (say("Columns"), *(str(game.columns) for game in games)),
            (say("Dealt at first"), *(str(sum(game.opening)) for game in games)),
            (say("Deals"), *(str(len(game.deals)) for game in games)),
            (say("Runs to remove"), *(str(game.runs) for game in games)),
            (say("Hints"), *(yes(game.hints) for game in games)),
            (say("Tells when stuck"), *(yes(game.announces_stuck) for game in games)),
        ),
        len(games),
    )


def signed(points: int) -> str:
    """Points with their sign, the minus as long as the plus."""
    return f"+{points}" if points > 0 else f"{_MINUS}{-points}"


def _make_up(words: Catalogue, variant: Variant, suits: int) -> str:
    """How many cards of which suits a deck holds."""
    say = words.say
    sets = variant.cards // KING // suits
    if suits == 1:
        return say("{sets} × {ranks} spades", sets=sets, ranks=KING)
    if suits == 2:
        return say("{sets} × {ranks} spades, {sets} × {ranks} hearts", sets=sets, ranks=KING)
    return say("{sets} × {ranks} of each suit", sets=sets, ranks=KING)
