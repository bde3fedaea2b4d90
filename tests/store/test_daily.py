from __future__ import annotations

from datetime import date, timedelta

import pytest

from game.engine.variants import SPIDER, SPIDERETTE
from game.store.daily import Daily
from game.store.opening import in_memory
from game.store.store import Store
from game.store.trouble import Troubles


def test_the_days_of_a_month(store: Store) -> None:
    daily = store.daily
    for day in (date(2026, 2, 28), date(2026, 3, 1), date(2026, 3, 31), date(2027, 3, 9)):
        daily.won(day, SPIDERETTE, 1)
        daily.won(day, SPIDERETTE, 1)
    assert daily.days_won(SPIDERETTE, 1, 2026, 3) == {1, 31}
    assert daily.days_won(SPIDERETTE, 1, 2026, 4) == frozenset()
    assert daily.days_won(SPIDERETTE, 2, 2026, 3) == frozenset()
    assert daily.days_won(SPIDER, 1, 2026, 3) == frozenset()
    assert daily.is_won(date(2026, 2, 28), SPIDERETTE, 1)
    assert not daily.is_won(date(2026, 2, 28), SPIDERETTE, 4)
    assert not daily.is_won(date(2026, 2, 27), SPIDERETTE, 1)


@pytest.mark.parametrize(
    ("ago", "streak"),
    [
        ([], 0),
        ([0], 1),
        ([1], 1),
        ([2], 0),
        ([0, 1, 2, 4], 3),
        ([1, 2, 3], 3),
        ([0, 2, 3], 1),
    ],
)
def test_days_in_a_row(store: Store, ago: list[int], streak: int) -> None:
    today = date(2026, 3, 2)  # the row goes over the end of a month
    for days in ago:
        store.daily.won(today - timedelta(days=days), SPIDER, 4)
    assert store.daily.streak(SPIDER, 4, today) == streak
    assert store.daily.streak(SPIDER, 1, today) == 0


def test_a_day_that_is_none_was_never_won() -> None:
    database = in_memory(Troubles())
    for day in ("2026-02-30", "", "yesterday", "2026-03-07"):
        database.execute("INSERT INTO daily (day, variant, suits) VALUES (?, 'SD', 1)", day)
    assert Daily(database).days_won(SPIDERETTE, 1, 2026, 3) == {7}
    assert Daily(database).days_won(SPIDERETTE, 1, 2026, 2) == frozenset()
    database.close()
