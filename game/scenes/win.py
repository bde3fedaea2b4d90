"""The page after a won game."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..engine.variants import Variant
from ..input.intents import Grab, Intent, Press
from ..play.gamecode import GameCode
from ..text import sentences
from ..ui.buttons import Button
from ..ui.compositor import Compositor, Sprite
from ..ui.paint import panel
from ..ui.sounds import Sound
from ..ui.style import Style
from ..ui.widget import Widget
from ..ui.wordmark import hang_spider
from .card_fan import Card, Fan, Spread, fan
from .code_row import CodeRow
from .copying import CopyingPage
from .destinations import MenuPage, Reset, Step, TablePage, WinPage
from .labels import duration
from .record_keeping import save
from .services import Services
from .table_taste import taste
from .win_cards import WinCards
from .win_layout import WinLayout
from .win_motion import CHORD, END, SCORE_END, WEB_END, WinMoment
from .win_sparks import WinSparks
from .win_web import WinWeb

_KINGS: tuple[Card, ...] = ((0, 13), (1, 13), (3, 13), (2, 13))
_SPREAD = Spread(step=13, radius=3.9)
_RISE = 24 / 720
"""How far the plate comes up, as a share of the window's shorter side."""
_SHADE = 32
"""Px around the plate on which its shadow falls."""


