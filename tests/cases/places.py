"""Every place in the program where a player can stay, with the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.engine.position import Position
from game.engine.variants import SPIDER, SPIDERETTE
from game.input.intents import Action
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
    Push,
    RecordNewsPage,
    RecordsPage,
    ReplayPage,
    RulesPage,
    StatisticsPage,
    StuckPage,
    TroublePage,
    WinPage,
)
from game.scenes.options import Options
from game.store.trouble import Trouble
from tests.data_files import record
from tests.hands import Hands
from tests.playing import CODE, RIGHT, Size
from tests.sketch import table

SPIDER_CODE: Final = GameCode(SPIDER, 4, 1)
TIGHT: Final = table("game: SD S1\n1: * KS..AS KS..AS\n2: 7S\n3: 8S")
EMPTY: Final = table("game: SD S1\n1: KS\n2: QS\n3: 7S\n4:\n5: 4S\n6: 9S\n7: * 3S\nstock: *10")


class Place(NamedTuple):
    """Where a player can stay."""

    start: GameCode | Position | None
    lead: Callable[[Hands], None]

    def enter(self, size: Size = (640, 480)) -> Hands:
        """A player who has just come there."""
        start = self.start.copy() if isinstance(self.start, Position) else self.start
        player = Hands(start, size)
        self.lead(player)
        return player


def page(destination: Destination) -> Place:
    def lead(player: Hands) -> None:
        player.app.director.carry_out(Push(destination), player.clock.time)
        player.window_event(pygame.WINDOWEXPOSED)

    return Place(CODE, lead)


def keyed(*keys: int, start: GameCode | Position = CODE) -> Place:
    def lead(player: Hands) -> None:
        for key in keys:
            player.key(key)

    return Place(start, lead)


def options(tab: int) -> Place:
    def lead(player: Hands) -> None:
        page(OptionsPage()).lead(player)
        for _ in range(tab):
            player.key(pygame.K_RIGHT)
        assert player.page(Options).tab == tab

    return Place(None, lead)


def nothing(player: Hands) -> None:
    """The player stays where the program begins."""


def ask(player: Hands) -> None:
    player.carry(5, 5, 2)
    player.key(pygame.K_n)


def drag(player: Hands) -> None:
    player.down(player.card(6).centre)
    player.move((300, 300))


def spread(player: Hands) -> None:
    player.down(player.card(0, -2).centre, RIGHT)


def refuse(player: Hands) -> None:
    player.key(pygame.K_d)
    assert player.notice


def lift(player: Hands) -> None:
    for key in (pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT):
        player.key(key)


def teach(player: Hands) -> None:
    page(RulesPage(SPIDER, page=7)).lead(player)


def watch(player: Hands) -> None:
    page(ReplayPage(record("example-53.txt"))).lead(player)
    player.key(pygame.K_SPACE)


PLACES: Final = {
    "menu": Place(None, nothing),
    "menu with a game": page(MenuPage()),
    "difficulty": page(DifficultyPage(SPIDER, 2)),
    "code": page(CodePage()),
    "options, screen": options(0),
    "options, cards": options(1),
    "options, sound": options(2),
    "options, playing": options(3),
    "rules": page(RulesPage(SPIDERETTE)),
    "a later page of the rules": Place(CODE, teach),
    "statistics": page(StatisticsPage()),
    "daily": page(DailyPage()),
    "keys": page(KeysPage()),
    "question for a key": page(AskInputPage(Action.BACK)),
    "joystick": page(JoystickPage()),
    "examples": page(ExamplesPage()),
    "records": page(RecordsPage()),
    "record news": page(RecordNewsPage("Record saved.", "/home/somebody/a.txt", "record")),
    "replay at its end": page(ReplayPage(f"{CODE} D")),
    "table": Place(CODE, nothing),
    "table of Spider": Place(SPIDER_CODE, nothing),
    "table with the cursor": keyed(pygame.K_RIGHT, pygame.K_RIGHT),
    "lifted group": Place(CODE, lift),
    "dragged card": Place(CODE, drag),
    "spread column": Place(TIGHT, spread),
    "refusal": Place(EMPTY, refuse),
    "hint": keyed(pygame.K_h, start=SPIDER_CODE),
    "pause": keyed(pygame.K_ESCAPE),
    "question": Place(CODE, ask),
    "stuck": page(StuckPage(CODE, 3)),
    "win": page(WinPage(CODE, 847, 153, 372)),
    "trouble": page(TroublePage((Trouble.RESTORED_FROM_BACKUP,))),
    "paused replay": Place(CODE, watch),
}
