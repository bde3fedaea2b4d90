"""Ways of cards: none jumps, each ends where it lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.dealing import fresh
from game.engine.variants import SPIDERETTE
from game.play.commands import Command, Deal, Move, Redo, Undo
from game.play.gamecode import GameCode
from game.play.session import Accepted, Session
from game.table import tempo
from game.table.choreography import Choreography
from game.table.layout import Layout
from game.table.timeline import Place
from tests.plays import Choice, choices, codes, command, is_possible
from tests.sketch import table
from tests.table.windows import SIZES

SIZE = (640, 480)
CODE = GameCode(SPIDERETTE, 1, 29)

ONE_RUN = "game: SD S1\n1: xKS x9S JS\n2: x5S KS..2S\n3: x9S AS\n4: * QS"
"""The ace of column 3 completes a run in column 2; cards turn in both."""
TWO_RUNS = (
    "game: SD S1\n1: x9S KS..2S\n2: 8S\n3: x7S KS..2S\n4: 2S\n5: 3S\n6: 4S\n7: * 5S\n"
    "stock: AS 2S AS *7"
)
"""A deal brings the aces for runs in columns 1 and 3."""
LAST_RUN = "game: SD S1\nruns: S S S\n1: KS..2S\n2: AS"
SHORT_DEAL = "game: SD S1\n1: 2S\n2: 4S\n3: 6S\n4: 8S\n5: TS\n6: QS\n7: * KS\nstock: *3"
SWING = "game: SD S1\n1: 9S\n2: 9S 8S\n3: * KS"
"""The eight goes to and fro."""
TIGHT = "game: SD S1\n1: xAS x2S x3S x4S x5S x6S KS..8S TS 9S 8S KS..3S 9S\n2: * 8S"
"""Column 1 is pressed together; it gives way for one card more."""


class Spot(NamedTuple):
    """Where the upper left corner of a card is, how wide the card is."""

    x: float
    y: float
    width: float


class Show:
    """A game with its picture."""

    def __init__(self, session: Session, size: tuple[int, int] = SIZE) -> None:
        self.session = session
        self.variant = session.code.variant
        layout = Layout.of(*size, self.variant)
        self.stage = Choreography(layout, session.position)
        self.now = 50.0

    @classmethod
    def of(cls, sketch: str, size: tuple[int, int] = SIZE) -> Show:
        position = table(sketch)
        code = GameCode(position.variant, position.suits, 0)
        return cls(Session.at(code, position), size)

    def do(self, wanted: Command, held: dict[int, Place] | None = None) -> bool:
        outcome = self.session.do(wanted)
        if not isinstance(outcome, Accepted):
            return False
        if isinstance(wanted, Undo | Redo):
            self.stage.tell_quickly(outcome.events, self.now)
        else:
            self.stage.tell(outcome.events, self.now, held or {})
        return True

    def resize(self, size: tuple[int, int]) -> None:
        self.stage.relayout(Layout.of(*size, self.variant))

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.stage.timeline.advance(self.now)

    def goals(self) -> dict[int, Spot]:
        """Where every card lies by the game's own position; those in the stock on its top."""
        position, layout = self.session.position, self.stage.layout
        goals = {}
        for column, cards in enumerate(position.columns):
            down = position.down[column]
            for index, card in enumerate(cards):
                goals[card] = spot(layout.card_box(column, index, down, len(cards) - down))
        for run, box in zip(position.runs, layout.runs, strict=False):
            goals |= {card: spot(box) for card in run}
        top = layout.stock_cards(max(1, position.deals_left))[-1]
        return goals | {card: spot(top) for card in position.stock}

    def spots(self) -> dict[int, Spot]:
        """Where every card is now."""
        tracks = self.stage.timeline.tracks
        return self.goals() | {
            card: Spot(*track.pose(self.now)[:3]) for card, track in tracks.items()
        }

    def check(self) -> None:
        """What moves is on its way to where it lies."""
        assert self.stage.board == self.session.position
        goals, position = self.goals(), self.session.position
        up = {
            card
            for cards, down in zip(position.columns, position.down, strict=True)
            for card in cards[down:]
        } | {card for run in position.runs for card in run}
        for card, track in self.stage.timeline.tracks.items():
            assert Spot(*track.goal[:3]) == goals[card]
            assert track.goal.up == (card in up)
            assert track.pose(track.end) == pytest.approx(track.goal.pose())
            for before, after in zip(track.legs, track.legs[1:], strict=False):
                assert after.origin == before.goal
                assert after.start >= before.end

    def rest(self) -> None:
        """Everything comes to rest in its place."""
        self.check()
        self.wait(10.0)
        assert not self.stage.timeline.busy
        assert resting(self.stage) == {
            card: spot
            for card, spot in self.goals().items()
            if card in {card for cards in self.session.position.columns for card in cards}
        }


