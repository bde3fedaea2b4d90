"""A second, deliberately plain judge of the rules, written from the rules page alone.

It keeps columns as lists of words (``x`` before a face-down card) and shares no code with the
engine, so the two can only agree by both being right.
"""

from __future__ import annotations

_ORDER = "A23456789TJQK"
_ROWS = {"SD": [7, 7, 7, 3], "SP": [10, 10, 10, 10, 10]}


class Oracle:
    """A game as words."""

    def __init__(self, text: str) -> None:
        fields = dict(line.split(":", 1) for line in text.splitlines())
        self.game, self.suits = fields["game"].split()
        self.score = int(fields["score"])
        self.moves = int(fields["moves"])
        self.runs = fields["runs"].split()
        self.stock = fields["stock"].split()
        count = 7 if self.game == "SD" else 10
        self.columns = [fields[str(number + 1)].split() for number in range(count)]
        self.decks = 1 if self.game == "SD" else 2

    def text(self) -> str:
        lines = [
            f"game: {self.game} {self.suits}",
            f"score: {self.score}",
            f"moves: {self.moves}",
            " ".join(["runs:", *self.runs]),
            " ".join(["stock:", *self.stock]),
        ]
        lines += [" ".join([f"{i + 1}:", *cards]) for i, cards in enumerate(self.columns)]
        return "\n".join(lines) + "\n"

    @property
    def won(self) -> bool:
        return len(self.runs) == 4 * self.decks

    def may_lift(self, column: int, count: int) -> bool:
        cards = self.columns[column]
        if not 1 <= count <= len(cards):
            return False
        group = cards[-count:]
        if any(card[0] == "x" for card in group):
            return False
        if len({card[1] for card in group}) > 1:
            return False
        ranks = [_ORDER.index(card[0]) for card in group]
        return ranks == list(range(ranks[0], ranks[0] - count, -1))

    def may_move(self, source: int, target: int, count: int) -> bool:
        if self.won or source == target or not self.may_lift(source, count):
            return False
        if not self.columns[target]:
            return True
        first, last = self.columns[source][-count], self.columns[target][-1]
        return _ORDER.index(last[0]) - _ORDER.index(first[0]) == 1

    def may_deal(self) -> bool:
        return not self.won and bool(self.stock) and all(self.columns)

    def stuck(self) -> bool:
        if self.won or self.game == "SD":
            return False
        if self.stock:
            return sum(map(len, self.columns)) < len(self.columns)
        span = range(len(self.columns))
        return not any(
            self.may_move(source, target, count)
            for source in span
            for target in span
            for count in range(1, len(self.columns[source]) + 1)
        )

    def move(self, source: int, target: int, count: int) -> None:
        group = self.columns[source][-count:]
        del self.columns[source][-count:]
        self.columns[target] += group
        self._settle()

    def deal(self) -> None:
        dealt = 52 * self.decks - (28 if self.decks == 1 else 54) - len(self.stock)
        rows = list(_ROWS[self.game])
        while dealt:
            dealt -= rows.pop(0)
        for column in range(rows[0]):
            self.columns[column].append(self.stock.pop(0))
        self._settle()

    def _settle(self) -> None:
        self.score -= 1
        self.moves += 1
        for cards in self.columns:
            self._turn(cards)
            run = cards[-13:]
            if [card[0] for card in run] == list(reversed(_ORDER)) and len(
                {card[1] for card in run}
            ) == 1:
                self.runs.append(run[0][1])
                self.score += 100
                del cards[-13:]
                self._turn(cards)

    @staticmethod
    def _turn(cards: list[str]) -> None:
        if cards and cards[-1][0] == "x":
            cards[-1] = cards[-1][1:]
