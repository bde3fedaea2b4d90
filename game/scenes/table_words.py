"""What the table says about a game: its figures, the reasons for refusals."""

from __future__ import annotations

from ..engine.rules import NOWHERE, Refusal, Rule
from ..play.session import Session
from ..table.board_picture import BoardPicture
from ..table.box import Box
from ..table.figures import HudFigures, HudLabels
from ..table.notice import Notice
from ..text import sentences
from ..text.catalogue import Catalogue
from .labels import duration

_ALWAYS = frozenset({"pause", "restart", "new"})


def figures(
    words: Catalogue,
    session: Session,
    landed_runs: int,
    hovered: str | None,
    pressed: str | None,
    *,
    score: bool = True,
    seconds: float | None = None,
) -> HudFigures:
    """The numbers around the table; a run counts as removed once it lies in its place.

    ``score`` says whether it is shown, ``seconds`` is the time played, if that is shown.
    """
    position, say = session.position, words.say
    removed = position.removed_suits[:landed_runs]
    labels = HudLabels(
        score=say("Score"),
        moves=say("Moves"),
        time=say("Time"),
        code=say("Code"),
        deals=sentences.deals_left(words, position.deals_left),
        runs=sentences.runs_removed(words, len(removed), position.variant.runs),
        buttons={
            "undo": say("Undo"),
            "redo": say("Redo"),
            "restart": say("Restart"),
            "new": say("New deal"),
            "hint": say("Hint"),
            "pause": say("Pause"),
        },
    )
    usable = {
        "undo": session.can_undo,
        "redo": session.can_redo,
        "hint": position.variant.hints and not position.won,
    }
    return HudFigures(
        score=position.score if score else None,
        moves=position.moves,
        deals_left=position.deals_left,
        removed_suits=removed,
        code=str(session.code),
        game=sentences.game_name(words, position.variant, position.suits),
        labels=labels,
        enabled=_ALWAYS | {name for name, use in usable.items() if use},
        hovered=hovered,
        pressed=pressed,
        time=None if seconds is None else duration(int(seconds)),
    )


def refusal_notice(words: Catalogue, view: BoardPicture, refusal: Refusal) -> Notice:
    """The refusal in words, pointing at the place that is at fault."""
    head, body = sentences.refusal(words, refusal)
    return Notice(head, body, _causes(view, refusal))


def _causes(view: BoardPicture, refusal: Refusal) -> tuple[Box, ...]:
    match refusal.rule:
        case Rule.EMPTY_COLUMN | Rule.TOO_FEW_CARDS:
            return view.layout.slot(refusal.column), view.stock_box()
        case Rule.STOCK_EMPTY:
            return (view.stock_box(),)
        case Rule.NOTHING_TO_UNDO:
            return (view.layout.buttons["undo"],)
        case Rule.NOTHING_TO_REDO:
            return (view.layout.buttons["redo"],)
    if refusal.index != NOWHERE:
        return (view.card_strip(refusal.column, refusal.index),)
    if refusal.column != NOWHERE:
        return (view.last_card(refusal.column),)
    return ()