def spot(box: Sequence[int]) -> Spot:
    return Spot(box[0], box[1], box[2])


def resting(stage: Choreography) -> dict[int, Spot]:
    return {
        card: Spot(*place[:3])
        for column, cards in enumerate(stage.board.columns)
        for card, place in zip(cards, stage.rest(column), strict=True)
    }


def assert_no_jump(
    before: dict[int, Spot], after: dict[int, Spot], leave_out: Iterable[int]
) -> None:
    out = set(leave_out)
    for card, where in after.items():
        if card not in out:
            assert where == pytest.approx(before[card]), card


def carried(show: Show, move: Move) -> dict[int, Place]:
    """The group of a move, somewhere in the player's hand."""
    group = show.session.position.columns[move.source][-move.count :]
    width = show.stage.layout.card_width
    return {card: Place(33, 44 + 20 * i, width, up=True) for i, card in enumerate(group)}


SCENES = {
    "move": (ONE_RUN, Move(0, 3)),
    "run by a move": (ONE_RUN, Move(2, 1)),
    "two runs by a deal": (TWO_RUNS, Deal()),
    "win": (LAST_RUN, Move(1, 0)),
    "short deal": (SHORT_DEAL, Deal()),
    "tight column": (TIGHT, Move(1, 0)),
}
every_scene = pytest.mark.parametrize(("sketch", "wanted"), SCENES.values(), ids=SCENES)


@every_scene
@pytest.mark.parametrize("size", [(480, 320), (1280, 720), (480, 854)])
def test_every_action_ends_at_rest(sketch: str, wanted: Command, size: tuple[int, int]) -> None:
    show = Show.of(sketch, size)
    before = show.spots()
    assert show.do(wanted)
    assert_no_jump(before, show.spots(), show.session.position.stock)
    show.rest()
    if not show.session.position.won:
        for again in (Undo(), Redo(), Undo()):
            before = show.spots()
            assert show.do(again)
            assert_no_jump(before, show.spots(), show.session.position.stock)
            show.rest()


@every_scene
@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.3, 0.6])
def test_a_new_size_puts_everything_to_rest(sketch: str, wanted: Command, seconds: float) -> None:
    show = Show.of(sketch)
    show.do(wanted)
    show.wait(seconds)
    show.resize((480, 854))
    assert not show.stage.timeline.busy
    show.rest()


@every_scene
def test_without_speed_nothing_moves(sketch: str, wanted: Command) -> None:
    show = Show.of(sketch)
    show.stage.speed = 0.0
    held = carried(show, wanted) if isinstance(wanted, Move) else {}
    show.do(wanted, held)
    assert not show.stage.timeline.busy
    show.rest()
    assert show.stage.landed_runs == len(show.session.position.runs)
    show.do(Undo())
    assert not show.stage.timeline.busy
    show.rest()


@pytest.mark.parametrize("speed", [0.5, 2.0])
@every_scene
def test_speed_stretches_the_whole_way(sketch: str, wanted: Command, speed: float) -> None:
    normal, other = Show.of(sketch), Show.of(sketch)
    other.stage.speed = speed
    for show in (normal, other):
        show.do(wanted)
    for card, track in normal.stage.timeline.tracks.items():
        twin = other.stage.timeline.tracks[card]
        assert twin.end - other.now == pytest.approx(speed * (track.end - normal.now))


@every_scene
def test_undo_is_quick_whatever_it_takes_back(sketch: str, wanted: Command) -> None:
    show = Show.of(sketch)
    show.do(wanted)
    show.wait(0.1)
    if show.do(Undo()):
        ends = {track.end for track in show.stage.timeline.tracks.values()}
        assert max(ends) == pytest.approx(show.now + tempo.QUICK)


def test_cards_start_from_the_hand() -> None:
    show = Show.of(ONE_RUN)
    move = Move(2, 1)
    held = carried(show, move)
    show.do(move, held)
    for card, place in held.items():
        assert show.spots()[card] == Spot(*place[:3])
    show.rest()


def test_cards_put_back_slide_home() -> None:
    show = Show.of(ONE_RUN)
    held = carried(show, Move(2, 1))
    before = show.spots()
    show.stage.put_back(2, show.now, held)
    (card,) = held
    assert show.spots() == before | {card: Spot(*held[card][:3])}
    show.rest()


def test_a_card_turns_only_after_it_is_free() -> None:
    show = Show.of(ONE_RUN)
    show.do(Move(0, 3))
    turning = show.session.position.columns[0][-1]
    group = show.session.position.columns[3][-1]
    tracks = show.stage.timeline.tracks
    assert tracks[turning].legs[0].start >= tracks[group].end
    assert not tracks[turning].pose(tracks[group].end).place().up


