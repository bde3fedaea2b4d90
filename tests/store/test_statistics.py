from __future__ import annotations

import pytest

from game.engine.variants import SPIDER, SPIDERETTE
from game.play.gamecode import GameCode
from game.store.statistics import Figures, Statistics
from game.store.store import Store

CODES = {
    (variant.key, suits): GameCode(variant, suits, 3)
    for variant in (SPIDERETTE, SPIDER)
    for suits in (1, 2, 4)
}


@pytest.fixture
def statistics(store: Store) -> Statistics:
    return store.statistics


def finish(
    statistics: Statistics, ends: str, code: GameCode = CODES["SD", 1], score: int = 800
) -> None:
    """Play a game for each letter: ``W`` is won, ``L`` given up, ``o`` left open."""
    for end in ends:
        entry = statistics.begin(code)
        if end == "W":
            statistics.won(entry, score, 60, 90.0)
        elif end == "L":
            statistics.give_up(entry)


def test_nothing_played_is_six_empty_rows(statistics: Statistics) -> None:
    rows = statistics.all_figures()
    assert [(row.variant.key, row.suits) for row in rows] == list(CODES)
    assert all(row == Figures(row.variant, row.suits) for row in rows)
    assert rows[0].win_rate is None


@pytest.mark.parametrize("key", CODES)
def test_each_game_and_suit_count_has_its_own_row(
    statistics: Statistics, key: tuple[str, int]
) -> None:
    finish(statistics, "W", CODES[key])
    for row in statistics.all_figures():
        assert row.won == row.played == ((row.variant.key, row.suits) == key)
    code = CODES[key]
    assert statistics.figures(code.variant, code.suits).won == 1


def test_the_figures_of_a_row(statistics: Statistics) -> None:
    code = CODES["SD", 1]
    for score, moves, seconds in ((847, 53, 61.5), (-20, 700, 3600.0), (800, 100, 120.0)):
        statistics.won(statistics.begin(code), score, moves, seconds)
    finish(statistics, "Lo")
    assert statistics.figures(SPIDERETTE, 1) == Figures(
        SPIDERETTE,
        1,
        played=4,
        won=3,
        streak=0,
        best_streak=3,
        best_score=847,
        average_score=1627 / 3,
        fewest_moves=53,
        shortest_time=61.5,
        average_time=3781.5 / 3,
    )
    assert statistics.figures(SPIDERETTE, 1).win_rate == 0.75


@pytest.mark.parametrize(
    ("ends", "now", "best"),
    [
        ("W", 1, 1),
        ("L", 0, 0),
        ("WWL", 0, 2),
        ("WWLW", 1, 2),
        ("LWWLWWWLL", 0, 3),
        ("LLWLWWWoWo", 4, 4),
        ("ooo", 0, 0),
    ],
)
def test_streaks(statistics: Statistics, ends: str, now: int, best: int) -> None:
    finish(statistics, "LWL", CODES["SP", 1])
    finish(statistics, ends)
    row = statistics.figures(SPIDERETTE, 1)
    assert (row.streak, row.best_streak) == (now, best)


def test_a_streak_follows_the_order_of_the_ends(statistics: Statistics) -> None:
    first, second = statistics.begin(CODES["SD", 1]), statistics.begin(CODES["SD", 1])
    statistics.give_up(second)
    statistics.won(first, 1, 1, 1.0)
    assert statistics.figures(SPIDERETTE, 1).streak == 1


def test_a_game_ends_once(statistics: Statistics) -> None:
    entry = statistics.begin(CODES["SD", 1])
    assert statistics.is_open(entry)
    statistics.won(entry, 800, 60, 1.0)
    statistics.won(entry, 900, 50, 0.5)
    statistics.give_up(entry)
    statistics.leave(entry)
    assert not statistics.is_open(entry)
    row = statistics.figures(SPIDERETTE, 1)
    assert (row.played, row.won, row.best_score) == (1, 1, 800)


def test_a_game_with_all_undone_counts_nothing(statistics: Statistics) -> None:
    statistics.leave(statistics.begin(CODES["SD", 1]))
    assert statistics.figures(SPIDERETTE, 1).played == 0


def test_a_restarted_game_with_all_undone_is_given_up(statistics: Statistics) -> None:
    entry = statistics.begin(CODES["SD", 1])
    statistics.restart(entry)
    statistics.leave(entry)
    row = statistics.figures(SPIDERETTE, 1)
    assert (row.played, row.won) == (1, 0)


def test_reset_of_one_row_of_one_game_of_all(statistics: Statistics) -> None:
    def win_everywhere() -> None:
        for code in CODES.values():
            finish(statistics, "W", code)

    def left() -> list[tuple[str, int]]:
        return [(row.variant.key, row.suits) for row in statistics.all_figures() if row.played]

    win_everywhere()
    statistics.reset(SPIDER, 2)
    assert left() == [key for key in CODES if key != ("SP", 2)]
    statistics.reset(SPIDERETTE)
    assert left() == [("SP", 1), ("SP", 4)]
    statistics.reset()
    assert left() == []


def test_a_reset_leaves_the_game_in_progress(statistics: Statistics) -> None:
    entry = statistics.begin(CODES["SD", 1])
    statistics.reset()
    statistics.won(entry, 800, 60, 1.0)
    assert statistics.figures(SPIDERETTE, 1).won == 1
