"""The bar below a replay: its commentary with the buttons that drive it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from ..input.intents import Action
from ..text.catalogue import Catalogue
from ..ui.buttons import Button
from ..ui.focus import Focus
from ..ui.paint import hairline, veil
from ..ui.prompts import Prompt, prompt_bar
from ..ui.sounds import Sound
from ..ui.style import Style
from ..ui.widget import Widget
from .narrator import Comment
from .page_footer import BACK, CONFIRM, LEVEL, UPRIGHT, Tip
from .progress_bar import ProgressBar
from .replay_layout import ReplayLayout

_ALPHA = 214
_ICON = 56
"""Px that a button needs beside its label, for a body size of 18."""

KEYS: Final = {
    Action.LEFT: "backward",
    Action.UNDO: "backward",
    Action.ERASE: "backward",
    Action.RIGHT: "forward",
    Action.REDO: "forward",
    Action.DEAL: "forward",
    Action.SELECT: "play",
    Action.CONFIRM: "take",
    Action.PAUSE: "play",
    Action.BACK: "close",
    Action.TAKE_BACK: "close",
    Action.RESTART: "start",
}
"""The button that a key stands for."""
SPEED_KEYS: Final = {Action.UP: 1, Action.DOWN: -1}
"""By how many speeds a key makes the replay faster."""
LEAP: Final = 10
"""By how many actions the keys that elsewhere lead to the next thing go on, or back."""
CLICKS: Final = {
    "start": Sound.CHOOSE,
    "play": Sound.CHOOSE,
    "speed": Sound.CHOOSE,
    "take": Sound.CHOOSE,
    "close": Sound.BACK,
}
"""Buttons whose work makes no sound of its own."""


def tips(words: Catalogue, *, playing: bool, speed: int, can_take: bool) -> list[Tip]:
    """What keys and buttons do while a replay stands so, the most needed first."""
    say = words.say
    told: list[Tip] = [
        ((Action.PAUSE,), say("Pause") if playing else say("Let it play")),
        (LEVEL, say("Step")),
        (BACK, say("Back")),
        (UPRIGHT, say("Speed ×{speed}", speed=speed)),
    ]
    if can_take:
        told.insert(3, (CONFIRM, say("Play")))
    return [*told, ((Action.PREVIOUS, Action.NEXT), say("Ten steps"))]


@dataclass(frozen=True, slots=True)
class ReplayState:
    """What the bar shows."""

    number: int
    """How many actions have been done."""
    most: int
    playing: bool
    speed: int
    can_take: bool
    """Whether a player could go on from here."""
    comment: Comment
    prompts: tuple[Prompt, ...] = ()
    """What keys or buttons do; nothing where the buttons of the bar are shown."""


class ReplayBar:
    """Follows the pointer, and draws; the replay itself is elsewhere."""

    def __init__(self, words: Catalogue, texts: Sequence[str], marks: Sequence[int]) -> None:
        """
        Args:
            words: the player's language.
            texts: every comment that there can be.
            marks: the numbers of actions that are marked on the progress.
        """
        self._words = words
        self._texts = texts
        self._marks = marks
        self.focus = Focus(())
        self.state: ReplayState
        self.layout: ReplayLayout
        self._style: Style

    def resize(self, style: Style, *, prompted: bool) -> None:
        """Lay everything out for a window, with prompts or with buttons."""
        self._style = style
        label = self._words.say("Play on from here")
        needed = style.fonts.width(label, round(style.scale.body * 1.11), bold=True)
        wide = needed + round(_ICON * max(1.0, style.scale.body / 18))
        self.layout = ReplayLayout.of(style, self._texts, wide, prompted=prompted)

    def show(self, state: ReplayState) -> None:
        """Show another state."""
        self.state = state
        held = self.focus.pressed
        self.focus.replace(self._widgets())
        self.focus.pressed = held

    def seen(self) -> tuple[object, ...]:
        """What the picture of the bar depends on."""
        return self.state, self.focus.hovered, self.focus.pressed

    def progress(self) -> int:
        """The number of actions to which the pointer has brought the progress."""
        return next(w.value for w in self.focus.widgets if isinstance(w, ProgressBar))

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything, on top of the table's picture."""
        style, layout = self._style, self.layout
        theme, area = style.theme, layout.area
        veil(target, area, theme.plate, 255 if theme.high_contrast else _ALPHA)
        hairline(target, style, area.x, area.y, area.w, 60)
        self._draw_comment(target)
        self.focus.draw(target, style)
        if layout.strip.h:
            prompt_bar(target, style, layout.strip, self.state.prompts)

    def _draw_comment(self, target: pygame.Surface) -> None:
        style, layout = self._style, self.layout
        theme, fonts = style.theme, style.fonts
        text, fresh, warning = self.state.comment
        colour = theme.warn if warning else theme.text if fresh else theme.muted
        lines = fonts.wrap(text, layout.size, layout.lines.w)
        y = layout.lines.centery - (len(lines) - 1) * layout.leading / 2
        for line in lines:
            fonts.draw(
                target, line, layout.lines.centerx, y, layout.size, colour, False, "centre",
                "middle",
            )  # fmt: skip
            y += layout.leading

    def _widgets(self) -> list[Widget]:
        say, state, layout = self._words.say, self.state, self.layout
        places = layout.buttons
        progress = ProgressBar(layout.progress, "progress", state.number, state.most, self._marks)
        if not places:
            return [progress]
        label = say("Play on from here") if layout.labelled else None
        return [
            Button(places["start"], "start", icon="start", enabled=state.number > 0),
            Button(places["backward"], "backward", icon="backward", enabled=state.number > 0),
            Button(places["play"], "play", icon="pause" if state.playing else "play"),
            Button(places["forward"], "forward", icon="forward", enabled=state.number < state.most),
            Button(places["speed"], "speed", f"×{state.speed}"),
            progress,
            Button(places["take"], "take", label, "cards", enabled=state.can_take),
            Button(places["close"], "close", icon="cross"),
        ]
