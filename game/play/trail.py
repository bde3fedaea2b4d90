"""The trail that a session leaves for its hints."""

from __future__ import annotations

from ..engine.hint_trail import Trail
from .session import Session


def trail_of(session: Session) -> Trail:
    """The positions from the opening to the present one, whatever was undone in between.

    A session that began in the middle (``Session.at``) has only its present position.
    """
    trail = Trail()
    if session.opening:
        again = Session(session.code)
        trail.add(again.position)
        for action in session.actions:
            again.do(action)
            trail.add(again.position)
    else:
        trail.add(session.position)
    return trail
