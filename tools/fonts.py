"""Makes the fonts under ``assets/fonts``: the two weights of M PLUS 1, cut down to what is used.

Needs fontTools and the full fonts (on Debian: the package fonts-mplus). Run it again when a
catalogue brings new characters::

    python -m tools.fonts [FOLDER OF THE FULL FONTS]
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FULL = Path("/usr/share/fonts/opentype/mplus")
WEIGHTS = ("Medium", "Bold")

RANGES = (
    (0x20, 0x7E),  # ASCII
    (0xA0, 0xFF),  # Latin-1
    (0x3000, 0x301F),  # Japanese punctuation
    (0x3041, 0x3096),  # hiragana
    (0x3099, 0x30FF),  # its marks, katakana
    (0xFF01, 0xFF5E),  # full-width forms
)
"""Taken as far as the font has them; it lacks arrows, most full-width forms, some brackets."""

SIGNS = "ŐőŰű“”„‘’‚–—…×−·•≤≥≠"


def required() -> set[int]:
    """The code points of the signs, ASCII and every catalogue under ``assets/locale``."""
    texts = [SIGNS, "".join(map(chr, range(0x20, 0x7F)))]
    for catalogue in sorted((ASSETS / "locale").rglob("*.po")):
        texts.append(catalogue.read_text(encoding="utf-8"))
    return {ord(char) for char in "".join(texts) if char.isprintable()}


def wished() -> set[int]:
    """The code points of the ranges."""
    return {point for first, last in RANGES for point in range(first, last + 1)}


def cut(source: Path, target: Path, points: set[int]) -> set[int]:
    """Write the part of the font ``source`` that draws ``points`` to ``target``.

    Gives the code points that are in it.
    """
    font = TTFont(source, recalcTimestamp=False)
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.hinting = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    font.save(target)
    return set(font.getBestCmap())


def main(arguments: list[str]) -> int:
    """Cut both weights; gives the exit code."""
    folder = Path(arguments[0]) if arguments else FULL
    must = required()
    (ASSETS / "fonts").mkdir(parents=True, exist_ok=True)
    for weight in WEIGHTS:
        name = f"Mplus1-{weight}.otf"
        target = ASSETS / "fonts" / name
        missing = must - cut(folder / name, target, must | wished())
        print(f"{target.name}: {target.stat().st_size} bytes")
        if missing:
            print("not in the font:", *(f"U+{p:04X} {chr(p)}" for p in sorted(missing)))
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
