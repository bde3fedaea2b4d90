"""How fast the rules are."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

from game.play.record import read_record, write_record
from game.play.session import Session

from .child import environment

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "data" / "records"
_BASE_IMPORT = "import json, argparse, enum, dataclasses"
_LONGEST = "sp1-s4-aaaaalp.txt"
_TOKENS = 200


def moves_a_second(seconds: float = 1.0) -> float:
    """Applied moves a second over recorded games, each kept for undo."""
    sessions = [
        reading.session
        for path in sorted(RECORDS.glob("*.txt"))
        if (reading := read_record(path.read_text(encoding="utf-8"))).session is not None
    ]
    games = [(session.code, session.actions) for session in sessions if session is not None]
    done, spent = 0, 0.0
    while spent < seconds:
        for code, actions in games:
            session = Session(code)
            start = time.perf_counter()
            for action in actions:
                session.do(action)
            spent += time.perf_counter() - start
            done += len(actions)
    return done / spent


def verify_ratio(rounds: int = 7) -> float:
    """The time of ``--verify`` on a record of 200 moves, in times of Python's start.

    Python's start is that of an interpreter which imports what any such tool needs.
    """
    reading = read_record((RECORDS / _LONGEST).read_text(encoding="utf-8"))
    if reading.session is None:
        raise ValueError(f"{_LONGEST} holds no game")
    text = write_record(reading.session.code, reading.session.actions[:_TOKENS])
    verify = [sys.executable, "main.py", "--verify", "-", "--json"]
    base = [sys.executable, "-c", _BASE_IMPORT]
    result = _timed(verify, text)[1]
    if json.loads(result)["moves"] != _TOKENS:
        raise ValueError("the record was not played to its end")
    pairs = [(_timed(verify, text)[0], _timed(base, "")[0]) for _ in range(rounds)]
    return min(pair[0] for pair in pairs) / min(pair[1] for pair in pairs)


def _timed(command: list[str], text: str) -> tuple[float, str]:
    start = time.perf_counter()
    done = subprocess.run(
        command, input=text, text=True, capture_output=True, check=True, env=environment()
    )
    return time.perf_counter() - start, done.stdout
