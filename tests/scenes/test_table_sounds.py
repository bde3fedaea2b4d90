"""What is heard at the table and around it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.engine.dealing import fresh
from game.engine.position import Position
from game.pace import FRAME
from game.play.commands import Command, Deal, Move, Redo, Undo
from game.play.gamecode import GameCode
from game.play.session import Accepted, Session
from game.scenes.destinations import PausePage, Push
from game.scenes.pause import Pause
from game.scenes.table_sounds import TableSounds
from game.scenes.win import Win
from game.table.choreography import Choreography
from game.table.layout import Layout
from game.ui.sounds import Sounds
from tests.mixers import FakeMixer
from tests.playing import CODE, Player
from tests.sketch import table

MOVES = table("game: SD S1\n1: x4S 9S 8S 7S\n2: TS\n3: QS\n4: TS\n5: 5S\n6: 8S\n7: * 3S")
BLOCKED = table("game: SD S4\n1: xKC TD 9S 8S\n2: 9H\n3: JC\n4: * 3C\n5: QC\n6: AC\n7: 5C")
ONE_RUN = table("game: SD S1\nruns: S\n1: xKS x9S JS\n2: x5S KS..2S\n3: x9S AS\n4: * QS")
DEALS = table("game: SD S1\n1: 2S\n2: 4S\n3: 6S\n4: 8S\n5: TS\n6: QS\n7: * KS\nstock: *10")
TWO_RUNS = table(
    "game: SD S1\n1: x9S KS..2S\n2: 8S\n3: x7S KS..2S\n4: 2S\n5: 3S\n6: 4S\n7: * 5S\n"
    "stock: AS 2S AS *7"
)
LAST_RUN = table("game: SD S1\nruns: S S S\n1: KS..2S\n2: AS")


class Show:
    """A game with its picture and its sounds, the time in the test's hands."""

    def __init__(self, position: Position, speed: float = 1.0) -> None:
        position = position.copy()
        self.mixer = FakeMixer()
        self.sounds = Sounds(self.mixer)
        code = GameCode(position.variant, position.suits, 0)
        self.session = Session.at(code, position)
        layout = Layout.of(640, 480, position.variant)
        self.stage = Choreography(layout, self.session.position)
        self.stage.speed = speed
        self.table = TableSounds(self.sounds, self.stage)
        self.now = 50.0
        self.sounds.tick(self.now)

    def do(self, command: Command) -> None:
        outcome = self.session.do(command)
        assert isinstance(outcome, Accepted)
        if isinstance(command, Undo | Redo):
            self.stage.tell_quickly(outcome.events, self.now)
        else:
            self.stage.tell(outcome.events, self.now, {})
        self.table.hear(command, outcome, None, self.now)

    def step(self) -> None:
        self.now += FRAME
        self.sounds.tick(self.now)
        self.stage.timeline.advance(self.now)

    def settle(self) -> list[str]:
        """What is heard until nothing moves."""
        self.sounds.tick(self.now)
        while self.stage.timeline.busy:
            self.step()
        return self.mixer.sounds


# What a command makes.


@pytest.mark.parametrize("speed", [1.0, 0.5, 0.0])
@pytest.mark.parametrize(
    ("position", "command", "heard"),
    [
        (MOVES, Move(0, 5, 1), ["place"]),
        (MOVES, Move(0, 1, 3), ["place_group", "flip"]),
        (DEALS, Deal(), ["deal"] * 7),
        (ONE_RUN, Move(2, 1, 1), ["place", "flip", "gather", "flip", "run_2"]),
        (TWO_RUNS, Deal(), ["deal"] * 7 + ["gather"] * 2 + ["flip"] * 2 + ["run_1", "run_2"]),
        (LAST_RUN, Move(1, 0, 1), ["place", "gather", "run_4"]),
    ],
)
def test_each_event_is_heard(
    position: Position, command: Command, heard: list[str], speed: float
) -> None:
    show = Show(position, speed)
    show.do(command)
    told = show.settle()
    if speed == 1:
        assert sorted(told) == sorted(heard)
    else:
        # What comes faster than usual has three voices at most.
        assert set(told) == set(heard)


