"""The choice of the game with its number of suits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ..engine.cards import SUIT_COUNTS
from ..engine.variants import VARIANTS, Variant
from ..input.intents import Action, Intent, Press
from ..play.gamecode import GameCode
from ..store.statistics import Figures
from ..text import sentences
from ..ui.buttons import Button
from ..ui.segment import Segment
from ..ui.widget import Widget
from .asking import unless_lost
from .card_fan import Fan
from .code_row import CodeRow
from .copying import CopyingPage
from .destinations import CodePage, DifficultyPage, Loss, Pop, Push, Reset, Step, TablePage
from .difficulty_layout import DifficultyLayout, Needs
from .header import Header
from .page_footer import BACK, CONFIRM, LEVEL, UPRIGHT, Tip
from .services import Services
from .standing import Standing
from .suit_card import SuitCard

_CARD_NAMES: Final = {f"suits {suits}": suits for suits in SUIT_COUNTS}


class Difficulty(CopyingPage):
    """Draws a deal by lot for the game that is chosen."""

    pictured = True

    def __init__(self, services: Services, page: DifficultyPage) -> None:
        super().__init__(services)
        self.start = f"suits {page.suits}"
        self._code = services.new_code(page.variant, page.suits)
        self._pictures: dict[int, Fan] = {}
        self._layout: DifficultyLayout
        self._row: CodeRow
        self._cards: list[SuitCard] = []
        self._segment: Segment

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        say = self.services.words.say
        style, code = self.style, str(self._code)
        fonts, scale = style.fonts, style.scale
        games = [variant.name for variant in VARIANTS]
        deal = say("Deal the cards")
        size = round(scale.body * 1.11)
        longest = max(fonts.width(game, size, bold=True) for game in games)
        needs = Needs(
            heading=Header.least_width(style, *self._heading()),
            segment=len(games) * (longest + 2 * size) + 8,
            code=CodeRow.width(style, code, self.services.words, chosen=True),
            deal=fonts.width(deal, size, bold=True) + 28,
        )
        layout = self._layout = DifficultyLayout.of(style, needs)
        index = VARIANTS.index(self._code.variant)
        self._segment = Segment(layout.segment, "game", games, index)
        self._cards = [
            self._card(name, rect) for name, rect in zip(_CARD_NAMES, layout.cards, strict=True)
        ]
        self._row = CodeRow(layout.code, code, self.sign, chosen=True)
        return (
            layout.header.button(),
            self._segment,
            *self._cards,
            *self._row.widgets(),
            Button(layout.deal, "deal", deal, primary=True),
        )

    def _card(self, name: str, rect: pygame.Rect) -> SuitCard:
        words, suits = self.services.words, _CARD_NAMES[name]
        return SuitCard(
            rect,
            name,
            chosen=suits == self._code.suits,
            label=words.count("{n} suit", "{n} suits", suits),
            difficulty=sentences.difficulty(words, suits),
            lying=self._layout.lying,
            picture=self._pictures.get(suits),
            standing=Standing.of(words, self._figures(suits)),
        )

    def _figures(self, suits: int) -> Figures:
        return self.services.store.statistics.figures(self._code.variant, suits)

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        self._layout.header.draw(target, self.style, *self._heading())
        self._row.draw(target, self.style, self.services.words)

    def _heading(self) -> tuple[str, str]:
        """Title and subtitle."""
        say, variant = self.services.words.say, self._code.variant
        size = say("{columns} columns, {cards} cards", columns=variant.columns, cards=variant.cards)
        return say("New game"), size

    def drop_pictures(self) -> None:
        """See ``Page``."""
        self._pictures.clear()

    def make_pictures(self) -> Sequence[pygame.Rect]:
        """See ``Page``."""
        for card in self._cards:
            suits = _CARD_NAMES[card.name]
            card.picture = self._pictures[suits] = card.make_picture(
                self.style, self.services.card_look, suits
            )
        return [card.picture.rect for card in self._cards if card.picture is not None]

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``; the card to which a key leads is the one that is played."""
        before = self.focus.focused
        step = super().handle(intent, now)
        here = self.focus.focused
        if isinstance(intent, Press) and here != before and here in _CARD_NAMES:
            self._take(GameCode(self._code.variant, _CARD_NAMES[here], self._code.number))
        return step

    def tips(self) -> Sequence[Tip]:
        """See ``Page``."""
        say = self.services.words.say
        move = LEVEL if not self._layout.lying else UPRIGHT
        deal = self.focus.focused in (f"suits {self._code.suits}", "deal")
        confirm = (CONFIRM, say("Deal") if deal else say("Choose"))
        return ((move, say("Move")), confirm, (BACK, say("Back")))

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        code = self._code
        if name in _CARD_NAMES:
            if _CARD_NAMES[name] == code.suits:
                return self._deal()
            self._take(GameCode(code.variant, _CARD_NAMES[name], code.number))
            return None
        match name:
            case "game":
                variant = VARIANTS[self._segment.index]
                self._take(GameCode(variant, code.suits, code.number))
            case "type":
                return Push(CodePage())
            case "dice":
                self._take(self.services.new_code(code.variant, code.suits))
            case "deal":
                return self._deal()
            case "back":
                return Pop()
        return super().choose(name, now)

    def act(self, action: Action, now: float) -> Step | None:
        """See ``Page``."""
        match action:
            case Action.PASTE:
                return Push(CodePage())
            case Action.DEAL:
                return self._deal()
        return super().act(action, now)

    def about(self) -> Variant:
        """See ``Scene``."""
        return self._code.variant

    def copied(self) -> GameCode:
        """See ``CopyingPage``."""
        return self._code

    def _take(self, code: GameCode) -> None:
        """Go on with another code."""
        if code != self._code:
            self._code = code
            self.sign.clear()
            self.rebuild()

    def _deal(self) -> Step:
        deal = Reset(TablePage(self._code))
        return unless_lost(self.services.in_progress, Loss.NEW_GAME, deal)
