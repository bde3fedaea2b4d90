"""The page of keys and buttons, with the questions that it asks."""

from __future__ import annotations

import pygame
import pytest

from game.input.bindings import Bindings
from game.input.elements import Button, Chord, Element
from game.input.intents import Action, Device, Press, Pushed, Struck
from game.input.plain_pad import USUAL
from game.scenes.action_words import LISTED
from game.scenes.ask_input import AskInput
from game.scenes.destinations import (
    AskInputPage,
    JoystickPage,
    KeysPage,
    Pop,
    Push,
    RulesPage,
    Step,
)
from game.scenes.joystick import Joystick
from game.scenes.keys import Keys
from game.scenes.menu import Menu
from game.text.catalogue import Catalogue
from tests.playing import Player

from .fakes import SIZES, Stage, Surroundings

SIZE = (640, 480)
DEFAULTS = len(LISTED) + 3


def ask(around: Surroundings, action: Action) -> Stage:
    return Stage(around, AskInput(around.services, AskInputPage(action)), SIZE)


def bindings(around: Surroundings) -> Bindings:
    return around.services.bindings.now


def test_every_action_is_listed_once() -> None:
    assert sorted(LISTED, key=str) == sorted(Action, key=str)


def test_a_line_leads_to_its_question(around: Surroundings) -> None:
    stage = Stage(around, Keys(around.services), SIZE)
    assert stage.press(Action.CONFIRM) == Push(AskInputPage(LISTED[0]))
    assert stage.press(Action.DOWN, Action.CONFIRM) == Push(AskInputPage(LISTED[1]))


def test_a_key_is_given(around: Surroundings) -> None:
    stage = ask(around, Action.DEAL)
    assert stage.page.handle(Struck(Chord(pygame.K_x)), stage.now) == Pop()
    assert bindings(around).of_key(Chord(pygame.K_x)) is Action.DEAL


def test_a_button_is_given(around: Surroundings) -> None:
    stage = ask(around, Action.DEAL)
    assert stage.page.handle(Pushed(Button.X), stage.now) == Pop()
    assert bindings(around).of_button(Button.X) is Action.DEAL
    assert bindings(around).of_button(Button.Y) is Action.BEST


def test_escape_and_the_button_give_up(around: Surroundings) -> None:
    stage = ask(around, Action.DEAL)
    assert stage.page.handle(Struck(Chord(pygame.K_ESCAPE)), stage.now) == Pop()
    assert stage.click("cancel") == Pop()
    assert bindings(around) == Bindings()


def test_a_pad_gives_up_by_the_button_that_goes_back(around: Surroundings) -> None:
    stage = ask(around, Action.DEAL)
    before = stage.page.body()  # type: ignore[attr-defined]
    assert stage.page.handle(Pushed(Button.B), stage.now) is None
    assert stage.page.body() != before  # type: ignore[attr-defined]
    assert bindings(around) == Bindings()
    assert stage.page.handle(Pushed(Button.B), stage.now) == Pop()
    assert bindings(around) == Bindings()


def test_the_button_that_goes_back_can_be_given_too(around: Surroundings) -> None:
    stage = ask(around, Action.DEAL)
    stage.page.handle(Pushed(Button.B), stage.now)
    assert stage.page.handle(Pushed(Button.A), stage.now) == Pop()
    assert bindings(around).of_button(Button.B) is Action.DEAL
    assert bindings(around).of_button(Button.Y) is Action.TAKE_BACK
    assert bindings(around).of_button(Button.A) is Action.CONFIRM


def test_another_button_after_it_is_the_one_that_is_meant(around: Surroundings) -> None:
    stage = ask(around, Action.DEAL)
    stage.page.handle(Pushed(Button.B), stage.now)
    assert stage.page.handle(Pushed(Button.X), stage.now) == Pop()
    assert bindings(around).of_button(Button.X) is Action.DEAL


