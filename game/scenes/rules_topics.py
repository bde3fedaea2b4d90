"""The topics of the rules pages: words with what illustrates them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.variants import Variant
from ..text.catalogue import Catalogue
from . import rules_scenes as scenes
from .rules_demo import Demo
from .rules_sheets import Sheet, deck_sheet, score_sheet


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing that is explained."""

    title: str
    paragraphs: tuple[str, ...]
    picture: Demo | Sheet


def rules(words: Catalogue, variant: Variant) -> Sequence[Topic]:
    """How a game is played, from its opening to its score."""
    say = words.say
    return (
        Topic(say("The game"), _overview(words, variant), scenes.TOUR),
        Topic(say("The opening"), _opening(words, variant), scenes.opening(variant)),
        Topic(
            say("Suits"),
            (
                say("Choose 1, 2 or 4 suits before the deal."),
                say("The number of cards stays the same, only their suits change."),
                say("With more suits, groups that move together are harder to build."),
            ),
            deck_sheet(words, variant),
        ),
        Topic(
            say("Building"),
            (
                say("A face-up card goes on the last card of a column, one rank higher."),
                say("The suits do not matter: a red 9 on a black 10, a queen on a king."),
                say("A face-down card that comes to the end of a column turns up by itself."),
            ),
            scenes.BUILDING,
        ),
        Topic(
            say("Aces and kings"),
            (
                say("The ace is the lowest card, the king the highest."),
                say("Nothing goes on an ace."),
                say("A king goes only to an empty column."),
            ),
            scenes.NO_PLACE,
        ),
        Topic(
            say("Groups"),
            (
                say("Cards of one suit in falling order, such as 9, 8, 7, move together."),
                say("A group goes where its first card may go: on a card one rank higher."),
                say("Cards that can move are shown brighter."),
            ),
            scenes.GROUP,
        ),
        Topic(
            say("Mixed groups"),
            (
                say("A group of mixed suits does not move together, even in falling order."),
                say("Take it apart card by card: of a 9 of spades and an 8 of hearts,"
                    " only the 8 moves at first."),
            ),
            scenes.MIXED,
        ),
        Topic(
            say("Empty columns"),
            (
                say("An empty column takes any card and any group that moves, not only a king."),
                say("It is the most useful place of the game: put a card aside there"
                    " to turn up another."),
            ),
            scenes.EMPTY_COLUMN,
        ),
        Topic(say("Dealing"), _dealing(words, variant), scenes.dealing(variant)),
        Topic(
            say("Finished runs"),
            (
                say("Thirteen face-up cards of one suit, king to ace, at the end of a column"
                    " are a run."),
                say("It is removed by itself after the move or the deal that completed it."),
                say("A face-down card beneath it turns up."),
            ),
            scenes.RUN,
        ),
        Topic(say("The end of the game"), _end(words, variant), scenes.winning(variant)),
        Topic(
            say("Score"),
            (
                say("The move counter counts moves and deals. A removed run is no move."),
                say("There is no lower limit: a very long game can go below zero."),
            ),
            score_sheet(words, variant),
        ),
    )  # fmt: skip


def _overview(words: Catalogue, variant: Variant) -> tuple[str, ...]:
    say = words.say
    return (
        say("{cards} cards lie in {columns} columns and in the stock.",
            cards=variant.cards, columns=variant.columns),
        say("A run from king to ace, all of one suit, is removed once it is complete."),
        say("Remove all {runs} runs to win.", runs=variant.runs),
    )  # fmt: skip


def _opening(words: Catalogue, variant: Variant) -> tuple[str, ...]:
    say = words.say
    dealt, stock = sum(variant.opening), sum(variant.deals)
    if len(set(variant.deals)) > 1:
        return (
            say("From left to right the columns get {first} to {last} cards, {dealt} in all.",
                first=variant.opening[0], last=variant.opening[-1], dealt=dealt),
            say("Only the last card of each column is face up."),
            say("The other {stock} cards are the stock, enough for {deals} deals.",
                stock=stock, deals=len(variant.deals)),
        )  # fmt: skip
    return (
        say("The four columns at the left get {more} cards, the others {fewer}: {dealt} in all.",
            more=variant.opening[0], fewer=variant.opening[-1], dealt=dealt),
        say("Only the last card of each column is face up."),
        say("The other {stock} cards are the stock, enough for {deals} deals.",
            stock=stock, deals=len(variant.deals)),
        say("The places for finished runs are empty at first."),
    )  # fmt: skip


def _dealing(words: Catalogue, variant: Variant) -> tuple[str, ...]:
    say = words.say
    first, last = variant.deals[0], variant.deals[-1]
    rows = say("There are {deals} deals of {cards} cards.", deals=len(variant.deals), cards=first)
    if first != last:
        rows = say(
            "Each deal has {cards} cards, the last one only {last}, for columns 1 to {last}.",
            cards=first,
            last=last,
        )
    return (
        say("The stock deals one face-up card on each column."),
        rows,
        say("No deal while a column is empty: put a card there first."),
    )


def _end(words: Catalogue, variant: Variant) -> tuple[str, ...]:
    say = words.say
    won = say("The game is won when all {runs} runs are removed. No card is left then.",
              runs=variant.runs)  # fmt: skip
    if variant.announces_stuck:
        return (
            won,
            say("When the stock is empty and no card can move, the game is stuck, and says so."),
            say("Then undo some moves, restart, or take a new deal."),
        )
    return (
        won,
        say("The game does not tell when you are stuck."),
        say("If no move helps, decide yourself to restart or to take a new deal."),
    )
