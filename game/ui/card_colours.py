"""The colours that a theme puts in the place of the deck's own."""

from __future__ import annotations

from .theme import Colour, Theme, mix

Recolouring = dict[str, str]
"""Colours in the drawings with what stands for each, as upper-case ``#RRGGBB``."""

DECK_INK, DECK_RED = "#1B1D22", "#B3262E"
DECK_CARD, DECK_EDGE = "#F7F1E3", "#D9CFB8"
DECK_RED_SHADES = {"#CF4A48": 0.25, "#7F1720": -0.3, "#5F0F18": -0.5}
"""The other reds of the courts: part of the way to white, or below 0 to black."""
_BACK_GROUNDS = (
    ("#5D0E17", "#9A1E28", "#B2252D"),
    ("#0D3A33", "#185448", "#226C5C"),
    ("#191A22", "#2A2C38", "#414455"),
)
DECK_BACK_SHADES = {
    colour: part
    for grounds in _BACK_GROUNDS
    for colour, part in zip(grounds, (-0.4, -0.1, 0.12), strict=False)
}
"""The grounds of the backs but for the web in the same measure."""
DECK_WEB_SHADES = {"#1E3544": -0.28, "#2A4A5E": 0.0}
DECK_WEB_THREAD = "#7FA3AE"
DECK_GOLD_SHADES = {"#EFD08A": 0.0, "#D8A84E": 0.0, "#B07F30": -0.15}

_WHITE, _BLACK = (255, 255, 255), (0, 0, 0)
_HEARTS, _DIAMONDS, _CLUBS = 1, 2, 3


def hexadecimal(colour: Colour) -> str:
    """A colour as the drawings write it."""
    red, green, blue = colour
    return f"#{red:02X}{green:02X}{blue:02X}"


def suit_colour(theme: Theme, suit: int, four_colours: bool) -> Colour:
    """The colour of a suit: 0 spades, 1 hearts, 2 diamonds, 3 clubs."""
    if suit == _DIAMONDS and four_colours:
        return theme.blue
    if suit == _CLUBS and four_colours:
        return theme.green
    return theme.red if suit in (_HEARTS, _DIAMONDS) else theme.ink


def blank_colours(theme: Theme) -> Recolouring:
    """The body of a card."""
    return {DECK_CARD: hexadecimal(theme.card), DECK_EDGE: hexadecimal(theme.card_edge)}


def face_colours(theme: Theme, suit: int, four_colours: bool) -> Recolouring:
    """A card face up; robes in the red of the diamonds follow their fourth colour."""
    own = suit_colour(theme, suit, four_colours)
    black = own if suit == _CLUBS else theme.ink
    red = own if suit == _DIAMONDS else theme.red
    colours = blank_colours(theme) | {DECK_INK: hexadecimal(black), DECK_RED: hexadecimal(red)}
    if suit == _DIAMONDS and four_colours:
        colours |= _shaded(DECK_RED_SHADES, own)
    return colours


def back_colours(theme: Theme) -> Recolouring:
    """A card face down.

    The web is of the theme, the other backs have the deck's own colours, unless the theme asks for
    strong contrast.
    """
    colours = blank_colours(theme) | _shaded(DECK_WEB_SHADES, theme.back)
    colours[DECK_WEB_THREAD] = hexadecimal(theme.back_line)
    if theme.high_contrast:
        colours |= _shaded(DECK_BACK_SHADES, theme.back)
        colours |= _shaded(DECK_GOLD_SHADES, theme.back_line)
    return colours


def _shaded(shades: dict[str, float], colour: Colour) -> Recolouring:
    return {
        deck: hexadecimal(mix(colour, _WHITE if part > 0 else _BLACK, abs(part)))
        for deck, part in shades.items()
    }