def test_a_card_is_heard_when_it_lands_then_the_one_below_turns() -> None:
    show = Show(MOVES)
    show.do(Move(0, 1, 3))
    landing = show.stage.timeline.tracks[show.stage.board.columns[1][-1]].end
    while show.now + FRAME < landing:
        show.step()
        assert show.mixer.sounds == []
    show.step()
    assert show.mixer.sounds == ["place_group"]
    assert show.settle() == ["place_group", "flip"]


def test_a_run_gathers_before_it_lands_with_its_pile() -> None:
    show = Show(ONE_RUN)
    show.do(Move(2, 1, 1))
    heard = show.settle()
    assert heard.index("place") < heard.index("gather") < heard.index("run_2")
    assert heard[-1] == "run_2"


def test_a_deal_grows_softer_after_its_third_card() -> None:
    show = Show(DEALS)
    show.do(Deal())
    show.settle()
    volumes = [heard.volume for heard in show.mixer.heard]
    assert volumes[:3] == [volumes[0]] * 3
    for louder, softer in pairwise(volumes[2:]):
        assert softer == pytest.approx(louder * 10 ** (-3 / 20))


def test_the_opening_deal_is_soft_not_silent_at_its_end() -> None:
    show = Show(Session(CODE).position)
    opening = Session(CODE).opening
    empty = fresh(CODE.variant, CODE.suits, CODE.number)
    show.stage.open(empty, opening, show.now)
    show.table.accompany(show.now)
    assert set(show.settle()) == {"deal"}
    assert min(heard.volume for heard in show.mixer.heard) > 0.1


def test_undo_and_redo_have_one_sound_each() -> None:
    show = Show(ONE_RUN)
    show.do(Move(2, 1, 1))
    before = len(show.settle())
    show.do(Undo())
    show.settle()
    show.do(Redo())
    assert show.settle()[before:] == ["undo", "redo"]


def test_undo_silences_what_it_takes_back() -> None:
    show = Show(ONE_RUN)
    show.do(Move(2, 1, 1))
    show.do(Undo())
    assert show.settle() == ["undo"]


# What the player does.


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> FakeMixer:
    """The mixer of every program that the test starts."""
    fake = FakeMixer()
    monkeypatch.setattr("game.app.SystemMixer", lambda: fake)
    return fake


def drag_to_its_column(player: Player) -> None:
    player.carry(0, 1, 1)


def drag_back(player: Player) -> None:
    x, y = player.card(0, 1).centre
    player.drag((x, y), (x, y + 20), (x, y + 8))


def drag_to_a_wrong_column(player: Player) -> None:
    player.carry(0, 1, 2)


def touch_a_blocked_card(player: Player) -> None:
    player.click(player.card(0, 1).centre)


def pull_at_a_blocked_card(player: Player) -> None:
    x, y = player.card(0, 1).centre
    player.drag((x, y), (x + 30, y + 30))


def send_nowhere(player: Player) -> None:
    player.double_click(player.card(5).centre)


def deal_from_nothing(player: Player) -> None:
    player.key(pygame.K_d)


def undo_nothing(player: Player) -> None:
    player.key(pygame.K_u)


def pause(player: Player) -> None:
    player.key(pygame.K_ESCAPE)


@pytest.mark.parametrize(
    ("position", "act", "heard"),
    [
        (MOVES, drag_to_its_column, ["lift", "place_group", "flip"]),
        (MOVES, drag_back, ["lift", "put_back"]),
        (MOVES, drag_to_a_wrong_column, ["lift", "refuse"]),
        (BLOCKED, touch_a_blocked_card, ["blocked"]),
        (BLOCKED, pull_at_a_blocked_card, ["blocked"]),
        (BLOCKED, send_nowhere, ["refuse"]),
        (MOVES, deal_from_nothing, ["refuse"]),
        (MOVES, undo_nothing, ["refuse"]),
        (MOVES, pause, ["choose"]),
    ],
)
def test_acts(
    mixer: FakeMixer, position: Position, act: Callable[[Player], None], heard: list[str]
) -> None:
    player = Player(position.copy())
    act(player)
    player.settle()
    assert mixer.sounds == heard


