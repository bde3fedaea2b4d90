"""The small table on a rules page, which plays a scene by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from ..engine.moves import targets
from ..engine.position import Position
from ..engine.variants import Variant
from ..play.commands import Command, Deal, Move, Undo
from ..play.gamecode import GameCode
from ..play.session import Accepted, Session
from ..table.board_picture import BoardPicture
from ..table.box import Box, bounds
from ..table.card_sprites import CardSprites
from ..table.choreography import Choreography
from ..table.columns_view import ColumnsView
from ..table.guide import guide_sprites
from ..table.hand import column_counts
from ..table.hud import Hud
from ..text.catalogue import Catalogue
from ..ui.card_art import CardArt
from ..ui.compositor import Sprite
from ..ui.style import Style
from .rules_demo import Demo, position_of, undealt
from .rules_marks import framed, saying, way_sprite
from .rules_room import TableNeeds, TableRoom
from .table_words import figures, refusal_notice

BEFORE: Final = 0.8
ANNOUNCED: Final = 1.1
AFTER: Final = 0.9
REFUSED: Final = 2.8
"""Seconds: before the first step, while a step is shown, after it, after one that is refused."""
_TEMPO: Final = 1.7
"""How much slower than at the table cards move."""
_CARD: Final = 6.8  # em of the body type
_REACH: Final = 6  # px around stock and runs


class LiveTable(BoardPicture):
    """Plays a demo once, then rests on its end; ``play`` plays it again."""

    def __init__(
        self,
        demo: Demo,
        variant: Variant,
        area: Box,
        style: Style,
        words: Catalogue,
        art_for: Callable[[int], CardArt],
    ) -> None:
        """``area`` is the room in px of the window; ``art_for`` gives the cards of a width."""
        self._demo, self.style, self._words = demo, style, words
        self._start = opened(demo, variant)
        room = TableRoom.of(area, _needs(demo, self._start, style))
        self._area, self.layout, self._place = area, room.layout, room.words
        shown = len(demo.columns) or variant.columns
        ends = (
            self.layout.slot(0),
            self.layout.slot(shown - 1)._replace(h=self.layout.bottom - self.layout.top),
        )
        self._board = pygame.Rect(bounds(ends).grow(_REACH))
        """What of the window shows columns; those that are not in view lie right of it."""
        self.stage = Choreography(self.layout, self._start.position)
        art = art_for(self.layout.card_width)
        self.sprites = CardSprites(self.stage.board.deck, art)
        self.columns = ColumnsView(style, self.sprites, self.stage)
        self._hud = Hud(self.layout, style, art_for)
        self.session = self._start
        self._script: Iterator[float] | None = None
        self._due = 0.0
        self._pause = 0.0
        self._now = 0.0
        self._marks: list[Sprite] = []
        self._told: object = None
        self._caption = self._code_caption()

    def play(self, now: float, tempo: float) -> None:
        """Play from the beginning; ``tempo`` is 1 at normal speed, above it slower.

        At 0 the end is shown at once, with the ways that led to it.
        """
        self.session = opened(self._demo, self._start.position.variant)
        self.stage.show(self.session.position)
        self.stage.speed = tempo * _TEMPO
        self._marks = []
        self._script = None
        if not tempo:
            self._jump(now)
            return
        if self._demo.opens:
            empty, events = undealt(self.session.position)
            self.stage.open(empty, events, now)
        self._script = self._played()
        self._due = now + BEFORE

    def update(self, now: float) -> None:
        """Let the time pass: cards land, the next step begins."""
        self.stage.timeline.advance(now)
        if self._script is None:
            return
        if self.stage.timeline.busy:
            self._due = max(self._due, now + self._pause)
        elif now >= self._due:
            self._now = now
            wait = next(self._script, None)
            if wait is None:
                self._script = None
            else:
                self._due = now + wait

    @property
    def busy(self) -> bool:
        """Whether a card is on its way."""
        return self.stage.timeline.busy

    @property
    def wake(self) -> float | None:
        """When the next step is due; None if there is none."""
        return None if self._script is None else self._due

    def places(self) -> list[Box]:
        """Where the things in view lie: columns, stock, runs, the sentence."""
        shown = [column for column in range(len(self.stage.board.columns)) if self._in_view(column)]
        seen = [self.last_card(column) for column in shown]
        if self._demo.furniture:
            seen += [self.layout.stock, *self.layout.runs]
        return [*seen, self._place] if self._place.h else seen

    def changes(self) -> list[pygame.Rect]:
        """Where the resting picture is another one than when this was asked last."""
        changed = [rect.clip(self._board) for rect in self.columns.changes(frozenset())]
        told = (self.stage.landed_runs, self.session.position.deals_left)
        if self._demo.furniture and told != self._told:
            changed.append(self._furniture_rect())
        self._told = told
        return changed

    def paint(self, target: pygame.Surface) -> None:
        """Draw what rests, within the target's clip; columns beyond the room are left out."""
        before = target.get_clip()
        clip = before.clip(self._board)
        target.set_clip(clip)
        self.columns.paint(target, clip, frozenset())
        target.set_clip(before)
        if self._demo.furniture and before.colliderect(self._furniture_rect()):
            landed = self.stage.landed_runs
            shown = figures(self._words, self.session, landed, None, None)
            self._hud.draw_stock(target, shown)
            self._hud.draw_runs(target, shown)

    def moving_sprites(self, now: float) -> list[Sprite]:
        """Marks, sentences, cards on their way, the topmost last."""
        return [*self._marks, *self.moving(frozenset(), now), *self._caption]

    def _played(self) -> Iterator[float]:
        """The script: what happens, each time with the seconds until the next."""
        for command in self._demo.steps:
            self._pause = AFTER
            if not isinstance(command, Undo):
                self._marks = self._announcement(command)
                yield ANNOUNCED
            self._marks = []
            yield AFTER if self._do(command, self._now) else REFUSED

    def _do(self, command: Command, now: float) -> bool:
        """Carry out a step; whether it was accepted."""
        outcome = self.session.do(command)
        if isinstance(outcome, Accepted):
            if isinstance(command, Undo):
                self.stage.tell_quickly(outcome.events, now)
            else:
                self.stage.tell(outcome.events, now, {})
            return True
        style = self.style
        notice = refusal_notice(self._words, self, outcome.refusal)
        seen = [
            box
            for box in notice.causes
            if self._board.right >= box.right or box == self.stock_box()
        ]
        self._marks = [framed(style, box, self.layout.radius, style.theme.warn) for box in seen]
        self._marks += saying(style, self._place, notice.head, notice.body)
        return False

    def _jump(self, now: float) -> None:
        """Do everything at once."""
        ways: list[Sprite] = []
        refused: list[Sprite] = []
        for command in self._demo.steps:
            way = self._way(command)
            if self._do(command, now):
                ways = [*ways, *way] if not isinstance(command, Undo) else []
                refused = refused[-1:]  # the sentence still holds, the rings have lost their place
            else:
                refused = self._marks
        self._marks = [*ways, *refused]

    def _announcement(self, command: Command) -> list[Sprite]:
        """What is about to be done: the group in gold, where it may go in mint, the way."""
        style, radius = self.style, self.layout.radius
        if isinstance(command, Deal):
            return [framed(style, self.stock_box(), radius, style.theme.gold)]
        if not isinstance(command, Move):
            return []
        board = self.stage.board
        index = len(board.columns[command.source]) - command.count
        legal = [c for c in targets(board, command.source, index) if self._in_view(c)]
        nearest = command.target if command.target in legal else None
        lit = guide_sprites(style, self.layout, board, legal, nearest, command.count)
        ring = framed(style, self._group(command), radius, style.theme.gold)
        return [*lit, ring, *self._way(command)]

    def _way(self, command: Command) -> list[Sprite]:
        """The dotted way of a move: mint if it is legal, else coral."""
        if not isinstance(command, Move):
            return []
        board = self.stage.board
        index = len(board.columns[command.source]) - command.count
        goal, colour = self.last_card(command.target), self.style.theme.warn
        if command.target in targets(board, command.source, index):
            down, up = column_counts(board)[command.target]
            landing = self.layout.landing(command.target, down, up, command.count)
            goal = bounds([goal, landing])
            colour = self.style.theme.mint
        return [way_sprite(self._group(command), goal, colour, self._area.bottom)]

    def _group(self, command: Move) -> Box:
        """Where the cards lie that a move is about to take."""
        index = len(self.stage.board.columns[command.source]) - command.count
        first = self.card_strip(command.source, index)
        return bounds([first, self.last_card(command.source)])

    def _in_view(self, column: int) -> bool:
        return self.layout.slot(column).right <= self._board.right

    def _furniture_rect(self) -> pygame.Rect:
        places = self.layout.furniture
        parts = [places.stock.box, places.deals.box, *places.runs]
        return pygame.Rect(bounds(parts).grow(_REACH))

    def _code_caption(self) -> list[Sprite]:
        if self._demo.code is None:
            return []
        return saying(self.style, self._place, str(self._demo.code), "", news=True)


