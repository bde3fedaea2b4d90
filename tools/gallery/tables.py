"""The table, with what lies over it, as views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.moves import refuse_lift, targets
from game.engine.variants import SPIDER, SPIDERETTE, Variant
from game.input.intents import Action, Device, Drag, Drop, Grab, Peek
from game.play.gamecode import GameCode
from game.play.session import Session
from game.scenes.destinations import (
    Destination,
    Loss,
    PausePage,
    QuestionPage,
    Quit,
    StuckPage,
    TablePage,
    TroublePage,
)
from game.store.trouble import Trouble
from game.table.hand import column_counts

from . import games
from .studio import Studio
from .view import View

_MIDDLE: Final = {SPIDERETTE: (games.SPIDERETTE, 40), SPIDER: (games.SPIDER, 90)}


def _middle(variant: Variant) -> Session:
    return games.played(*_MIDDLE[variant])


def _opening(seconds: float, variant: Variant) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        studio.open(TablePage(GameCode(variant, 4, 29)))
        studio.wait(0)
        studio.wait(seconds)

    return show


def _table(make: Callable[[], Session]) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        studio.table(make())

    return show


def _guide(variant: Variant) -> Callable[[Studio], None]:
    return _dragged(lambda: _middle(variant))


def _dragged(make: Callable[[], Session]) -> Callable[[Studio], None]:
    """A group is dragged towards the middle of the table; what may take it is lit."""

    def show(studio: Studio) -> None:
        session = make()
        table = studio.table(session)
        layout = table.desk.view.layout
        source, first = _widest_choice(session)
        down, up = column_counts(session.position)[source]
        x, y, width, _ = layout.card_box(source, first, down, up)
        studio.do(Grab(x + width // 2, y + 4))
        studio.do(Drag(x + width, y + width // 3))

    return show


def _widest_choice(session: Session) -> tuple[int, int]:
    """Column and first card of the group that the most columns can take."""
    position = session.position
    groups = [
        (column, first)
        for column, cards in enumerate(position.columns)
        for first in range(position.down[column], len(cards))
        if refuse_lift(position, column, first) is None
    ]
    return max(groups, key=lambda group: (len(targets(position, *group)), -group[1]))


def _spread(variant: Variant) -> Callable[[Studio], None]:
    """A column that is pressed tight is spread open by the other button of the mouse."""

    def show(studio: Studio) -> None:
        layout = studio.table(games.crowded(variant)).desk.view.layout
        studio.do(Peek(*layout.slot(0).centre, held=True))

    return show


def _chosen(studio: Studio) -> None:
    """A group was clicked; what may take it is lit."""
    session = _middle(SPIDERETTE)
    layout = studio.table(session).desk.view.layout
    source, first = _widest_choice(session)
    x, y, width, _ = layout.card_box(source, first, *column_counts(session.position)[source])
    studio.do(Grab(x + width // 2, y + 4))
    studio.do(Drop(x + width // 2, y + 4))


def _cursor(device: Device) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        studio.table(_middle(SPIDERETTE))
        studio.press(Action.NEXT, device=device)

    return show


def _carried(studio: Studio) -> None:
    _cursor(Device.PAD)(studio)
    studio.press(Action.CONFIRM, device=Device.PAD)


def _pressed(session: Callable[[], Session], action: Action) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        studio.table(session())
        studio.press(action, device=Device.MOUSE)
        studio.settle()

    return show


def _refused_by_pad(studio: Studio) -> None:
    studio.table(games.with_gap(games.SPIDERETTE))
    studio.press(Action.DEAL, device=Device.PAD)


def _run(seconds: float) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        session, action = games.removing(games.SPIDERETTE)
        studio.table(session).desk.do(action, studio.clock.time)
        studio.wait(0)
        studio.wait(seconds)

    return show


def _deal(studio: Studio) -> None:
    studio.table(games.dealing(games.SPIDERETTE))
    studio.press(Action.DEAL, device=Device.MOUSE)
    studio.wait(0)
    studio.wait(0.3)


def _over(page: Callable[[Session], Destination]) -> Callable[[Studio], None]:
    def show(studio: Studio) -> None:
        session = _middle(SPIDER)
        studio.table(session)
        studio.push(page(session))

    return show


def _both(name: str, make: Callable[[Variant], Callable[[Studio], None]]) -> tuple[View, ...]:
    return View(name, make(SPIDERETTE)), View(f"{name}_spider", make(SPIDER))


STANDING: Final = _both("table", lambda variant: _table(lambda: _middle(variant)))
LIT: Final = _both("guide", _guide)

TABLES: Final = (
    View("opening", _opening(0.5, SPIDERETTE), restful=False),
    View("opening_done", _opening(5, SPIDER)),
    *STANDING,
    *_both("long", lambda variant: _table(lambda: games.crowded(variant))),
    *_both("peek", _spread),
    *LIT,
    View("guide_late", _dragged(lambda: games.played(games.SPIDERETTE, 56))),
    View("chosen", _chosen),
    View("cursor", _cursor(Device.KEYS)),
    View("cursor_pad", _cursor(Device.PAD)),
    View("carried", _carried),
    View("refusal", _pressed(lambda: games.with_gap(games.SPIDERETTE), Action.DEAL)),
    View("refusal_pad", _refused_by_pad),
    View("refusal_spider", _pressed(lambda: games.with_gap(games.SPIDER), Action.DEAL)),
    View("hint", _pressed(lambda: _middle(SPIDER), Action.HINT)),
    View("copied", _pressed(lambda: _middle(SPIDERETTE), Action.COPY)),
    View("deal", _deal, restful=False),
    View("run_1", _run(0.35), restful=False),
    View("run_2", _run(0.6), restful=False),
    View("pause", _over(lambda session: PausePage(session.code, True))),
    View("question", _over(lambda _: QuestionPage(Loss.NEW_GAME, Quit()))),
    View("stuck", _over(lambda session: StuckPage(session.code, 0))),
    View("trouble", _over(lambda _: TroublePage((Trouble.FULL, Trouble.SAVE_DAMAGED)))),
)
