"""What keys or buttons do on a page, at its lower edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ..input.intents import Action, Device
from ..ui.prompts import Prompt, bar_height, footer, prompt_bar, strip_height
from ..ui.style import Style
from .glyphs import action_glyphs
from .services import Services

_AWAY: Final = 6
"""Px between the prompts and what else stands on the page."""


def draw_footer(
    target: pygame.Surface,
    style: Style,
    services: Services,
    taken: Sequence[pygame.Rect],
    *,
    barred: bool,
) -> None:
    """The prompts of a player with keys or a pad, if they touch nothing that is ``taken``.

    ``barred``: they lie on a bar, which covers those of the page below.
    """
    if services.device.points:
        return
    width, height = style.size
    high = strip_height(style) if barred else bar_height(style)
    bar = pygame.Rect(0, height - high, width, high)
    if bar.inflate(0, 2 * _AWAY).collidelist(list(taken)) >= 0:
        return
    if barred:
        prompt_bar(target, style, bar, _prompts(services))
    else:
        footer(target, style, _prompts(services))


def _prompts(services: Services) -> list[Prompt]:
    words, bindings, device = services.words, services.bindings.now, services.device
    say = words.say
    back = Action.TAKE_BACK if device is Device.PAD else Action.BACK
    arrows = tuple(
        glyph
        for action in (Action.UP, Action.DOWN)
        for glyph in action_glyphs(words, bindings, device, action)
    )
    return [
        Prompt(arrows, say("Move")),
        Prompt(action_glyphs(words, bindings, device, Action.CONFIRM), say("Choose")),
        Prompt(action_glyphs(words, bindings, device, back), say("Back")),
    ]
