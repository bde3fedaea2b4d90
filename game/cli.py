"""The command line of the program.

Checking a record is to be as quick as a shell tool, so every import waits until it is needed;
pygame is imported only when a window opens.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from . import __version__

if TYPE_CHECKING:
    from pathlib import Path

    from .play.gamecode import GameCode

SMALLEST: Final = 240
LARGEST: Final = 16384
"""The range of the window's width and height, px."""
_HELP_WIDTH: Final = 80  # signs


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the answer is its exit status.

    ``--verify`` gives 0 when every token of the record was accepted, 1 when one was refused or
    malformed, 2 when there is no record to read; ``--replay`` the same if there is nothing to
    watch.

    Raises:
        SystemExit: with status 2 on wrong usage, with 0 after ``--help`` or ``--version``.
    """
    parser = _parser()
    arguments = parser.parse_args(argv)
    if arguments.verify is not None:
        from .verifier import verify

        return verify(arguments.verify, as_json=arguments.json)
    if arguments.json:
        parser.error("--json needs --verify")
    replay: str | None = None
    if arguments.replay is not None:
        if arguments.code is not None:
            parser.error("--replay and --code exclude each other")
        from .verifier import playable

        found = playable(arguments.replay)
        if isinstance(found, int):
            return found
        replay = found

    # The library greets on the console unless it is told not to before it is imported.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from .app import run
    from .startup import Options

    options = Options(
        code=arguments.code,
        fullscreen=arguments.fullscreen,
        verbose=arguments.verbose,
        language=arguments.lang,
        size=arguments.size,
        replay=replay,
        data_folder=arguments.data_dir,
    )
    return run(options)


class _Formatter(argparse.HelpFormatter):
    """Help of one width: asking for the terminal's costs more than playing a record."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_HELP_WIDTH)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="spiderette",
        description="Spiderette and Spider, two patience games of one family.",
        allow_abbrev=False,
        formatter_class=_Formatter,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument(
        "--code", type=_code, help="start with this deal, for example SD1-S1-AAAAABD"
    )
    parser.add_argument(
        "--replay", metavar="FILE", help="watch a game record (- for standard input)"
    )
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument(
        "--fullscreen",
        action="store_const",
        const=True,
        help="start on the whole screen, as on a handheld it does by itself",
    )
    mode.add_argument(
        "--windowed",
        action="store_const",
        const=False,
        dest="fullscreen",
        help="start in a window",
    )
    parser.add_argument("--verbose", action="store_true", help="say what screen was found")
    parser.add_argument("--lang", type=_language, help="language of the texts: en, ja or hu")
    parser.add_argument(
        "--data-dir",
        type=_folder,
        metavar="DIR",
        help="folder for settings, statistics and the game in progress",
    )
    parser.add_argument(
        "--size",
        type=window_size,
        metavar="WxH",
        help="size of the window in pixels, as in 1280x720",
    )
    check = parser.add_argument_group("checking a record, without a window")
    check.add_argument(
        "--verify", metavar="FILE", help="play a game record (- for standard input), say its end"
    )
    check.add_argument("--json", action="store_true", help="say it as one JSON object")
    return parser


def _code(text: str) -> GameCode:
    from .play.gamecode import CodeError, GameCode

    try:
        return GameCode.read(text)
    except CodeError as error:
        from .text.catalogue import Catalogue
        from .text.sentences import code_error

        raise argparse.ArgumentTypeError(code_error(Catalogue.load("en"), error)) from error


def _language(text: str) -> str:
    from .text.catalogue import LANGUAGES

    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(LANGUAGES)}")
    return text


def _folder(text: str) -> Path:
    from pathlib import Path  # slow to import

    return Path(text).expanduser()


def window_size(text: str) -> tuple[int, int]:
    """Width by height in px, written as in ``1280x720``.

    Raises:
        argparse.ArgumentTypeError: the text is no size, or one that no window can have.
    """
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(width) < 6 and len(height) < 6):
        raise argparse.ArgumentTypeError(f"{text!r} is no width x height, as in 1280x720")
    size = int(width), int(height)
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise argparse.ArgumentTypeError(
            f"{text!r} is out of range: each side is {SMALLEST} to {LARGEST} pixels"
        )
    return size
