"""The cards of one table as surfaces, each drawn when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from .cache import SurfaceCache
from .card_svg import RANK_NAMES, SUIT_LETTERS, Sign, card_picture, sign, sign_picture
from .theme import Colour, Theme

_ASPECT = 1.4
_RADIUS = 0.064  # of the width


class _Level(NamedTuple):
    """A level of detail; all but the first two are parts of the card's width."""

    least_width: int  # px, the smallest card that it is used for
    name: str
    cap: float  # cap height of the index
    left: float  # free space at the left of the index
    top: float  # free space above the index


_LEVELS = (
    _Level(104, "full", 0.168, 0.06, 0.048),
    _Level(70, "small", 0.168, 0.06, 0.048),
    _Level(0, "large", 0.268, 0.036, 0.036),
)

_LEAST_STRIP = 6  # px
_STRETCH_BELOW = 11  # px of cap height: lower signs are drawn wider to be told apart
_MOST_STRETCH = 1.35

_FACE_BUDGET = 104  # cards: every face bright, every face dimmed
_STRIP_BUDGET = 40  # cards' worth of pixels
_SIGN_BUDGET = 60_000  # px


class CardArt:
    """Cards of one width in the colours of one theme.

    Suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs; ranks are 1 (ace) to 13 (king). The
    surfaces are shared: a caller blits them, but never draws on them. A display mode must be set
    before the first is asked for. Whole cards and strips are in straight alpha with run-length
    encoding, which is the fastest to blit of all kinds with transparent corners: 3.5 us for
    a card of 116 x 162 px, against 5.8 us for premultiplied alpha, 7 us without the encoding.
    """

    def __init__(self, width: int, theme: Theme) -> None:
        """``width`` is in px; from about 42 on everything can be read."""
        self.width = width
        self.height = round(width * _ASPECT)
        self.radius = max(1, round(width * _RADIUS))
        self._theme = theme
        self._level = next(level for level in _LEVELS if width >= level.least_width)
        area = self.width * self.height
        self._faces = SurfaceCache(_FACE_BUDGET * area)
        self._strips = SurfaceCache(_STRIP_BUDGET * area)
        self._signs = SurfaceCache(_SIGN_BUDGET)
        self._plain: dict[str, pygame.Surface] = {}

    def face(self, suit: int, rank: int, dim: bool = False) -> pygame.Surface:
        """A card face up; ``dim`` is for cards that cannot be lifted."""

        def make() -> pygame.Surface:
            if dim:
                return self._dimmed(self.face(suit, rank))
            return _encoded(self._card(SUIT_LETTERS[suit] + RANK_NAMES[rank - 1]))

        return self._faces.get((suit, rank, dim), make)

    def strip(self, suit: int, rank: int, height: int, dim: bool = False) -> pygame.Surface:
        """The top of a crushed card, with an index that fits into ``height`` px (6 or more).

        The surface is ``height`` + ``radius`` px high: the next card covers the rest, but for
        its own round corners.
        """
        height = min(max(height, _LEAST_STRIP), self.height - self.radius)

        def make() -> pygame.Surface:
            if dim:
                return self._dimmed(self.strip(suit, rank, height))
            return _encoded(self._bare_strip(suit, rank, height))

        return self._strips.get((suit, rank, height, dim), make)

    def covered(self, suit: int, rank: int, height: int) -> pygame.Surface:
        """The top ``height`` px of a dimmed card, and ``radius`` px more for round corners.

        Most cards that cannot be lifted are covered; keeping no more than what is seen of them
        takes a quarter of the memory.
        """
        height = min(height, self.height - self.radius)

        def make() -> pygame.Surface:
            area = (0, 0, self.width, height + self.radius)
            return self._dimmed(self.face(suit, rank).subsurface(area))

        return self._strips.get((suit, rank, -height), make)

    def back(self) -> pygame.Surface:
        """A card face down."""
        return self._once("back_web", lambda: _encoded(self._card("back_web")))

    def pip(self, suit: int, height: int, colour: Colour) -> pygame.Surface:
        """The sign of a suit, ``height`` px high, in straight alpha."""
        drawing = sign(f"pip_{SUIT_LETTERS[suit]}")
        return self._sign(drawing, max(1, height) / drawing.height, 1, colour)

    def mini(self, suit: int, size: int) -> pygame.Surface:
        """The sign of a suit in its own colour, ``size`` px high."""
        return self.pip(suit, size, self._colour(suit))

    def _colour(self, suit: int) -> Colour:
        return self._theme.red if suit in (1, 2) else self._theme.ink

    def _once(self, name: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Surfaces that are kept as long as the table is."""
        if name not in self._plain:
            self._plain[name] = make()
        return self._plain[name]

    def _card(self, name: str) -> pygame.Surface:
        size = (self.width, self.height)
        return card_picture(self._level.name, name, size, self._theme.ink, self._theme.red)

    def _dimmed(self, bright: pygame.Surface) -> pygame.Surface:
        copy = bright.copy()
        copy.fill(self._theme.dim, special_flags=pygame.BLEND_RGB_MULT)
        return _encoded(copy)

    def _bare_strip(self, suit: int, rank: int, height: int) -> pygame.Surface:
        blank = self._once("blank", lambda: self._card("blank"))
        strip = blank.subsurface((0, 0, self.width, height + self.radius)).copy()
        cap = min(height - 2, round(self.width * self._level.cap))
        top = max(1, min(height - cap - 1, round(self.width * self._level.top)))
        stretch = 1 + (_MOST_STRETCH - 1) * min(1, max(0, _STRETCH_BELOW - cap) / 4)
        colour = self._colour(suit)
        letter = sign(f"rank_{RANK_NAMES[rank - 1]}")
        picture = self._sign(letter, cap / 100, stretch, colour)
        left = max(2, round(self.width * self._level.left))
        strip.blit(picture, (left, top + round(letter.top * cap / 100)))
        left += picture.get_width() + max(1, round(cap * 0.1))
        drawing = sign(f"pip_{SUIT_LETTERS[suit]}")
        strip.blit(self._sign(drawing, cap / drawing.height, stretch, colour), (left, top))
        return strip

    def _sign(self, drawing: Sign, scale: float, stretch: float, colour: Colour) -> pygame.Surface:
        """A sign whose ink begins and ends on whole pixels, for sharp edges."""
        wide = max(1, round(drawing.width * scale * stretch))
        high = max(1, round(drawing.height * scale))
        key = (drawing.text, wide, high, colour)
        return self._signs.get(key, lambda: sign_picture(drawing, (wide, high), colour))


def _encoded(surface: pygame.Surface) -> pygame.Surface:
    """The surface with run-length encoding; without an explicit alpha SDL would skip it."""
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface
