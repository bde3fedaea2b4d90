"""The colours of each look of the game."""

from __future__ import annotations

from typing import NamedTuple

from ..distinct import distinct

Colour = tuple[int, int, int]

ON_GOLD: Colour = (0x1A, 0x16, 0x08)
"""Words and icons on a gold plate, in every theme."""

ON_GOLD_SECOND: Colour = (0x4A, 0x3A, 0x12)
"""The quieter second line on a gold plate, in every theme."""

PAD_COLOURS: dict[str, Colour] = {
    "south": (0x7C, 0xCB, 0x8B),
    "east": (0xF0, 0x87, 0x7A),
    "west": (0x86, 0xB4, 0xEE),
    "north": (0xEB, 0xCB, 0x67),
}
"""The colour of each face button, by its place on the pad."""


@distinct
class Theme(NamedTuple):
    """One look; every field but the three marked ones is an RGB colour of 0-255 a channel."""

    name: str
    """The key in ``THEMES``."""
    centre: Colour
    """The table in its middle, its lightest ground."""
    edge: Colour
    """The table at its rim."""
    plate: Colour
    """The fill of panels."""
    plate_alpha: int
    """The opacity of panels, 0-255."""
    line: Colour
    """Edges of panels, outlines of empty places, threads of the web."""
    text: Colour
    muted: Colour
    """Labels beside their values."""
    gold: Colour
    """You are here: focus, titles, score, the primary button."""
    mint: Colour
    """It may go here, progress."""
    warn: Colour
    """Not yet, because."""
    card: Colour
    card_edge: Colour
    """The line around a card, seen on the cards below it as well as on the table."""
    ink: Colour
    """Spades; clubs too with two colours."""
    red: Colour
    """Hearts; diamonds too with two colours."""
    green: Colour
    """Clubs with four colours."""
    blue: Colour
    """Diamonds with four colours."""
    back: Colour
    back_line: Colour
    dim: Colour
    """Multiplied into a card that cannot be lifted."""
    high_contrast: bool = False
    """No texture, no shadow, no glow, all edges opaque."""


def _rgb(code: str) -> Colour:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


THEMES: dict[str, Theme] = {
    theme.name: theme
    for theme in (
        Theme(
            name="felt",
            centre=_rgb("143A33"),
            edge=_rgb("0B2420"),
            plate=_rgb("071A17"),
            plate_alpha=184,
            line=_rgb("EDE6D6"),
            text=_rgb("EDE6D6"),
            muted=_rgb("A3B5A9"),
            gold=_rgb("D8A84E"),
            mint=_rgb("6FD3B5"),
            warn=_rgb("F2936B"),
            card=_rgb("F7F1E3"),
            card_edge=_rgb("8F856B"),
            ink=_rgb("1B1D22"),
            red=_rgb("B3262E"),
            green=_rgb("12666B"),
            blue=_rgb("422AB9"),
            back=_rgb("2A4A5E"),
            back_line=_rgb("7FA3AE"),
            dim=(217, 214, 208),
        ),
        Theme(
            name="midnight",
            centre=_rgb("1D2A52"),
            edge=_rgb("0B1024"),
            plate=_rgb("070B1B"),
            plate_alpha=190,
            line=_rgb("DDE3F5"),
            text=_rgb("E4E8F4"),
            muted=_rgb("A4AECB"),
            gold=_rgb("E6BC6A"),
            mint=_rgb("7CC7F2"),
            warn=_rgb("F49A84"),
            card=_rgb("F4F2EC"),
            card_edge=_rgb("87858A"),
            ink=_rgb("181B28"),
            red=_rgb("B0203A"),
            green=_rgb("12666B"),
            blue=_rgb("422AB9"),
            back=_rgb("55396E"),
            back_line=_rgb("A98DC0"),
            dim=(212, 213, 218),
        ),
        Theme(
            name="walnut",
            centre=_rgb("4B3122"),
            edge=_rgb("22140C"),
            plate=_rgb("170D07"),
            plate_alpha=190,
            line=_rgb("F2E4CC"),
            text=_rgb("F3E8D4"),
            muted=_rgb("C9B69B"),
            gold=_rgb("E8B553"),
            mint=_rgb("9BDB96"),
            warn=_rgb("FF9C73"),
            card=_rgb("FAF3E4"),
            card_edge=_rgb("93835F"),
            ink=_rgb("1F1A16"),
            red=_rgb("AE2526"),
            green=_rgb("12666B"),
            blue=_rgb("422AB9"),
            back=_rgb("1F5450"),
            back_line=_rgb("79A79C"),
            dim=(214, 208, 200),
        ),
        Theme(
            name="contrast",
            centre=_rgb("000000"),
            edge=_rgb("000000"),
            plate=_rgb("000000"),
            plate_alpha=255,
            line=_rgb("FFFFFF"),
            text=_rgb("FFFFFF"),
            muted=_rgb("D0D0D0"),
            gold=_rgb("FFD400"),
            mint=_rgb("00F0C0"),
            warn=_rgb("FF8A5C"),
            card=_rgb("FFFFFF"),
            card_edge=_rgb("5A5A5A"),
            ink=_rgb("000000"),
            red=_rgb("C00010"),
            green=_rgb("077768"),
            blue=_rgb("452E93"),
            back=_rgb("20309A"),
            back_line=_rgb("FFFFFF"),
            dim=(196, 196, 196),
            high_contrast=True,
        ),
    )
}


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """The colour that lies ``t`` (0-1) of the way from ``a`` to ``b``."""
    return (
        round(a[0] + (b[0] - a[0]) * t),
        round(a[1] + (b[1] - a[1]) * t),
        round(a[2] + (b[2] - a[2]) * t),
    )


def _luminance(colour: Colour) -> float:
    parts = [channel / 255 for channel in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_ratio(a: Colour, b: Colour) -> float:
    """The WCAG 2 contrast of two opaque colours, 1-21, whichever is the lighter."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)
