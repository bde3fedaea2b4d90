"""The command ``python -m tools.deck``, which writes the card files."""

from __future__ import annotations

import argparse
from pathlib import Path

from .files import deck_files
from .ranks import RankLetters

DEFAULT_FONT = Path("/usr/share/fonts/opentype/mplus/Mplus1-Bold.otf")
CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"


def main() -> None:
    """Write the deck, then say how much was written."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.deck", description="Write the card deck as SVG files."
    )
    parser.add_argument("--font", type=Path, default=DEFAULT_FONT, help="font of the rank letters")
    parser.add_argument("--out", type=Path, default=CARDS, help="folder to write to")
    options = parser.parse_args()
    if not options.font.is_file():
        parser.error(f"no such font: {options.font}")
    count = size = 0
    for name, text in deck_files(RankLetters(options.font)):
        target: Path = options.out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode()
        target.write_bytes(data)
        count, size = count + 1, size + len(data)
    print(f"{count} files, {size / 1024:.0f} KB in {options.out}")


if __name__ == "__main__":
    main()
