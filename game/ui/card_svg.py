"""The drawings of the deck, rasterised at exact pixel sizes in the colours of a theme."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from functools import lru_cache

import pygame

from ..resources import resource
from .theme import Colour

SUIT_LETTERS = "SHDC"
RANK_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_INK, _RED = "#1B1D22", "#B3262E"  # the deck's own colours, which a theme replaces
_ROOT = re.compile(r"<svg [^>]*?viewBox=\"([^\"]*)\"[^>]*>")


@dataclass(frozen=True, slots=True)
class Sign:
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
    return _picture(drawing.text.replace(_INK, _hexadecimal(colour)), size)


def card_picture(
    level: str, name: str, size: tuple[int, int], ink: Colour, red: Colour
) -> pygame.Surface:
    """A whole card of one level of detail at ``size`` (px), in straight alpha.

    Raises FileNotFoundError for an unknown level or name.
    """
    text = _read(level, f"{name}.svg")
    coloured = text.replace(_INK, _hexadecimal(ink)).replace(_RED, _hexadecimal(red))
    return _picture(coloured, size)


def _read(*parts: str) -> str:
    return resource("cards", *parts).read_text(encoding="utf-8")


def _view_box(text: str) -> tuple[float, float, float, float]:
    """The box x, y, width, height that a drawing shows."""
    root = _ROOT.search(text)
    if root is None:
        raise ValueError("a card drawing has no view box")
    left, top, width, height = (float(value) for value in root[1].split())
    return left, top, width, height


def _picture(text: str, size: tuple[int, int]) -> pygame.Surface:
    """Rasterise with a new root: load_sized_svg would keep the ratio, thus miss a pixel."""
    left, top, width, height = _view_box(text)
    root = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="{left} {top} {width} {height}" preserveAspectRatio="none">'
    )
    patched = _ROOT.sub(root, text, count=1)
    return pygame.image.load(io.BytesIO(patched.encode()), "card.svg").convert_alpha()


def _hexadecimal(colour: Colour) -> str:
    red, green, blue = colour
    return f"#{red:02X}{green:02X}{blue:02X}"