@pytest.mark.parametrize("button", [Button.A, Button.LEFT, Button.START])
def test_no_button_is_taken_from_what_cannot_do_without(
    around: Surroundings, button: Button
) -> None:
    stage = ask(around, Action.COPY)
    before = stage.page.body()  # type: ignore[attr-defined]
    assert stage.page.handle(Pushed(button), stage.now) is None
    assert stage.page.body() != before  # type: ignore[attr-defined]
    assert bindings(around) == Bindings()


def test_a_key_that_is_needed_elsewhere_is_asked_for_again(around: Surroundings) -> None:
    stage = ask(around, Action.TAKE_BACK)
    before = stage.page.body()  # type: ignore[attr-defined]
    assert stage.page.handle(Struck(Chord(pygame.K_LEFT)), stage.now) is None
    assert stage.page.body() != before  # type: ignore[attr-defined]
    assert bindings(around) == Bindings()


def test_an_unknown_part_of_a_joystick_is_no_button(around: Surroundings) -> None:
    stage = ask(around, Action.DEAL)
    pushed = Pushed(None, Element("button", 30), "guid")
    assert stage.page.handle(pushed, stage.now) is None
    assert bindings(around) == Bindings()


@pytest.mark.parametrize("size", SIZES)
def test_the_options_after_the_actions(around: Surroundings, size: tuple[int, int]) -> None:
    stage = Stage(around, Keys(around.services), size)
    for _ in range(DEFAULTS - 3):
        stage.press(Action.DOWN)
    stage.press(Action.CONFIRM)
    assert bindings(around).swapped
    stage.press(Action.DOWN, Action.CONFIRM)
    assert bindings(around).exchanged
    assert stage.press(Action.DOWN, Action.CONFIRM) == Push(JoystickPage())
    stage.press(Action.DOWN, Action.CONFIRM)
    assert bindings(around) == Bindings()


def test_a_joystick_is_taught(around: Surroundings) -> None:
    stage = Stage(around, Joystick(around.services, JoystickPage()), SIZE)
    wanted = [*Button][8:] + [*Button][:4] + [Button.L, Button.R, Button.SELECT, Button.START]
    steps = [
        stage.page.handle(Pushed(None, Element("button", number), "guid"), stage.now)
        for number in range(len(wanted))
    ]
    assert steps == [None] * 11 + [Pop()]
    taught = around.services.bindings.map_of("guid")
    assert taught == {Element("button", number): each for number, each in enumerate(wanted)}


def test_a_missing_button_is_skipped_by_an_old_one(around: Surroundings) -> None:
    stage = Stage(around, Joystick(around.services, JoystickPage()), SIZE)
    steps = [
        stage.page.handle(Pushed(None, Element("button", min(number, 5)), "guid"), stage.now)
        for number in range(12)
    ]
    assert steps == [None] * 11 + [Pop()]
    taught = around.services.bindings.map_of("guid")
    assert taught is not None
    assert [*taught.values()] == [
        Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT, Button.A, Button.B,
    ]  # fmt: skip


def push_same(stage: Stage, times: int) -> Step | None:
    step = None
    for _ in range(times):
        assert step is None
        step = stage.page.handle(Pushed(None, Element("across", 0, -1), "guid"), stage.now)
    return step


def test_the_same_button_three_times_gives_up(around: Surroundings) -> None:
    stage = Stage(around, Joystick(around.services, JoystickPage()), SIZE)
    assert push_same(stage, 3) == Pop()
    assert around.services.bindings.map_of("guid") is None


@pytest.mark.parametrize(
    "told", [Pushed(Button.A), Pushed(Button.B), Struck(Chord(pygame.K_RETURN))]
)
def test_what_needs_no_teaching_can_leave(around: Surroundings, told: Pushed | Struck) -> None:
    stage = Stage(around, Joystick(around.services, JoystickPage()), SIZE)
    assert stage.page.handle(told, stage.now) == Pop()


def test_another_button_between_goes_on(around: Surroundings) -> None:
    stage = Stage(around, Joystick(around.services, JoystickPage()), SIZE)
    assert push_same(stage, 2) is None
    stage.page.handle(Pushed(None, Element("button", 0), "guid"), stage.now)
    assert push_same(stage, 1) is None


