"""A card in the hand: whatever disturbs it, it lies where the game has it in the end."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.position import Position
from game.input.pointer import DOUBLE_TIME
from game.input.touch import LOST_TIME
from game.play.commands import Move
from game.scenes.page import Page
from game.scenes.pause import Pause
from game.table.box import Box
from tests.cases.disturbances import DISTURBANCES
from tests.hands import DOWN, MOVED, UP, Hands
from tests.playing import LEFT, RIGHT, Pixel
from tests.sketch import table

GROUPS = table("game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: * 9S\n6: 8S\n7: 8S")
"""Nine, eight and seven of column 1 can go to the tens of columns 2 and 4."""
BLOCKED = table("game: SD S1\n1: x9S 8S 7S\n2: 9S\n3: TS\n4: 9S\n5: * KS\n6: 4S\n7: 4S")
EMPTY = table("game: SD S1\nruns: S\n1: KS\n2: QS\n3: 7S\n4:\n5: 4S\n6: 9S\n7: * 3S\nstock: *10")
MIDDLE, BACK_BUTTON, FORWARD_BUTTON = 2, 6, 7
WHEEL_UP, WHEEL_DOWN = 4, 5


def held(player: Hands) -> Pixel:
    """Have the group of column 1 in the hand; where the pointer is."""
    player.down(player.card(0, 1).centre)
    player.move((300, 300))
    assert player.hand.dragging
    return 300, 300


def assert_let_go(player: Hands) -> None:
    """The group is back, nothing was done; the next drag is one as ever."""
    assert player.played == []
    player.assert_at_rest()
    player.carry(0, 1, 1)
    assert player.played == [Move(0, 1, 3)]
    player.assert_at_rest()


# Other buttons.


@pytest.mark.parametrize("button", [MIDDLE, RIGHT, BACK_BUTTON, FORWARD_BUTTON])
@pytest.mark.parametrize("over", ["a column", "the stock", "the same place"])
def test_another_button_puts_the_cards_back(button: int, over: str) -> None:
    player = Hands(GROUPS.copy())
    at = held(player)
    if over != "the same place":
        at = player.end(1) if over == "a column" else player.layout.stock.centre
        player.move(at)
    player.down(at, button)
    assert player.hand.hold is None
    player.up(at, button)
    player.move(player.end(1))
    player.up(player.end(1))
    assert_let_go(player)


def test_all_buttons_at_once_do_nothing() -> None:
    player = Hands(GROUPS.copy())
    at = player.card(0, 1).centre
    for button in (LEFT, RIGHT, MIDDLE):
        player.down(at, button)
    for button in (MIDDLE, LEFT, RIGHT):
        player.up(player.end(1), button)
    assert not player.desk.view.peeking
    assert_let_go(player)


def test_the_wheel_disturbs_no_drag() -> None:
    player = Hands(GROUPS.copy())
    at = held(player)
    for button, turn in ((WHEEL_UP, 1), (WHEEL_DOWN, -1)):
        player.down(at, button)
        player.up(at, button)
        player.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turn, flipped=False))
    assert player.hand.dragging
    player.up(player.end(1))
    assert player.played == [Move(0, 1, 3)]
    player.assert_at_rest()


# Other fingers.


@pytest.mark.parametrize("target", ["stock", "card", "pause", "undo", "the same card"])
@pytest.mark.parametrize("first_up", [True, False], ids=["first up first", "second up first"])
def test_a_second_finger_is_not_heard(target: str, first_up: bool) -> None:
    player = Hands(GROUPS.copy())
    spots = {
        "stock": player.layout.stock.centre,
        "card": player.card(3).centre,
        "pause": player.layout.buttons["pause"].centre,
        "undo": player.layout.buttons["undo"].centre,
        "the same card": player.card(0, 1).centre,
    }
    at = spots[target]
    player.finger(DOWN, player.card(0, 1).centre)
    player.finger(MOVED, player.end(1))
    player.finger(DOWN, at, which=1)
    player.finger(MOVED, (at[0] + 3, at[1] + 2), which=1)
    assert player.hand.dragging
    if first_up:
        player.finger(UP, player.end(1))
        assert player.played == [Move(0, 1, 3)]
        player.finger(MOVED, (200, 300), which=1)
        player.finger(UP, at, which=1)
    else:
        player.finger(UP, at, which=1)
        assert player.hand.dragging
        player.finger(UP, player.end(1))
    assert player.at_table
    assert player.played == [Move(0, 1, 3)]
    player.assert_at_rest()


def test_five_fingers_carry_one_group() -> None:
    player = Hands(GROUPS.copy())
    player.finger(DOWN, player.card(0, 1).centre)
    for which in range(1, 5):
        player.finger(DOWN, player.card(which).centre, which)
        player.finger(MOVED, (300, 300), which)
    player.finger(MOVED, player.end(3))
    for which in range(5):
        player.finger(UP, player.end(3), which)
    assert player.played == [Move(0, 3, 3)]
    player.assert_at_rest()


def test_the_lost_end_of_a_finger_is_made_up_for() -> None:
    player = Hands(GROUPS.copy())
    player.finger(DOWN, player.card(0, 1).centre)
    player.finger(MOVED, (300, 300))
    player.clock.time += LOST_TIME
    player.swipe(player.card(5).centre, (320, 320), player.end(4))
    assert player.played == [Move(5, 4, 1)]
    player.assert_at_rest()


def test_a_mouse_takes_no_part_in_the_drag_of_a_finger() -> None:
    player = Hands(GROUPS.copy())
    player.finger(DOWN, player.card(0, 1).centre)
    player.finger(MOVED, (300, 300))
    player.move((20, 400))
    player.click(player.layout.buttons["pause"].centre)
    assert player.hand.dragging
    player.finger(MOVED, player.end(1))
    player.finger(UP, player.end(1))
    assert player.played == [Move(0, 1, 3)]


# The edges of the window.


@pytest.mark.parametrize("by", ["mouse", "finger"])
@pytest.mark.parametrize(
    "goal", [(-90, 100), (730, 100), (320, -200), (320, 680), (1100, 680), (-9999, 9999)]
)
def test_what_is_let_go_outside_goes_back(goal: Pixel, by: str) -> None:
    player = Hands(GROUPS.copy())
    start = player.card(0, 1).centre
    if by == "mouse":
        player.drag(start, (300, 300), goal)
    else:
        player.swipe(start, (300, 300), goal)
    assert player.hand.hold is None
    assert_let_go(player)


def test_a_card_that_lies_on_its_column_goes_there_from_outside() -> None:
    """The pointer is beyond the edge, most of the card is not."""
    position = table("game: SD S1\n1: TS\n2: xKS 9S\n3: * QS")
    player = Hands(position)
    box, goal = player.card(1), player.card(0)
    grip = (box.x + 1, box.bottom - 2)
    player.drag(grip, (100, 300), (-3, goal.bottom + 4))
    assert player.played == [Move(1, 0)]
    player.assert_at_rest()


def test_the_lost_end_of_a_drag_is_made_up_for() -> None:
    player = Hands(GROUPS.copy())
    held(player)
    player.drag(player.card(5).centre, (320, 320), player.end(4))
    assert player.played == [Move(5, 4, 1)]
    player.assert_at_rest()


# What the world does.


@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda each: each.__name__)
def test_a_drag_ends_with_the_window_it_began_in(disturb: Callable[[Hands], None]) -> None:
    player = Hands(GROUPS.copy())
    held(player)
    disturb(player)
    player.step()
    assert player.hand.hold is None
    # The end is told late, above a column that would take the group.
    player.up(player.end(1))
    assert_let_go(player)


@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda each: each.__name__)
def test_a_finger_ends_with_the_window_it_began_in(disturb: Callable[[Hands], None]) -> None:
    player = Hands(GROUPS.copy())
    player.finger(DOWN, player.card(0, 1).centre)
    player.finger(MOVED, (300, 300))
    disturb(player)
    player.step()
    assert player.hand.hold is None
    player.finger(MOVED, player.end(1))
    player.finger(UP, player.end(1))
    player.assert_at_rest()
    assert player.played == []
    player.touch_carry(0, 1, 1)
    assert player.played == [Move(0, 1, 3)]


def look_away(player: Hands) -> None:
    player.window_event(pygame.WINDOWFOCUSLOST)
    player.up(player.end(1))
    player.wait(0.5)
    player.window_event(pygame.WINDOWFOCUSGAINED)


@pytest.mark.parametrize("act", ["click", "double click", "drag", "key"])
def test_the_first_act_after_the_window_is_back_counts(act: str) -> None:
    player = Hands(GROUPS.copy())
    held(player)
    look_away(player)
    match act:
        case "click":
            player.button("pause")
            player.page(Pause)
            return
        case "double click":
            player.double_click(player.card(0, 1).centre)
        case "drag":
            player.carry(0, 1, 1)
        case "key":
            player.key(pygame.K_b)
            player.key(pygame.K_b)
    assert len(player.played) == 1


def test_a_press_in_another_window_is_no_half_of_a_double_click() -> None:
    player = Hands(GROUPS.copy())
    player.click(player.card(0, 1).centre)
    player.window_event(pygame.WINDOWFOCUSLOST)
    player.window_event(pygame.WINDOWFOCUSGAINED)
    player.click(player.card(0, 1).centre)
    player.settle()
    assert player.played in ([], [Move(0, 1, 3)])
    assert player.hand.hold is None


# Where a card is taken and let go.


def corners(box: Box) -> list[Pixel]:
    x, y, right, bottom = box.x, box.y, box.right - 1, box.bottom - 1
    return [(x, y), (right, y), (x, bottom), (right, bottom), box.centre]


@pytest.mark.parametrize("size", [(480, 320), (640, 480), (480, 854)])
@pytest.mark.parametrize("start", range(5))
def test_the_same_place_of_a_card_gives_the_same_move(size: tuple[int, int], start: int) -> None:
    """Taken anywhere, the first card of the group is laid exactly on the ten."""
    for source, index, cards in ((0, 1, 3), (0, 2, 2), (0, 3, 1)):
        player = Hands(GROUPS.copy(), size)
        grip = corners(player.card(source, index))[start]
        first = player.card(source, index)
        target = {1: 1, 2: 4, 3: 5}[index]
        goal = player.card(target)
        player.drag(grip, (200, 200), (grip[0] + goal.x - first.x, grip[1] + goal.y - first.y + 3))
        assert player.played == [Move(source, target, cards)]


def test_a_click_can_be_followed_by_a_drag_at_once() -> None:
    for pause in (0.0, 0.15, DOUBLE_TIME + 0.1):
        player = Hands(GROUPS.copy())
        player.click(player.card(0, 1).centre)
        player.clock.time += pause
        player.drag(player.card(0, 1).centre, (300, 300), player.end(3))
        assert player.played == [Move(0, 3, 3)]


def test_a_card_just_moved_or_dealt_takes_another_at_once() -> None:
    player = Hands(GROUPS.copy())
    player.carry(0, 1, 1)
    player.key(pygame.K_u)
    player.carry(0, 3, 5)
    player.carry(5, 0, 4)
    assert player.played == [Move(0, 5, 1), Move(5, 4, 2)]
    player.assert_at_rest()


# What cannot be lifted.


@pytest.mark.parametrize("by", ["mouse", "finger", "double click", "double tap", "second button"])
def test_a_card_that_lies_face_down_is_never_lifted(by: str) -> None:
    player = Hands(BLOCKED.copy())
    at = player.card(0, 0).centre
    match by:
        case "mouse":
            player.drag(at, (300, 300), player.end(2))
        case "finger":
            player.swipe(at, (300, 300), player.end(2))
        case "double click":
            player.double_click(at)
        case "double tap":
            player.tap(at)
            player.tap(at)
        case "second button":
            player.down(at, RIGHT)
            player.up(at, RIGHT)
    assert player.played == []
    player.assert_at_rest()
    player.carry(0, 1, 1)
    assert player.played == [Move(0, 1, 2)]


def test_the_cursor_never_lifts_what_lies_face_down() -> None:
    player = Hands(BLOCKED.copy())
    player.key(pygame.K_RIGHT)
    for key in (pygame.K_UP, pygame.K_UP, pygame.K_UP, pygame.K_RETURN):
        player.key(key)
    carried = player.table.keys.cursor.carried
    assert carried is not None
    assert len(carried.cards) == 2


# Pressing twice instead of holding.


@pytest.mark.parametrize("end", [pygame.K_ESCAPE, pygame.K_RETURN])
@pytest.mark.parametrize("start", [EMPTY, GROUPS], ids=["with empty places", "full"])
def test_escape_and_choose_harm_nothing_anywhere(start: Position, end: int) -> None:
    player = Hands(start.copy())
    player.key(pygame.K_RIGHT)
    before = player.position.copy()
    cursor = player.table.keys.cursor
    for spot in {cursor.reach.entered(column) for column in range(7)}:
        cursor._spot = spot
        player.key(end)
        if end == pygame.K_RETURN:
            player.key(pygame.K_ESCAPE)  # lets a card go, or pauses where there was none
        if isinstance(player.scene, Pause):
            player.key(pygame.K_ESCAPE)
        assert player.at_table
        assert player.position == before
        assert player.hand.hold is None
    player.assert_at_rest()


def test_a_column_that_takes_nothing_leaves_the_choice_to_the_player() -> None:
    """Lifted, put down where it may not go, then another card: never more than one legal move."""
    player = Hands(GROUPS.copy())
    player.app.services.store.settings.set("placement_guide", False)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    for _ in range(2):
        player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    assert player.notice
    assert player.played == []
    player.click(player.card(5).centre)
    assert player.hand.hold is None
    player.double_click(player.card(5).centre)
    assert player.played == [Move(5, 4)]
    player.assert_at_rest()


# Accidents.


@pytest.mark.parametrize(
    "keys",
    [
        (pygame.K_n, pygame.K_RETURN),
        (pygame.K_r, pygame.K_RETURN),
        (pygame.K_n, pygame.K_SPACE),
        (pygame.K_r, pygame.K_KP_ENTER),
        (pygame.K_ESCAPE, pygame.K_RETURN),
        (pygame.K_ESCAPE, pygame.K_SPACE),
        (pygame.K_p, pygame.K_RETURN),
        (pygame.K_F1, pygame.K_RETURN),
        (pygame.K_n, pygame.K_ESCAPE, pygame.K_n, pygame.K_RETURN),
        (pygame.K_g, pygame.K_RETURN),
    ],
)
@pytest.mark.parametrize("modifiers", [0, pygame.KMOD_LALT, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT])
def test_a_key_pressed_too_soon_loses_no_game(keys: tuple[int, ...], modifiers: int) -> None:
    player = Hands(GROUPS.copy())
    player.carry(0, 1, 1)
    session = player.session
    for key in keys:
        player.key(key, modifiers if key is keys[0] else 0)
    for _ in range(3):
        if isinstance(player.scene, Page):
            player.key(pygame.K_ESCAPE)
    assert player.app.services.kept is not None
    assert player.app.services.kept.session is session
    assert session.actions[:1] == (Move(0, 1, 3),)


@pytest.mark.parametrize("button", ["new", "restart"])
@pytest.mark.parametrize("by", ["click", "double click", "tap", "double tap"])
def test_a_stray_press_on_a_button_loses_no_game(button: str, by: str) -> None:
    player = Hands(GROUPS.copy(), (1280, 720))
    player.carry(0, 1, 1)
    session = player.session
    at = player.layout.buttons[button].centre
    for _ in range(2 if "double" in by else 1):
        if "tap" in by:
            player.tap(at)
        else:
            player.click(at)
    assert player.app.services.kept is not None
    assert player.app.services.kept.session is session
    assert session.actions == (Move(0, 1, 3),)
