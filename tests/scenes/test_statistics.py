"""The page of what was played and won."""

from __future__ import annotations

from game.engine.variants import SPIDER, SPIDERETTE
from game.input.intents import Action
from game.play.gamecode import GameCode
from game.scenes.destinations import Loss, Message, Pop, Push, QuestionPage
from game.scenes.statistics import StatisticsTable

from .fakes import Stage, Surroundings


def staged(around: Surroundings) -> tuple[Stage, StatisticsTable]:
    page = StatisticsTable(around.services)
    return Stage(around, page, (640, 480)), page


def won(around: Surroundings, code: GameCode, score: int, moves: int, seconds: float) -> None:
    statistics = around.services.store.statistics
    statistics.won(statistics.begin(code), score, moves, seconds)


def test_shows_the_figures_of_a_game(around: Surroundings) -> None:
    won(around, GameCode(SPIDERETTE, 1, 1), 847, 53, 372)
    won(around, GameCode(SPIDER, 4, 1), 1086, 214, 4000)
    stage, page = staged(around)
    assert page.column(1) == (
        "1", "1", "100 %", "1", "1", "847", "847", "53", "6:12", "6:12",
    )  # fmt: skip
    assert page.column(4)[5:] == ("–",) * 5
    stage.press(Action.RIGHT)
    assert page.column(4)[5] == "1086"


def test_figures_go_only_after_a_question(around: Surroundings) -> None:
    won(around, GameCode(SPIDERETTE, 1, 1), 847, 53, 372)
    stage, page = staged(around)
    assert stage.click("reset") == Push(QuestionPage(Loss.STATISTICS, Pop(Message.FORGET)))
    page.uncover(stage.now, None)
    assert around.services.store.statistics.figures(SPIDERETTE, 1).won == 1
    page.uncover(stage.now, Message.FORGET)
    assert around.services.store.statistics.figures(SPIDERETTE, 1).won == 0
