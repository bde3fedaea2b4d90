from __future__ import annotations

from datetime import date

import pytest

from game.engine.cards import SUIT_COUNTS
from game.engine.variants import SPIDER, SPIDERETTE, VARIANTS
from game.play.daily import daily_code

GOLDEN: dict[tuple[str, str, int], str] = {
    ("2026-01-01", "SD", 1): "SD1-S1-OKRNEVS",
    ("2026-01-01", "SD", 2): "SD1-S2-DPTMXNX",
    ("2026-01-01", "SD", 4): "SD1-S4-CAVYDWA",
    ("2026-01-01", "SP", 1): "SP1-S1-IZLIYAH",
    ("2026-01-01", "SP", 2): "SP1-S2-SHCBOBI",
    ("2026-01-01", "SP", 4): "SP1-S4-JDAAYSQ",
    ("2026-02-28", "SD", 1): "SD1-S1-QABGBQT",
    ("2026-02-28", "SP", 4): "SP1-S4-AEVIRLO",
    ("2026-03-01", "SD", 1): "SD1-S1-KUDGHZC",
    ("2026-03-01", "SP", 4): "SP1-S4-LJAGYKZ",
    ("2028-02-29", "SD", 1): "SD1-S1-ULLPBFN",
    ("2028-02-29", "SP", 4): "SP1-S4-LQGSIMI",
    ("2099-12-31", "SD", 1): "SD1-S1-YYUJTFR",
    ("2099-12-31", "SP", 4): "SP1-S4-MROXWNT",
}


@pytest.mark.parametrize(("day", "key", "suits"), GOLDEN)
def test_the_deal_of_a_day_never_changes(day: str, key: str, suits: int) -> None:
    (variant,) = (each for each in VARIANTS if each.key == key)
    code = daily_code(date.fromisoformat(day).toordinal(), variant, suits)
    assert str(code) == GOLDEN[day, key, suits]


def test_every_day_and_every_game_has_a_deal_of_its_own() -> None:
    start = date(2026, 1, 1).toordinal()
    codes = [
        daily_code(day, variant, suits)
        for day in range(start, start + 3653)
        for variant in VARIANTS
        for suits in SUIT_COUNTS
    ]
    assert len({code.number for code in codes}) == len(codes)


def test_the_code_is_that_of_the_game_asked_for() -> None:
    code = daily_code(1, SPIDER, 4)
    assert (code.variant, code.suits) == (SPIDER, 4)


@pytest.mark.parametrize(("day", "suits"), [(0, 1), (-1, 1), (739000, 3)])
def test_no_such_day_or_deal(day: int, suits: int) -> None:
    with pytest.raises(ValueError, match=r"is 1 or more|has 1, 2 or 4"):
        daily_code(day, SPIDERETTE, suits)
