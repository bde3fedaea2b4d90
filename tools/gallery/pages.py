"""The pages around the table, as views."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.engine.variants import SPIDER, SPIDERETTE
from game.input import intents
from game.input.intents import Action, Device, Typed
from game.play.gamecode import GameCode
from game.scenes.destinations import (
    AskInputPage,
    CodePage,
    DailyPage,
    Destination,
    DifficultyPage,
    ExamplesPage,
    JoystickPage,
    KeysPage,
    MenuPage,
    OptionsPage,
    RecordNewsPage,
    RecordsPage,
    ReplayPage,
    RulesPage,
    StatisticsPage,
    WinPage,
)
from game.store.record_folder import RecordFolder

from .games import SPIDERETTE as EXAMPLE
from .games import played, recorded
from .studio import Studio
from .view import View

_RULES: Final = {SPIDERETTE: range(12), SPIDER: (1, 9)}
"""The pages of each game's rules that are shown; the words are much the same in both."""
_FOLDER: Final = Path("/home/player/Documents/Spiderette")
"""Where a player's records may lie."""
_WON: Final = WinPage(GameCode(SPIDERETTE, 4, 29), 847, 53, 372)
_WHIRLING: Final = 0.66
"""Seconds after which all four runs of a won game are in the air."""


def _only(page: Destination) -> Callable[[Studio], None]:
    return lambda studio: studio.open(page)


def _menu(studio: Studio) -> None:
    studio.open(MenuPage(), played(EXAMPLE, 40))


def _menu_by_keys(studio: Studio) -> None:
    _menu(studio)
    studio.press(Action.DOWN, Action.DOWN)


def _difficulty_by_pad(studio: Studio) -> None:
    studio.open(DifficultyPage())
    studio.press(Action.DOWN, Action.RIGHT, device=Device.PAD)


def _typed(text: str) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        studio.open(CodePage())
        studio.do(Typed(text))

    return show


def _options(tab: int) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        studio.open(OptionsPage())
        if tab:
            studio.press(*[Action.RIGHT] * tab, Action.DOWN, Action.DOWN)

    return show


def _viewer(studio: Studio) -> None:
    text, _ = recorded(EXAMPLE)
    studio.open(ReplayPage(text, EXAMPLE))
    studio.settle()
    studio.press(*[Action.RIGHT] * 12, device=Device.MOUSE)


def _viewer_by_keys(studio: Studio) -> None:
    _viewer(studio)
    studio.use(Device.KEYS)


def _records(studio: Studio) -> None:
    studio.services.records = RecordFolder(_FOLDER)
    studio.open(RecordsPage())


def _over(page: Destination, above: Destination) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        studio.open(page)
        studio.push(above)

    return show


def _saved(studio: Studio) -> None:
    studio.open(_WON)
    head = studio.services.words.say("Record saved.")
    studio.push(RecordNewsPage(head, str(_FOLDER / f"spiderette-{_WON.code}.txt"), "record"))


def _whirl(studio: Studio) -> None:
    studio.open(_WON)
    studio.wait(0)
    studio.wait(_WHIRLING)


def _win_by_pad(studio: Studio) -> None:
    studio.open(_WON)
    studio.settle()
    studio.press(Action.RIGHT, device=Device.PAD)


def _rules() -> tuple[View, ...]:
    return tuple(
        View(f"rules_{variant.key.lower()}_{page + 1:02}", _only(RulesPage(variant, page)))
        for variant, pages in _RULES.items()
        for page in pages
    )


PAGES: Final = (
    View("menu", _menu),
    View("menu_fresh", _only(MenuPage())),
    View("menu_keys", _menu_by_keys),
    View("difficulty", _only(DifficultyPage())),
    View("difficulty_pad", _difficulty_by_pad),
    View("difficulty_spider", _only(DifficultyPage(SPIDER, 2))),
    View("code", _only(CodePage())),
    View("code_right", _typed("SD1-S1-AAAAABD")),
    View("code_wrong", _typed("SD1-S3-AAA")),
    View("daily", _only(DailyPage())),
    View("statistics", _only(StatisticsPage())),
    View("examples", _only(ExamplesPage())),
    View("records", _records),
    View("record_news", _saved),
    View("viewer", _viewer),
    View("viewer_keys", _viewer_by_keys),
    View("options", _options(0)),
    View("options_cards", _options(1)),
    View("options_sound", _options(2)),
    View("options_playing", _options(3)),
    View("keys", _only(KeysPage())),
    View("ask_key", _over(KeysPage(), AskInputPage(intents.Action.DEAL))),
    View("joystick", _over(KeysPage(), JoystickPage())),
    *_rules(),
    View("win_whirl", _whirl, restful=False),
    View("win", _only(_WON)),
    View("win_pad", _win_by_pad),
)
