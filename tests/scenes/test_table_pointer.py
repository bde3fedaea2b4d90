"""The pointer at the table, as the player's hand moves it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.position import Position
from game.engine.variants import SPIDERETTE
from game.input.pointer import DOUBLE_TIME
from game.play.commands import Deal, Move
from game.play.gamecode import GameCode
from game.scenes.desk import DEAL_PAUSE
from game.scenes.question import Question
from game.scenes.table_pointer import PEEK_DELAY
from game.table.box import Box
from game.table.cursor import CardSpot
from game.table.hand import DRAG_START
from tests.playing import CODE, RIGHT, Pixel, Player
from tests.sketch import table

MOVES = table("game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: * 9S\n6: 8S\n7: 8S")
"""Nine, eight and seven of column 1 can go to the tens of columns 2 and 4."""
MIXED = table("game: SD S4\n1: xKC TD 9S 8S\n2: 9H\n3: JC\n4: * 3C\n5: QC\n6: AC\n7: 5C")
EMPTY = table("game: SD S1\n1: KS\n2: QS\n3: 7S\n4:\n5: 4S\n6: 9S\n7: * 3S\nstock: *10")
FEW = table("game: SD S1\nruns: S S\n1: 9S\n2: 4S\nstock: *24")
TIGHT = table("game: SD S1\n1: * KS..AS KS..AS\n2: 7S\n3: 8S")
SIZES = [(640, 480), (480, 320), (1280, 720), (480, 854)]
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def corners(box: Box) -> list[Pixel]:
    x, y, right, bottom = box.x, box.y, box.right - 1, box.bottom - 1
    return [(x, y), (right, y), (x, bottom), (right, bottom)]


def assert_untouched(player: Player, score: int = 500) -> None:
    """Nothing was done, nothing is held, nothing moves."""
    player.settle()
    assert player.position.score == score
    assert not player.session.can_undo
    assert player.desk.view.stage.board == player.position
    assert player.hand.hold is None


# Taking hold and letting go.


@every_size
@pytest.mark.parametrize("corner", range(4))
def test_a_card_can_be_held_at_every_corner(size: tuple[int, int], corner: int) -> None:
    player = Player(MOVES.copy(), size)
    start = corners(player.card(0, 1))[corner]
    x, y = corners(player.card(1))[corner]
    goal = (x, y + 2)
    player.drag(start, goal)
    assert player.session.actions == (Move(0, 1, 3),)


@pytest.mark.parametrize(("index", "target"), [(1, 1), (2, 4), (3, 5)])
def test_a_group_begins_with_the_card_that_is_held(index: int, target: int) -> None:
    player = Player(MOVES.copy())
    player.carry(0, index, target)
    assert player.session.actions == (Move(0, target, 4 - index),)


def test_the_legal_column_that_is_covered_most_takes_the_group() -> None:
    player = Player(MOVES.copy())
    start, goal = player.card(0, 1), player.card(2)
    # Most of the card lies above the queen, some above the ten to its left or to its right.
    for side, target in ((-1, 1), (1, 3)):
        shift = side * (goal.w // 3)
        x, y = start.centre[0], start.y + 3
        player.drag((x, y), (x + goal.x - start.x + shift, y + goal.y - start.y + 20))
        assert player.session.actions[-1] == Move(0, target, 3)
        player.key(pygame.K_u)
        player.settle()


def test_a_group_let_go_over_no_legal_column_says_why() -> None:
    player = Player(MOVES.copy())
    player.carry(0, 1, 2)
    assert player.notice
    assert_untouched(player)


def test_a_group_let_go_where_it_came_from_says_nothing() -> None:
    player = Player(MOVES.copy())
    x, y = player.card(0, 1).centre
    player.drag((x, y), (x, y + 60), (x + 8, y + 4))
    assert not player.notice
    assert_untouched(player)


@pytest.mark.parametrize("goal", [(-90, 240), (900, 240), (320, -200), (320, 900), (-500, -500)])
def test_a_group_let_go_outside_the_window_goes_back(goal: Pixel) -> None:
    player = Player(MOVES.copy())
    player.drag(player.card(0, 1).centre, (320, 240), goal)
    assert not player.notice
    assert_untouched(player)
    player.carry(0, 1, 1)
    assert player.session.actions == (Move(0, 1, 3),)


def test_a_tremble_is_no_drag() -> None:
    player = Player(MOVES.copy())
    x, y = player.card(0, 1).centre
    player.down((x, y))
    player.move((x + DRAG_START - 1, y))
    assert not player.hand.dragging
    player.move((x + DRAG_START, y))
    assert player.hand.dragging
    player.up((x, y))


def test_the_card_stays_under_the_pointer() -> None:
    player = Player(MOVES.copy())
    box = player.card(0, 1)
    x, y = box.centre
    player.down((x, y))
    for goal in ((300, 300), (-20, 700), (10, 10)):
        player.move(goal)
        hold = player.hand.hold
        assert hold is not None
        assert hold.corner == (goal[0] - x + box.x, goal[1] - y + box.y)


def test_a_drag_told_by_its_end_alone_is_one() -> None:
    player = Player(MOVES.copy())
    player.down(player.card(0, 1).centre)
    player.up(player.end(1))
    assert player.session.actions == (Move(0, 1, 3),)


# What interrupts a drag.


def lose_focus(player: Player) -> None:
    player.window_event(pygame.WINDOWFOCUSLOST)


def minimise(player: Player) -> None:
    player.window_event(pygame.WINDOWMINIMIZED)
    player.window_event(pygame.WINDOWRESTORED)


def press_second(player: Player) -> None:
    player.down((5, 5), RIGHT)
    player.up((5, 5), RIGHT)


def press_second_for_long(player: Player) -> None:
    player.down((5, 5), RIGHT)


def resize(player: Player) -> None:
    player.resize((720, 720))


def press_undo(player: Player) -> None:
    player.key(pygame.K_u)


def press_escape(player: Player) -> None:
    player.key(pygame.K_ESCAPE)


def full_screen(player: Player) -> None:
    player.key(pygame.K_F11)


INTERRUPTIONS = [
    lose_focus,
    minimise,
    press_second,
    press_second_for_long,
    resize,
    press_undo,
    press_escape,
    full_screen,
]


@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda each: each.__name__)
@pytest.mark.parametrize("far", [True, False], ids=["dragged", "pressed"])
def test_a_drag_is_cancelled_cleanly(interrupt: Callable[[Player], None], far: bool) -> None:
    player = Player(MOVES.copy())
    player.down(player.card(0, 1).centre)
    if far:
        player.move(player.end(1))
    interrupt(player)
    assert player.hand.hold is None
    player.move(player.end(1))
    player.up(player.end(1))
    assert_untouched(player)
    player.carry(0, 1, 1)
    assert player.session.actions == (Move(0, 1, 3),)


def test_a_new_game_in_a_drag_cancels_it() -> None:
    player = Player(CODE)
    player.carry(5, 5, 2)
    player.settle()
    moved = player.session.actions
    player.down(player.card(6).centre)
    player.move((300, 300))
    player.key(pygame.K_n)
    player.page(Question)
    player.up((300, 300))
    player.page(Question)
    player.key(pygame.K_RETURN)
    assert player.session.actions == moved
    assert player.hand.hold is None
    player.down(player.card(6).centre)
    player.move((300, 300))
    player.key(pygame.K_n)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    player.up((300, 300))
    assert_untouched(player)


@pytest.mark.parametrize("button", [4, 5])
def test_the_wheel_does_nothing(button: int) -> None:
    player = Player(MOVES.copy())
    stock = player.layout.stock.centre
    player.down(stock, button)
    player.up(stock, button)
    assert_untouched(player)
    player.down(player.card(0, 1).centre)
    player.move((200, 200))
    player.down((200, 200), button)
    player.up((200, 200), button)
    player.up(player.end(1))
    assert player.session.actions == (Move(0, 1, 3),)


# Clicks.


def test_a_double_click_sends_the_group_to_its_best_column() -> None:
    player = Player(MOVES.copy())
    player.double_click(player.card(0, 1).centre)
    assert player.session.actions == (Move(0, 1, 3),)


def test_two_slow_clicks_send_nothing() -> None:
    player = Player(MOVES.copy())
    player.click(player.card(0, 1).centre)
    player.wait(DOUBLE_TIME + 0.05)
    player.click(player.card(0, 1).centre)
    assert_untouched(player)


def test_clicks_on_two_cards_send_nothing() -> None:
    player = Player(MOVES.copy())
    strip = player.card(0, 1)
    player.click((strip.x + 9, strip.bottom - 1))
    player.click((strip.x + 9, strip.bottom + 1))
    assert_untouched(player)


# A card, then a column, for whom dragging is hard.


@pytest.fixture
def chooser() -> Player:
    """A player who has tapped the group that begins with the nine of column 1."""
    player = Player(MOVES.copy())
    player.click(player.card(0, 1).centre)
    player.wait(DOUBLE_TIME + 0.05)
    assert player.desk.view.cursor == CardSpot(0, 1)
    return player


def test_a_click_on_a_column_places_the_chosen_group(chooser: Player) -> None:
    chooser.click(chooser.card(3).centre)
    assert chooser.session.actions == (Move(0, 3, 3),)
    assert chooser.desk.view.cursor is None


def test_the_guide_shows_where_a_chosen_group_may_go(chooser: Player) -> None:
    lit = chooser.card(3)
    pixel = (lit.x, lit.y + lit.h // 2)
    chosen = chooser.window.get_at(pixel)
    chooser.click(chooser.layout.slot(0)._replace(y=chooser.layout.bottom - 9).centre)
    chooser.settle()
    assert chooser.desk.view.cursor is None
    assert chooser.window.get_at(pixel) != chosen


def test_a_chosen_group_can_go_to_an_empty_column() -> None:
    player = Player(EMPTY.copy())
    player.click(player.card(1).centre)
    player.click(player.layout.slot(3).centre)
    assert player.session.actions == (Move(1, 3),)


def test_another_card_is_chosen_where_the_group_may_not_go(chooser: Player) -> None:
    chooser.click(chooser.card(2).centre)
    assert chooser.desk.view.cursor == CardSpot(2, 0)
    assert_untouched(chooser)


@pytest.mark.parametrize("way", ["again", "nothing", "button", "key", "stuck", "other"])
def test_a_choice_is_given_up(chooser: Player, way: str) -> None:
    match way:
        case "again":
            chooser.click(chooser.card(0, 1).centre)
        case "nothing":
            chooser.click((chooser.card(2).centre[0], chooser.layout.bottom - 2))
        case "button":
            chooser.button("undo")
        case "key":
            chooser.key(pygame.K_h)
        case "stuck":
            chooser.click(chooser.card(0, 0).centre)
        case "other":
            chooser.click(chooser.card(2).centre)
            chooser.click(chooser.card(2).centre)
    assert chooser.desk.view.cursor is None
    assert_untouched(chooser)


def test_a_drag_needs_no_choice(chooser: Player) -> None:
    chooser.carry(5, 0, 4)
    assert chooser.session.actions == (Move(5, 4),)
    assert chooser.desk.view.cursor is None


def test_the_second_press_of_a_double_click_may_start_a_drag() -> None:
    player = Player(MOVES.copy())
    player.click(player.card(0, 1).centre)
    player.wait(0.1)
    player.drag(player.card(0, 1).centre, (300, 300), player.end(3))
    assert player.session.actions == (Move(0, 3, 3),)


def test_a_third_click_sends_nothing_more() -> None:
    position = table("game: SD S1\n1: TS\n2: xJS 9S\n3: * KS")
    player = Player(position)
    place = player.card(1).centre
    for _ in range(3):
        player.click(place)
    assert player.session.actions == (Move(1, 0),)


def test_a_double_click_that_finds_no_column_says_so() -> None:
    player = Player(table("game: SD S1\n1: 9S\n2: 9S\n3: 9S\n4: 9S\n5: 5S\n6: 5S\n7: * 5S"))
    player.double_click(player.card(0).centre)
    assert player.notice
    assert_untouched(player)


# What cannot be lifted.


@pytest.mark.parametrize(
    ("column", "index"), [(0, 0), (0, 1)], ids=["face-down card", "mixed group"]
)
@pytest.mark.parametrize("way", ["click", "drag", "double click", "drop"])
def test_a_card_that_is_stuck_is_refused(column: int, index: int, way: str) -> None:
    player = Player(MIXED.copy())
    place = player.card(column, index).centre
    match way:
        case "click":
            player.click(place)
        case "drag":
            player.drag(place, (300, 300), (320, 320))
        case "double click":
            player.double_click(place)
        case "drop":
            player.drag(place, player.end(2))
    assert player.notice
    assert_untouched(player)


def test_the_part_of_a_mixed_group_that_can_go_goes() -> None:
    player = Player(MIXED.copy())
    player.carry(0, 3, 1)
    assert player.session.actions == (Move(0, 1, 1),)


@every_size
def test_removed_runs_cannot_be_touched(size: tuple[int, int]) -> None:
    player = Player(table("game: SD S1\nruns: S S\n1: KS\n2: QS\n3: * JS"), size)
    for box in player.layout.runs:
        player.double_click(box.centre)
        player.drag(box.centre, player.end(1))
    assert not player.notice
    assert_untouched(player)


def test_an_empty_column_cannot_be_lifted() -> None:
    player = Player(EMPTY.copy())
    player.double_click(player.layout.slot(3).centre)
    player.drag(player.layout.slot(3).centre, player.end(0))
    assert_untouched(player)


# The stock.


def test_a_press_on_the_stock_deals() -> None:
    player = Player(CODE)
    player.click(player.layout.stock.centre)
    assert player.session.actions == (Deal(),)


def test_a_double_press_deals_once() -> None:
    player = Player(CODE)
    player.click(player.layout.stock.centre)
    player.wait(0.1 - 2 / 60)
    player.click(player.layout.stock.centre)
    assert player.session.actions == (Deal(),)


def test_slow_presses_deal_twice() -> None:
    player = Player(CODE)
    player.click(player.layout.stock.centre)
    player.wait(DEAL_PAUSE)
    player.click(player.layout.stock.centre)
    assert player.session.actions == (Deal(), Deal())


def test_a_deal_that_was_undone_can_be_done_at_once() -> None:
    player = Player(CODE)
    for key in (pygame.K_d, pygame.K_u, pygame.K_d):
        player.key(key)
    assert player.session.actions == (Deal(),)


def test_a_key_that_is_held_deals_once() -> None:
    player = Player(CODE)
    for _ in range(60):
        player.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
    assert player.session.actions == (Deal(),)


def by_press(player: Player) -> None:
    player.click(player.layout.stock.centre)


def by_key(player: Player) -> None:
    player.key(pygame.K_d)


def by_space(player: Player) -> None:
    player.key(pygame.K_SPACE)


@pytest.mark.parametrize("ask", [by_press, by_key, by_space], ids=lambda each: each.__name__)
@pytest.mark.parametrize(
    ("start", "column"), [(EMPTY, 3), (FEW, 2)], ids=["empty column", "too few cards"]
)
def test_a_refused_deal_points_at_the_empty_column(
    ask: Callable[[Player], None], start: Position, column: int
) -> None:
    player = Player(start.copy())
    before = player.picture()
    figures = (player.position.score, player.position.moves)
    for _ in range(5):
        ask(player)
        assert player.notice
    slot = player.layout.slot(column)
    part = pygame.Rect(slot.x - 3, slot.y - 3, slot.w + 6, slot.h + 6)
    now = pygame.image.tobytes(player.window.subsurface(part), "RGB")
    shown = pygame.image.frombytes(before, player.window.get_size(), "RGB")
    assert now != pygame.image.tobytes(shown.subsurface(part), "RGB")
    assert figures == (player.position.score, player.position.moves)
    assert_untouched(player)
    player.wait(7)
    assert player.picture() == before


def test_an_empty_stock_deals_nothing() -> None:
    player = Player(table("game: SD S1\n1: KS\n2: QS\n3: JS\n4: TS\n5: 9S\n6: 8S\n7: * 7S"))
    player.click(player.layout.stock.centre)
    assert player.notice
    assert_untouched(player)


# Looking into a tight column.


def test_a_press_that_rests_spreads_a_tight_column_open() -> None:
    player = Player(TIGHT.copy(), (640, 480))
    before = player.picture()
    place = player.card(0, -2).centre
    player.down(place)
    player.wait(0.3)
    assert not player.desk.view.peeking
    player.wait(0.1)
    assert player.desk.view.peeking
    assert player.picture() != before
    player.up(place)
    assert not player.desk.view.peeking
    assert player.picture() == before
    assert_untouched(player)


def test_a_press_that_moves_on_spreads_nothing() -> None:
    player = Player(TIGHT.copy())
    player.down(player.card(0, -1).centre)
    player.move((-200, 300))
    player.wait(2 * PEEK_DELAY)
    assert not player.desk.view.peeking
    player.up((-200, 300))
    assert_untouched(player)


def test_a_spread_column_closes_when_its_card_is_taken() -> None:
    player = Player(TIGHT.copy())
    player.down(player.card(0, -1).centre)
    player.wait(2 * PEEK_DELAY)
    assert player.desk.view.peeking
    player.move((300, 300))
    assert not player.desk.view.peeking
    assert player.hand.dragging
    player.up((300, 300))


def test_the_second_button_spreads_while_it_is_held() -> None:
    player = Player(TIGHT.copy())
    before = player.picture()
    place = player.card(0, -2).centre
    player.down(place, RIGHT)
    assert player.desk.view.peeking
    player.wait(20)
    assert player.desk.view.peeking
    player.up((3, 3), RIGHT)
    assert not player.desk.view.peeking
    assert player.picture() == before


@pytest.mark.parametrize("interrupt", INTERRUPTIONS[:1] + INTERRUPTIONS[4:])
def test_what_interrupts_closes_it(interrupt: Callable[[Player], None]) -> None:
    player = Player(TIGHT.copy())
    player.down(player.card(0, -2).centre, RIGHT)
    interrupt(player)
    if player.at_table:
        assert not player.desk.view.peeking


def test_a_column_with_room_is_not_spread() -> None:
    player = Player(MOVES.copy())
    player.down(player.card(0, 2).centre, RIGHT)
    assert not player.desk.view.peeking
    player.up((3, 3), RIGHT)
    player.down(player.card(0, 2).centre)
    player.wait(1)
    assert not player.desk.view.peeking


# Buttons.


def test_a_button_is_chosen_where_it_was_pressed() -> None:
    player = Player(CODE)
    player.carry(5, 5, 2)
    undo, redo = (player.layout.buttons[name].centre for name in ("undo", "redo"))
    player.drag(undo, redo)
    player.drag((300, 300), undo)
    assert player.position.moves == 1
    player.drag(undo, redo, undo)
    assert player.position.moves == 0


def test_the_code_is_copied_by_a_press() -> None:
    player = Player(CODE, (1280, 720))
    code = player.layout.furniture.numbers.code
    assert code is not None
    player.click(code.box.centre)
    assert player.app.services.clipboard.get() == str(CODE)
    assert player.notice


def test_a_code_can_be_pasted() -> None:
    player = Player(CODE)
    other = GameCode(SPIDERETTE, 4, 77)
    player.app.services.clipboard.put(f" {str(other).lower()} ")
    player.key(pygame.K_v, pygame.KMOD_LCTRL)
    player.settle()
    assert player.session.code == other
    player.app.services.clipboard.put("SD1-S1")
    player.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert player.notice
    assert player.session.code == other


def test_a_pasted_code_does_not_displace_a_game_unasked() -> None:
    player = Player(CODE)
    player.carry(5, 5, 2)
    player.app.services.clipboard.put(str(GameCode(SPIDERETTE, 4, 77)))
    player.key(pygame.K_v, pygame.KMOD_LCTRL)
    player.page(Question)
