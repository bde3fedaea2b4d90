"""The page of the daily deals."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from game.engine.variants import SPIDER, SPIDERETTE
from game.input.intents import Action, Scroll
from game.play.daily import daily_code
from game.play.session import Session
from game.scenes.daily import Daily
from game.scenes.day_cell import DayCell
from game.scenes.destinations import Loss, Push, QuestionPage, Reset, TablePage
from game.scenes.month import Month, weekdays
from game.scenes.services import KeptGame
from game.text.catalogue import Catalogue

from .fakes import Stage, Surroundings

TODAY = date(2026, 11, 30)


def staged(around: Surroundings) -> Stage:
    around.services.today = lambda: TODAY
    return Stage(around, Daily(around.services), (640, 480))


def cell(stage: Stage, day: int) -> DayCell:
    widget = stage.widget(f"day {day}")
    assert isinstance(widget, DayCell)
    return widget


def test_the_deal_of_today_is_one_press_away(around: Surroundings) -> None:
    code = daily_code(TODAY.toordinal(), SPIDERETTE, 1)
    assert staged(around).press(Action.CONFIRM) == Reset(TablePage(code, TODAY))


def test_each_game_and_suit_count_has_its_own(around: Surroundings) -> None:
    stage = staged(around)
    stage.page.focus.focused = "game"
    stage.press(Action.RIGHT)
    stage.page.focus.focused = "suits"
    stage.press(Action.RIGHT, Action.RIGHT)
    code = daily_code(TODAY.toordinal(), SPIDER, 4)
    assert stage.click("play") == Reset(TablePage(code, TODAY))


def test_asks_before_another_game_is_given_up(around: Surroundings) -> None:
    around.keep(begun=True)
    code = daily_code(TODAY.toordinal(), SPIDERETTE, 1)
    step = Reset(TablePage(code, TODAY))
    assert staged(around).click("play") == Push(QuestionPage(Loss.NEW_GAME, step))


def test_goes_on_with_the_days_own_game(around: Surroundings) -> None:
    code = daily_code(TODAY.toordinal(), SPIDERETTE, 1)
    around.services.kept = KeptGame(Session(code), day=TODAY)
    assert staged(around).click("play") == Reset(TablePage())


def test_the_calendar_shows_the_days_won(around: Surroundings) -> None:
    for day in (3, 29):
        around.services.store.daily.won(date(2026, 11, day), SPIDERETTE, 1)
    around.services.store.daily.won(date(2026, 11, 7), SPIDERETTE, 2)
    stage = staged(around)
    assert [day for day in range(1, 31) if cell(stage, day).won] == [3, 29]
    assert cell(stage, 30).today
    stage.page.focus.focused = "suits"
    stage.press(Action.RIGHT)
    assert [day for day in range(1, 31) if cell(stage, day).won] == [7]


def test_an_earlier_day_can_be_played_but_no_later_one(around: Surroundings) -> None:
    around.services.today = lambda: date(2026, 11, 15)
    stage = Stage(around, Daily(around.services), (640, 480))
    assert stage.click("day 16") is None
    assert not cell(stage, 16).chosen
    assert stage.click("day 4") is None
    day = date(2026, 11, 4)
    assert stage.click("day 4") == Reset(TablePage(daily_code(day.toordinal(), SPIDERETTE, 1), day))
    assert not stage.widget("after").enabled
    stage.click("before")
    assert [name for name in stage.names if name.startswith("day")][-1] == "day 31"


@pytest.mark.parametrize(
    ("start", "step", "end"),
    [((2026, 12), 1, (2027, 1)), ((2026, 1), -1, (2025, 12)), ((2026, 5), 0, (2026, 5))],
)
def test_months_follow_each_other(start: tuple[int, int], step: int, end: tuple[int, int]) -> None:
    assert Month(*start).next(step) == Month(*end)


def test_the_week_begins_as_the_language_has_it() -> None:
    month = Month(2026, 11)
    english, japanese = Catalogue.load("en"), Catalogue.load("ja")
    assert month.weeks(english)[0] == [0, 0, 0, 0, 0, 0, 1]
    assert month.weeks(japanese)[0] == [1, 2, 3, 4, 5, 6, 7]
    assert weekdays(english)[0] == "Mo"


def test_the_wheel_turns_to_another_month(around: Surroundings) -> None:
    stage = staged(around)
    stage.page.handle(Scroll(1), stage.now)  # this is the last one
    assert "day 30" in stage.names
    assert "day 31" not in stage.names
    stage.page.handle(Scroll(-1), stage.now)
    assert "day 31" in stage.names
    stage.page.handle(Scroll(1), stage.now)
    assert "day 31" not in stage.names


def test_another_day_shows_another_opening(around: Surroundings) -> None:
    around.services.today = lambda: TODAY
    stage = Stage(around, Daily(around.services), (1280, 720))
    # Both days have the same words but for their number, which stands above the cards.
    room = pygame.Rect(stage.rect("play").x, stage.rect("play").y - 150, 300, 140)
    pictures = []
    for day in (3, 4):
        stage.click(f"day {day}")
        stage.draw()
        pictures.append(pygame.image.tobytes(stage.surface.subsurface(room), "RGB"))
    assert pictures[0] != pictures[1]