class Win(CopyingPage):
    """Shows what came of the game, in front of a web that grows; input never waits for it."""

    start = "new"
    pictured = True

    def __init__(self, services: Services, page: WinPage) -> None:
        super().__init__(services)
        self._page = page
        self._began: float | None = None
        self._moment = WinMoment(0.0)
        self._hurried = not taste(services).speed
        self._kings: Fan | None = None
        self._layout: WinLayout
        self._web: WinWeb
        self._cards: WinCards
        self._row: CodeRow

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        say = self.services.words.say
        style, code = self.style, str(self._page.code)
        labels = {
            "new": say("New game"),
            "same": say("Same deal"),
            "save": say("Save record"),
            "menu": say("Menu"),
        }
        size = style.scale.body if style.scale.small else round(style.scale.body * 1.11)
        longest = max(style.fonts.width(text, size, bold=True) for text in labels.values())
        row = CodeRow.width(style, code, self.services.words, chosen=False)
        self._layout = WinLayout.of(style, row, longest + 24)
        self._row = CodeRow(self._layout.code, code, self.sign, chosen=False)
        buttons = [
            Button(rect, name, label, primary=name == "new")
            for rect, (name, label) in zip(self._layout.buttons, labels.items(), strict=True)
        ]
        return (*self._row.widgets(), *buttons)

    def drop_pictures(self) -> None:
        """See ``Page``."""
        self._kings = None

    def make_pictures(self) -> Sequence[pygame.Rect]:
        """See ``Page``."""
        layout = self._layout
        if not layout.kings:
            return ()
        high = round(layout.kings * 1.78)
        room = pygame.Rect(0, layout.panel.y + layout.kings // 8 - high, layout.panel.w, high)
        room.centerx = layout.panel.centerx
        self._kings = fan(self.services.card_look, _KINGS, layout.kings, _SPREAD, room)
        return (self._kings.rect,)

    def paint(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """See ``Scene``."""
        ground = self.services.ground.surface(self.style.theme, self.style.window)
        target.blit(ground, rect, rect)
        self._web.draw(target, rect, self._moment.spokes, self._moment.rings)
        self._draw_spider(target)
        shown = self._moment.plate if rect.colliderect(self._plate_area()) else 0.0
        if shown >= 1:
            self.decorate(target)
            self.draw_widgets(target)
        elif shown > 0:
            self._draw_rising(target, shown)
        self.draw_prompts(target)

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``: the kings behind the plate, and what stands on it."""
        if self._kings is not None:
            hidden = round(self._kings.rect.h * (1 - self._moment.kings))
            clip, seen = target.get_clip(), self._kings.rect.move(0, min(0, hidden))
            # The plate is not quite opaque: their feet would shimmer through.
            seen.h = min(seen.h, self._layout.panel.y + 1 - seen.y)
            target.set_clip(seen.clip(clip))
            self._kings.moved(0, hidden).draw(target)
            target.set_clip(clip)
        style, layout, words = self.style, self._layout, self.services.words
        theme, fonts, scale = style.theme, style.fonts, style.scale
        panel(target, style, layout.panel, scale.grown(22), alpha=236, line_alpha=70)
        code, middle = self._page.code, layout.panel.centerx
        title, size = fonts.fitted(words.say("You won"), layout.title_size, layout.title.w, True)
        fonts.draw(target, title, middle, layout.title.y, size, theme.text, True, "centre")
        score = str(round(self._page.score * self._moment.score))
        fonts.draw(
            target, score, middle, layout.score.y, layout.score_size, theme.gold, True, "centre",
            tracking=2,
        )  # fmt: skip
        game = sentences.game_name(words, code.variant, code.suits)
        game, size = fonts.fitted(game, scale.body, layout.game.w)
        fonts.draw(target, game, middle, layout.game.y, size, theme.muted, align="centre")
        figures = (
            (words.say("Moves"), str(self._page.moves)),
            (words.say("Time"), duration(self._page.seconds)),
        )
        place = layout.figures
        room = min(place.w // 2, round(scale.body * 10))
        for side, (label, value) in zip((-0.5, 0.5), figures, strict=True):
            x = middle + side * room
            name, size = fonts.fitted(label, scale.label, room - 8)
            fonts.draw(target, name, x, place.y, size, theme.muted, align="centre")
            fonts.draw(
                target, value, x, place.bottom, scale.head, theme.text, True, "centre", "baseline"
            )
        self._row.draw(target, style, words)

    def _draw_rising(self, target: pygame.Surface, shown: float) -> None:
        """The plate on its way up, by as much as it has come into sight."""
        area = self._plate_area().clip(target.get_rect())
        before = target.subsurface(area).copy()
        self.decorate(target)
        self.draw_widgets(target)
        plate = target.subsurface(area).copy()
        target.blit(before, area)
        plate.set_alpha(round(255 * shown))
        rise = round(_RISE * min(self.style.size) * (1 - shown))
        target.blit(plate, area.move(0, rise))

    def _plate_area(self) -> pygame.Rect:
        """What the plate colours with its shadow and the kings behind it, in px."""
        area = self._layout.panel.inflate(2 * _SHADE, 2 * _SHADE)
        return area if self._kings is None else area.union(self._kings.rect)

    def _draw_spider(self, target: pygame.Surface) -> None:
        width, height = self.style.size
        body = max(16, round(min(width, height) * 0.047))
        room = self._layout.panel.y - 2 * body
        x = round(width * 0.832) if width > height else round(width * 0.92)
        if x - 1.5 * body > self._layout.panel.right:
            room = height
        length = round(min(height * 0.24, max(body, room)) * self._moment.spider)
        if length > body:
            hang_spider(target, self.style, (x, 0), length, body)

    def resize(self, style: Style) -> None:
        """See ``Scene``."""
        super().resize(style)
        self._web = WinWeb(style)
        self._cards = WinCards(style, self.services.card_look, self._page.code.suits)
        self._sparks = WinSparks(style, self._layout.panel)

    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """See ``Scene``; the page's own time begins with its first frame."""
        if self._began is None:
            self._began = now
            self.services.sounds.play(Sound.WIN, CHORD)
        before = self._moment
        self._moment = WinMoment(END if self._hurried else min(END, now - self._began))
        if self._moment != before:
            self._refresh_from(before.seconds)
        return super().draw(canvas, now)

    def _refresh_from(self, before: float) -> None:
        """Have drawn anew what has changed since a moment, in seconds of the page."""
        # At the end once more, as a thread is not quite the same when a part of it is drawn.
        if before < WEB_END or self._moment.over:
            self.refresh(pygame.Rect((0, 0), self.style.window))
            return
        if before < SCORE_END:
            self.refresh(self._layout.score_ink)
        for area in self._sparks.areas(before):
            self.refresh(area)

    def sprites(self, now: float) -> Sequence[Sprite]:
        """See ``Page``."""
        seconds = self._moment.seconds
        return [*self._sparks.sprites(seconds), *self._cards.sprites(seconds)]

    def busy(self, now: float) -> bool:
        """See ``Scene``."""
        return super().busy(now) or not self._moment.over

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``; a key, or a press beside the buttons, ends the animation."""
        step = super().handle(intent, now)
        beside = isinstance(intent, Grab) and self.focus.pressed is None
        if isinstance(intent, Press) or beside:
            self._hurried = True
        return step

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        code = self._page.code
        match name:
            case "new":
                return Reset(TablePage(self.services.new_code(code.variant, code.suits)))
            case "same":
                return Reset(TablePage(code))
            case "save":
                return save(self.services, code, self._page.record)
            case "menu":
                return self.back(now)
        return super().choose(name, now)

    def about(self) -> Variant:
        """See ``Scene``."""
        return self._page.code.variant

    def back(self, now: float) -> Step | None:
        """See ``Page``."""
        return Reset(MenuPage())

    def copied(self) -> GameCode:
        """See ``CopyingPage``."""
        return self._page.code

    def record(self) -> str:
        """See ``CopyingPage``."""
        return self._page.record
