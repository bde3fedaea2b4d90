from __future__ import annotations

from typing import Any

import pytest

from game.engine.dealing import fresh, opening_events, refuse_deal
from game.engine.events import Dealt
from game.engine.referee import is_stuck
from game.engine.rules import Refusal, Rule
from game.engine.variants import SPIDER, SPIDERETTE, Variant
from game.play.commands import Deal
from game.play.gamecode import GameCode
from game.play.session import Accepted, Session
from tests.data_files import DEALS


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal["code"])
def test_published_layouts(deal: dict[str, Any]) -> None:
    code = GameCode.read(deal["code"])
    position = Session(code).position
    name = position.deck.name
    columns = [
        {"down": [name(card) for card in cards[:down]], "up": [name(card) for card in cards[down:]]}
        for cards, down in zip(position.columns, position.down, strict=True)
    ]
    assert columns == deal["columns"]
    assert [name(card) for card in reversed(position.stock)] == deal["stock"]


def test_layouts_of_every_kind_are_published() -> None:
    kinds = {deal["code"].rpartition("-")[0] for deal in DEALS}
    assert kinds == {f"{game}-S{suits}" for game in ("SD1", "SP1") for suits in (1, 2, 4)}


def test_opening_of_spiderette_goes_row_by_row() -> None:
    position = fresh(SPIDERETTE, 1, 29)
    columns = [event.column for event in opening_events(position) if isinstance(event, Dealt)]
    rows = [range(start, 7) for start in range(7)]
    assert columns == [column for row in rows for column in row]


def test_opening_of_spider_goes_round_and_round() -> None:
    position = fresh(SPIDER, 1, 29)
    columns = [event.column for event in opening_events(position) if isinstance(event, Dealt)]
    assert columns == [*range(10)] * 5 + [0, 1, 2, 3]


@pytest.mark.parametrize("code", ["SD1-S4-AAAAABD", "SP1-S4-AAAAABD"])
def test_only_the_last_card_of_each_column_is_face_up(code: str) -> None:
    position = Session(GameCode.read(code)).position
    assert position.down == [len(cards) - 1 for cards in position.columns]


@pytest.mark.parametrize(
    ("code", "rows"),
    [("SD1-S4-AAAAABD", [7, 7, 7, 3]), ("SP1-S4-AAAAABD", [10, 10, 10, 10, 10])],
)
def test_rows_of_the_stock(code: str, rows: list[int]) -> None:
    session = Session(GameCode.read(code))
    for left, row in zip(range(len(rows), 0, -1), rows, strict=True):
        assert session.position.deals_left == left
        coming = session.position.stock[: -row - 1 : -1]
        outcome = session.do(Deal())
        assert isinstance(outcome, Accepted)
        dealt = [event for event in outcome.events if isinstance(event, Dealt)]
        assert [event.column for event in dealt] == list(range(row))
        assert [event.card for event in dealt] == coming
        assert all(event.face_up for event in dealt)
    assert session.position.deals_left == 0


@pytest.mark.parametrize(("variant", "missing"), [(SPIDERETTE, 0), (SPIDER, 0), (SPIDER, 1)])
def test_as_many_cards_as_columns_are_enough(variant: Variant, missing: int) -> None:
    """They lie in one column, so that the player can still spread them (case 6)."""
    position = fresh(variant, 1, 29)
    cards = [position.stock.pop() for _ in range(variant.columns - missing)]
    position.columns[3] = cards
    rule = Rule.TOO_FEW_CARDS if missing else Rule.EMPTY_COLUMN
    assert refuse_deal(position) == Refusal(rule, 0)
    assert is_stuck(position) == bool(missing)
    position.columns = [[card] for card in cards] + [[]] * missing
    assert (refuse_deal(position) is None) == (not missing)
