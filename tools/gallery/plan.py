"""Which views are shown in which look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from .look import DECKS, LANGUAGES, PLAIN, TABLES, THEMES, Look
from .pages import PAGES
from .tables import LIT, STANDING
from .tables import TABLES as TABLE_VIEWS
from .view import View

SIZES: Final = ((480, 320), (640, 480), (720, 720), (1280, 720), (1080, 1920), (1920, 1080))
"""The windows, each its width by height in px."""
_THEMED: Final = (
    "menu_keys",
    "difficulty_pad",
    "code_wrong",
    "daily",
    "statistics",
    "options_cards",
    "keys",
    "rules_sd_05",
    "win",
    "cursor_pad",
    "refusal",
    "long",
    "pause",
)
_DECKED: Final = ("menu", "difficulty", "long", "win")

_ALL: Final = (*TABLE_VIEWS, *PAGES)


class Shot(NamedTuple):
    """One picture: a view in a look."""

    look: Look
    view: View

    @property
    def name(self) -> str:
        """That of its file, without what it ends with."""
        return f"{self.view.name}-{self.look.name}"


def shots(only: str = "", language: str = "") -> tuple[Shot, ...]:
    """All pictures of one size; ``only`` is a part of their names, empty for any."""
    standing = (*STANDING, *LIT)
    themed = (*standing, *_named(_THEMED))
    decked = (*STANDING, *_named(_DECKED))
    plan: tuple[tuple[Iterable[Look], Iterable[View]], ...] = (
        ((PLAIN, *LANGUAGES), _ALL),
        (THEMES, themed),
        (DECKS, decked),
        (TABLES, STANDING),
    )
    return tuple(
        shot
        for looks, views in plan
        for look in looks
        for view in views
        if only in (shot := Shot(look, view)).name and language in ("", look.language)
    )


def _named(names: Iterable[str]) -> tuple[View, ...]:
    views = {view.name: view for view in _ALL}
    return tuple(views[name] for name in names)
