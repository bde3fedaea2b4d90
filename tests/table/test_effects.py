"""What shines for a moment: where it is seen, when it is gone."""

from __future__ import annotations

import pygame
import pytest

from game.engine.events import RunRemoved
from game.play.commands import Command, Deal, Move, Undo
from game.table.box import Box
from game.table.card_sprites import CardSprites
from game.table.effects import AfterImages, Burst, Effect, Effects, Glow, Rise
from game.table.flourish import flourishes, reward_picture
from game.ui.card_art import CardArt
from game.ui.fonts import Fonts
from game.ui.style import Style
from game.ui.theme import THEMES
from tests.table.test_choreography import LAST_RUN, ONE_RUN, TWO_RUNS, Show
from tests.table.windows import SIZES

pytestmark = pytest.mark.usefixtures("display")

FONTS = Fonts()
RUNS = {
    "one": (ONE_RUN, Move(2, 1), 1),
    "two": (TWO_RUNS, Deal(), 2),
    "last": (LAST_RUN, Move(1, 0), 1),
}
every_run = pytest.mark.parametrize(("sketch", "wanted", "count"), RUNS.values(), ids=RUNS)


def shown(
    sketch: str, wanted: Command, size: tuple[int, int] = (640, 480), speed: float = 1.0
) -> tuple[Show, list[Effect]]:
    """A game after a command, with the effects that go with it."""
    show = Show.of(sketch, size)
    show.stage.speed = speed
    assert show.do(wanted)
    return show, effects_of(show, size)


def effects_of(show: Show, size: tuple[int, int], reward: bool = True) -> list[Effect]:
    style = Style.of(THEMES["felt"], FONTS, size)
    art = CardArt(show.stage.layout.card_width, style.theme)
    return flourishes(style, CardSprites(show.stage.board.deck, art), show.stage, reward)


@every_run
def test_every_run_has_its_effects(sketch: str, wanted: Command, count: int) -> None:
    show, effects = shown(sketch, wanted)
    for kind in (Glow, AfterImages, Rise):
        assert sum(isinstance(effect, kind) for effect in effects) == count
    landings = [beat.end for beat in show.stage.beats if isinstance(beat.event, RunRemoved)]
    assert [effect.start for effect in effects if isinstance(effect, Rise)] == landings
    bursts = [effect for effect in effects if isinstance(effect, Burst)]
    assert {burst.start for burst in bursts} >= set(landings)
    assert len(bursts) == count + (4 if show.session.position.won else 0)


def test_the_points_are_not_shown_where_no_score_is() -> None:
    show, _ = shown(ONE_RUN, Move(2, 1))
    assert not any(isinstance(effect, Rise) for effect in effects_of(show, (640, 480), False))


def test_a_move_without_a_run_has_none() -> None:
    assert shown(ONE_RUN, Move(0, 3))[1] == []


def test_undo_has_none() -> None:
    show, _ = shown(ONE_RUN, Move(2, 1))
    show.do(Undo())
    assert effects_of(show, (640, 480)) == []


@every_run
def test_off_means_off(sketch: str, wanted: Command, count: int) -> None:
    assert shown(sketch, wanted, speed=0.0)[1] == []


@every_run
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_is_seen_in_the_window(
    sketch: str, wanted: Command, count: int, size: tuple[int, int]
) -> None:
    _, effects = shown(sketch, wanted, size)
    window = pygame.Rect((0, 0), size)
    for effect in effects:
        times = [effect.start + (effect.end - effect.start) * i / 12 for i in range(12)]
        drawn = [sprite for time in times for sprite in effect.sprites(time)]
        assert drawn
        assert {sprite.flags for sprite in drawn} == {pygame.BLEND_PREMULTIPLIED}
        if isinstance(effect, Burst):  # its sparks may fly out of sight
            assert window.contains(pygame.Rect(effect.box))
        elif isinstance(effect, Rise):
            assert all(window.contains(sprite.rect) for sprite in drawn)
        else:
            assert all(window.colliderect(sprite.rect) for sprite in drawn)


