"""Positions from short sketches: only the cards that matter are named.

A sketch is a position in text form (see ``game.engine.position_text``) with shorthand: ``KS..9S``
for a descending group, ``*`` in one column for every card not named elsewhere, face down, and
``*6`` in the stock for six of those. Columns that are not named are empty.
"""

from __future__ import annotations

import re

from game.engine.cards import RANKS
from game.engine.position import Position
from game.engine.position_text import read_position
from game.engine.variants import VARIANTS

_GROUP = re.compile(r"(.)(.)\.\.(.)(.)")
_KEYS = {variant.key: variant for variant in VARIANTS}


def spelt(line: str) -> str:
    """The line with every ``KS..9S`` written out."""
    return re.sub(_GROUP, _spell_group, line)


def _spell_group(match: re.Match[str]) -> str:
    first, suit, last, same = match.groups()
    assert suit == same
    ranks = RANKS[RANKS.index(last) : RANKS.index(first) + 1]
    return " ".join(rank + suit for rank in reversed(ranks))


def table(sketch: str) -> Position:
    """The position of a sketch."""
    fields = {}
    for line in sketch.splitlines():
        name, colon, value = spelt(line.partition("#")[0]).partition(":")
        if colon:
            fields[name.strip()] = value.split()
    key, suits = fields["game"]
    variant = _KEYS[key]
    for column in range(1, variant.columns + 1):
        fields.setdefault(str(column), [])
    deck = variant.deck(int(suits[1]))
    spare = [deck.name(card) for card in range(variant.cards)]
    for name, words in fields.items():
        for word in words:
            if name == "runs":
                for rank in RANKS:
                    spare.remove(rank + word)
            elif name not in ("game", "score", "moves") and "*" not in word:
                spare.remove(word.removeprefix("x"))
    for words in sorted(fields.values(), key=lambda words: "*" in words):
        for i, word in enumerate(words):
            if word.startswith("*"):
                count = int(word[1:] or len(spare))
                mark = "" if word[1:] else "x"
                words[i] = " ".join(mark + card for card in spare[:count])
                del spare[:count]
    return read_position("\n".join(f"{name}: {' '.join(fields[name])}" for name in fields))
