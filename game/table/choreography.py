"""How events look: each batch becomes legs that start from where the cards are now."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Final

from ..engine.events import Dealt, Event, Moved, Returned, RunRemoved, RunRestored, Turned
from ..engine.position import Position
from ..ui.motion import Easing, in_out_quad, linear, out_cubic
from . import tempo
from .beat import Beat
from .layout import Layout
from .rests import column_places, columns_of, run_place, stock_place
from .timeline import Leg, Place, Timeline, Track

COLUMN_LAYER: Final = 0
"""Cards that close ranks within their column."""
TRAVEL_LAYER: Final = 1
"""Cards that cross the table."""


class Choreography:
    """The picture's own copy of the position, with the timeline that leads to it.

    The board folds the same events as the game, so picture and position cannot disagree; when the
    timeline is empty every card lies where the layout puts the board's cards.
    """

    def __init__(self, layout: Layout, position: Position) -> None:
        self.layout = layout
        self.board = position.copy()
        self.timeline = Timeline()
        self.told = 0
        """How often the board has changed, or a way has begun."""
        self.speed = 1.0
        """How long everything takes: 1 normal, above it slower, 0 means no animation."""
        self.beats: list[Beat] = []
        """When the events of the batch told last are seen; none for undo or redo."""
        self._order = 0
        self._held: Mapping[int, Place] = {}
        self._scheduled: dict[int, Track] = {}

    def rest(self, column: int) -> list[Place]:
        """Where the cards of a column lie when nothing moves, bottom card first."""
        return column_places(self.layout, self.board, column)

    @property
    def landed_runs(self) -> int:
        """How many removed runs lie in their places already."""
        flying = self.timeline.tracks.keys()
        return sum(not any(card in flying for card in run) for run in self.board.runs)

    def relayout(self, layout: Layout) -> None:
        """Take another geometry; whatever moves comes to rest at once."""
        self.layout = layout
        self.timeline.finish()

    def show(self, position: Position) -> None:
        """Show a position without any animation."""
        self.told += 1
        self.board = position.copy()
        self.timeline.finish()

    def open(self, empty: Position, events: Iterable[Event], now: float) -> None:
        """Show the opening deal, from an empty table."""
        self.board = empty
        self.timeline.finish()
        self._tell_all(events, now, {}, tempo.OPENING_CASCADE, tempo.OPENING_TOTAL)

    def tell(self, events: Iterable[Event], now: float, held: Mapping[int, Place]) -> None:
        """Show what an action did; ``held`` says where cards from the player's hand start."""
        self._tell_all(events, now, held, tempo.DEAL_CASCADE, tempo.DEAL_TOTAL)

    def tell_quickly(self, events: Iterable[Event], now: float) -> None:
        """Show what undo or redo did: everything goes straight to its place together."""
        self._begin({})
        for event in events:
            columns = columns_of(event)
            before = self._before(event, columns, now)
            event.apply(self.board)
            for card, place in self._after(event, columns):
                self._go(card, place, now, tempo.QUICK, before[card], out_cubic, TRAVEL_LAYER)
        for track in self._scheduled.values():
            track.shorten(now, tempo.QUICK * self.speed)
        self._commit()

    def put_back(
        self, column: int, now: float, held: Mapping[int, Place], refused: bool = False
    ) -> None:
        """Let cards that were lifted from a column slide back to it, to shake if ``refused``."""
        self._begin(held)
        places = self.rest(column)
        sway = tempo.pixels(tempo.SHAKE_REACH, self._screen)
        shake = tempo.SHAKE * self.speed
        for card, place in zip(self.board.columns[column], places, strict=True):
            if card in held:
                way = math.dist(held[card][:2], place[:2])
                time = self._time(way, tempo.PUT_BACK_RANGE)
                self._fly(card, place, now, time, held[card])
                if refused:
                    legs = self._scheduled[card].legs
                    legs.append(Leg(now + time, shake, place, place, linear, sway=sway))
        self._commit()

    def _tell_all(
        self,
        events: Iterable[Event],
        now: float,
        held: Mapping[int, Place],
        cascade: float,
        total: float,
    ) -> None:
        self._begin(held)
        batch = tuple(events)
        dealt = sum(isinstance(event, Dealt) for event in batch)
        if dealt > 1:
            cascade = min(cascade, (total - tempo.DEAL_CARD) / (dealt - 1))
        beat = now  # when what follows from the events so far may begin
        freed: dict[int, float] = {}  # when the cards that lay on a column have left it
        deal_start = now
        for event in batch:
            columns = columns_of(event)
            before = self._before(event, columns, now)
            event.apply(self.board)
            if isinstance(event, Moved):
                beat = freed[event.source] = self._move(event, now, before)
            elif isinstance(event, Dealt):
                beat = self._deal(event, deal_start, before)
                deal_start += cascade * self.speed
            elif isinstance(event, Turned):
                free = freed.get(event.column, beat)
                self._turn(event, free + tempo.FLIP_DELAY * self.speed, before)
            elif isinstance(event, RunRemoved):
                freed[event.column] = self._remove(event, beat, before)
                beat += tempo.NEXT_RUN * self.speed
        self._commit()

    def _begin(self, held: Mapping[int, Place]) -> None:
        self.told += 1
        self._held = held
        self._scheduled = {}
        self.beats = []

    def _commit(self) -> None:
        if self.speed > 0:
            self.timeline.tracks.update(self._scheduled)
        else:
            self.timeline.finish()
        self._scheduled = {}

    def _before(self, event: Event, columns: tuple[int, ...], now: float) -> dict[int, Place]:
        """Where every card that an event may move is at this moment, on screen."""
        places = {}
        for column in columns:
            for card, place in zip(self.board.columns[column], self.rest(column), strict=True):
                places[card] = self._now(card, place, now)
        if isinstance(event, Dealt):
            places[event.card] = self._now(event.card, stock_place(self.layout, self.board), now)
        elif isinstance(event, RunRestored):
            home = run_place(self.layout, len(self.board.runs) - 1)
            places |= {card: self._now(card, home, now) for card in event.cards}
        return places

    def _after(self, event: Event, columns: tuple[int, ...]) -> list[tuple[int, Place]]:
        """Where those cards are to go, in the order in which they are drawn."""
        goals = [
            pair
            for column in columns
            for pair in zip(self.board.columns[column], self.rest(column), strict=True)
        ]
        if isinstance(event, Returned):
            goals.append((event.card, stock_place(self.layout, self.board)))
        elif isinstance(event, RunRemoved):
            home = run_place(self.layout, len(self.board.runs) - 1)
            goals += [(card, home) for card in event.cards]
        return goals

    def _now(self, card: int, rest: Place, now: float) -> Place:
        if card in self._scheduled:
            return self._scheduled[card].goal
        if card in self._held:
            return self._held[card]
        track = self.timeline.tracks.get(card)
        return track.pose(now).place() if track else rest

    def _move(self, event: Moved, now: float, before: dict[int, Place]) -> float:
        group = self.board.columns[event.target][-event.count :]
        self._close_ranks(event.source, now, before)
        self._close_ranks(event.target, now, before, leave_out=event.count)
        places = self.rest(event.target)[-event.count :]
        way = math.dist(before[group[0]][:2], places[0][:2])
        time = self._time(way, tempo.MOVE_RANGE)
        for card, place in zip(group, places, strict=True):
            self._fly(card, place, now, time, before[card])
        self.beats.append(Beat(event, now, now + time))
        return now + time

    def _deal(self, event: Dealt, start: float, before: dict[int, Place]) -> float:
        self._close_ranks(event.column, start, before, leave_out=1)
        place = self.rest(event.column)[-1]
        time = tempo.DEAL_CARD * self.speed
        self._fly(event.card, place, start, time, before[event.card])
        self.beats.append(Beat(event, start, start + time))
        return start + time

    def _turn(self, event: Turned, start: float, before: dict[int, Place]) -> None:
        card = self.board.columns[event.column][-1]
        place = self.rest(event.column)[-1]
        time = tempo.FLIP * self.speed
        self._go(card, place, start, time, before[card], in_out_quad, COLUMN_LAYER)
        self.beats.append(Beat(event, start, start + time))

    def _remove(self, event: RunRemoved, start: float, before: dict[int, Place]) -> float:
        """Gather the run on its king, let the pile fly to its place; tells when it takes off."""
        home = run_place(self.layout, len(self.board.runs) - 1)
        pile = before[event.cards[0]]
        last = len(event.cards) - 1
        gathered = start + (last * tempo.GATHER_CASCADE + tempo.GATHER) * self.speed
        off = gathered + tempo.GATHER_HOLD * self.speed
        way = math.dist(pile[:2], home[:2])
        flight = self._time(way, tempo.FLY_RANGE)
        for i, card in enumerate(event.cards):
            begin = start + (last - i) * tempo.GATHER_CASCADE * self.speed
            spot = before[card]
            self._go(card, pile, begin, tempo.GATHER * self.speed, spot, out_cubic, TRAVEL_LAYER)
            arc = way * tempo.ARC_SHARE
            self._fly(card, home, off, flight, pile, in_out_quad, arc)
        self._close_ranks(event.column, off, before)
        self.beats.append(Beat(event, start, off + flight))
        return off

    def _close_ranks(
        self, column: int, start: float, before: dict[int, Place], leave_out: int = 0
    ) -> None:
        """Bring the cards that stay in a column to the strips that it has now."""
        cards = self.board.columns[column]
        places = self.rest(column)
        keep = len(cards) - leave_out
        for card, place in zip(cards[:keep], places[:keep], strict=True):
            time = tempo.STRETCH * self.speed
            self._go(card, place, start, time, before[card], out_cubic, COLUMN_LAYER)

    def _fly(
        self,
        card: int,
        goal: Place,
        start: float,
        duration: float,
        origin: Place,
        easing: Easing = out_cubic,
        arc: float = 0.0,
    ) -> None:
        """Add a leg above the table; one that begins in the hand begins high up."""
        lifted = 1.0 if card in self._held else 0.0
        self._go(card, goal, start, duration, origin, easing, TRAVEL_LAYER, arc, lifted)

    def _go(
        self,
        card: int,
        goal: Place,
        start: float,
        duration: float,
        origin: Place,
        easing: Easing,
        layer: int,
        arc: float = 0.0,
        lifted: float | None = None,
    ) -> None:
        """Add a leg to a card's way; one that is there already, or on its way there, needs none."""
        track = self._scheduled.get(card)
        if track is None:
            held, running = card in self._held, self.timeline.tracks.get(card)
            if not held and goal == (running.goal if running else origin):
                return
            track = self._scheduled[card] = Track([], layer, self._order)
        elif track.goal == goal:
            return
        else:
            start = max(start, track.end)
            track.layer = max(track.layer, layer)
        self._order += 1
        track.order = self._order
        track.legs.append(Leg(start, duration, origin, goal, easing, arc, lifted))

    def _time(self, way: float, bounds: tuple[float, float]) -> float:
        """The time for a way of that many pixels, within bounds at normal speed."""
        return tempo.time_for(way, self._screen, bounds) * self.speed

    @property
    def _screen(self) -> int:
        """The short side of the window, in pixels."""
        return min(self.layout.width, self.layout.height)
