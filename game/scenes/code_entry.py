"""The page on which a game code is entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ..engine.variants import SPIDERETTE
from ..input.intents import Action, Drop, Intent, Press, Scroll, Typed
from ..play.gamecode import GameCode
from ..text import sentences
from ..ui.buttons import Button
from ..ui.scale import SMALLEST
from ..ui.sounds import Sound
from ..ui.theme import Colour
from ..ui.widget import Widget
from .asking import unless_lost
from .code_layout import CodeLayout
from .code_preview import draw_preview
from .code_text import CodeText
from .code_wheels import NAMES, dialled, wheels
from .copying import CopyingPage
from .destinations import Loss, Pop, Reset, Step, TablePage
from .page_footer import BACK, CONFIRM, LEVEL, UPRIGHT, Tip
from .services import Services
from .text_field import TextField
from .wheel import Wheel

_EXAMPLE: Final = str(GameCode(SPIDERETTE, 1, 29))
_TURNS: Final = {Action.UP: 1, Action.DOWN: -1}


class CodeEntry(CopyingPage):
    """Takes a code by keys, from the clipboard, or letter by letter from wheels."""

    typing = True
    start = "field"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._entered = CodeText()
        self._dial = GameCode(SPIDERETTE, 1, 0)
        self._wheels: list[Wheel] = []
        self._clicked: int | None = None
        self.layout: CodeLayout
        """Where everything lies; known from the first ``resize`` on."""

    @property
    def entered(self) -> CodeText:
        """What stands in the field."""
        return self._entered

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        say = self.services.words.say
        style, valid = self.style, self._entered.code is not None
        play = say("Play")
        size = round(style.scale.body * 1.11)
        needed = style.fonts.width(play, size, bold=True) + 28
        layout = self.layout = CodeLayout.of(style, needed)
        self._wheels = wheels(self._dial, layout.wheels, self.services.words)
        paste, copy, clear = layout.tools
        return (
            layout.header.button(),
            TextField(layout.field, "field", self._entered.text),
            Button(paste, "paste", icon="paste"),
            Button(copy, "copy", icon="check" if self.sign.shown else "copy", enabled=valid),
            Button(clear, "clear", icon="cross", enabled=bool(self._entered.text)),
            *self._wheels,
            Button(layout.play, "play", play, primary=True, enabled=valid),
        )

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        style = self.style
        self.layout.header.draw(target, style, self.services.words.say("Game code"))
        code = self._entered.code
        draw_preview(
            target,
            style,
            self.services,
            self.layout.preview,
            self._dial if code is None else code,
            dealt=code is not None,
        )
        text, colour = self._answer()
        rect = self.layout.answer
        largest = style.scale.head if colour == style.theme.mint else style.scale.body
        size, lines = self._fitted(text, largest, rect)
        step = round(size * 1.4)
        y = rect.y + (rect.h - step * (len(lines) - 1)) // 2
        for line in lines:
            style.fonts.draw(target, line, rect.x, y, size, colour, anchor="middle")
            y += step

    def tips(self) -> Sequence[Tip]:
        """See ``Page``."""
        say, here = self.services.words.say, self.focus.focused
        if here in NAMES:
            onward = say("Play") if self._entered.code is not None else say("Back")
            return ((UPRIGHT, say("Change")), (LEVEL, say("Move")), (CONFIRM, onward))
        choose = [(CONFIRM, say("Choose"))]
        if here == "field":
            choose = [(CONFIRM, say("Play"))] if self._entered.code is not None else []
        paste = ((Action.PASTE,), say("Paste"))
        return (((*UPRIGHT, *LEVEL), say("Move")), *choose, (BACK, say("Back")), paste)

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        match name:
            case "back":
                return Pop()
            case "play":
                return self._play()
            case "paste":
                return self.act(Action.PASTE, now)
            case "clear":
                self._entered.clear()
                self._show(field=True)
            case _ if name in NAMES and self._clicked is not None:
                self._wheel(name).point(self._clicked)
                self._dialled()
        return super().choose(name, now)

    def act(self, action: Action, now: float) -> Step | None:
        """See ``Page``."""
        match action:
            case Action.PASTE:
                self._entered.paste(self.services.clipboard.get())
                self._show(field=True)
            case Action.ERASE:
                self._entered.erase()
                self._show(field=True)
        return super().act(action, now)

    def copied(self) -> GameCode | None:
        """See ``CopyingPage``."""
        return self._entered.code

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``."""
        self._clicked = intent.y if isinstance(intent, Drop) else None
        match intent:
            case Typed(text):
                self._entered.type(text)
                self._show(field=True)
            case Press(Action.CONFIRM | Action.SELECT) if self.focus.focused == "field":
                return self._play()
            case Press(action) if self.focus.focused in NAMES and self._steer(action):
                self.focus.visible = True
                self.services.sounds.play(Sound.MOVE_FOCUS)
            case Scroll(steps) if self.focus.hovered in NAMES:
                self._wheel(self.focus.hovered).turn(-steps)
                self._dialled()
            case _:
                return super().handle(intent, now)
        return None

    def _steer(self, action: Action) -> bool:
        """What a key does on a wheel; whether it has a meaning of its own there.

        Up and down turn the wheel, so that the way out of their row is past its ends.
        """
        here = self.focus.focused
        onward = "play" if self._entered.code is not None else "back"
        match action:
            case Action.UP | Action.DOWN if here is not None:
                self._wheel(here).turn(_TURNS[action])
                self._dialled()
            case Action.LEFT if here == NAMES[0]:
                self.focus.focused = "field"
            case Action.RIGHT if here == NAMES[-1]:
                self.focus.focused = onward
            case Action.LEFT | Action.RIGHT if here is not None:
                step = 1 if action is Action.RIGHT else -1
                self.focus.focused = NAMES[NAMES.index(here) + step]
            case Action.CONFIRM | Action.SELECT:
                self.focus.focused = onward
            case _:
                return False
        return True

    def _wheel(self, name: str) -> Wheel:
        return self._wheels[NAMES.index(name)]

    def _dialled(self) -> None:
        """A wheel was turned: the field follows."""
        self._entered.show(dialled(self._wheels))
        self._show(field=False)

    def _show(self, *, field: bool) -> None:
        """The text is another: the wheels follow if it is a code; keys belong to the field."""
        self.sign.clear()
        if self._entered.code is not None:
            self._dial = self._entered.code
        if field:
            self.focus.focused = "field"
        self.rebuild()

    def _play(self) -> Step | None:
        code = self._entered.code
        if code is None:
            return None
        deal = Reset(TablePage(code))
        return unless_lost(self.services.in_progress, Loss.OTHER_CODE, deal)

    def _answer(self) -> tuple[str, Colour]:
        """What stands below the field."""
        words, theme = self.services.words, self.style.theme
        if self.sign.shown:
            return words.say("Copied"), theme.mint
        if self._entered.code is not None:
            code = self._entered.code
            return sentences.game_name(words, code.variant, code.suits), theme.mint
        if self._entered.error is not None:
            return sentences.code_error(words, self._entered.error), theme.warn
        return words.say("For example {example}", example=_EXAMPLE), theme.muted

    def _fitted(self, text: str, size: int, rect: pygame.Rect) -> tuple[int, list[str]]:
        """The largest type up to ``size`` with which the text fits, with its lines."""
        fonts = self.style.fonts
        lines = fonts.wrap(text, size, rect.w)
        while size > SMALLEST and round(size * 1.4) * len(lines) > rect.h:
            size -= 1
            lines = fonts.wrap(text, size, rect.w)
        return size, lines
