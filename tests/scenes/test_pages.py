"""What holds for every page of widgets."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

import pygame
import pytest

from game.input.intents import Action, Typed
from game.scenes.code_entry import CodeEntry
from game.scenes.destinations import (
    DifficultyPage,
    Loss,
    PausePage,
    QuestionPage,
    Quit,
    StuckPage,
    WinPage,
)
from game.scenes.dialog import Dialog
from game.scenes.difficulty import Difficulty
from game.scenes.menu import Menu
from game.scenes.page import Page
from game.scenes.pause import Pause
from game.scenes.question import Question
from game.scenes.services import Services
from game.scenes.stuck import Stuck
from game.scenes.win import Win
from game.text.catalogue import Catalogue

from .fakes import CODE, SIZES, Longer, Stage, Surroundings


class Case(NamedTuple):
    make: Callable[[Services], Page]
    typed: str = ""


def asking(loss: Loss) -> Case:
    return Case(lambda services: Question(services, QuestionPage(loss, Quit())))


CASES = {
    "menu": Case(Menu),
    "difficulty": Case(lambda services: Difficulty(services, DifficultyPage())),
    "code": Case(CodeEntry),
    "code right": Case(CodeEntry, "sd1-s4-abcdefg"),
    "code wrong": Case(CodeEntry, "qq1-s4-abcdefg"),
    "pause": Case(lambda services: Pause(services, PausePage(CODE, True))),
    "stuck": Case(lambda services: Stuck(services, StuckPage(CODE, 3))),
    "win": Case(lambda services: Win(services, WinPage(CODE, 847, 153, 372))),
    **{f"question {loss.name}": asking(loss) for loss in Loss},
}
LANGUAGES = {"English": Catalogue.load("en"), "longer": Catalogue("longer", Longer())}

every_page = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_language = pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)


def staged(
    case: Case, size: tuple[int, int] = (1280, 720), words: Catalogue | None = None
) -> Stage:
    around = Surroundings(words)
    around.keep(begun=True)
    stage = Stage(around, case.make(around.services), size)
    if case.typed:
        stage.page.handle(Typed(case.typed), stage.now)
    return stage


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures are the same but for the rounding where a clipped line is blended."""
    strange = 0
    for first, second in ((one, other), (other, one)):
        rest = first.copy()
        rest.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        mask = pygame.mask.from_threshold(rest, (0, 0, 0), (4, 4, 4, 255))
        strange += rest.get_width() * rest.get_height() - mask.count()
    return strange == 0


@every_page
@every_size
@every_language
def test_widgets_lie_apart_inside_the_window(
    case: Case, size: tuple[int, int], words: Catalogue
) -> None:
    widgets = staged(case, size, words).page.focus.widgets
    window = pygame.Rect((0, 0), size)
    assert [w.name for w in widgets if not window.contains(w.rect)] == []
    overlapping = [
        (one.name, other.name)
        for one, other in combinations(widgets, 2)
        if one.rect.colliderect(other.rect)
    ]
    assert overlapping == []


@every_page
@every_size
@every_language
def test_plates_lie_inside_the_window(case: Case, size: tuple[int, int], words: Catalogue) -> None:
    page = staged(case, size, words).page
    if isinstance(page, Dialog):
        assert pygame.Rect((0, 0), size).contains(page.panel)
        assert all(page.panel.contains(widget.rect) for widget in page.focus.widgets)


@every_page
@every_size
def test_targets_are_large_enough_for_a_finger(case: Case, size: tuple[int, int]) -> None:
    inside = {"copy", "dice"}  # those lie within a plate that is as high as a button
    least = 44 if min(size) >= 480 else 36
    widgets = staged(case, size).page.focus.widgets
    assert [w.name for w in widgets if w.rect.h < least and w.name not in inside] == []
    assert [w.name for w in widgets if w.rect.h < least - 8] == []


@every_page
@every_size
@every_language
def test_words_are_whole_and_inside_the_window(
    case: Case, size: tuple[int, int], words: Catalogue
) -> None:
    stage = staged(case, size, words)
    stage.settle()
    fonts = stage.around.fonts
    assert fonts.cut == []
    window = pygame.Rect((0, 0), size)
    assert [rect for rect in fonts.drawn if not window.contains(rect)] == []


@every_page
def test_keys_reach_every_widget(case: Case) -> None:
    stage = staged(case)
    able = {widget.name for widget in stage.page.focus.widgets if widget.enabled}
    reached: set[str | None] = set()
    waiting = [stage.focused]
    while waiting:
        here = waiting.pop()
        if here in reached:
            continue
        reached.add(here)
        for action in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            again = staged(case)
            again.page.focus.focused = here
            again.press(action)
            waiting.append(again.focused)
    assert reached >= able


@every_page
def test_the_pointer_focuses_what_it_touches(case: Case) -> None:
    stage = staged(case)
    for widget in stage.page.focus.widgets:
        if widget.enabled:
            stage.page.focus.hover(widget.rect.center)
            assert stage.focused == widget.name
            assert not stage.page.focus.visible


@every_page
def test_rests_and_draws_nothing_then(case: Case) -> None:
    stage = staged(case)
    stage.settle()
    assert stage.draw() == []
    assert not stage.page.busy(stage.now)


@every_page
def test_looks_the_same_after_the_window_had_another_size(case: Case) -> None:
    stage = staged(case)
    stage.settle()
    before = stage.surface.copy()
    for size in ((480, 854), (1280, 720)):
        stage.page.resize(stage.around.services.style(size))
    stage.settle()
    assert alike(stage.surface, before)


@every_page
def test_a_moved_focus_leaves_no_trace(case: Case) -> None:
    stage = staged(case)
    stage.settle()
    before = stage.surface.copy()
    start = stage.focused
    for widget in stage.page.focus.widgets:
        stage.page.focus.focused, stage.page.focus.visible = widget.name, True
        stage.draw()
    stage.page.focus.focused, stage.page.focus.visible = start, False
    stage.draw()
    assert alike(stage.surface, before)
