"""Games in the states that are worth a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.cards import KING, SUITS
from game.engine.variants import Variant
from game.play.commands import Action, Deal
from game.play.gamecode import GameCode
from game.play.record import read_record
from game.play.session import Session
from game.resources import resource

SPIDERETTE: Final = "sd1-s4-aaaaaei"
SPIDER: Final = "sp1-s4-aaaaalp"
_LONGEST: Final = 31
"""Cards of the longest column that a game is sure to come to."""
_HIDDEN: Final = 6  # of them face down


def recorded(name: str) -> tuple[str, Session]:
    """The text of an example with its game, played to its end.

    Raises:
        OSError: there is no such example.
        ValueError: it holds no record.
    """
    text = resource("records", f"{name}.txt").read_text("utf-8")
    session = read_record(text).session
    if session is None:
        raise ValueError(f"no record of {name}")
    return text, session


def played(name: str, actions: int) -> Session:
    """An example after some of its actions."""
    whole = recorded(name)[1]
    session = Session(whole.code)
    for action in whole.actions[:actions]:
        session.do(action)
    return session


def before(name: str, wanted: Callable[[Session, Action], bool]) -> tuple[Session, Action]:
    """An example at the first action for which ``wanted`` holds, with that action.

    Raises:
        LookupError: it has none.
    """
    whole = recorded(name)[1]
    session = Session(whole.code)
    for action in whole.actions:
        if wanted(session, action):
            return session, action
        session.do(action)
    raise LookupError(f"{name} has no such action")


def with_gap(name: str) -> Session:
    """An example in which a column is empty while the stock is not."""
    return before(
        name, lambda session, _: bool(session.position.stock) and [] in session.position.columns
    )[0]


def removing(name: str) -> tuple[Session, Action]:
    """An example whose next action removes a run, with that action."""

    def removes(session: Session, action: Action) -> bool:
        trial = played(name, len(session.actions))
        trial.do(action)
        return len(trial.position.runs) > len(session.position.runs)

    return before(name, removes)


def dealing(name: str) -> Session:
    """An example whose next action is a deal."""
    return before(name, lambda _, action: isinstance(action, Deal))[0]


def crowded(variant: Variant) -> Session:
    """A game with four suits in which one column has 31 cards."""
    session = Session(GameCode(variant, 4, 0))
    position = session.position
    cards = _turning_suits(variant.cards)
    position.stock = []
    position.columns[0], rest = cards[:_LONGEST], cards[_LONGEST:]
    others = variant.columns - 1
    for column in range(others):
        position.columns[1 + column] = rest[column::others]
    position.down = [_HIDDEN] + [0] * others
    return Session.at(session.code, position)


def _turning_suits(cards: int) -> list[int]:
    """All cards from king to ace again and again, each of another suit than the one before."""
    order = []
    for index in range(cards):
        turn, step = divmod(index, KING)
        suit = (turn + step) % len(SUITS) + turn // len(SUITS) * len(SUITS)
        order.append(suit * KING + KING - 1 - step)
    return order
