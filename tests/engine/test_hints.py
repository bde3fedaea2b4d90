"""What is hinted, what it is based on, where it leads."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import referee
from game.engine.dealing import refuse_deal
from game.engine.hint_book import ColumnBook
from game.engine.hint_search import LineSearch
from game.engine.hint_trail import Trail
from game.engine.hint_value import table_worth
from game.engine.hints import MOST, Hint, HintSearch, Reason, hints
from game.engine.moves import Shift, legal_moves, refuse_move
from game.engine.position import Position
from game.engine.rules import Refusal
from game.engine.variants import SPIDER, SPIDERETTE
from game.engine.veil import key, veiled, veiled_deck
from game.play.commands import Deal, Move
from game.play.gamecode import CODES, GameCode
from game.play.session import Accepted, Session
from game.play.trail import trail_of
from tests.plays import Choice, choices, command, is_possible
from tests.sketch import table

OPEN = """
game: SP S2
runs: S S S S H
1: 9H 8H 7H 6H
2: TH 9H
3: JH TH
4: KH QH 5H 4H
5: 3H 2H
6: AH 8H
7: 7H 6H
8: 5H 4H 3H
9: 2H AH
10: * KH
"""
"""A table on which much can be done."""
FEW = 40  # positions that a search looks at where only what it is based on matters
SOME = settings(max_examples=60, deadline=None)

codes = st.builds(GameCode, st.just(SPIDER), st.sampled_from((1, 2, 4)), st.integers(0, CODES - 1))


def trail(*positions: Position) -> Trail:
    made = Trail()
    for position in positions:
        made.add(position)
    return made


def found(position: Position, way: Trail | None = None, limit: int = FEW) -> tuple[Hint, ...]:
    search = HintSearch(position, way or trail(position), limit)
    assert search.step(limit)
    return search.hints()


def blocked(*columns: str) -> Position:
    """Those columns, then kings and aces that let nothing move, the rest hidden."""
    idle = ["AS", "AH", "KS", "KH", "AS", "AH", "AS", "AH", "KH"]
    lines = [*columns, *idle][:9]
    rows = [f"{number}: {cards}" for number, cards in enumerate(lines, start=1)]
    return table("\n".join(["game: SP S2", *rows, "10: * KH KS AH", "stock: *50"]))


def first(position: Position) -> Hint:
    return hints(position, trail(position))[0]


def played(code: GameCode, moves: list[Choice]) -> Session:
    session = Session(code)
    for choice in moves:
        wanted = command(session, choice)
        if is_possible(session, wanted):
            session.do(wanted)
    return session


def reshuffled(position: Position, seed: int) -> Position:
    """The position with its hidden cards in another order."""
    other = position.copy()
    hidden = [*other.stock]
    for cards, down in zip(other.columns, other.down, strict=True):
        hidden += cards[:down]
    Random(seed).shuffle(hidden)
    other.stock = [hidden.pop() for _ in other.stock]
    for cards, down in zip(other.columns, other.down, strict=True):
        cards[:down] = [hidden.pop() for _ in range(down)]
    return other


# --- What a hint may know -----------------------------------------------------------------------


@SOME
@given(codes, choices, st.integers(0, 99))
def test_hidden_cards_change_no_hint(code: GameCode, moves: list[Choice], seed: int) -> None:
    position = played(code, moves).position
    other = reshuffled(position, seed)
    assert key(other) == key(position)
    assert found(other) == found(position)


@SOME
@given(codes, choices)
def test_a_hint_changes_nothing(code: GameCode, moves: list[Choice]) -> None:
    session = played(code, moves)
    before = session.position.copy()
    way = trail_of(session)
    assert found(session.position, way) == found(session.position, way)
    assert session.position == before


def test_a_face_down_card_is_no_target_and_no_part_of_a_group() -> None:
    """The hidden nine would make a pair with the eight, the hidden king a run (cases H 85, A 2)."""
    position = blocked("x9S 8S", "9H", "xKS QS..2S", "AS")
    assert [hint for hint in hints(position, trail(position)) if hint.shift == Shift(0, 1, 1)]
    for hint in hints(position, trail(position)):
        assert hint.shift is not None
        assert refuse_move(position, hint.shift.source, hint.shift.target, hint.shift.count) is None
        assert hint.reason is not Reason.COMPLETES_RUN


def test_cards_that_look_alike_are_one_to_the_veil() -> None:
    deck = veiled_deck(SPIDER.cards, 1)
    assert {deck.faces[card] for card in range(0, 104, 13)} == {0}
    assert len(set(deck.faces) - {deck.blank}) == 13
    assert len(set(veiled_deck(SPIDER.cards, 4).faces) - {deck.blank}) == 52


@SOME
@given(codes, choices)
def test_a_veil_over_a_veil_changes_nothing(code: GameCode, moves: list[Choice]) -> None:
    veil = veiled(played(code, moves).position)
    again = veiled(veil)
    assert (again.columns, again.stock, again.down) == (veil.columns, veil.stock, veil.down)


def test_a_key_tells_positions_apart_by_what_is_seen() -> None:
    one = "game: SP S1\n1: 4S\n2: 5S\n3: 6S 5S\n4: * KS\nstock: *50"
    assert key(table(one)) == key(table(one.replace("1: 4S\n2: 5S", "1: 5S\n2: 4S")))
    assert key(table(one)) != key(table(one.replace("1: 4S", "1: 3S")))
    assert key(table(one)) != key(table(one.replace("*50", "*40")))


# --- The search plays by the rules --------------------------------------------------------------


@SOME
@given(codes, choices, st.lists(st.integers(0, 999), max_size=12))
def test_the_book_says_what_the_referee_does(
    code: GameCode, moves: list[Choice], picks: list[int]
) -> None:
    """Along a random line every move in the book is legal, and makes what the referee makes."""
    position = veiled(played(code, moves).position)
    if position.won:
        return
    book = ColumnBook(position)
    numbers = book.table(position)
    for pick in picks:
        steps = book.moves(numbers)
        legal = legal_moves(position)
        assert {Shift(*step) for step in steps} <= set(legal)
        assert _outcomes(position, [Shift(*step) for step in steps]) == _outcomes(position, legal)
        if not steps:
            return
        source, target, count = steps[pick % len(steps)]
        result = book.result(numbers[source], numbers[target], count)
        before, runs, worth = key(position), len(position.runs), table_worth(position)
        assert not isinstance(referee.move(position, source, target, count), Refusal)
        after = [*numbers]
        after[source], after[target] = result.source, result.target
        numbers = tuple(after)
        assert numbers == book.table(position)
        assert result.signature == key(position) - before
        assert result.worth == table_worth(position) - worth
        assert result.runs == len(position.runs) - runs
        if position.won:
            return


def _outcomes(position: Position, shifts: list[Shift]) -> set[int]:
    keys = set()
    for shift in shifts:
        after = veiled(position)
        referee.move(after, shift.source, shift.target, shift.count)
        keys.add(key(after))
    return keys


def test_the_book_refuses_a_move_that_the_judge_refuses() -> None:
    position = veiled(table("game: SP S1\n1: 4S\n2: 6S\n3: * KS\nstock: *50"))
    book = ColumnBook(position)
    numbers = book.table(position)
    with pytest.raises(ValueError, match="no legal move"):
        book.result(numbers[0], numbers[1], 1)


@SOME
@given(codes, choices)
def test_there_is_always_a_legal_hint(code: GameCode, moves: list[Choice]) -> None:
    session = played(code, moves)
    position = session.position
    given_hints = found(position, trail_of(session))
    assert bool(given_hints) != position.won
    assert len(given_hints) <= MOST
    shifts = [hint.shift for hint in given_hints]
    assert len(set(shifts)) == len(shifts)
    for hint in given_hints:
        if hint.shift is not None:
            assert hint.shift in legal_moves(position)
        else:
            assert len(given_hints) == 1
            can_deal = refuse_deal(position) is None
            assert hint.reason is (Reason.DEAL if can_deal else Reason.NOTHING)


@pytest.mark.parametrize("suits", [1, 2, 4])
@pytest.mark.parametrize("number", [3, 4, 5])
def test_following_hints_comes_to_an_end_without_going_back(suits: int, number: int) -> None:
    session = Session(GameCode(SPIDER, suits, number))
    keys = {key(session.position)}
    while not session.position.won:
        hint = found(session.position, trail_of(session))[0]
        if hint.reason is Reason.NOTHING:
            break
        shift = hint.shift
        assert (shift is None) == (hint.reason is Reason.DEAL)
        wanted = Move(shift.source, shift.target, shift.count) if shift else Deal()
        assert isinstance(session.do(wanted), Accepted)
        assert key(session.position) not in keys
        keys.add(key(session.position))
    assert len(session.actions) < 400


def test_a_search_in_pieces_finds_the_same() -> None:
    position = table(OPEN)
    search = HintSearch(position, trail(position), limit=100)
    pieces = 1
    while not search.step(7):
        assert search.hints()
        pieces += 1
    assert pieces == 15
    assert search.hints() == found(position, limit=100)


def test_a_search_may_go_on_while_the_game_does() -> None:
    session = Session(GameCode(SPIDER, 2, 7))
    expected = found(session.position)
    search = HintSearch(session.position, trail(session.position), FEW)
    session.do(Deal())
    search.step(FEW)
    assert search.hints() == expected


# --- The order of the advice --------------------------------------------------------------------


def test_turning_a_card_comes_before_the_same_suit() -> None:
    position = blocked("xKS 5H", "6S", "KH 5S", "QH 6H")
    reasons = [hint.reason for hint in hints(position, trail(position))]
    assert reasons[0] is Reason.TURNS_CARD
    assert Reason.JOINS_SUIT in reasons


def test_of_two_targets_the_one_of_the_same_suit_is_preferred() -> None:
    position = blocked("xKS 5H", "KH 6S", "KH 6H", "KS 6S")
    turning = hints(position, trail(position))
    assert turning[0] == Hint(Reason.TURNS_CARD, Shift(0, 2, 1))
    assert {hint.shift for hint in turning[1:]} == {Shift(0, 1, 1), Shift(0, 3, 1)}


def test_the_same_suit_is_joined() -> None:
    assert first(blocked("KS 5H", "KS 6H")) == Hint(Reason.JOINS_SUIT, Shift(0, 1, 1))


def test_a_pair_is_not_parted_for_another_of_the_same_kind() -> None:
    assert first(blocked("KS 6S 5S", "KS 6S")) == Hint(Reason.DEAL)


def test_a_finished_run_comes_first() -> None:
    position = blocked("KS..2S", "xKH AS", "xKS 5S", "6S")
    assert first(position) == Hint(Reason.COMPLETES_RUN, Shift(1, 0, 1))


def test_a_column_is_emptied() -> None:
    assert first(blocked("5S", "KS 6H")) == Hint(Reason.EMPTIES_COLUMN, Shift(0, 1, 1))


def test_a_useful_move_into_an_empty_column_is_proposed() -> None:
    """Also where it is the only useful one (case H 83)."""
    assert first(blocked("", "xKS 9S")) == Hint(Reason.TURNS_CARD, Shift(1, 0, 1))


def test_an_empty_column_serves_to_bring_a_suit_together() -> None:
    """The hearts step aside, then the ten joins the jack."""
    position = blocked("", "KS JS TH", "KH TS")
    assert first(position) == Hint(Reason.MOVES_TO_EMPTY, Shift(1, 0, 1))


def test_a_king_goes_to_an_empty_column() -> None:
    """Beneath it lies the two that the ace needs."""
    position = blocked("", "4S 2S KH", "3S AS")
    assert first(position) == Hint(Reason.KING_TO_EMPTY, Shift(1, 0, 1))


def test_the_first_step_of_a_line_prepares() -> None:
    """The eight goes from one nine to another, so that its nine can turn a card."""
    position = blocked("xQS 9S 8H", "KH 9S", "KH TH")
    assert first(position) == Hint(Reason.PREPARES, Shift(0, 1, 1))


# --- Before a deal, after the last one ----------------------------------------------------------


FILLING = """
game: SP S2
runs: S S H
1:
2: 6H 5H 4S
3: 6H 5H
4: KS QS
5: KS QS
6: KH QH
7: KH
8: KH
9: AS
10: AH
stock: *50
"""
"""An empty column, and nothing to do but to fill it."""


def test_a_deal_is_proposed_when_no_move_is_left() -> None:
    assert hints(blocked(), trail(blocked())) == (Hint(Reason.DEAL),)


def test_an_empty_column_is_filled_before_a_deal_and_stays_filled() -> None:
    """The four could leave its new column again, for another five; but nothing would be won."""
    position = table(FILLING)
    way = trail(position)
    given_hints = hints(position, way)
    assert {hint.reason for hint in given_hints} == {Reason.FILL_COLUMN}
    assert given_hints[0].shift == Shift(1, 0, 1)
    referee.move(position, 1, 0, 1)
    assert hints(position, trail(position)) == (Hint(Reason.EMPTIES_COLUMN, Shift(0, 1, 1)),)
    way.add(position)
    assert hints(position, way) == (Hint(Reason.DEAL),)


def test_of_equally_cheap_cards_the_highest_fills_the_column() -> None:
    position = table(
        "game: SP S2\nruns: S S H\n1:\n2: 6H 5H 4H\n3: AS 9S\n4: AS KH\n5: KS QS\n6: KH QH\n"
        "7: KS\n8: AH\n9: AH\n10: AH\nstock: *50"
    )
    shifts = [hint.shift for hint in hints(position, trail(position))]
    assert shifts[:2] == [Shift(3, 0, 1), Shift(2, 0, 1)]


def test_after_a_fill_was_taken_back_it_is_proposed_again() -> None:
    before = table(FILLING)
    way = trail(before)
    expected = hints(before, way)
    after = before.copy()
    referee.move(after, 1, 0, 1)
    way.add(after)
    assert way.mark is not None
    way.drop()
    assert way.mark is None
    assert hints(before, way) == expected


def test_a_deal_lifts_the_mark_of_the_fill() -> None:
    before = table(FILLING)
    after = before.copy()
    referee.move(after, 1, 0, 1)
    dealt = after.copy()
    referee.deal(dealt)
    assert trail(before, after).mark is not None
    assert trail(before, after, dealt).mark is None


def test_nothing_helps_in_a_stuck_game() -> None:
    position = table(
        "game: SP S1\nruns: S S S S S S S\n1: KS 2S\n2: QS 4S\n3: JS 6S\n4: TS 8S\n5: 9S 7S\n"
        "6: 5S 3S\n7: AS"
    )
    assert first(position).reason is not Reason.NOTHING
    pairs = ["AS 2S KS", "3S 4S JS", "QS 9S", "TS 7S", "6S 8S 5S"]
    rows = [f"{number + 1}: {pairs[number // 2]}" for number in range(10)]
    stuck = table("\n".join(["game: SP S1", "runs: S S S S S S", *rows]))
    assert legal_moves(stuck) == []
    assert hints(stuck, trail(stuck)) == (Hint(Reason.NOTHING),)


def test_nothing_helps_when_the_deal_can_no_longer_be_reached() -> None:
    position = table("game: SP S1\nruns: S S S S\n1: KS QS\nstock: *50")
    assert hints(position, trail(position)) == (Hint(Reason.NOTHING),)


def test_a_line_back_is_never_proposed() -> None:
    """The only useful move leads to where the game has been."""
    position = blocked("KS 5H", "KS 6H")
    after = position.copy()
    referee.move(after, 0, 1, 1)
    assert first(position).reason is Reason.JOINS_SUIT
    assert hints(position, trail(after, position)) == (Hint(Reason.DEAL),)


def test_spiderette_has_no_hints() -> None:
    position = Session(GameCode(SPIDERETTE, 1, 3)).position
    assert hints(position, trail(position)) == ()


def test_a_won_game_has_no_hints() -> None:
    position = table("game: SP S1\nruns: S S S S S S S\n1: KS..2S\n2: AS")
    assert hints(position, trail(position)) == (Hint(Reason.COMPLETES_RUN, Shift(1, 0, 1)),)
    referee.move(position, 1, 0, 1)
    assert hints(position, trail(position)) == ()


def test_a_win_ends_the_search() -> None:
    search = LineSearch(
        veiled(table("game: SP S1\nruns: S S S S S S S\n1: KS..2S\n2: AS")), Trail()
    )
    assert search.step(1)


# --- The trail ----------------------------------------------------------------------------------


def test_a_session_leaves_the_trail_of_what_is_in_force() -> None:
    session = Session(GameCode(SPIDER, 2, 9))
    keys = [key(session.position)]
    for _ in range(3):
        shift = found(session.position, trail_of(session))[0].shift
        session.do(Move(shift.source, shift.target, shift.count) if shift else Deal())
        keys.append(key(session.position))
    assert trail_of(session).visited == frozenset(keys)
    assert trail_of(Session.at(session.code, session.position)).visited == {keys[-1]}
