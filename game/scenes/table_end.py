"""What follows when a game has come to its end."""

from __future__ import annotations

from ..play.record import write_record
from ..play.session import Session
from .destinations import Push, Reset, Step, StuckPage, WinPage


def ending(session: Session, seconds: float) -> Step | None:
    """The page after a win, or the notice that nothing goes on; None while the game is open.

    ``seconds`` is how long it was played.
    """
    position = session.position
    if position.won:
        record = write_record(session.code, session.actions)
        moves, score = position.moves, position.score
        return Reset(WinPage(session.code, score, moves, int(seconds), record))
    if session.stuck:
        return Push(StuckPage(session.code, len(position.stock)))
    return None
