"""A process that plays until it is killed: ``python -m tests.store.player FOLDER CODE SEED``."""

from __future__ import annotations

import sys
from pathlib import Path

from game.play.gamecode import GameCode
from game.play.session import Session
from game.store.store import Store
from tests.store.games import course


def main(folder: str, text: str, seed: str) -> None:
    """Say the number of each command as soon as it is kept."""
    store = Store.open(Path(folder))
    session = Session(GameCode.read(text))
    store.current.begin(session)
    print(0, flush=True)
    for number, wanted in enumerate(course(session, seed), start=1):
        store.current.note(wanted, session, float(number))
        print(number, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
