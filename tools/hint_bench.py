"""How well a game goes whose every action is the first hint: ``python -m tools.hint_bench``."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field

from game.engine.hint_search import POSITIONS
from game.engine.hint_trail import Trail
from game.engine.hints import Hint, HintSearch, Reason
from game.engine.position import Position
from game.engine.variants import SPIDER
from game.play.commands import Deal, Move
from game.play.gamecode import GameCode
from game.play.session import Accepted, Session

_MOST_ACTIONS = 3000  # far beyond any game seen, so that a bench comes to an end


@dataclass
class Tally:
    """What a number of games came to."""

    suits: int
    games: int = 0
    won: int = 0
    actions: int = 0
    lost: list[int] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)
    """CPU time of every hint."""

    def percentile(self, share: float) -> float:
        """The milliseconds that this share (0 to 1) of the hints stayed below."""
        times = sorted(self.milliseconds)
        return times[min(int(len(times) * share), len(times) - 1)]

    def figures(self) -> dict[str, float]:
        """The result as numbers by name."""
        return {
            "suits": self.suits,
            "games": self.games,
            "won": self.won,
            "won_percent": round(100 * self.won / self.games, 1),
            "actions_a_game": round(self.actions / self.games, 1),
            "hint_ms_50": round(self.percentile(0.5), 2),
            "hint_ms_95": round(self.percentile(0.95), 2),
            "hint_ms_max": round(self.percentile(1), 2),
        }


def first_hint(position: Position, trail: Trail, limit: int) -> Hint:
    """The hint that the bot follows; ``limit`` positions are looked at."""
    search = HintSearch(position, trail, limit)
    search.step(limit)
    return search.hints()[0]


def play(number: int, tally: Tally, limit: int) -> None:
    """Play the deal of that number to a win or to the end of all hints."""
    session = Session(GameCode(SPIDER, tally.suits, number))
    trail = Trail()
    trail.add(session.position)
    for _ in range(_MOST_ACTIONS):
        if session.position.won:
            break
        start = time.process_time()
        hint = first_hint(session.position, trail, limit)
        tally.milliseconds.append((time.process_time() - start) * 1e3)
        if hint.reason is Reason.NOTHING:
            break
        shift = hint.shift
        command = Deal() if shift is None else Move(shift.source, shift.target, shift.count)
        accepted = isinstance(session.do(command), Accepted)
        if not accepted:
            raise ValueError(f"deal {number}: {hint} is refused")
        trail.add(session.position)
        tally.actions += 1
    tally.games += 1
    if session.position.won:
        tally.won += 1
    else:
        tally.lost.append(number)


def main() -> None:
    """Play the deals, print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.hint_bench", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="deals to play (default 20)")
    parser.add_argument("--suits", type=int, choices=(1, 2, 4), default=1)
    parser.add_argument("--first", type=int, default=1000, help="number of the first deal")
    parser.add_argument("--limit", type=int, default=POSITIONS, help="positions a hint")
    parser.add_argument("--json", action="store_true", help="print one object")
    arguments = parser.parse_args()
    tally = Tally(arguments.suits)
    for number in range(arguments.first, arguments.first + arguments.games):
        play(number, tally, arguments.limit)
    if arguments.json:
        print(json.dumps({**tally.figures(), "lost": tally.lost}))
        return
    for name, value in tally.figures().items():
        print(f"{name:<16} {value:>10,}")


if __name__ == "__main__":
    main()
