"""A program that is killed in the middle of writing loses nothing that it had kept."""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from game.engine.cards import SUIT_COUNTS
from game.engine.variants import VARIANTS
from game.play.gamecode import GameCode
from game.play.session import Session
from game.store.store import Store
from tests.store.games import course, whole

ROOT = Path(__file__).resolve().parents[2]
CODES = [GameCode(variant, suits, 77) for variant in VARIANTS for suits in SUIT_COUNTS]
ROUNDS = 20


def killed_after(folder: Path, code: GameCode, seed: str, commands: int) -> int:
    """Let a process play that many commands and a little more; gives the last it had told."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.player", str(folder), str(code), seed],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    with process.stdout as told:
        for line in told:
            if int(line) >= commands:
                process.kill()
                break
        last = max((int(line) for line in told if line.endswith("\n")), default=commands)
    process.wait()
    return last


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_what_was_kept_survives_a_kill(folder: Path, round_: int) -> None:
    dice = random.Random(round_)
    code, seed = CODES[round_ % len(CODES)], str(round_)
    last = killed_after(folder, code, seed, dice.randrange(1, 150))
    store = Store.open(folder)
    resumed = store.current.resume()
    assert store.trouble.take() == ()
    assert resumed is not None
    kept = int(resumed.seconds)
    assert kept in (last, last + 1)  # the last may have been kept but not told any more
    session = Session(code)
    assert len(list(islice(course(session, seed), kept))) == kept
    assert whole(resumed.session) == whole(session)
    store.close()
