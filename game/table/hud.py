"""The furniture of the table as it is drawn around the columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from ..ui.buttons import Button
from ..ui.card_art import CardArt
from ..ui.paint import disc, hairline, panel, rounded, shadow, slot, veil
from ..ui.scale import SMALLEST
from ..ui.style import Style
from ..ui.theme import Colour
from .box import Box, bounds
from .figures import HudFigures
from .furniture import Align, Stat
from .layout import Layout
from .room import cap, leading, line_height

EMPTY_PLACE_ALPHA: Final = 52
"""Opacity of an empty place to which the player brings nothing."""

LEAST_CARD: Final = 44
"""Run places narrower than this many pixels show a suit sign instead of a king."""

_KING: Final = 13
_SNUG: Final = 0.85
"""The part of its size to which the game's name shrinks rather than be broken."""
_SHADE: Final = 7, 2  # px of blur and drop: it ends before the first column
_SHADE_REACH: Final = 16  # px
_SHAKEN: Final = 24
"""Px by which the stock is never shaken beyond its place."""


class Hud:
    """Draws numbers, stock, runs and buttons in the places of one layout."""

    def __init__(self, layout: Layout, style: Style, art_for: Callable[[int], CardArt]) -> None:
        """``art_for`` gives the cards of a width in px, as the stock and the runs need them."""
        self._layout = layout
        self._places = layout.furniture
        self._style = style
        self._art_for = art_for
        self._mark: pygame.Surface | None = None
        self.stock_shift = 0
        """By how many px the stock is drawn to the right of its place."""

    def regions(self) -> tuple[Box, ...]:
        """The parts of the window in which ``draw`` may change pixels."""
        places = self._places
        parts = [
            bounds([places.stock.box, places.deals.box]).grow(2),
            bounds(places.runs).grow(2),
            bounds(places.buttons.values()).grow(2),
        ]
        if places.runs_text:
            parts.append(places.runs_text)
        parts += self._number_parts()
        window = Box(0, 0, self._layout.width, self._layout.height)
        return tuple(_clipped(part, window) for part in parts)

    def _number_parts(self) -> list[Box]:
        """What ``draw_numbers`` may colour."""
        places = self._places
        parts = [box for box in (places.bar, places.title) if box]
        if places.numbers.panel:
            shade = _SHADE_REACH if self._layout.mode == "rails" else 0
            parts.append(places.numbers.panel.grow(shade))
        return parts

    @property
    def stock_area(self) -> pygame.Rect:
        """The pixels that the stock may colour while it shakes."""
        return pygame.Rect(self._places.stock.box).inflate(2 * _SHAKEN, 2)

    def draw(
        self, target: pygame.Surface, figures: HudFigures, part: pygame.Rect | None = None
    ) -> None:
        """Draw everything but the columns on the table's ground, or what lies in a part of it."""
        places = self._places
        if part is None:
            part = target.get_rect()
        if any(part.colliderect(box) for box in self._number_parts()):
            self.draw_numbers(target, figures)
        if part.colliderect(bounds([places.stock.box, places.deals.box]).grow(2)):
            self.draw_stock(target, figures)
        if part.colliderect(bounds([*places.runs, places.runs_text or places.runs[0]]).grow(2)):
            self.draw_runs(target, figures)
        if not figures.bare and part.colliderect(bounds(places.buttons.values()).grow(2)):
            self.draw_buttons(target, figures)

    def draw_numbers(self, target: pygame.Surface, figures: HudFigures) -> None:
        """Draw score, moves, time, code with their plate, as well as the game's name."""
        theme, places = self._style.theme, self._places
        numbers, labels = places.numbers, figures.labels
        if places.bar:
            alpha = 255 if theme.high_contrast else 170
            veil(target, pygame.Rect(places.bar), theme.plate, alpha)
            hairline(target, self._style, places.bar.x, places.bar.bottom - 1, places.bar.w, 34)
        if numbers.panel:
            rect, rails = pygame.Rect(numbers.panel), self._layout.mode == "rails"
            radius = round((1.15 if rails else 0.8) * self._style.scale.label)
            if rails and not theme.high_contrast:
                shadow(target, rect, radius, *_SHADE)
            panel(target, self._style, rect, radius, shadowed=False)
        if numbers.score and figures.score is not None:
            self._stat(target, numbers.score, labels.score, str(figures.score), theme.gold)
        self._stat(target, numbers.moves, labels.moves, str(figures.moves), theme.text)
        if numbers.time and figures.time is not None:
            self._stat(target, numbers.time, labels.time, figures.time, theme.text)
        if numbers.code:
            quiet = theme.muted if numbers.code.form == "bare" else theme.text
            self._stat(target, numbers.code, labels.code, figures.code, quiet)
        if places.title:
            self._title(target, places.title, figures.game)

    def draw_stock(self, target: pygame.Surface, figures: HudFigures) -> None:
        """Draw one card back for every deal left, with their number."""
        theme, places, left = self._style.theme, self._places, figures.deals_left
        art = self._art_for(places.stock.card_width)
        for box in places.stock.cards(left):
            target.blit(art.back(), (box.x + self.stock_shift, box.y))
        if not left:
            rect = pygame.Rect(places.stock.cards(1)[0]).move(self.stock_shift, 0)
            slot(target, theme, rect, art.radius, EMPTY_PLACE_ALPHA)
        mark = places.deals
        if mark.form == "words":
            self._line(target, mark.box, figures.labels.deals, mark.align)
        elif mark.form == "number":
            size = self._style.scale.body
            self._style.fonts.draw(
                target, str(left), *mark.box.centre, size, theme.text, True, "centre", "middle"
            )
        elif left:
            self._badge(target, mark.box, str(left))

    def draw_runs(self, target: pygame.Surface, figures: HudFigures) -> None:
        """Draw the places of the runs, filled from the first with those removed."""
        done = figures.removed_suits
        for index, box in enumerate(self._places.runs):
            if index < len(done):
                self._run(target, box, done[index])
            else:
                self._empty_run(target, box)
        if self._places.runs_text:
            self._line(target, self._places.runs_text, figures.labels.runs, "centre")

    def draw_buttons(self, target: pygame.Surface, figures: HudFigures) -> None:
        """Draw the buttons; one without a use now is faint."""
        worded = self._places.worded_buttons and self._words_fit(figures)
        for name, box in self._places.buttons.items():
            label = figures.labels.buttons.get(name) if worded else None
            if not target.get_clip().colliderect(pygame.Rect(box).inflate(4, 4)):
                continue
            enabled = name in figures.enabled
            button = Button(pygame.Rect(box), name, label, name, enabled=enabled, stacked=worded)
            hovered, pressed = name == figures.hovered, name == figures.pressed
            button.draw(target, self._style, focused=False, hovered=hovered, pressed=pressed)

    def _words_fit(self, figures: HudFigures) -> bool:
        """Whether every button's word can be read whole, so that all may have theirs."""
        fonts, words = self._style.fonts, figures.labels.buttons
        return all(
            fonts.width(words.get(name, ""), SMALLEST) <= box.w - min(16, box.w // 8)
            for name, box in self._places.buttons.items()
        )

    def _stat(
        self, target: pygame.Surface, stat: Stat, label: str, value: str, colour: Colour
    ) -> None:
        if stat.form == "stacked":
            self._stacked(target, stat, label, value, colour)
        elif stat.form == "bare":
            self._value(target, stat, stat.box, value, colour, bold=False)
        else:
            self._beside(target, stat, label, value, colour)

    def _stacked(
        self, target: pygame.Surface, stat: Stat, label: str, value: str, colour: Colour
    ) -> None:
        """A number below its label."""
        scale, fonts = self._style.scale, self._style.fonts
        words, size = fonts.fitted(label, scale.label, stat.box.w)
        x = _anchor(stat.box, stat.align)
        fonts.draw(target, words, x, stat.box.y, size, self._style.theme.muted, False, stat.align)
        below = cap(scale.label) + leading(scale)
        box = stat.box._replace(y=stat.box.y + below, h=stat.box.h - below)
        self._value(target, stat, box, value, colour, bold=True)

    def _value(
        self,
        target: pygame.Surface,
        stat: Stat,
        box: Box,
        value: str,
        colour: Colour,
        bold: bool,
    ) -> None:
        """A number from the top of a box down, in two lines if it is a code too long for one."""
        fonts = self._style.fonts
        lines = [value]
        head, dash, tail = value.rpartition("-")
        if head and fonts.width(value, stat.size, bold) > box.w:
            lines = [head + dash, tail]
        size = min(fonts.fit(line, stat.size, box.w, bold) for line in lines)
        x, y = _anchor(box, stat.align), box.y
        for line in lines:
            fonts.draw(target, line, x, y, size, colour, bold, stat.align)
            y += cap(stat.size) + leading(self._style.scale)

    def _beside(
        self, target: pygame.Surface, stat: Stat, label: str, value: str, colour: Colour
    ) -> None:
        """A number in one line with its label."""
        fonts, box = self._style.fonts, stat.box
        gap = leading(self._style.scale)
        size = fonts.fit(value, stat.size, box.w // 2, bold=True)
        value_w = fonts.width(value, size, bold=True)
        words, label_size = fonts.fitted(label, self._style.scale.label, box.w - value_w - gap)
        middle = box.y + box.h / 2
        muted = self._style.theme.muted
        label_w = fonts.width(words, label_size)
        fonts.draw(target, words, box.x, middle, label_size, muted, anchor="middle")
        x = box.right - value_w if stat.form == "split" else box.x + label_w + gap
        fonts.draw(target, value, x, middle, size, colour, bold=True, anchor="middle")

    def _line(self, target: pygame.Surface, box: Box, words: str, align: Align) -> None:
        """Quiet words in the middle of a box's height."""
        style = self._style
        words, size = style.fonts.fitted(words, style.scale.label, box.w)
        x, y = _anchor(box, align), box.y + box.h / 2
        style.fonts.draw(target, words, x, y, size, style.theme.muted, False, align, "middle")

    def _title(self, target: pygame.Surface, box: Box, words: str) -> None:
        """The game's name, its last line at the bottom of the box."""
        style = self._style
        label, step = style.scale.label, line_height(style.scale)
        # A little smaller is better than a second line for the last sign.
        least = max(SMALLEST, round(_SNUG * label))
        size = style.fonts.fit(words, label, box.w, least=least)
        lines = [words]
        if style.fonts.width(words, size) > box.w:
            size = label
            lines = style.fonts.wrap(words, size, box.w)
        if len(lines) * step > box.h:
            words, size = style.fonts.fitted(words, size, box.w)
            lines = [words]
        y = box.bottom - len(lines) * step + step / 2
        for line in lines:
            style.fonts.draw(target, line, box.x, y, size, style.theme.muted, anchor="middle")
            y += step

    def _badge(self, target: pygame.Surface, box: Box, digits: str) -> None:
        """A number in a gold circle."""
        theme, fonts = self._style.theme, self._style.fonts
        disc(target, (box.x + box.w / 2, box.y + box.h / 2), box.w / 2, theme.plate, theme.gold, 2)
        x, y = box.centre
        size = max(SMALLEST, round(0.62 * box.h))
        fonts.draw(target, digits, x, y, size, theme.gold, True, "centre", "middle")

    def _run(self, target: pygame.Surface, box: Box, suit: int) -> None:
        """A removed run: its king, or only the sign where a card would be too small."""
        art, theme = self._art_for(box.w), self._style.theme
        if box.w >= LEAST_CARD:
            target.blit(art.face(suit, _KING), box[:2])
            return
        rounded(target, pygame.Rect(box), art.radius + 1, theme.card, theme.card_edge)
        sign = art.mini(suit, max(1, round(0.62 * box.w)))
        target.blit(sign, sign.get_rect(center=box.centre))

    def _empty_run(self, target: pygame.Surface, box: Box) -> None:
        art, theme = self._art_for(box.w), self._style.theme
        if self._mark is None:
            pip = art.pip(0, max(1, round(0.34 * box.w)), theme.line)
            self._mark = pip.premul_alpha()
        width = 1 if box.w < 50 else None
        rect = pygame.Rect(box)
        slot(target, theme, rect, art.radius + 1, EMPTY_PLACE_ALPHA, width, self._mark)


def _anchor(box: Box, align: Align) -> float:
    """The x at which words of an alignment are anchored in a box."""
    return {"left": box.x, "centre": box.x + box.w / 2, "right": box.right}[align]


def _clipped(box: Box, window: Box) -> Box:
    """The part of a box that lies in the window."""
    x, y = max(box.x, window.x), max(box.y, window.y)
    right, bottom = min(box.right, window.right), min(box.bottom, window.bottom)
    return Box(x, y, max(0, right - x), max(0, bottom - y))
