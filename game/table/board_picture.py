"""A board as it is drawn: where its cards are seen, how those that move look."""

from __future__ import annotations

from ..engine.moves import tail_start
from ..ui.compositor import Sprite
from ..ui.style import Style
from .airborne import Flying, rise, with_shadows
from .box import Box, bounds
from .card_sprites import CardSprites
from .choreography import COLUMN_LAYER, Choreography
from .columns_view import ColumnsView
from .furniture import REACH
from .hand import column_counts
from .layout import Layout
from .timeline import Pose, Track, together


class BoardPicture:
    """What every picture of a board has in common, whatever stands around the columns.

    A subclass sets the attributes before it asks for anything.
    """

    style: Style
    layout: Layout
    stage: Choreography
    sprites: CardSprites
    columns: ColumnsView

    def stock_box(self) -> Box:
        """The stock as it is seen: its place, once it is empty."""
        return bounds(self.layout.stock_cards(max(1, self.stage.board.deals_left)))

    def last_card(self, column: int) -> Box:
        """The last card of a column, or its place if it is empty."""
        down, up = column_counts(self.stage.board)[column]
        if down + up == 0:
            return self.layout.slot(column)
        return self.layout.card_box(column, down + up - 1, down, up)

    def card_strip(self, column: int, index: int) -> Box:
        """The part of a card that can be seen in its column."""
        down, up = column_counts(self.stage.board)[column]
        box = self.layout.card_box(column, index, down, up)
        return box._replace(h=min(box.h, self.layout.strip_height(index, down, up)))

    def stock_at(self, x: int, y: int) -> bool:
        """Whether a pixel belongs to the stock."""
        return self.layout.stock.grow(REACH).contains(x, y)

    def button_at(self, x: int, y: int) -> str | None:
        """The button at a pixel; the game code counts as one."""
        for name, box in self.layout.buttons.items():
            if box.contains(x, y):
                return name
        code = self.layout.furniture.numbers.code
        if code is not None and code.box.grow(REACH).contains(x, y):
            return "code"
        return None

    def moving(self, lifted: frozenset[int], now: float) -> list[Sprite]:
        """The cards on their way with those that lie on them, but for the ``lifted`` ids.

        They come in the order in which they are drawn.
        """
        tracks = self.stage.timeline.tracks
        if not tracks:
            return []
        board = self.stage.board
        drawn: list[Flying] = []
        flying: dict[Pose, tuple[int, Track]] = {}
        in_columns: set[int] = set()
        covered: set[int] = set()
        for column, cards in enumerate(board.columns):
            lifts = tail_start(board, column)
            places = None
            for index in range(self.columns.resting(column, lifted), len(cards)):
                card = cards[index]
                in_columns.add(card)
                if card in lifted:
                    continue
                track = tracks.get(card)
                next_card = cards[index + 1] if index + 1 < len(cards) else None
                under = next_card is not None and together(track, tracks.get(next_card))
                if track is not None and track.layer != COLUMN_LAYER:
                    _pile_up(flying, card, track, now)
                    covered |= {card} if under else set()
                    continue
                if track is not None:
                    pose = track.pose(now)
                else:
                    places = places or self.stage.rest(column)
                    pose = places[index].pose()
                sprite = self.sprites.posed(card, pose, index < lifts, under)
                drawn.append(Flying((COLUMN_LAYER, column, index), sprite, (), 0.0))
        for card, track in tracks.items():
            if card not in in_columns:
                _pile_up(flying, card, track, now)
        drawn += (
            self._flying(card, track, now, card in covered) for card, track in flying.values()
        )
        return with_shadows(self.style, self.sprites.art.radius, drawn)

    def _flying(self, card: int, track: Track, now: float, covered: bool) -> Flying:
        """A card that crosses the table, perhaps ``covered`` by one that flies with it."""
        leg = track.leg(now)
        height = leg.height(now)
        pose = leg.pose(now)
        pose = pose._replace(y=pose.y - rise(self.layout, height))
        group = (leg.start, leg.duration, leg.goal.x)
        key = (track.layer, track.order, 0)
        return Flying(key, self.sprites.posed(card, pose, covered=covered), group, height)


def _pile_up(flying: dict[Pose, tuple[int, Track]], card: int, track: Track, now: float) -> None:
    """Add a card to those that cross the table; of a pile only the topmost is seen."""
    pose = track.pose(now)
    if pose not in flying or flying[pose][1].order < track.order:
        flying[pose] = card, track
