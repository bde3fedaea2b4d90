"""The table as a player without a pointer meets it."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.engine.position import Position
from game.input.intents import Action as Key
from game.input.intents import Device, Press, Released
from game.input.resting_mouse import TREMBLING
from game.play.commands import Deal, Move
from game.scenes.pause import Pause
from game.scenes.table_cursor import PEEK_HELD
from game.scenes.table_prompts import table_prompts
from game.store.settings import Animation
from game.table.cursor import STOCK, CardSpot, Spot, ThingSpot
from game.table.hand import carried_places
from game.ui.prompts import Prompt
from tests.playing import Player
from tests.sketch import table

GROUPS = table(
    "game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: * 9S\n6: 8S\n7: 8S\nstock: *10"
)
"""Nine, eight and seven of column 1 can go to the tens of columns 2 and 4."""
MIXED = table("game: SD S2\n1: TH 9S 8S\n2: 9H\n3: JS\n4: * 3S\n5: QS\n6: AS\n7: 5S\nstock: *10")
EMPTY = table("game: SD S1\n1: KS\n2: QS\n3: 7S\n4:\n5: 4S\n6: 9S\n7: * 3S\nstock: *10")
TIGHT = table("game: SD S1\n1: * KS..AS KS..AS\n2: 7S\n3: 8S")
LEFT, RIGHT, UP, DOWN = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN
ENTER, SPACE, ESCAPE, TAB = pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB


def start(position: Position, *keys: int, size: tuple[int, int] = (1280, 720)) -> Player:
    """A player whose cursor is shown in the first column, who then presses some keys."""
    player = Player(position.copy(), size)
    player.key(RIGHT)
    press(player, *keys)
    return player


def press(player: Player, *keys: int) -> None:
    for key in keys:
        player.key(key)


def spot(player: Player) -> Spot:
    return player.table.keys.cursor.spot


def carried(player: Player) -> int:
    """How many cards are carried."""
    hold = player.table.keys.cursor.carried
    return 0 if hold is None else len(hold.cards)


def test_the_first_press_only_shows_the_cursor() -> None:
    player = Player(GROUPS.copy())
    for key in (RIGHT, ENTER):
        assert not player.table.keys.cursor.shown
        player.key(key)
        assert player.table.keys.cursor.shown
        assert spot(player) == CardSpot(0, 1)
        assert carried(player) == 0
        player = Player(GROUPS.copy())


def test_a_group_is_lifted_carried_and_put_down() -> None:
    player = start(GROUPS, ENTER)
    assert carried(player) == 3
    assert player.table.keys.cursor.over == 1
    press(player, ENTER)
    assert player.session.actions == (Move(0, 1, 3),)
    assert spot(player) == CardSpot(1, 0)


def test_a_lifted_group_glides_to_its_best_column() -> None:
    player = start(GROUPS)
    home = player.card(0, 1).x
    press(player, ENTER)
    hold = player.table.keys.cursor.carried
    assert hold is not None
    goal = player.card(1).x
    assert home <= hold.pointer[0] < goal
    assert player.table.busy(player.clock.time)
    player.settle()
    assert hold.pointer[0] == goal
    assert not player.table.busy(player.clock.time)


def test_without_motion_a_lifted_group_is_there_at_once() -> None:
    player = Player(GROUPS.copy())
    player.app.services.store.settings.set("animation", Animation.OFF)
    player.resize((640, 480))
    press(player, RIGHT, ENTER)
    hold = player.table.keys.cursor.carried
    assert hold is not None
    assert hold.pointer[0] == player.card(1).x


def test_a_part_of_a_group_can_be_lifted() -> None:
    player = start(GROUPS, DOWN, DOWN, ENTER)
    assert carried(player) == 1
    assert player.table.keys.cursor.over == 5
    press(player, RIGHT, ENTER)
    assert player.session.actions == (Move(0, 6, 1),)


def test_columns_that_cannot_take_it_are_passed_over() -> None:
    player = start(GROUPS, ENTER)
    overs = []
    for _ in range(3):
        overs.append(player.table.keys.cursor.over)
        press(player, RIGHT)
    assert overs == [1, 3, 0]
    press(player, LEFT)
    assert player.table.keys.cursor.over == 0


def test_without_the_guide_every_column_is_visited_and_a_refusal_told() -> None:
    player = Player(GROUPS.copy())
    player.app.services.store.settings.set("placement_guide", False)
    press(player, RIGHT, ENTER, RIGHT, RIGHT, ENTER)
    assert player.session.actions == ()
    assert player.notice
    assert carried(player) == 0
    assert spot(player) == CardSpot(0, 1)


def test_a_card_that_no_column_takes_can_be_carried_to_hear_why() -> None:
    player = start(MIXED, RIGHT, RIGHT, RIGHT, RIGHT, ENTER)
    assert carried(player) == 1
    press(player, RIGHT, ENTER)
    assert player.notice
    assert player.session.actions == ()


@pytest.mark.parametrize(
    "keys", [(LEFT, ENTER), (ESCAPE,), (RIGHT, ESCAPE), (LEFT, LEFT, RIGHT, ENTER), (pygame.K_1,)]
)
def test_a_group_can_go_back(keys: tuple[int, ...]) -> None:
    player = start(GROUPS, ENTER, *keys)
    assert carried(player) == 0
    assert spot(player) == CardSpot(0, 1)
    assert player.hand.hold is None
    assert player.session.actions == ()
    assert not player.notice
    assert player.page(type(player.table))
    player.settle()
    assert player.desk.view.stage.board == player.position


def test_what_is_carried_can_go_to_the_best_column() -> None:
    player = start(GROUPS, ENTER, pygame.K_b)
    assert player.session.actions == (Move(0, 1, 3),)


def test_a_group_goes_to_its_best_column_by_one_key() -> None:
    player = start(GROUPS, pygame.K_b)
    assert player.session.actions == (Move(0, 1, 3),)


def test_no_column_takes_it() -> None:
    player = start(MIXED, RIGHT, RIGHT, RIGHT, RIGHT, pygame.K_b)
    assert player.notice
    assert player.session.actions == ()


@pytest.mark.parametrize("key", [pygame.K_d, SPACE])
def test_a_row_is_dealt_by_one_key(key: int) -> None:
    assert start(GROUPS, key).session.actions == (Deal(),)


def test_the_stock_can_be_gone_to() -> None:
    player = start(GROUPS, LEFT)
    while spot(player) != ThingSpot(STOCK):
        press(player, LEFT)
    press(player, ENTER)
    assert player.session.actions == (Deal(),)


def test_an_empty_column_cannot_be_lifted() -> None:
    player = start(EMPTY, RIGHT, RIGHT, RIGHT)
    assert spot(player) == CardSpot(3, 0)
    press(player, ENTER, pygame.K_b, UP)
    assert carried(player) == 0
    assert player.session.actions == ()


def test_a_deal_over_an_empty_column_says_why_not() -> None:
    player = start(EMPTY, SPACE)
    assert player.notice
    assert not player.session.can_undo


def test_a_blocked_card_says_why_it_cannot_be_lifted() -> None:
    player = start(MIXED, UP)
    assert player.notice
    assert spot(player) == CardSpot(0, 1)
    press(player, DOWN)
    assert not player.notice


@pytest.mark.parametrize("size", [(1280, 720), (640, 480), (480, 854)])
def test_the_bar_above_is_reached_by_a_second_press(size: tuple[int, int]) -> None:
    player = start(MIXED, UP, size=size)
    assert player.notice
    assert spot(player) == CardSpot(0, 1)
    above = player.table.keys.cursor.reach.moved(CardSpot(0, 1), 0, -1)
    press(player, UP)
    assert spot(player) == above


def test_a_bar_is_above_in_some_window() -> None:
    assert isinstance(spot(start(MIXED, UP, UP, size=(480, 854))), ThingSpot)


def test_another_press_between_has_the_refusal_told_again() -> None:
    player = start(MIXED, UP, RIGHT, LEFT, UP, size=(480, 854))
    assert player.notice
    assert spot(player) == CardSpot(0, 1)


def test_where_nothing_is_refused_one_press_leads_up() -> None:
    bottom = table("game: SD S1\n1: 9S 8S 7S\n2: KS\n3: KS\n4: KS\n5: KS\n6: QS\n7: * TS")
    player = start(bottom, UP, size=(480, 854))
    assert not player.notice
    assert isinstance(spot(player), ThingSpot)


def test_two_of_three_cards_can_be_lifted_as_the_prompts_say() -> None:
    three = table("game: SD S1\n1: 9S 8S 7S\n2: 9S\n3: KS\n4: KS\n5: KS\n6: KS\n7: * TS")
    player = start(three)
    assert lift_prompt(player) == "Lift 3 cards"
    press(player, DOWN)
    assert lift_prompt(player) == "Lift 2 cards"
    press(player, ENTER)
    assert carried(player) == 2
    press(player, ENTER)
    assert player.session.actions == (Move(0, 1, 2),)


def lift_prompt(player: Player) -> str:
    """What the strip says of the button that chooses."""
    return prompts(player)[0].words


def prompts(player: Player) -> tuple[Prompt, ...]:
    services = player.app.services
    bindings, cursor = services.bindings.now, player.table.keys.cursor
    return table_prompts(services.words, bindings, Device.KEYS, player.desk, cursor)


# Columns by their numbers.


def test_a_number_goes_to_a_column_then_lifts_then_puts_down() -> None:
    player = Player(GROUPS.copy(), (1280, 720))
    press(player, pygame.K_3)
    assert spot(player) == CardSpot(2, 0)
    press(player, pygame.K_1)
    assert (spot(player), carried(player)) == (CardSpot(0, 1), 0)
    press(player, pygame.K_1)
    assert carried(player) == 3
    press(player, pygame.K_4)
    assert player.session.actions == (Move(0, 3, 3),)
    assert spot(player) == CardSpot(3, 0)


def test_a_number_lifts_what_the_cursor_has_chosen() -> None:
    player = start(GROUPS, DOWN, pygame.K_KP_1)
    assert carried(player) == 2


def test_a_number_of_a_column_that_takes_nothing_says_why() -> None:
    player = start(GROUPS, pygame.K_1, pygame.K_3)
    assert player.notice
    assert (carried(player), spot(player)) == (0, CardSpot(0, 1))
    assert player.session.actions == ()


def test_a_number_without_a_column_does_nothing() -> None:
    player = start(GROUPS, pygame.K_9)
    assert (carried(player), spot(player)) == (0, CardSpot(0, 1))
    press(player, ENTER, pygame.K_0)
    assert carried(player) == 3


# Where the cursor is after a move.


def test_the_cursor_stays_where_there_is_more_to_do() -> None:
    player = start(GROUPS, DOWN, DOWN, pygame.K_b)
    assert player.session.actions == (Move(0, 5, 1),)
    assert spot(player) == CardSpot(0, 1)


def test_the_cursor_goes_with_the_cards_where_only_there_is_more() -> None:
    follows = table("game: SD S1\n1: KS 8S\n2: 9S\n3: KS\n4: TS\n5: KS\n6: KS\n7: * AS")
    assert spot(start(follows, pygame.K_b)) == CardSpot(1, 0)


def test_a_card_that_lies_face_down_is_not_lifted() -> None:
    player = start(GROUPS, UP, UP, ENTER)
    assert carried(player) == 3


def test_another_key_lets_go_of_what_is_carried() -> None:
    player = start(GROUPS, ENTER, RIGHT, pygame.K_d)
    assert carried(player) == 0
    assert player.session.actions == (Deal(),)


def test_undo_takes_a_move_back_and_the_cursor_finds_a_place() -> None:
    player = start(GROUPS, ENTER, ENTER, pygame.K_u)
    assert player.session.actions == ()
    assert spot(player) == CardSpot(1, 0)


def test_the_next_useful_card_is_one_key_away() -> None:
    player = start(GROUPS, TAB)
    first = spot(player)
    assert first != CardSpot(0, 1)
    player.key(TAB, pygame.KMOD_SHIFT)
    assert spot(player) == CardSpot(0, 1)
    press(player, TAB)
    press(player, pygame.K_b)
    assert len(player.session.actions) == 1


def test_buttons_are_used_where_they_stand() -> None:
    player = start(GROUPS, pygame.K_b, LEFT)
    for _ in range(40):
        if spot(player) == ThingSpot("undo"):
            break
        press(player, DOWN)
    press(player, ENTER)
    assert player.session.actions == ()
    # It would do nothing now, so the cursor is no longer there.
    assert spot(player) != ThingSpot("undo")


def test_escape_pauses_when_nothing_is_held() -> None:
    player = start(GROUPS, ESCAPE)
    player.page(Pause)


def test_a_tight_column_is_spread_until_the_next_press() -> None:
    player = start(TIGHT, pygame.K_s, size=(640, 480))
    view = player.desk.view
    assert view.peeking
    press(player, pygame.K_s)
    assert not view.peeking
    press(player, pygame.K_s, ESCAPE)
    assert not view.peeking
    press(player, pygame.K_s, RIGHT)
    assert not view.peeking


def test_a_key_that_is_held_spreads_as_long() -> None:
    player = start(TIGHT, size=(640, 480))
    down = Event(pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="", scancode=0)
    up = Event(pygame.KEYUP, key=pygame.K_s, mod=0, unicode="", scancode=0)
    player.post(down)
    player.wait(PEEK_HELD + 0.1)
    assert player.desk.view.peeking
    player.post(up)
    assert not player.desk.view.peeking


def test_what_is_held_already_spreads_until_its_end() -> None:
    player = start(TIGHT, size=(640, 480))
    table, now = player.table, player.clock.time
    table.handle(Press(Key.SPREAD, repeat=True), now)
    assert player.desk.view.peeking
    table.handle(Released(Key.SPREAD), now)
    assert not player.desk.view.peeking


@pytest.mark.parametrize("size", [(480, 320), (1280, 720)])
def test_no_more_prompts_than_five(size: tuple[int, int]) -> None:
    assert len(prompts(start(GROUPS, size=size))) == 5


def test_a_loose_column_is_not_spread() -> None:
    assert not start(GROUPS, pygame.K_s).desk.view.peeking


# Who uses what.


def device(player: Player) -> Device:
    return player.app.services.device


def test_the_prompts_come_with_the_keys_and_go_with_the_mouse() -> None:
    player = Player(GROUPS.copy(), (640, 480))
    before = player.picture()
    layout = player.layout
    press(player, RIGHT)
    assert device(player) is Device.KEYS
    assert player.layout.bottom < layout.bottom
    player.move((300, 200))
    player.move((300 + TREMBLING, 200))
    assert device(player) is Device.MOUSE
    assert player.layout == layout
    player.settle()
    assert player.picture() == before


def test_a_shortcut_beside_the_mouse_shows_no_prompts() -> None:
    player = Player(GROUPS.copy())
    layout = player.layout
    press(player, pygame.K_d, pygame.K_u)
    assert player.layout is layout


def test_no_press_lays_the_table_out_anew() -> None:
    player = start(GROUPS)
    layout = player.layout
    press(player, RIGHT, ENTER, ESCAPE, pygame.K_d, pygame.K_u, TAB)
    assert player.layout is layout


def test_a_mouse_that_trembles_hides_nothing() -> None:
    player = start(GROUPS)
    player.move((300, 300))
    for step in range(20):
        player.move((300 + step % 3, 300))
    assert device(player) is Device.KEYS
    assert player.table.keys.cursor.shown


def test_a_mouse_that_is_pressed_takes_over() -> None:
    player = start(GROUPS, ENTER)
    player.down((5, 600))
    assert carried(player) == 0
    assert not player.table.keys.cursor.shown
    player.up((5, 600))
    assert player.session.actions == ()


def test_a_drag_ends_when_the_cursor_moves() -> None:
    player = Player(GROUPS.copy())
    player.down(player.card(0).centre)
    player.move(player.card(2).centre)
    press(player, RIGHT)
    assert player.hand.hold is None
    player.up(player.card(1).centre)
    assert player.session.actions == ()


def test_a_window_that_changes_lets_go_of_what_is_carried() -> None:
    player = start(GROUPS, ENTER, RIGHT)
    player.resize((640, 480))
    assert carried(player) == 0
    press(player, ENTER)
    assert carried(player) == 3


def test_a_cursor_at_rest_draws_nothing() -> None:
    player = start(GROUPS, TAB)
    player.settle()
    player.drawn.clear()
    player.wait(0.5)
    assert not any(player.drawn)


def test_a_release_of_another_key_means_nothing() -> None:
    player = start(TIGHT, pygame.K_s, size=(640, 480))
    player.wait(1.0)
    player.table.handle(Released(Key.LEFT), player.clock.time)
    assert player.desk.view.peeking


def test_a_held_arrow_does_not_ask_for_the_reason_again() -> None:
    player = start(MIXED)
    player.table.handle(Press(Key.UP, repeat=True), player.clock.time)
    assert not player.notice


@pytest.mark.parametrize("size", [(480, 320), (640, 480), (720, 720), (480, 854), (1280, 720)])
def test_a_long_group_is_carried_above_the_prompts(size: tuple[int, int]) -> None:
    long = table("game: SD S1\n1: x4S KS 9S 6S KS 5S TS..2S\n2: KS..JS\n3: * JS\nstock: *10")
    player = start(long, ENTER, size=size)
    assert carried(player) == 9
    first = player.table.keys.cursor.over
    for _ in range(7):
        player.settle()
        hold = player.table.keys.cursor.carried
        assert hold is not None
        places = carried_places(hold, player.layout).values()
        assert max(place.y for place in places) + player.layout.card_height <= player.layout.bottom
        press(player, RIGHT)
    assert player.table.keys.cursor.over == first
