"""What keys or buttons do on a page, at its lower edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import pygame

from ..input.intents import Action, Device
from ..ui.prompts import Prompt, footer, footer_area, prompt_bar, strip_height
from ..ui.style import Style
from .glyphs import action_glyphs
from .services import Services

Tip: TypeAlias = tuple[tuple[Action, ...], str]
"""One or more actions with the words for what they do now."""

UPRIGHT: Final = (Action.UP, Action.DOWN)
LEVEL: Final = (Action.LEFT, Action.RIGHT)
CONFIRM: Final = (Action.CONFIRM,)
BACK: Final = (Action.BACK,)
"""The way back, which a pad has on another button."""


def prompts(services: Services, tips: Sequence[Tip]) -> tuple[Prompt, ...]:
    """The prompts for the device that the player has in hand, the most needed first.

    An action for which that device has nothing is left out; a device that points needs none.
    """
    device = services.device
    if device.points:
        return ()
    words, bindings = services.words, services.bindings.now
    told = []
    for actions, text in tips:
        asked = (Action.TAKE_BACK,) if device is Device.PAD and actions == BACK else actions
        glyphs = [action_glyphs(words, bindings, device, action) for action in asked]
        if all(glyphs):
            told.append(Prompt(tuple(glyph for each in glyphs for glyph in each), text))
    return tuple(told)


def draw_footer(
    target: pygame.Surface, style: Style, shown: Sequence[Prompt], *, barred: bool
) -> None:
    """Draw the prompts; ``barred``: on a bar, which covers those of the page below."""
    if not shown:
        return
    if barred:
        prompt_bar(target, style, prompt_area(style, barred=True), shown)
    else:
        footer(target, style, shown)


def prompt_area(style: Style, *, barred: bool) -> pygame.Rect:
    """What the prompts may colour, in px of the window."""
    if not barred:
        return footer_area(style)
    width, height = style.window
    high = strip_height(style)
    return pygame.Rect(0, height - high, width, high)
