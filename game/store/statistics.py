"""What came of the games that were played."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, NamedTuple, NewType

from ..distinct import distinct
from ..engine.cards import SUIT_COUNTS
from ..engine.variants import VARIANTS, Variant
from ..play.gamecode import GameCode
from .database import Database

Entry = NewType("Entry", int)
"""The number of a game in the statistics."""

_FIGURES: Final = """
    SELECT variant, suits, count(*), sum(state = 'won'),
        max(CASE WHEN state = 'won' THEN score END),
        avg(CASE WHEN state = 'won' THEN score END),
        min(CASE WHEN state = 'won' THEN moves END),
        min(CASE WHEN state = 'won' THEN seconds END),
        avg(CASE WHEN state = 'won' THEN seconds END)
    FROM games WHERE state <> 'open' GROUP BY variant, suits
"""
# A streak is what lies between two games given up: all its wins have the same number of such
# games before them.
_STREAKS: Final = """
    WITH finished AS (
        SELECT variant, suits, state,
            sum(state = 'given up') OVER (PARTITION BY variant, suits ORDER BY place) AS lost
        FROM games WHERE state <> 'open'
    ), streaks AS (
        SELECT variant, suits, lost, sum(state = 'won') AS length
        FROM finished GROUP BY variant, suits, lost
    ), latest AS (
        SELECT variant, suits, max(lost) AS lost FROM streaks GROUP BY variant, suits
    )
    SELECT variant, suits, max(length), sum(CASE WHEN streaks.lost = latest.lost THEN length END)
    FROM streaks JOIN latest USING (variant, suits) GROUP BY variant, suits
"""


@distinct
class Figures(NamedTuple):
    """The statistics of one game with one number of suits; None where nothing was won yet."""

    variant: Variant
    suits: int
    played: int = 0
    """Games that came to an end: won or given up. The one in progress is not among them."""
    won: int = 0
    streak: int = 0
    """Games won in a row up to now."""
    best_streak: int = 0
    best_score: int | None = None
    average_score: float | None = None
    """Of the games won, as all that follows."""
    fewest_moves: int | None = None
    shortest_time: float | None = None
    """Seconds."""
    average_time: float | None = None
    """Seconds."""

    @property
    def win_rate(self) -> float | None:
        """The share of games won, 0 to 1; None if none was played."""
        return self.won / self.played if self.played else None


class Statistics:
    """Every game with at least one action, and the figures that follow from them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, code: GameCode) -> Entry:
        """Note a game at its first action."""
        with self._database.transaction():
            ((number,),) = self._database.rows("SELECT coalesce(max(id), 0) + 1 FROM games")
            self._database.execute(
                "INSERT INTO games (id, code, variant, suits, started) VALUES (?, ?, ?, ?, ?)",
                number,
                str(code),
                code.variant.key,
                code.suits,
                _timestamp(),
            )
        return Entry(number)

    def is_open(self, entry: Entry) -> bool:
        """Whether a game is noted and has not come to its end."""
        query = "SELECT 1 FROM games WHERE id = ? AND state = 'open'"
        return bool(self._database.rows(query, entry))

    def restart(self, entry: Entry) -> None:
        """Note that a game is played from its opening again; it stays one game."""
        self._database.execute("UPDATE games SET restarts = restarts + 1 WHERE id = ?", entry)

    def won(self, entry: Entry, score: int, moves: int, seconds: float) -> None:
        """Note a win; a game that has come to its end before is left as it is."""
        self._finish(entry, "won", score, moves, seconds)

    def give_up(self, entry: Entry) -> None:
        """Note that a game was left for another; one that has come to its end stays as it is."""
        self._finish(entry, "given up", None, None, None)

    def leave(self, entry: Entry) -> None:
        """Note that a game was left for another with all its actions undone.

        That counts nothing, unless the game was restarted before: then it is given up.
        """
        with self._database.transaction():
            self._database.execute(
                "DELETE FROM games WHERE id = ? AND state = 'open' AND restarts = 0", entry
            )
            self.give_up(entry)

    def figures(self, variant: Variant, suits: int) -> Figures:
        """The statistics of one game with one number of suits."""
        return next(
            row for row in self.all_figures() if row.variant is variant and row.suits == suits
        )

    def all_figures(self) -> tuple[Figures, ...]:
        """One row for each game with each number of suits, in the order of the menus."""
        figures = {(row[0], row[1]): row[2:] for row in self._database.rows(_FIGURES)}
        streaks = {(row[0], row[1]): row[2:] for row in self._database.rows(_STREAKS)}
        rows = []
        for variant in VARIANTS:
            for suits in SUIT_COUNTS:
                key = variant.key, suits
                if key in figures:
                    best, now = streaks[key]
                    played, won, *of_wins = figures[key]
                    rows.append(Figures(variant, suits, played, won, now, best, *of_wins))
                else:
                    rows.append(Figures(variant, suits))
        return tuple(rows)

    def reset(self, variant: Variant | None = None, suits: int | None = None) -> None:
        """Forget the games that came to their end: all, those of a game, or of a row."""
        self._database.execute(
            "DELETE FROM games WHERE state <> 'open'"
            " AND variant = coalesce(?, variant) AND suits = coalesce(?, suits)",
            variant and variant.key,
            suits,
        )

    def _finish(
        self,
        entry: Entry,
        state: str,
        score: int | None,
        moves: int | None,
        seconds: float | None,
    ) -> None:
        # The place tells the order of the ends, which a clock that is set back would not.
        self._database.execute(
            "UPDATE games SET state = ?, finished = ?, score = ?, moves = ?, seconds = ?,"
            " place = (SELECT coalesce(max(place), 0) + 1 FROM games)"
            " WHERE id = ? AND state = 'open'",
            state,
            _timestamp(),
            score,
            moves,
            seconds,
            entry,
        )


def _timestamp() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
