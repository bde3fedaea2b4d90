"""The drawings of the deck, rasterised at exact pixel sizes in the colours of a theme."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import pygame

from ..distinct import distinct
from ..resources import resource
from .card_colours import DECK_INK, hexadecimal
from .theme import Colour

SUIT_LETTERS = "SHDC"
RANK_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_ROOT = re.compile(r"<svg [^>]*?viewBox=\"([^\"]*)\"[^>]*>")
_COLOUR = re.compile(r"#[0-9A-F]{6}")
_HALF = re.compile(r"<defs><g id=\"half\">\n(.*?)\n</g></defs>\n", re.DOTALL)
_USE = re.compile(r"<use href=\"#half\"([^/]*)/>")


@distinct
class Sign(NamedTuple):
    """A single outline: a suit, or a rank whose cap height is 100 with the cap line at y = 0."""

    text: str
    top: float
    width: float
    height: float


@lru_cache(maxsize=32)
def sign(name: str) -> Sign:
    """The sign of a file such as ``pip_S`` or ``rank_10``.

    Raises FileNotFoundError for an unknown name.
    """
    text = _read(f"{name}.svg")
    _, top, width, height = _view_box(text)
    return Sign(text, top, width, height)


def sign_picture(drawing: Sign, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A sign whose ink fills ``size`` (px), in straight alpha."""
    return _picture(drawing.text, size, {DECK_INK: hexadecimal(colour)})


def card_picture(
    level: str, name: str, size: tuple[int, int], colours: Mapping[str, str]
) -> pygame.Surface:
    """A whole card of one level of detail at ``size`` (px), in straight alpha.

    ``colours`` are those of the drawing that give way to others, all as ``#RRGGBB``. Raises
    FileNotFoundError for an unknown level or name.
    """
    return _picture(_unfolded(_read(level, f"{name}.svg")), size, colours)


def _read(*parts: str) -> str:
    return resource("cards", *parts).read_text(encoding="utf-8")


def _unfolded(text: str) -> str:
    """The drawing with its half written out twice: SDL's SVG reader does not know ``use``."""
    half = _HALF.search(text)
    if half is None:
        return text
    return _USE.sub(lambda use: f"<g{use[1]}>{half[1]}</g>", text.replace(half[0], ""))


def _view_box(text: str) -> tuple[float, float, float, float]:
    """The box x, y, width, height that a drawing shows."""
    root = _ROOT.search(text)
    if root is None:
        raise ValueError("a card drawing has no view box")
    left, top, width, height = (float(value) for value in root[1].split())
    return left, top, width, height


def _picture(text: str, size: tuple[int, int], colours: Mapping[str, str]) -> pygame.Surface:
    """Rasterise with a new root: load_sized_svg would keep the ratio, thus miss a pixel."""
    left, top, width, height = _view_box(text)
    root = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="{left} {top} {width} {height}" preserveAspectRatio="none">'
    )
    coloured = _COLOUR.sub(lambda found: colours.get(found[0], found[0]), text)
    patched = _ROOT.sub(root, coloured, count=1)
    return pygame.image.load(io.BytesIO(patched.encode()), "card.svg").convert_alpha()
