"""Random play with the mouse: at any moment every card is there, drawn once, none twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from game.engine.moves import legal_moves
from game.engine.variants import SPIDER, SPIDERETTE
from game.play.commands import Deal, Move
from game.play.gamecode import CODES, GameCode
from game.scenes.table import Table
from game.table.card_sprites import CardSprites
from game.table.choreography import TRAVEL_LAYER
from game.table.timeline import Pose
from tests.playing import RIGHT, Player

SIZES = [(480, 320), (640, 480), (480, 854)]
GAMES = [GameCode(SPIDERETTE, 1, 29), GameCode(SPIDERETTE, 4, 3), GameCode(SPIDER, 2, 8)]


class Tally:
    """Counts how often each card is drawn, and how many backs without a name."""

    def __init__(self, sprites: CardSprites) -> None:
        self.named: Counter[int] = Counter()
        self.backs = 0
        self._inside = False
        picture: Any = sprites
        for name in ("face", "strip", "covered", "posed"):
            setattr(picture, name, self._counting(getattr(sprites, name)))
        picture.art = _Art(sprites.art, self)

    def _counting(self, draw: Callable[..., object]) -> Callable[..., object]:
        def counted(card: int, *args: object, **options: object) -> object:
            inside, self._inside = self._inside, True
            try:
                self.named[card] += not inside
                return draw(card, *args, **options)
            finally:
                self._inside = inside

        return counted

    def back(self) -> None:
        self.backs += not self._inside


class _Art:
    """Card art that tells of backs."""

    def __init__(self, art: object, tally: Tally) -> None:
        self._art = art
        self._tally = tally

    def __getattr__(self, name: str) -> object:
        if name == "back":
            self._tally.back()
        return getattr(self._art, name)


def check(player: Player) -> None:
    """Nothing is lost, nothing is double, nothing is left over on the screen."""
    if not player.at_table:
        return
    position, view = player.position, player.desk.view
    lying = [card for cards in position.columns for card in cards]
    assert sorted([*lying, *position.stock, *(c for run in position.runs for c in run)]) == list(
        range(position.variant.cards)
    )
    assert view.stage.board == position
    seen = player.picture()
    player.redraw()
    assert player.picture() == seen
    tally = Tally(view.sprites)
    player.redraw()
    for name in ("face", "strip", "covered", "posed"):
        delattr(view.sprites, name)
    held = set(player.hand.hold.cards) if player.hand.dragging and player.hand.hold else set()
    moving = view.stage.timeline.tracks.keys() - held
    up = {
        card
        for cards, down in zip(position.columns, position.down, strict=True)
        for card in cards[down:]
    }
    assert tally.named == Counter((up | moving) - held - buried(player, moving))
    assert tally.backs == len(set(lying) - up - moving - held)


def buried(player: Player, moving: set[int]) -> set[int]:
    """The cards on their way that lie below another one, wholly covered by it."""
    now, tracks = player.looked, player.desk.view.stage.timeline.tracks
    flying = [card for card in moving if tracks[card].layer == TRAVEL_LAYER]
    tops: dict[Pose, int] = {}
    for card in sorted(flying, key=lambda card: tracks[card].order):
        tops[tracks[card].pose(now)] = card
    return set(flying) - set(tops.values())


def act(player: Player, kind: int, a: int, b: int) -> None:
    """One of the things that a player can do, with its numbers."""
    if not player.at_table:
        player.key(pygame.K_RETURN)
        return
    position = player.position
    columns = [column for column, cards in enumerate(position.columns) if cards]
    if not columns:
        player.step()
        return
    column = columns[a % len(columns)]
    card = player.card(column, b)
    width, height = player.window.get_size()
    somewhere = (37 * a % (width + 200) - 100, 53 * b % (height + 200) - 100)
    match kind:
        case 0 | 1 | 2 | 3 | 4:
            legal = list(legal_moves(position))
            if legal:
                shift = legal[a % len(legal)]
                player.play(Move(shift.source, shift.target, shift.count))
        case 5:
            player.carry(column, b % len(position.columns[column]), a % len(position.columns))
        case 6:
            player.play(Deal())
        case 7:
            player.key(pygame.K_u)
        case 8:
            player.key(pygame.K_y, pygame.KMOD_LCTRL)
        case 9:
            player.down(card.centre)
            player.move(somewhere)
            check(player)
            if a % 3 == 0:
                player.window_event(pygame.WINDOWFOCUSLOST)
            elif a % 3 == 1:
                player.down(somewhere, RIGHT)
                player.up(somewhere, RIGHT)
            player.up(somewhere)
        case 10:
            player.double_click(card.centre)
        case 11:
            player.down(card.centre, RIGHT)
            player.up(somewhere, RIGHT)
        case 12:
            player.resize(SIZES[a % len(SIZES)])
        case 13:
            player.down(card.centre)
            player.wait(b % 5 / 10)
            player.up(card.centre)
        case _:
            player.wait(b % 7 / 20)


acts = st.lists(
    st.tuples(st.integers(0, 15), st.integers(0, 99), st.integers(0, 99)), min_size=5, max_size=25
)


@settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # shrinking would take minutes
    suppress_health_check=[HealthCheck.too_slow],
)
@given(st.sampled_from(GAMES), st.sampled_from(SIZES), acts)
def test_no_way_of_playing_loses_a_card(
    code: GameCode, size: tuple[int, int], played: list[tuple[int, int, int]]
) -> None:
    player = Player(code, size, opening=True)
    check(player)
    for kind, a, b in played:
        act(player, kind, a, b)
        check(player)
    if player.at_table:
        player.settle()
        check(player)


def test_long_play_loses_no_card(pytestconfig: pytest.Config) -> None:
    chance = Random(2024)
    player = Player(GAMES[0], SIZES[0])
    player.app.services.draw_number = lambda: chance.randrange(CODES)
    number = 0
    for _ in range(pytestconfig.getoption("--soak")):
        if chance.random() < 0.002:
            player.key(pygame.K_n)
        act(player, chance.randrange(16), chance.randrange(1000), chance.randrange(1000))
        number += isinstance(player.scene, Table)
        check(player)
    assert number > 0
