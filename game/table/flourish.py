"""The effects that go with what happens at the table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

import pygame

from ..engine.events import RunRemoved
from ..engine.referee import RUN_REWARD
from ..ui import paint
from ..ui.style import Style
from . import tempo
from .beat import Beat
from .box import Box
from .card_sprites import CardSprites
from .choreography import Choreography
from .effects import AfterImages, Burst, Effect, Glow, Rise

_MARGIN: Final = 4  # px between the reward and the edge of the window


def flourishes(
    style: Style, sprites: CardSprites, stage: Choreography, reward: bool
) -> list[Effect]:
    """What shines while the batch of events is shown that the stage was told last.

    ``reward`` says whether the points of a run are shown as they are won.
    """
    effects: list[Effect] = []
    if not stage.speed:
        return effects
    beats = [beat for beat in stage.beats if isinstance(beat.event, RunRemoved)]
    first = len(stage.board.runs) - len(beats)
    for number, beat in enumerate(beats, first):
        effects += _run_effects(style, sprites, stage, beat, number, reward)
    if stage.board.won and beats:
        effects += _salute(style, stage, beats[-1].end)
    return effects


def _run_effects(
    style: Style,
    sprites: CardSprites,
    stage: Choreography,
    beat: Beat,
    number: int,
    reward: bool,
) -> Iterable[Effect]:
    """A run glows, draws its image behind it, lands with a burst."""
    assert isinstance(beat.event, RunRemoved)
    layout, speed, tracks = stage.layout, stage.speed, stage.timeline.tracks
    ways = [tracks[card] for card in beat.event.cards if card in tracks]
    if not ways:
        return
    top = max(ways, key=lambda track: track.order)
    card = next(card for card in beat.event.cards if tracks.get(card) is top)
    flight = top.legs[-1]
    if beat.start < flight.start:
        duration = flight.start - beat.start
        yield Glow(style, tuple(ways), layout.radius, beat.start, duration)
    yield AfterImages(flight, partial(sprites.ghost, card), speed)
    home = layout.runs[number]
    radius = max(1, round(layout.radius * home.w / layout.card_width))
    yield Burst(style, home, radius, beat.end, tempo.BURST * speed)
    if reward:
        yield _reward(style, home, (layout.width, layout.height), beat.end, speed)


def _salute(style: Style, stage: Choreography, start: float) -> Iterable[Effect]:
    """After the last run all of them shine, one after the other."""
    layout, speed = stage.layout, stage.speed
    step = tempo.SALUTE_CASCADE * speed
    for number, home in enumerate(layout.runs[: len(stage.board.runs)]):
        radius = max(1, round(layout.radius * home.w / layout.card_width))
        begin = start + tempo.SALUTE_DELAY * speed + number * step
        yield Burst(style, home, radius, begin, tempo.BURST * speed)


def _reward(style: Style, home: Box, window: tuple[int, int], start: float, speed: float) -> Rise:
    """The points of a run, in the middle of its place, or as near as the window lets it."""
    picture = reward_picture(style)
    (width, height), (w, h) = picture.get_size(), window
    way = round(tempo.pixels(tempo.RISE, min(window)))
    x = max(_MARGIN, min(home.centre[0] - width // 2, w - _MARGIN - width))
    y = max(_MARGIN, min(home.bottom - height // 2, h - _MARGIN - height - way))
    return Rise(picture, x, y, way, start, tempo.RISING * speed)


def reward_picture(style: Style) -> pygame.Surface:
    """The points that a run brings, in gold on a dark plate, premultiplied."""
    fonts, theme, size = style.fonts, style.theme, style.scale.head
    text = f"+{RUN_REWARD.points}"
    plate = pygame.Rect(0, 0, fonts.width(text, size, bold=True) + size, round(1.35 * size))
    picture = pygame.Surface(plate.size, pygame.SRCALPHA)
    fill, line = paint.with_alpha(theme.plate, 225), paint.with_alpha(theme.gold, 110)
    paint.rounded(picture, plate, plate.h // 2, fill, line)
    fonts.draw(picture, text, *plate.center, size, theme.gold, True, "centre", "middle")
    return picture
