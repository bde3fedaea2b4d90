"""Records on their way through the whole program."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.play.commands import Action
from game.play.record import read_record
from game.scenes.destinations import Reset, TakenPage
from game.scenes.examples import Examples
from game.scenes.menu import Menu
from game.scenes.page import Page
from game.scenes.pause import Pause
from game.scenes.question import Question
from game.scenes.record_news import RecordNews
from game.scenes.replay import ReplayViewer
from game.scenes.table import Table
from game.scenes.win import Win
from game.startup import Options
from game.store.record_folder import RecordFolder
from game.store.store import Store
from tests.data_files import record
from tests.playing import CODE, HandClock, Player

EXAMPLE = record("example-53.txt")


@pytest.fixture
def player(tmp_path: Path) -> Player:
    """A player at a table, whose records go to a folder of the test's own."""
    made = Player()
    made.app.services.records = RecordFolder(tmp_path / "records")
    return made


def actions() -> tuple[Action, ...]:
    """Those of the example."""
    session, _ = read_record(EXAMPLE)
    assert session is not None
    return session.actions


def saved(player: Player) -> list[str]:
    return [path.read_text("utf-8") for path in player.app.services.records.paths()]


def choose(player: Player, name: str) -> None:
    """Choose a widget of the page in front."""
    page = player.scene
    assert isinstance(page, Page)
    focus = page.focus
    rect = next(widget.rect for widget in focus.widgets if widget.name == name)
    player.click(rect.center)


def finish(player: Player, number: int) -> None:
    """Do at once what the example does after that many actions."""
    for action in actions()[number:]:
        player.desk.do(action, player.clock.time)
    # Nobody asked for it by a device, so the loop has to be woken.
    player.window_event(pygame.WINDOWEXPOSED)
    player.settle()


def drop(player: Player, path: Path) -> None:
    player.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))


def test_a_running_game_is_saved_and_opened_again(player: Player) -> None:
    for action in actions()[:5]:
        player.play(action)
        player.settle()
    position = player.position.copy()
    player.key(pygame.K_p)
    player.page(Pause)
    choose(player, "save")
    player.page(RecordNews)
    (text,) = saved(player)
    again, fault = read_record(text)
    assert fault is None
    assert again is not None
    assert again.position == position
    choose(player, "go_on")
    player.page(Pause)


def test_a_won_game_is_saved(player: Player) -> None:
    finish(player, 0)
    player.page(Win)
    player.wait(3)
    choose(player, "save")
    player.page(RecordNews)
    (text,) = saved(player)
    again, _ = read_record(text)
    assert again is not None
    assert (again.position.won, again.position.score) == (True, 847)


def test_the_record_is_copied_at_the_table(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    monkeypatch.setattr(player.app.services.clipboard, "put", texts.append)
    player.play(actions()[0])
    player.key(pygame.K_c, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert texts == ["SD1-S1-AAAAABD\n6-3\n"]
    assert player.notice


def test_a_file_is_dropped_on_the_window(player: Player, tmp_path: Path) -> None:
    path = tmp_path / "Ä 譜.txt"
    path.write_text(EXAMPLE, "utf-8")
    drop(player, path)
    player.page(ReplayViewer)
    player.key(pygame.K_ESCAPE)
    player.page(Table)
    drop(player, tmp_path / "none.txt")
    player.page(RecordNews)


def test_a_question_is_not_covered_by_a_file(player: Player, tmp_path: Path) -> None:
    player.play(actions()[0])
    player.key(pygame.K_n)
    player.page(Question)
    path = tmp_path / "record.txt"
    path.write_text(EXAMPLE, "utf-8")
    drop(player, path)
    player.page(Question)


def test_from_the_menu_to_an_example_and_back() -> None:
    player = Player(None)
    choose(player, "examples")
    player.page(Examples)
    choose(player, "row0")
    viewer = player.page(ReplayViewer)
    player.wait(6)
    assert viewer.replay.number > 0
    player.key(pygame.K_ESCAPE)
    player.page(Examples)
    player.key(pygame.K_ESCAPE)
    player.page(Menu)


def test_a_game_that_was_taken_over_goes_on_but_counts_nowhere() -> None:
    player = Player(None)
    page = TakenPage(CODE, actions()[:20])
    player.app.director.carry_out(Reset(page), player.clock.time)
    player.settle()
    assert (player.position.moves, player.session.can_undo) == (20, True)
    finish(player, 20)
    player.page(Win)
    counted = player.app.services.store.statistics.all_figures()
    assert not any(figures.played or figures.won for figures in counted)


def test_the_command_line_leads_to_the_viewer() -> None:
    app = App(Options(replay=EXAMPLE, size=(640, 480)), HandClock(), Store.in_memory())
    assert isinstance(app.director.top, ReplayViewer)
    assert app.director.top.replay.code == CODE
