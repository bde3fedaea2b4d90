"""What was won so far with a number of suits, as it stands on its card."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from ..store.statistics import Figures
from ..text.catalogue import Catalogue
from ..ui.paint import hairline, rounded
from ..ui.style import Style
from ..ui.theme import Colour, mix

_ROW: Final = 2.0
_CLOSE: Final = 1.75
"""Em of a label from one row to the next; on small windows."""
_TRACK: Final = 4  # px
_APART: Final = 6  # px between a label and its number, at the least
_HAIRLINE: Final = 26  # opacity
_NOTHING: Final = "–"


class Standing(NamedTuple):
    """The best score, then the games won among those played, in ready words."""

    best: tuple[str, str]
    """Label with number."""
    won: tuple[str, str]
    """The same."""
    share: float
    """The games won among those played, 0 to 1."""

    @classmethod
    def of(cls, words: Catalogue, figures: Figures) -> Standing:
        """The standing that figures tell of."""
        score = figures.best_score
        return cls(
            (words.say("Best score"), _NOTHING if score is None else str(score)),
            (words.say("Won"), f"{figures.won} / {figures.played}"),
            figures.win_rate or 0.0,
        )

    @staticmethod
    def height(style: Style) -> int:
        """The px from the line above it to the bar below."""
        return 2 * _row(style) + 2 * style.scale.grown(_TRACK)

    def draw(self, target: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        """Draw it as wide as ``rect``, from its upper edge down."""
        theme, row, bar = style.theme, _row(style), style.scale.grown(_TRACK)
        hairline(target, style, rect.x, rect.y, rect.w, _HAIRLINE)
        line = pygame.Rect(rect.x, rect.y + bar, rect.w, row)
        large = style.scale.body if style.scale.small else style.scale.head
        _pair(target, style, line, self.best, large, theme.gold)
        line.y += round(0.9 * row)
        _pair(target, style, line, self.won, style.scale.label, theme.text)
        track = pygame.Rect(rect.x, rect.y + self.height(style) - bar, rect.w, bar)
        rounded(target, track, bar // 2, mix(theme.plate, theme.text, 0.3))
        track.w = round(track.w * self.share)
        if track.w >= bar:
            rounded(target, track, bar // 2, theme.mint)


def _row(style: Style) -> int:
    return round((_CLOSE if style.scale.small else _ROW) * style.scale.label)


def _pair(
    target: pygame.Surface,
    style: Style,
    line: pygame.Rect,
    pair: tuple[str, str],
    size: int,
    colour: Colour,
) -> None:
    """A label at the left, its number at the right."""
    fonts, (label, number) = style.fonts, pair
    drawn = fonts.draw(
        target, number, line.right, line.centery, size, colour, True, "right", "middle"
    )
    room = line.w - drawn.w - _APART
    words, small = fonts.fitted(label, style.scale.label, room)
    fonts.draw(target, words, line.x, line.centery, small, style.theme.muted, anchor="middle")
