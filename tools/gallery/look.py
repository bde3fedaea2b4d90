"""The looks in which pages are shown: a language with some settings."""

from __future__ import annotations

from typing import Final, NamedTuple


class Look(NamedTuple):
    """Settings that differ from those of a new player."""

    name: str
    settings: dict[str, object]
    language: str = "en"


PLAIN: Final = Look("en", {})
LANGUAGES: Final = (Look("ja", {}, "ja"), Look("hu", {}, "hu"))
THEMES: Final = tuple(Look(theme, {"theme": theme}) for theme in ("midnight", "walnut", "contrast"))
DECKS: Final = (
    *(Look(back, {"card_back": back}) for back in ("fan", "chevron", "star")),
    Look("four_colours", {"four_colours": True}),
    Look("four_colours_contrast", {"four_colours": True, "theme": "contrast"}),
    Look("large_index", {"large_index": True}),
)
TABLES: Final = (
    Look("left_handed", {"left_handed": True}),
    Look("clock", {"show_clock": True, "left_handed": False}),
    Look("bare", {"show_score": False}),
    Look("clock_alone", {"show_score": False, "show_clock": True}),
)
