"""A board as it is drawn: where its cards are seen, how those that move look."""

from __future__ import annotations

from ..engine.moves import tail_start
from ..ui.compositor import Sprite
from .box import Box, bounds
from .card_sprites import CardSprites
from .choreography import COLUMN_LAYER, Choreography
from .columns_view import ColumnsView
from .hand import column_counts
from .layout import Layout


class BoardPicture:
    """What every picture of a board has in common, whatever stands around the columns.

    A subclass sets the attributes before it asks for anything.
    """

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

    def moving(self, lifted: frozenset[int], now: float) -> list[Sprite]:
        """The cards on their way with those that lie on them, but for the ``lifted`` ids.

        They come in the order in which they are drawn.
        """
        tracks = self.stage.timeline.tracks
        if not tracks:
            return []
        board = self.stage.board
        drawn: list[tuple[tuple[int, int, int], Sprite]] = []
        in_columns: set[int] = set()
        for column, cards in enumerate(board.columns):
            lifts = tail_start(board, column)
            places = None
            for index in range(self.columns.resting(column, lifted), len(cards)):
                card = cards[index]
                in_columns.add(card)
                if card in lifted:
                    continue
                track = tracks.get(card)
                if track is not None and track.layer != COLUMN_LAYER:
                    sprite = self.sprites.posed(card, track.pose(now))
                    drawn.append(((track.layer, track.order, 0), sprite))
                    continue
                if track is not None:
                    pose = track.pose(now)
                else:
                    places = places or self.stage.rest(column)
                    pose = places[index].pose()
                sprite = self.sprites.posed(card, pose, dim=index < lifts)
                drawn.append(((COLUMN_LAYER, column, index), sprite))
        for card, track in tracks.items():
            if card not in in_columns:
                sprite = self.sprites.posed(card, track.pose(now))
                drawn.append(((track.layer, track.order, 0), sprite))
        drawn.sort(key=lambda pair: pair[0])
        return [sprite for _, sprite in drawn]
