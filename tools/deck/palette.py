"""Every colour of the deck, as hexadecimal text.

The game puts a theme's colours in the place of ivory, edge, ink, the three darker reds, as well as
those of the backs. Hence what keeps its colour whatever the theme, such as eyes or lips, must not
have exactly one of these.
"""

from __future__ import annotations

from dataclasses import dataclass

IVORY, PEARL, EDGE = "#F7F1E3", "#FDFAF2", "#D9CFB8"
INK, INK_SOFT, INK_PALE = "#1B1D22", "#2C313B", "#454C59"
RED, RED_DARK, RED_DEEP, RED_LIGHT, ROSE = "#B3262E", "#7F1720", "#5F0F18", "#CF4A48", "#E9B3A5"
GOLD, GOLD_LIGHT, GOLD_DARK, GOLD_PALE = "#D8A84E", "#EFD08A", "#B07F30", "#F7E3AE"
TEAL, TEAL_DARK, TEAL_DEEP = "#1F6F63", "#124A42", "#0C3832"
TEAL_LIGHT, TEAL_PALE = "#4F9A8A", "#A9CDBF"
BLUE, BLUE_DARK = "#35597A", "#1F3850"
BACK_BLUE, BACK_BLUE_DARK, BACK_THREAD = "#2A4A5E", "#1E3544", "#7FA3AE"
BACK_RED, BACK_RED_LIGHT, BACK_RED_DARK = "#9A1E28", "#B2252D", "#5D0E17"
BACK_GREEN, BACK_GREEN_LIGHT, BACK_GREEN_DARK = "#185448", "#226C5C", "#0D3A33"
BACK_ONYX, BACK_ONYX_LIGHT, BACK_ONYX_DARK = "#2A2C38", "#414455", "#191A22"
BLUE_LIGHT, BLUE_PALE = "#6C8FAE", "#B9CAD6"
SKIN, SKIN_SHADE, SKIN_LINE, LIP_BROWN = "#F6E0C6", "#E2BE98", "#B98A63", "#8A4A36"
SILVER, SILVER_SHADE = "#E3E2DA", "#BFC4C6"
EYE, LIP, LIP_LINE = "#20232A", "#A92B35", "#7A1B24"


SUIT_COLOURS = {"S": INK, "H": RED, "D": RED, "C": INK}


@dataclass(frozen=True, slots=True)
class Robe:
    """The cloth of one suit's courts: panel ground, its rays, then cloth from dark to pale."""

    ground: str
    ray: str
    deep: str
    dark: str
    main: str
    accent: str
    accent_light: str
    pale: str


ROBES = {
    "S": Robe("#E4E9EB", "#D2DBE1", "#101216", INK, INK_SOFT, BLUE, BLUE_LIGHT, BLUE_PALE),
    "H": Robe("#F6E3D8", "#EFD3C6", RED_DEEP, RED_DARK, RED, RED_LIGHT, ROSE, "#F6DDD2"),
    "D": Robe("#F8EAC9", "#F1DDAE", RED_DEEP, RED_DARK, RED, GOLD, GOLD_LIGHT, "#F7E6BC"),
    "C": Robe("#E4ECE0", "#D3E0D4", TEAL_DEEP, TEAL_DARK, TEAL, TEAL_LIGHT, TEAL_PALE, "#D7E7DC"),
}


@dataclass(frozen=True, slots=True)
class Hair:
    """The hair of one court: its lit side, its shaded side, its single strands."""

    lit: str
    shade: str
    strand: str


HAIR = {
    "SK": Hair(SILVER, SILVER_SHADE, INK_PALE),
    "SQ": Hair("#262A33", INK, GOLD),
    "SJ": Hair("#3A3F4A", INK_SOFT, GOLD),
    "HK": Hair("#8A4A24", "#6E3718", GOLD_LIGHT),
    "HQ": Hair("#5A2420", "#43191A", GOLD),
    "HJ": Hair("#7A3A22", "#5E2A18", GOLD),
    "DK": Hair("#4A3022", "#352015", GOLD),
    "DQ": Hair("#6E2F1C", "#521F12", GOLD),
    "DJ": Hair("#4A3022", "#352015", GOLD),
    "CK": Hair("#6B5138", "#523C28", GOLD_LIGHT),
    "CQ": Hair("#7C4A22", "#5E3617", GOLD_LIGHT),
    "CJ": Hair("#A9702C", "#8A5820", GOLD_LIGHT),
}
