"""Hints at the table of Spider, none at Spiderette's."""

from __future__ import annotations

import pygame

from game.engine.hints import hints
from game.input.intents import Action, Press
from game.play.commands import Move
from game.play.gamecode import GameCode
from game.play.trail import trail_of
from tests.playing import CODE, Player
from tests.sketch import table

SPIDER = GameCode.read("SP1-S1-AAAAADW")


def asked(player: Player) -> None:
    player.key(pygame.K_h)
    player.settle()


def test_a_hint_points_at_the_move_without_making_it() -> None:
    player = Player(SPIDER)
    before = player.picture()
    asked(player)
    assert player.notice
    assert player.session.actions == ()
    assert player.picture() != before


def test_the_button_does_what_the_key_does() -> None:
    by_key, by_button = Player(SPIDER), Player(SPIDER)
    asked(by_key)
    by_button.button("hint")
    by_button.settle()
    by_button.move((1, 1))
    by_key.move((1, 1))
    assert by_key.picture() == by_button.picture()


def test_asking_again_goes_through_the_others_and_round() -> None:
    player = Player(SPIDER)
    found = hints(player.position, trail_of(player.session))
    assert len(found) > 1
    pictures = []
    for _ in range(len(found) + 1):
        asked(player)
        pictures.append(player.picture())
    assert pictures[0] == pictures[-1]
    assert len(set(pictures)) == len(found)


def test_another_position_has_other_hints() -> None:
    player = Player(SPIDER)
    asked(player)
    first = hints(player.position, trail_of(player.session))[0]
    assert first.shift is not None
    source, target, count = first.shift.source, first.shift.target, first.shift.count
    player.desk.do(Move(source, target, count), player.clock.time)
    player.window_event(pygame.WINDOWEXPOSED)  # the program sees that cards have begun to move
    player.settle()
    assert not player.notice
    asked(player)
    assert player.notice


def test_hints_say_when_only_a_deal_is_left() -> None:
    position = table(
        "game: SP S1\n1: 2S\n2: 2S\n3: 4S\n4: 4S\n5: 6S\n6: 6S\n7: 8S\n8: 8S\n9: * TS\n10: TS\n"
        "stock: *50"
    )
    player = Player(position)
    asked(player)
    assert player.notice
    player.click(player.layout.stock.centre)
    assert player.position.moves == 1


def test_spiderette_has_no_hint() -> None:
    player = Player(CODE)
    before = player.picture()
    asked(player)
    assert not player.notice
    assert player.picture() == before
    assert "hint" not in player.layout.buttons


def test_a_search_that_goes_on_ends_with_the_table() -> None:
    player = Player(SPIDER)
    for _ in range(20):
        player.scene.handle(Press(Action.HINT), player.clock.time)
        player.key(pygame.K_n)
        player.step()
    assert player.at_table