def test_a_new_joystick_that_is_not_taught_is_used_as_it_is(around: Surroundings) -> None:
    stage = Stage(around, Joystick(around.services, JoystickPage("guid")), SIZE)
    assert around.services.bindings.knows("guid")
    assert stage.click("cancel") == Pop()
    assert around.services.bindings.map_of("guid") == USUAL


def test_only_one_joystick_is_taught_at_a_time(around: Surroundings) -> None:
    stage = Stage(around, Joystick(around.services, JoystickPage()), SIZE)
    heading = stage.page.heading  # type: ignore[attr-defined]
    stage.page.handle(Pushed(None, Element("button", 0), "one"), stage.now)
    first = heading()
    stage.page.handle(Pushed(None, Element("button", 1), "other"), stage.now)
    stage.page.handle(Pushed(Button.X), stage.now)
    assert heading() == first
    stage.page.handle(Pushed(None, Element("button", 1), "one"), stage.now)
    assert heading() != first


def test_a_changed_key_works_at_once_and_after_the_next_start() -> None:
    player = Player(None)
    player.app.director.carry_out(Push(KeysPage()), player.clock.time)
    for _ in range(LISTED.index(Action.DOWN)):
        player.key(pygame.K_DOWN)
    player.key(pygame.K_RETURN)
    player.page(AskInput)
    player.key(pygame.K_j)
    page = player.page(Keys)
    assert page.focus.focused == f"row{LISTED.index(Action.DOWN)}"
    player.key(pygame.K_j)
    assert page.focus.focused == f"row{LISTED.index(Action.DOWN) + 1}"
    player.key(pygame.K_DOWN)
    assert page.focus.focused == f"row{LISTED.index(Action.DOWN) + 1}"
    assert "down" in player.app.services.settings.bindings


def test_a_reset_of_all_settings_is_one_of_the_keys_too() -> None:
    player = Player(None)
    services = player.app.services
    services.bindings.change(Bindings().swap())
    services.store.settings.reset()
    assert services.bindings.now == Bindings()


def test_prompts_stand_below_the_page(around: Surroundings) -> None:
    stage = Stage(around, Menu(around.services), (1280, 720))
    stage.settle()
    bare = stage.surface.copy()
    lower = pygame.Rect(0, 640, 1280, 80)
    for device, drawn in ((Device.TOUCH, False), (Device.KEYS, True), (Device.PAD, True)):
        around.services.device = device
        stage.page.resize(stage.page.style)
        stage.settle()
        same = pygame.image.tobytes(stage.surface.subsurface(lower), "RGB") == pygame.image.tobytes(
            bare.subsurface(lower), "RGB"
        )
        assert same is not drawn


def test_tab_leads_through_a_page(around: Surroundings) -> None:
    stage = Stage(around, Menu(around.services), SIZE)
    seen = [stage.focused]
    for _ in range(len(stage.names)):
        stage.press(Action.NEXT)
        seen.append(stage.focused)
    assert seen == [*stage.names, stage.names[0]]
    stage.press(Action.PREVIOUS)
    assert stage.focused == stage.names[-1]


def test_the_rules_are_one_key_away(around: Surroundings) -> None:
    stage = Stage(around, Menu(around.services), SIZE)
    assert stage.page.handle(Press(Action.HELP), stage.now) == Push(RulesPage())
    question = ask(around, Action.DEAL)
    assert question.page.handle(Press(Action.HELP), question.now) is None


def test_a_page_shows_its_focus_to_who_has_no_pointer(around: Surroundings) -> None:
    assert not Menu(around.services).focus.visible
    around.services.device = Device.PAD
    assert Menu(around.services).focus.visible


def test_the_title_keeps_clear_of_the_buttons_that_turn_the_list() -> None:
    around = Surroundings(Catalogue.load("hu"))
    stage = Stage(around, Keys(around.services), (480, 854))
    around.fonts.drawn.clear()
    stage.draw()
    earlier = next(each for each in stage.page.focus.widgets if each.name == "earlier")
    assert not earlier.rect.collidelistall(around.fonts.drawn)