def opened(demo: Demo, variant: Variant) -> Session:
    """A game at the beginning of a demo."""
    if demo.code is not None:
        return Session(demo.code)
    return Session.at(GameCode(variant, demo.suits, 0), position_of(demo, variant))


def _needs(demo: Demo, start: Session, style: Style) -> TableNeeds:
    """What the table of a demo has to show, found out by playing it."""
    position = start.position.copy()
    trial = Session.at(start.code, position)
    shown = len(demo.columns) or position.variant.columns
    longest = _longest(position, shown, (0, 0))
    refused = False
    for command in demo.steps:
        outcome = trial.do(command)
        refused = refused or not isinstance(outcome, Accepted)
        longest = _longest(trial.position, shown, longest)
    scale = style.scale
    return TableNeeds(
        window=style.window,
        variant=position.variant,
        columns=shown,
        longest=longest,
        furniture=demo.furniture,
        largest=round(_CARD * scale.body),
        words=refused or demo.code is not None,
        line=round(1.4 * scale.label),
    )


def _longest(position: Position, shown: int, so_far: tuple[int, int]) -> tuple[int, int]:
    """The face-down and face-up cards of the longest column in view."""
    return max([so_far, *column_counts(position)[:shown]], key=_length)


def _length(counts: tuple[int, int]) -> float:
    """How long a column of so many cards is, in strips of a face-up card."""
    down, up = counts
    return 0.45 * down + up
