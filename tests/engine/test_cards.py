from __future__ import annotations

from collections import Counter

import pytest

from game.engine.cards import deck


@pytest.mark.parametrize(
    ("size", "suits", "expected"),
    [
        (52, 1, {"S": 52}),
        (52, 2, {"S": 26, "H": 26}),
        (52, 4, {"S": 13, "H": 13, "D": 13, "C": 13}),
        (104, 1, {"S": 104}),
        (104, 2, {"S": 52, "H": 52}),
        (104, 4, {"S": 26, "H": 26, "D": 26, "C": 26}),
    ],
)
def test_suits_change_the_make_up_never_the_size(
    size: int, suits: int, expected: dict[str, int]
) -> None:
    names = [deck(size, suits).name(card) for card in range(size)]
    assert Counter(name[1] for name in names) == expected
    assert set(Counter(names).values()) == {size // 13 // suits}


def test_order_before_the_shuffle() -> None:
    names = [deck(104, 4).name(card) for card in (0, 12, 13, 26, 39, 52, 103)]
    assert names == ["AS", "KS", "AH", "AD", "AC", "AS", "KC"]


def test_keys_say_what_follows_in_suit() -> None:
    cards = deck(104, 4)
    for a in range(104):
        for b in range(104):
            follows = cards.suits[a] == cards.suits[b] and cards.ranks[a] == cards.ranks[b] + 1
            assert (cards.keys[a] == cards.keys[b] + 1) == follows


@pytest.mark.parametrize(("size", "suits"), [(52, 3), (52, 0), (52, 5), (51, 1), (13, 2), (0, 1)])
def test_impossible_decks(size: int, suits: int) -> None:
    with pytest.raises(ValueError, match="suits"):
        deck(size, suits)