def test_two_runs_fly_one_after_the_other() -> None:
    show = Show.of(TWO_RUNS)
    show.do(Deal())
    one, two = show.session.position.runs
    tracks = show.stage.timeline.tracks
    row = [cards[-1] for cards in show.session.position.columns[3:]]
    landed = max(tracks[card].end for card in row)
    assert min(tracks[card].legs[-1].start for card in one) > landed
    assert min(tracks[card].end for card in two) > max(tracks[card].end for card in one)
    counts = []
    while show.stage.timeline.busy:
        counts.append(show.stage.landed_runs)
        show.wait(0.01)
    assert sorted(set(counts)) == [*counts[:1], 1]
    assert counts == sorted(counts)
    assert show.stage.landed_runs == 2


def test_a_run_is_gathered_before_it_flies() -> None:
    show = Show.of(ONE_RUN)
    show.do(Move(2, 1))
    (run,) = show.session.position.runs
    tracks = show.stage.timeline.tracks
    off = {tracks[card].legs[-1].start for card in run}
    (start,) = off
    assert len({Spot(*tracks[card].pose(start)[:3]) for card in run}) == 1


def test_a_card_on_its_way_does_not_stop_for_another_action() -> None:
    show = Show(Session(CODE))
    assert show.do(Move(5, 2))
    (card,) = show.session.position.columns[2][-1:]
    show.wait(0.05)
    end = show.stage.timeline.tracks[card].end
    assert show.do(Deal())
    assert show.stage.timeline.tracks[card].end == end
    show.rest()


def test_later_cards_fly_above_earlier_ones() -> None:
    show = Show(Session(CODE))
    show.do(Move(5, 2))
    moved = show.session.position.columns[2][-1]
    show.do(Deal())
    tracks = show.stage.timeline.tracks
    dealt = [cards[-1] for cards in show.session.position.columns]
    orders = [tracks[card].order for card in (moved, *dealt)]
    assert orders == sorted(orders)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_opening_deal_comes_from_the_stock(size: tuple[int, int]) -> None:
    session = Session(CODE)
    show = Show(session, size)
    start = show.stage.layout.stock_cards(4)[-1]
    show.stage.open(fresh(CODE.variant, CODE.suits, CODE.number), session.opening, show.now)
    dealt = {card for cards in session.position.columns for card in cards}
    assert show.stage.timeline.tracks.keys() == dealt
    assert {where for card, where in show.spots().items() if card in dealt} == {spot(start)}
    last = max(track.end for track in show.stage.timeline.tracks.values())
    assert last - show.now < tempo.OPENING_TOTAL + tempo.FLIP_DELAY + tempo.FLIP + 1e-6
    show.rest()


def test_the_picture_keeps_its_own_position() -> None:
    session = Session(CODE)
    show = Show(session)
    session.do(Move(5, 2))
    assert show.stage.board != session.position
    show.stage.show(session.position)
    assert show.stage.board == session.position
    assert show.stage.board is not session.position


def test_held_undo_over_a_hundred_moves() -> None:
    show = Show.of(SWING)
    start = show.session.position.copy()
    pair = Move(1, 0), Move(0, 1)
    for i in range(100):
        assert show.do(pair[i % 2])
        show.wait(1 / 30)
    for _ in range(100):
        before = show.spots()
        assert show.do(Undo())
        assert_no_jump(before, show.spots(), ())
        show.check()
        show.wait(1 / 30)
    assert not show.do(Undo())
    show.rest()
    assert show.session.position == start


waits = st.lists(st.sampled_from([0.0, 1 / 60, 0.1, 0.25, 2.0]), min_size=1)


@settings(max_examples=60, deadline=None)
@given(codes, choices, waits, st.sampled_from([(480, 320), (1280, 720), (480, 854)]))
def test_random_play(
    code: GameCode, played: list[Choice], pauses: list[float], size: tuple[int, int]
) -> None:
    show = Show(Session(code), size)
    for i, choice in enumerate(played):
        wanted = command(show.session, choice)
        if not is_possible(show.session, wanted):
            continue
        held = carried(show, wanted) if isinstance(wanted, Move) and choice[3] % 2 else {}
        before = show.spots() | {card: Spot(*place[:3]) for card, place in held.items()}
        stock = list(show.session.position.stock)
        if show.do(wanted, held):
            hidden = set(show.session.position.stock) & set(stock)
            assert_no_jump(before, show.spots(), hidden)
        show.check()
        show.wait(pauses[i % len(pauses)])
    show.rest()