@pytest.mark.parametrize("speed", [0.6, 1.5])
def test_effects_keep_pace_with_the_cards(speed: float) -> None:
    (show, normal), (other, paced) = (shown(TWO_RUNS, Deal(), speed=each) for each in (1.0, speed))
    for one, two in zip(normal, paced, strict=True):
        assert two.start - other.now == pytest.approx(speed * (one.start - show.now))
        assert two.end - other.now == pytest.approx(speed * (one.end - show.now))


def test_all_is_over_soon_after_the_last_run_has_landed() -> None:
    show, effects = shown(LAST_RUN, Move(1, 0))
    landed = max(track.end for track in show.stage.timeline.tracks.values())
    assert max(effect.end for effect in effects) - landed <= 0.9


def test_effects_end_by_themselves() -> None:
    _, effects = shown(TWO_RUNS, Deal())
    running = Effects()
    running.add(effects)
    end = max(effect.end for effect in effects)
    assert running.busy
    running.advance(end - 0.001)
    assert running.busy
    running.advance(end)
    assert not running.busy
    assert running.sprites(end, below=False) == running.sprites(end, below=True) == []


def test_effects_can_be_thrown_away() -> None:
    _, effects = shown(ONE_RUN, Move(2, 1))
    running = Effects()
    running.add(effects)
    running.clear()
    assert not running.busy


def test_nothing_is_seen_before_its_time() -> None:
    show, effects = shown(ONE_RUN, Move(2, 1))
    running = Effects()
    running.add(effects)
    assert running.sprites(show.now, below=True) == running.sprites(show.now, below=False) == []


def glow_box(effect: Glow, now: float) -> Box:
    (sprite,) = effect.sprites(now)
    return Box(*sprite.rect)


def test_the_glow_closes_with_the_cards() -> None:
    _, effects = shown(ONE_RUN, Move(2, 1))
    (glow,) = [effect for effect in effects if isinstance(effect, Glow)]
    heights = [glow_box(glow, glow.start + glow.duration * i / 12).h for i in range(11)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > 2 * heights[-1]


def test_after_images_lag_behind() -> None:
    _, effects = shown(ONE_RUN, Move(2, 1))
    (images,) = [effect for effect in effects if isinstance(effect, AfterImages)]
    assert images.sprites(images.start) == []
    now = (images.start + images.end) / 2
    places = [sprite.x for sprite in images.sprites(now)]
    assert len(places) == 2
    card = images.leg.pose(now).x
    assert sorted([*places, card]) == [*places, card]  # the run flies to the right


def test_sparks_fly_away_from_the_place() -> None:
    style = Style.of(THEMES["felt"], FONTS, (640, 480))
    burst = Burst(style, Box(300, 200, 40, 56), 3, 0.0, 1.0)
    reaches = [reach(burst, time) for time in (0.0, 0.2, 0.5, 0.8)]
    assert reaches == sorted(reaches)


def reach(burst: Burst, now: float) -> int:
    first, *others = (sprite.rect for sprite in burst.sprites(now))
    return first.unionall(others).w


def test_the_points_rise() -> None:
    style = Style.of(THEMES["felt"], FONTS, (640, 480))
    picture = reward_picture(style)
    rise = Rise(picture, 100, 200, 16, 0.0, 1.0)
    heights = [sprite.y for time in (0.0, 0.2, 0.4, 0.6, 0.9) for sprite in rise.sprites(time)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] == 216
    assert all(height >= 200 for height in heights)


def test_the_points_fade_at_the_end() -> None:
    style = Style.of(THEMES["felt"], FONTS, (640, 480))
    rise = Rise(reward_picture(style), 0, 0, 16, 0.0, 1.0)
    alphas = []
    for now in (0.4, 0.8, 0.95):
        (sprite,) = rise.sprites(now)
        alphas.append(sprite.surface.get_at(sprite.surface.get_rect().center)[3])
    assert alphas == sorted(alphas, reverse=True)
    assert alphas[0] > 2 * alphas[2]
