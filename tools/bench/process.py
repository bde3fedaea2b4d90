"""What the whole program costs: start, memory, rest."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from functools import cache

from .child import environment

_PROBE = "tools.bench.probe"


def start_ratio(page: str, rounds: int = 7) -> float:
    """The time to the first frame of a page, in times of a bare ``import pygame``.

    ``page`` is ``menu``, or ``table`` for the cards of a game code.
    """
    _start(page)
    pairs = [(_start(page), _import()) for _ in range(rounds)]
    return min(pair[0] for pair in pairs) / min(pair[1] for pair in pairs)


def resident_megabytes() -> float:
    """What a table with some deals holds at 1280x720, in millions of bytes."""
    return float(_output("memory")) / 1e6


def rest_seconds() -> tuple[float, float]:
    """CPU seconds in twenty seconds of rest at the table, and of a loop that does nothing."""
    rest, bare = _output("rest").split()
    return float(rest), float(bare)


def answer_seconds() -> float:
    """The longest of twenty waits for the picture after an input at rest."""
    return float(_output("answer"))


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """A folder for the program's data, which is there from its second start on."""
    return tempfile.TemporaryDirectory(prefix="bench-data-")


def _start(page: str) -> float:
    """Seconds from the start of the process to its first frame."""
    command = [sys.executable, "-m", _PROBE, page, _folder().name]
    start = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=_environment()) as child:
        line = child.stdout.readline() if child.stdout else ""
        seconds = time.perf_counter() - start
    if line.strip() != "ready":
        raise RuntimeError(f"the program did not reach the {page}")
    return seconds


def _import() -> float:
    """Seconds of a process that does nothing but import the library."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import pygame"], check=True, env=_environment())
    return time.perf_counter() - start


def _output(what: str) -> str:
    command = [sys.executable, "-m", _PROBE, what, _folder().name]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=_environment())
    return done.stdout


def _environment() -> dict[str, str]:
    return environment(driver="dummy")