def test_a_key_that_is_held_does_not_refuse_again_and_again(mixer: FakeMixer) -> None:
    player = Player(MOVES.copy())
    for _ in range(5):
        undo_nothing(player)
    assert mixer.sounds == ["refuse"]


def test_a_skipped_opening_deal_is_silent_from_then_on(mixer: FakeMixer) -> None:
    player = Player(CODE, opening=True)
    player.wait(0.3)
    heard = len(mixer.heard)
    assert 0 < heard < 10
    player.click((2, 2))
    player.wait(1)
    assert len(mixer.heard) == heard


def test_a_page_that_comes_on_top_silences_the_table(mixer: FakeMixer) -> None:
    player = Player(CODE, opening=True)
    player.wait(0.3)
    player.desk.sounds.accompany(player.clock.time)
    player.app.director.carry_out(Push(PausePage(CODE, False)), player.clock.time)
    heard = len(mixer.heard)
    player.wait(1)
    assert len(mixer.heard) == heard


def test_pages_tick_as_the_focus_moves(mixer: FakeMixer) -> None:
    player = Player(MOVES.copy())
    pause(player)
    player.page(Pause)
    for key in (pygame.K_DOWN, pygame.K_ESCAPE):
        player.key(key)
    assert mixer.sounds == ["choose", "move_focus", "back"]


def test_a_win_ends_with_its_chord(mixer: FakeMixer) -> None:
    player = Player(LAST_RUN.copy())
    player.carry(1, 0, 0)
    player.settle()
    player.page(Win)
    player.settle()
    assert mixer.sounds == ["lift", "place", "gather", "run_4", "win"]


# Mute.


def test_a_key_mutes_with_a_word_at_the_table(mixer: FakeMixer) -> None:
    player = Player(MOVES.copy())
    player.key(pygame.K_m)
    assert player.notice
    assert player.app.services.settings.muted
    drag_to_its_column(player)
    player.settle()
    assert mixer.attempts == 0
    player.key(pygame.K_m)
    assert not player.app.services.settings.muted
    assert mixer.sounds == ["choose"]


def test_mute_lets_nothing_go_and_skips_nothing(mixer: FakeMixer) -> None:
    player = Player(MOVES.copy())
    x, y = player.card(0, 1).centre
    player.down((x, y))
    player.move((x + 40, y + 40))
    player.key(pygame.K_m)
    assert player.table._pointer.hand.dragging


def test_a_key_mutes_on_pages_too(mixer: FakeMixer) -> None:
    player = Player(None)
    player.key(pygame.K_m)
    player.key(pygame.K_DOWN)
    assert player.app.services.settings.muted
    assert mixer.attempts == 0


def test_muted_play_never_opens_a_mixer() -> None:
    pygame.mixer.quit()
    player = Player(MOVES.copy())
    player.app.services.store.settings.set("muted", True)
    for _ in range(17):
        drag_to_its_column(player)
        player.key(pygame.K_u)
        player.key(pygame.K_d)
        player.settle()
    assert pygame.mixer.get_init() is None


def test_the_settings_say_how_loud_it_is(mixer: FakeMixer) -> None:
    player = Player(MOVES.copy())
    settings = player.app.services.store.settings
    settings.set("volume_effects", 10)
    drag_back(player)
    settings.set("volume_effects", 5)
    drag_back(player)
    loud, _, soft, _ = (heard.volume for heard in mixer.heard)
    assert (loud, soft) == (1.0, 0.25)


def test_a_device_that_goes_is_left_alone_until_the_next_sound(mixer: FakeMixer) -> None:
    player = Player(MOVES.copy())
    drag_back(player)
    player.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    assert not mixer.open_now
    drag_back(player)
    assert mixer.openings == 2


def test_a_microphone_is_no_loudspeaker(mixer: FakeMixer) -> None:
    player = Player(MOVES.copy())
    drag_back(player)
    player.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=1))
    assert mixer.open_now
