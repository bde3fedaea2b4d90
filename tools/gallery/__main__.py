"""Makes the gallery: ``python -m tools.gallery OUT``; ``--help`` tells how to make a part of it."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from game.cli import window_size
from game.text.catalogue import LANGUAGES


def main() -> int:
    """Make the pictures asked for; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.gallery", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder for the pictures")
    parser.add_argument("--only", default="", metavar="WORD", help="a part of a picture's name")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="one window size, px")
    parser.add_argument("--language", default="", choices=LANGUAGES)
    parser.add_argument("--sight", default="full", choices=("full", "grey", "deutan"))
    parser.add_argument("--png", action="store_true", help="files without loss, but slower")
    arguments = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from .exhibition import exhibit  # with a driver chosen
    from .plan import SIZES

    sizes = (arguments.size,) if arguments.size else SIZES
    ending = "png" if arguments.png else "jpg"
    made = exhibit(
        arguments.out, arguments.only, arguments.language, sizes, ending, arguments.sight
    )
    print(f"{made} pictures in {arguments.out}")
    return 0 if made else 1


if __name__ == "__main__":
    sys.exit(main())
