"""What a game counts, as scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.variants import SPIDERETTE
from game.play.commands import Move, Undo
from game.play.session import Session
from game.store.statistics import Figures
from game.store.store import Store
from tests.store.games import CODE, DAY, OTHER, begin, play, winning


def counts(store: Store) -> tuple[int, int]:
    """Games played, games won."""
    row = store.statistics.figures(SPIDERETTE, 1)
    return row.played, row.won


def relaunch(store: Store, folder: Path) -> Store:
    store.close()
    return Store.open(folder)


@pytest.fixture
def filed(folder: Path) -> Store:
    return Store.open(folder)


def test_opened_without_an_action_counts_nothing(filed: Store, folder: Path) -> None:
    begin(filed)
    again = relaunch(filed, folder)
    resumed = again.current.resume()
    assert resumed is not None
    assert resumed.session.actions == ()
    begin(again, OTHER)
    begin(again)
    assert counts(again) == (0, 0)
    again.close()


def test_three_moves_then_a_new_game_is_given_up(store: Store) -> None:
    begin(store, CODE, 3)
    assert counts(store) == (0, 0)
    begin(store, OTHER)
    assert counts(store) == (1, 0)
    begin(store, CODE)
    assert counts(store) == (1, 0)


def test_three_moves_quit_resume_win_is_one_win(filed: Store, folder: Path) -> None:
    session = Session(CODE)
    filed.current.begin(session)
    play(filed, session, winning()[:3])
    again = relaunch(filed, folder)
    resumed = again.current.resume()
    assert resumed is not None
    play(again, resumed.session, winning()[3:])
    assert again.statistics.figures(SPIDERETTE, 1) == Figures(
        SPIDERETTE,
        1,
        played=1,
        won=1,
        streak=1,
        best_streak=1,
        best_score=847,
        average_score=847.0,
        fewest_moves=53,
        shortest_time=79.5,
        average_time=79.5,
    )
    again.close()


def test_a_win_counts_once_though_the_program_is_killed_and_launched_again(
    filed: Store, folder: Path
) -> None:
    session = Session(CODE)
    filed.current.begin(session)
    play(filed, session, winning())
    assert filed.saves.load() is None
    filed._database.abandon_file()  # what a kill leaves: nothing is closed or brought to the disk
    for _ in range(2):
        again = Store.open(folder)
        assert again.current.resume() is None
        assert counts(again) == (1, 1)
        again.close()


def test_a_save_of_a_won_game_counts_then_is_gone(store: Store) -> None:
    begin(store, CODE, 1)
    session = Session(CODE)
    for action in winning():
        session.do(action)
    loaded = store.saves.load()
    assert loaded is not None
    store.saves.store(loaded.about, session, 80.0)
    assert store.current.resume() is None
    assert store.current.resume() is None
    assert counts(store) == (1, 1)


def test_the_same_deal_after_its_win_is_another_game(store: Store) -> None:
    for _ in range(2):
        session = Session(CODE)
        store.current.begin(session)
        play(store, session, winning())
    assert counts(store) == (2, 2)


def test_a_restart_goes_on_with_the_entry(store: Store) -> None:
    for _ in range(3):
        begin(store, CODE, 2)
    session = begin(store)
    assert counts(store) == (0, 0)
    play(store, session, winning())
    assert counts(store) == (1, 1)


def test_restarted_then_left_is_given_up_once(store: Store) -> None:
    begin(store, CODE, 2)
    begin(store)
    begin(store, OTHER)
    assert counts(store) == (1, 0)


def test_all_undone_then_a_new_game_counts_nothing(store: Store) -> None:
    session = begin(store, CODE, 1)
    play(store, session, (Undo(),))
    begin(store, OTHER)
    assert counts(store) == (0, 0)


def test_a_new_game_right_after_the_launch_gives_up_the_kept_one(
    filed: Store, folder: Path
) -> None:
    begin(filed, CODE, 3)
    again = relaunch(filed, folder)
    begin(again, OTHER)
    assert counts(again) == (1, 0)
    again.close()


def test_an_example_counts_nothing(store: Store) -> None:
    session = Session(CODE)
    for action in winning()[:10]:
        session.do(action)
    store.current.begin(session, seconds=4.0, counted=False)
    play(store, session, winning()[10:])
    assert counts(store) == (0, 0)


def test_an_example_that_is_begun_again_counts_nothing(store: Store) -> None:
    store.current.begin(Session(CODE), counted=False)
    session = begin(store)
    play(store, session, winning())
    assert counts(store) == (0, 0)


def test_an_example_of_the_deal_in_progress_gives_that_up(store: Store) -> None:
    begin(store, CODE, 2)
    session = Session(CODE)
    store.current.begin(session, counted=False)
    play(store, session, winning())
    assert counts(store) == (1, 0)


def test_the_deal_of_a_day_is_noted_when_it_is_won(filed: Store, folder: Path) -> None:
    session = Session(CODE)
    filed.current.begin(session, day=DAY)
    play(filed, session, winning()[:20])
    begin(filed)  # restarted, which does not know the day
    again = relaunch(filed, folder)
    resumed = again.current.resume()
    assert resumed is not None
    assert not again.daily.is_won(DAY, SPIDERETTE, 1)
    play(again, resumed.session, winning())
    assert again.daily.days_won(SPIDERETTE, 1, DAY.year, DAY.month) == {DAY.day}
    again.close()


def test_another_game_that_is_only_shown_changes_nothing(store: Store) -> None:
    kept = begin(store, CODE, 2)
    play(store, Session(CODE), winning())
    assert counts(store) == (0, 0)
    loaded = store.saves.load()
    assert loaded is not None
    assert loaded.session.actions == kept.actions


def test_the_clock_is_kept_when_it_stops(filed: Store, folder: Path) -> None:
    begin(filed, CODE, 2)
    filed.current.keep_time(77.25)
    again = relaunch(filed, folder)
    resumed = again.current.resume()
    assert resumed is not None
    assert resumed.seconds == 77.25
    again.close()


def test_a_command_without_a_game_changes_nothing(store: Store) -> None:
    session = Session(CODE)
    session.do(Move(0, 2))
    store.current.note(Move(0, 2), session, 1.0)
    store.current.keep_time(3.0)
    assert store.current.resume() is None
    assert counts(store) == (0, 0)


def test_the_last_choice_and_the_game_in_progress_may_differ(filed: Store, folder: Path) -> None:
    begin(filed, CODE, 1)
    filed.settings.set("last_variant", "SP")
    filed.settings.set("last_suits", 4)
    again = relaunch(filed, folder)
    resumed = again.current.resume()
    assert resumed is not None
    assert resumed.session.code == CODE
    assert (again.settings.now.last_variant, again.settings.now.last_suits) == ("SP", 4)
    again.close()
