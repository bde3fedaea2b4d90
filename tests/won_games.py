"""Games that were won, to be played once more."""

from __future__ import annotations

from typing import Final

from game.play.commands import Action
from game.play.gamecode import GameCode
from game.play.record import read_record
from tests.data_files import record

GAMES: Final = ["sd1-s1-aaaaadx.txt", "sp1-s1-aaaaadw.txt"]
"""One-suit Spiderette and Spider."""
MANY: Final = [
    "example-53.txt",
    "sd1-s1-aaaaaea.txt",
    "sd1-s1-aaaaaef.txt",
    "sd1-s1-aaaaaek.txt",
    "sd1-s2-aaaaadx.txt",
    "sd1-s2-aaaaaee.txt",
    "sd1-s2-aaaaaek.txt",
    "sd1-s4-aaaaady.txt",
    "sd1-s4-aaaaaej.txt",
    "sp1-s1-aaaaaea.txt",
]
"""Every fifth of those that are kept, as all of them would take long."""


def won_game(name: str) -> tuple[GameCode, tuple[Action, ...]]:
    """The code and the actions of a record."""
    session = read_record(record(name)).session
    assert session is not None
    assert session.position.won
    return session.code, session.actions
