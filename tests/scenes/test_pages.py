"""What holds for every page of widgets."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

import pygame
import pytest

from game.input.intents import MOVES, Action, Device, Typed
from game.scenes.ask_input import AskInput
from game.scenes.code_entry import CodeEntry
from game.scenes.daily import Daily
from game.scenes.day_cell import DayCell
from game.scenes.destinations import (
    AskInputPage,
    DifficultyPage,
    JoystickPage,
    Loss,
    PausePage,
    QuestionPage,
    Quit,
    RecordNewsPage,
    RulesPage,
    StuckPage,
    WinPage,
)
from game.scenes.dialog import Dialog
from game.scenes.difficulty import Difficulty
from game.scenes.examples import Examples
from game.scenes.joystick import Joystick
from game.scenes.keys import Keys
from game.scenes.menu import Menu
from game.scenes.options import Options
from game.scenes.page import Page
from game.scenes.page_footer import prompt_area
from game.scenes.pause import Pause
from game.scenes.question import Question
from game.scenes.record_news import RecordNews
from game.scenes.records import Records
from game.scenes.rules import Rules
from game.scenes.services import Services
from game.scenes.statistics import StatisticsTable
from game.scenes.stuck import Stuck
from game.scenes.trouble import TroubleNews
from game.scenes.win import Win
from game.store.trouble import Trouble
from game.text.catalogue import Catalogue
from game.ui.buttons import MenuItem
from game.ui.margin import inside

from .fakes import CODE, SIZES, Longer, Stage, Surroundings


class Case(NamedTuple):
    make: Callable[[Services], Page]
    typed: str = ""


def asking(loss: Loss) -> Case:
    return Case(lambda services: Question(services, QuestionPage(loss, Quit())))


def trouble(*troubles: Trouble) -> Case:
    return Case(lambda services: TroubleNews(services, troubles))


def turned(options: Options, tab: int) -> Options:
    options.tab = tab
    return options


LONG_PATH = "/home/somebody/Documents/Spiderette/spiderette-SD1-S1-AAAAABD-12.txt"
CASES = {
    "menu": Case(Menu),
    "rules": Case(lambda services: Rules(services, RulesPage())),
    "rules in a sheet": Case(lambda services: Rules(services, RulesPage(page=2))),
    "difficulty": Case(lambda services: Difficulty(services, DifficultyPage())),
    "code": Case(CodeEntry),
    "code right": Case(CodeEntry, "sd1-s4-abcdefg"),
    "code wrong": Case(CodeEntry, "qq1-s4-abcdefg"),
    "pause": Case(lambda services: Pause(services, PausePage(CODE, True))),
    "stuck": Case(lambda services: Stuck(services, StuckPage(CODE, 3))),
    "win": Case(lambda services: Win(services, WinPage(CODE, 847, 153, 372))),
    "options": Case(Options),
    "options, cards": Case(lambda services: turned(Options(services), 1)),
    "options, sound": Case(lambda services: turned(Options(services), 2)),
    "options, playing": Case(lambda services: turned(Options(services), 3)),
    "keys": Case(Keys),
    "key": Case(lambda services: AskInput(services, AskInputPage(Action.BACK))),
    "joystick": Case(lambda services: Joystick(services, JoystickPage())),
    "joystick, new": Case(lambda services: Joystick(services, JoystickPage("guid"))),
    "statistics": Case(StatisticsTable),
    "daily": Case(Daily),
    "examples": Case(Examples),
    "records": Case(Records),
    "record news": Case(
        lambda services: RecordNews(services, RecordNewsPage("Record saved.", LONG_PATH, "record"))
    ),
    **{f"trouble {each.name}": trouble(each) for each in Trouble},
    "two troubles": trouble(Trouble.RESTORED_FROM_BACKUP, Trouble.SAVE_DAMAGED),
    **{f"question {loss.name}": asking(loss) for loss in Loss},
}
LANGUAGES = {"English": Catalogue.load("en"), "longer": Catalogue("longer", Longer())}

every_page = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_small_and_large_size = pytest.mark.parametrize(
    "size",
    [(480, 320), (640, 480), (480, 854), (1280, 720)],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
every_language = pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)


def staged(
    case: Case,
    size: tuple[int, int] = (1280, 720),
    words: Catalogue | None = None,
    device: Device = Device.MOUSE,
) -> Stage:
    around = Surroundings(words)
    around.services.device = device
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
@pytest.mark.parametrize("device", [Device.TOUCH, Device.PAD], ids=lambda device: device.name)
def test_everything_fits_within_the_margin_of_the_smallest_window(
    case: Case, device: Device
) -> None:
    stage = staged(case, inside((480, 320), 10).size, device=device)
    stage.settle()
    page, fonts = stage.page, stage.around.fonts
    room = pygame.Rect((0, 0), page.style.size)
    assert [w.name for w in page.focus.widgets if not room.contains(w.rect)] == []
    if isinstance(page, Dialog):
        assert room.contains(page.panel)
    assert fonts.cut == []
    window = pygame.Rect((0, 0), page.style.window)
    assert [rect for rect in fonts.drawn if not window.contains(rect)] == []


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
    inside = {"copy", "dice", "type"}  # those lie within a plate as high as a button
    least = 44 if min(size) >= 480 else 36
    # A month has too many days for that; a wrong one costs nothing, as it is only looked at.
    # The lines of the menu touch each other: a finger between two of them still hits one.
    small = (DayCell, MenuItem)
    widgets = [w for w in staged(case, size).page.focus.widgets if not isinstance(w, small)]
    # The lines of a menu are wide, so that those of a small window may be lower.
    lines = {w.name for w in widgets if isinstance(w, MenuItem) and min(size) <= 480}
    low = [w.name for w in widgets if w.rect.h < least and w.name not in inside | lines]
    assert low == []
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
@every_size
@every_language
def test_prompts_stand_below_everything_else(
    case: Case, size: tuple[int, int], words: Catalogue
) -> None:
    stage = staged(case, size, words, Device.PAD)
    stage.settle()
    page, fonts = stage.page, stage.around.fonts
    room = pygame.Rect((0, 0), page.style.size)
    assert (page.style.strip > 0) is not page.listening
    assert room.h + page.style.strip == size[1]
    assert [w.name for w in page.focus.widgets if not room.contains(w.rect)] == []
    if isinstance(page, Dialog):
        assert room.contains(page.panel)
    assert fonts.cut == []
    area = prompt_area(page.style, barred=page.below is not None)
    assert [w.name for w in page.focus.widgets if area.colliderect(w.rect)] == []
    window = pygame.Rect((0, 0), size)
    assert [rect for rect in fonts.drawn if not window.contains(rect)] == []
    assert any(area.contains(rect) for rect in fonts.drawn) is not page.listening


@every_page
@every_small_and_large_size
def test_arrows_lead_from_every_widget_to_every_other(case: Case, size: tuple[int, int]) -> None:
    stage = staged(case, size)
    able = {widget.name for widget in stage.page.focus.widgets if widget.enabled}
    leads: dict[str, set[str]] = {}
    for name in able:
        leads[name] = set()
        for action in MOVES:
            again = staged(case, size)
            again.page.focus.focused = name
            again.press(action)
            # Where a list goes on, the rows that are seen first are not the only ones.
            if again.focused in able:
                leads[name].add(again.focused)
    for name in able:
        assert reached(name, leads) == able


def reached(start: str, leads: dict[str, set[str]]) -> set[str]:
    """All that can be come to from a widget."""
    seen, waiting = {start}, [start]
    while waiting:
        new = leads[waiting.pop()] - seen
        seen |= new
        waiting += new
    return seen


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
