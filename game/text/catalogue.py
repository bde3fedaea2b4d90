"""The catalogue of texts in the player's language.

Source strings are English and stand in the calls themselves; the other languages come from
gettext files. A text that is missing there is shown in English.
"""

from __future__ import annotations

import locale
import struct
from collections.abc import Iterable, Iterator, Mapping
from gettext import GNUTranslations, NullTranslations
from typing import Final

DOMAIN: Final = "spiderette"
SOURCE: Final = "en"
"""The language of the source strings, which needs no file."""
LANGUAGES: Final = (SOURCE, "ja", "hu")
LANGUAGE_NAMES: Final = {SOURCE: "English", "ja": "日本語", "hu": "Magyar"}
"""Each language in its own words."""

_LONG_NAMES: Final = {"english": SOURCE, "japanese": "ja", "hungarian": "hu"}
"""What Windows calls the languages in a locale's name."""
_NO_LANGUAGE: Final = ("C", "POSIX")


class Catalogue:
    """The texts of one language."""

    def __init__(self, language: str, translations: NullTranslations) -> None:
        self.language = language
        """The language that is really spoken: English if another's file could not be read."""
        self._translations = translations

    @classmethod
    def load(cls, language: str) -> Catalogue:
        """The catalogue of a language, or the English one if it has none that can be read."""
        if language in LANGUAGES and language != SOURCE:
            from ..resources import resource  # paths are slow to import, English needs none

            path = resource("locale", language, "LC_MESSAGES", f"{DOMAIN}.mo")
            try:
                with path.open("rb") as file:
                    return cls(language, GNUTranslations(file))
            except (OSError, ValueError, LookupError, struct.error):
                # Told by .language; a game in English is better than none.
                pass
        return cls(SOURCE, NullTranslations())

    def say(self, message: str, **fields: object) -> str:
        """The text of a source string, its ``{fields}`` filled in.

        Without fields the text is taken as it is, braces included.
        """
        if not message:
            return ""  # gettext keeps the file's header under the empty string
        return _filled(self._translations.gettext(message), message, fields)

    def count(self, singular: str, plural: str, n: int, **fields: object) -> str:
        """The text for a number of things, ``{n}`` filled in beside the other fields."""
        fields["n"] = n
        source = singular if n == 1 else plural
        return _filled(self._translations.ngettext(singular, plural, n), source, fields)


def system_language(environment: Mapping[str, str]) -> str:
    """The language that the system asks for, English if it is none of ours.

    The variables LANGUAGE, LC_ALL, LC_MESSAGES and LANG count in gettext's order; where none is
    set, as on Windows, the process's locale does.
    """
    names = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next(filter(None, names), "")
    if chosen in _NO_LANGUAGE:
        return SOURCE
    wishes = [*environment.get("LANGUAGE", "").split(":"), chosen]
    if not any(wishes):
        wishes = [_process_locale()]
    return next(_spoken(wishes), SOURCE)


def _spoken(wishes: Iterable[str]) -> Iterator[str]:
    """Those of the locale names that are languages of ours."""
    for wish in wishes:
        name = _primary(wish)
        language = _LONG_NAMES.get(name, name)
        if language in LANGUAGES:
            yield language


def _primary(name: str) -> str:
    """The language in a locale's name: ``ja`` from ``ja_JP.UTF-8``."""
    for mark in "@._-":
        name = name.partition(mark)[0]
    return name.strip().lower()


def _process_locale() -> str:
    try:
        return locale.getlocale()[0] or ""
    except ValueError:
        return ""  # a name that Python cannot take apart


def _filled(text: str, source: str, fields: Mapping[str, object]) -> str:
    """The text with its fields; one that names a field wrongly gives way to its source."""
    if not fields:
        return text
    try:
        return text.format(**fields)
    except (LookupError, ValueError, AttributeError):
        if text == source:
            raise
    return source.format(**fields)
