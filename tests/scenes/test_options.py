"""The page of the settings."""

from __future__ import annotations

import pygame
import pytest

from game.input.intents import Action
from game.scenes.card_sample import draw_card_sample
from game.scenes.destinations import KeysPage, Pop, Push
from game.scenes.option_rows import TABS, items
from game.scenes.options import Options
from game.store.settings import Animation
from game.text.catalogue import Catalogue

from .fakes import Stage, Surroundings


def staged(around: Surroundings, tab: str = "screen") -> Stage:
    page = Options(around.services)
    page.tab = TABS.index(tab)
    return Stage(around, page, (640, 480))


@pytest.mark.parametrize(
    ("tab", "name"),
    [
        ("screen", "show_score"),
        ("screen", "show_clock"),
        ("play", "left_handed"),
        ("cards", "four_colours"),
        ("cards", "large_index"),
        ("sound", "muted"),
        ("play", "double_click"),
        ("play", "single_tap"),
        ("play", "automatic_placement"),
        ("play", "placement_guide"),
        ("play", "interactive_rules"),
    ],
)
def test_a_switch_is_turned_at_once(around: Surroundings, tab: str, name: str) -> None:
    stage = staged(around, tab)
    before = getattr(around.services.settings, name)
    stage.click(name)
    assert getattr(around.services.settings, name) is not before
    stage.page.focus.focused = name
    stage.press(Action.CONFIRM)
    assert getattr(around.services.settings, name) is before


def test_the_sources_defaults() -> None:
    settings = Surroundings().services.settings
    assert settings.double_click
    assert not settings.automatic_placement
    assert settings.placement_guide
    assert settings.interactive_rules


def test_the_animation_steps_through_its_speeds(around: Surroundings) -> None:
    stage = staged(around, "cards")
    stage.page.focus.focused = "animation"
    seen = []
    for _ in range(4):
        stage.press(Action.RIGHT)
        seen.append(around.services.settings.animation)
    assert seen == [Animation.SLOW, Animation.OFF, Animation.FAST, Animation.NORMAL]


def test_the_language_changes_at_once(around: Surroundings) -> None:
    stage = staged(around)
    stage.page.focus.focused = "language"
    languages = []
    for _ in range(4):
        stage.press(Action.RIGHT)
        languages.append(around.services.words.language)
    assert languages == ["en", "ja", "hu", "en"]
    assert around.services.settings.language is None


def test_the_volume_goes_by_steps(around: Surroundings) -> None:
    stage = staged(around, "sound")
    stage.page.focus.focused = "volume_effects"
    before = around.services.settings.volume_effects
    stage.press(Action.LEFT, Action.LEFT)
    assert around.services.settings.volume_effects == before - 2


def test_another_table_is_laid_at_once(around: Surroundings) -> None:
    stage = staged(around)
    stage.page.focus.focused = "theme"
    stage.press(Action.RIGHT)
    assert around.services.theme.name == "midnight"
    assert stage.page.style.theme is around.services.theme


def test_full_screen_is_the_windows_own(around: Surroundings) -> None:
    stage = staged(around)
    stage.click("full_screen")
    assert around.screen.full_screen
    stage.click("full_screen")
    assert not around.screen.full_screen


def test_the_defaults_come_back(around: Surroundings) -> None:
    stage = staged(around, "play")
    stage.click("placement_guide")
    stage.click("reset")
    assert around.services.settings == Surroundings().services.settings


def test_tabs_turn_by_pointer_and_keys(around: Surroundings) -> None:
    stage = staged(around)
    stage.press(Action.NEXT)
    assert "four_colours" in stage.names
    stage.press(Action.PREVIOUS)
    assert "language" in stage.names
    stage.press(Action.PREVIOUS)
    assert "interactive_rules" in stage.names


def test_leads_to_the_keys_or_back(around: Surroundings) -> None:
    assert staged(around).click("keys") == Push(KeysPage())
    assert staged(around).click("back") == Pop()
    assert staged(around).press(Action.BACK) == Pop()


@pytest.mark.parametrize("tab", TABS)
def test_every_row_is_a_setting(around: Surroundings, tab: str) -> None:
    for item in items(tab, Catalogue.load("en")):
        assert hasattr(around.services.settings, item.name)


@pytest.mark.parametrize("name", ["card_back", "four_colours", "large_index"])
def test_the_tab_of_the_cards_shows_them_as_they_are_chosen(
    around: Surroundings, name: str
) -> None:
    page = Options(around.services)
    page.tab = TABS.index("cards")
    stage = Stage(around, page, (1280, 720))
    stage.settle()
    below = stage.rect("reduced_motion").bottom + 2
    room = pygame.Rect(0, below, 1280, 720 - below)
    before = pygame.image.tobytes(stage.surface.subsurface(room), "RGB")
    page.focus.focused = name
    stage.press(Action.RIGHT)
    stage.settle()
    page.focus.focused, page.focus.visible = "back", False
    stage.settle()
    assert pygame.image.tobytes(stage.surface.subsurface(room), "RGB") != before


def test_a_sample_of_the_cards_stays_in_its_room(around: Surroundings) -> None:
    target = pygame.Surface((400, 300))
    style = around.services.style((400, 300))
    for size in ((390, 90), (260, 200), (400, 300)):
        room = pygame.Rect((5, 5), size)
        taken = draw_card_sample(target, style, around.services, room)
        assert taken.w > 0
        assert room.contains(taken)
    assert not draw_card_sample(target, style, around.services, pygame.Rect(0, 0, 390, 60))
