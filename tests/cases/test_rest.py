"""Low power: where nothing happens nothing is done, on every page."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

import pygame
import pytest

from game.pace import BACKGROUND, HIDDEN, REST
from tests.cases.places import PLACES, Place
from tests.hands import Hands

SECONDS = 20
every_place = pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)


def rested(place: Place) -> Hands:
    """A player who has looked on until everything had ended that moves by itself."""
    player = place.enter()
    for _ in range(12):
        player.drawn.clear()
        player.wait(5)
        if not any(player.drawn):
            return player
    raise AssertionError("something moves without end")


def turns(player: Hands, seconds: float) -> int:
    """How often the loop looks at the devices in that time; nothing may be drawn meanwhile."""
    end, number = player.clock.time + seconds, 0
    while player.clock.time < end:
        assert not player.app.turn()
        number += 1
    return number


@every_place
def test_nothing_is_drawn_and_nothing_is_to_come(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = rested(place)
    shown: list[object] = []
    monkeypatch.setattr(pygame.display, "update", shown.append)
    before = player.picture()
    assert turns(player, SECONDS) <= SECONDS / REST + 1
    assert shown == []
    assert player.picture() == before
    now, scene = player.clock.time, player.scene
    assert not scene.busy(now)
    wake = scene.wake()
    # The table only counts the seconds, which is no reason to do anything.
    assert wake is None or wake - now > 60 or (player.at_table and not scene.due(now))
    assert not player.app.services.sounds.active


@every_place
def test_the_loop_looks_seldom_where_nobody_does(place: Place) -> None:
    player = rested(place)
    player.window_event(pygame.WINDOWFOCUSLOST)
    player.wait(5)
    behind = turns(player, SECONDS)
    assert behind <= SECONDS / BACKGROUND + 1
    player.window_event(pygame.WINDOWMINIMIZED)
    player.wait(1)
    hidden = turns(player, SECONDS)
    assert hidden <= SECONDS / HIDDEN + 1
    assert hidden < behind
    assert player.app._due == inf


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """No mixer stays open from one place to the next."""
    yield
    pygame.mixer.quit()
