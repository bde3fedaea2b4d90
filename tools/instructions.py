"""Counts the instructions of one frame of a drag: ``python -m tools.instructions [--json]``.

The program runs twice under valgrind, once with twice as many frames: what both runs have in
common, start-up above all, goes out of the difference. The count is the same on a busy machine.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys

from .bench.child import environment

SIZE = (640, 480)
MOST = 1_500_000
"""What a frame may take; a weak handheld has about 20 million for one at 60 Hz."""
_CHILD = "--child"
_VALGRIND = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
_COLLECTED = re.compile(r"Collected\s*:\s*(\d+)")


def main() -> int:
    """Print the figure; the exit status is 1 if it is above the aim, 2 without valgrind."""
    parser = argparse.ArgumentParser(prog="python -m tools.instructions", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument(_CHILD, type=int, metavar="SWEEPS", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child is not None:
        _carry(arguments.child)
        return 0
    if shutil.which(_VALGRIND[0]) is None:
        print("valgrind is not installed", file=sys.stderr)
        return 2
    count = instructions_a_frame()
    if arguments.json:
        print(json.dumps({"drag_instructions_640x480": count}))
    else:
        print(f"{count:,} instructions a frame of a drag at 640x480 (at most {MOST:,})")
    return int(count > MOST)


def instructions_a_frame() -> int:
    """Instructions of one frame while a card is carried across the table."""
    from .bench.halfgame import SWEEP

    _run(1)  # from here on every module is compiled
    return (_counted(2) - _counted(1)) // SWEEP


def _counted(sweeps: int) -> int:
    """The instructions of a whole run in which a card is carried across the table so often."""
    done = _run(sweeps, *_VALGRIND)
    found = _COLLECTED.search(done.stderr)
    if found is None:
        raise RuntimeError(f"valgrind says no count: {done.stderr}")
    return int(found[1])


def _run(sweeps: int, *under: str) -> subprocess.CompletedProcess[str]:
    env = environment(driver="dummy")
    env["PYTHONHASHSEED"] = "0"
    command = [*under, sys.executable, "-m", "tools.instructions", _CHILD, str(sweeps)]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env)


def _carry(sweeps: int) -> None:
    from .bench.halfgame import HalfGame

    game = HalfGame(SIZE)
    game.grab()
    # The first of all warms everything up that is drawn only once.
    for _ in range(1 + sweeps):
        game.carry()


if __name__ == "__main__":
    sys.exit(main())
