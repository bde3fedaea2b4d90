from __future__ import annotations

import pytest

from game.engine.variants import SPIDER, SPIDERETTE


def test_numbers_of_spiderette() -> None:
    assert (SPIDERETTE.columns, SPIDERETTE.cards, SPIDERETTE.runs) == (7, 52, 4)
    assert (sum(SPIDERETTE.opening), sum(SPIDERETTE.deals)) == (28, 24)
    assert not SPIDERETTE.hints
    assert not SPIDERETTE.announces_stuck


def test_numbers_of_spider() -> None:
    assert (SPIDER.columns, SPIDER.cards, SPIDER.runs) == (10, 104, 8)
    assert (sum(SPIDER.opening), sum(SPIDER.deals)) == (54, 50)
    assert SPIDER.hints
    assert SPIDER.announces_stuck


@pytest.mark.parametrize(("stock", "deals"), [(24, 4), (17, 3), (10, 2), (3, 1), (0, 0)])
def test_deals_left_in_spiderette(stock: int, deals: int) -> None:
    assert SPIDERETTE.deals_left(stock) == deals


@pytest.mark.parametrize(("stock", "deals"), [(50, 5), (40, 4), (10, 1), (0, 0)])
def test_deals_left_in_spider(stock: int, deals: int) -> None:
    assert SPIDER.deals_left(stock) == deals
