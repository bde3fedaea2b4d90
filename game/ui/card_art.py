"""The cards of one table as surfaces, each drawn when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from .cache import SurfaceCache
from .card_colours import (
    Recolouring,
    back_colours,
    blank_colours,
    face_colours,
    suit_colour,
)
from .card_svg import RANK_NAMES, SUIT_LETTERS, Sign, card_picture, sign, sign_picture
from .theme import Colour, Theme

BACKS = ("web", "fan", "chevron", "star")
"""The names of the backs, the default one first."""

_ASPECT = 1.4
_RADIUS = 0.064  # of the width


class _Index(NamedTuple):
    """The corner sign; all in parts of the card's width."""

    cap: float  # cap height
    left: float  # free space at the left
    top: float  # free space above
    foot: float  # where its place ends, between it and the first pips


_NORMAL = _Index(0.168, 0.06, 0.048, 0.258)
_LARGE = _Index(0.268, 0.036, 0.036, 0.342)
_FRAME = 0.072  # of the width: what lies nearer to the sides is the frame of a card
_PIPS = 10  # the highest rank without a figure


class _Level(NamedTuple):
    """A set of drawings."""

    least_width: int  # px, the smallest card that it is used for
    faces: str
    plain: str  # where backs with the empty card are
    corner: _Index


_LEVELS = (
    _Level(104, "full", "full", _NORMAL),
    _Level(70, "small", "small", _NORMAL),
    _Level(0, "large", "large", _LARGE),
)
_LARGE_LEVELS = (
    _Level(90, "full_large", "full", _LARGE),
    _Level(0, "large", "large", _LARGE),
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

    def __init__(
        self,
        width: int,
        theme: Theme,
        four_colours: bool = False,
        back: str = BACKS[0],
        large_index: bool = False,
    ) -> None:
        """``width`` is in px; from about 42 on everything can be read.

        ``back`` is one of ``BACKS``, ValueError is raised for another. Below 70 px the index is
        large whatever ``large_index`` says.
        """
        if back not in BACKS:
            raise ValueError(f"no such back of a card: {back!r}")
        self.width = width
        self.height = round(width * _ASPECT)
        self.radius = max(1, round(width * _RADIUS))
        self._theme = theme
        self._four_colours = four_colours
        self._back = f"back_{back}"
        levels = _LARGE_LEVELS if large_index else _LEVELS
        self._level = next(level for level in levels if width >= level.least_width)
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
            return self._whole_face(suit, rank)

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
            return encoded(self._bare_strip(suit, rank, height))

        return self._strips.get((suit, rank, height, dim), make)

    def covered(self, suit: int, rank: int, height: int, dim: bool = True) -> pygame.Surface:
        """The top ``height`` px of a card, and ``radius`` px more for round corners.

        The pips begin below what is seen, or slivers of them would show between the cards. Keeping
        no more of a covered card takes a quarter of the memory.
        """
        height = min(height, self.height - self.radius)

        def make() -> pygame.Surface:
            area = (0, 0, self.width, height + self.radius)
            # A part of an encoded surface would share pixels that the encoding has freed.
            whole = self.face(suit, rank).copy()
            whole.set_alpha(255)
            if rank <= _PIPS:
                side, foot = round(self.width * _FRAME), round(self.width * self._level.corner.foot)
                whole.fill(self._theme.card, (side, foot, self.width - 2 * side, area[3]))
            top = whole.subsurface(area)
            return self._dimmed(top) if dim else encoded(top.copy())

        return self._strips.get((suit, rank, -height, dim), make)

    def back(self) -> pygame.Surface:
        """A card face down."""

        return self._once(self._back, self._whole_back)

    def pip(self, suit: int, height: int, colour: Colour) -> pygame.Surface:
        """The sign of a suit, ``height`` px high, in straight alpha."""
        drawing = sign(f"pip_{SUIT_LETTERS[suit]}")
        return self._sign(drawing, max(1, height) / drawing.height, 1, colour)

    def mini(self, suit: int, size: int) -> pygame.Surface:
        """The sign of a suit in its own colour, ``size`` px high."""
        return self.pip(suit, size, self._colour(suit))

    def _whole_face(self, suit: int, rank: int) -> pygame.Surface:
        colours = face_colours(self._theme, suit, self._four_colours)
        name = SUIT_LETTERS[suit] + RANK_NAMES[rank - 1]
        return encoded(self._card(self._level.faces, name, colours))

    def _whole_back(self) -> pygame.Surface:
        return encoded(self._card(self._level.plain, self._back, back_colours(self._theme)))

    def _colour(self, suit: int) -> Colour:
        return suit_colour(self._theme, suit, self._four_colours)

    def _once(self, name: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Surfaces that are kept as long as the table is."""
        if name not in self._plain:
            self._plain[name] = make()
        return self._plain[name]

    def _blank(self) -> pygame.Surface:
        """The empty card that strips are cut from."""
        return self._card(self._level.plain, "blank", blank_colours(self._theme))

    def _card(self, folder: str, name: str, colours: Recolouring) -> pygame.Surface:
        return card_picture(folder, name, (self.width, self.height), colours)

    def _dimmed(self, bright: pygame.Surface) -> pygame.Surface:
        copy = bright.copy()
        copy.fill(self._theme.dim, special_flags=pygame.BLEND_RGB_MULT)
        return encoded(copy)

    def _bare_strip(self, suit: int, rank: int, height: int) -> pygame.Surface:
        index = self._level.corner
        blank = self._once("blank", self._blank)
        strip = blank.subsurface((0, 0, self.width, height + self.radius)).copy()
        cap = min(height - 2, round(self.width * index.cap))
        top = max(1, min(height - cap - 1, round(self.width * index.top)))
        stretch = 1 + (_MOST_STRETCH - 1) * min(1, max(0, _STRETCH_BELOW - cap) / 4)
        colour = self._colour(suit)
        letter = sign(f"rank_{RANK_NAMES[rank - 1]}")
        picture = self._sign(letter, cap / 100, stretch, colour)
        left = max(2, round(self.width * index.left))
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


def encoded(surface: pygame.Surface) -> pygame.Surface:
    """The surface with run-length encoding; without an explicit alpha SDL would skip it."""
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface
