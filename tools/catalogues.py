"""Catalogues of the texts, kept in step with the calls that use them.

``python -m tools.catalogues`` gathers the source strings from the calls of ``say`` and ``count``
under ``game/``, keeps their translations, drops those no longer used, then compiles. With
``--check`` it changes nothing and fails if anything is missing, unused or stale.
"""

from __future__ import annotations

import argparse
import sys
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from game.text.catalogue import DOMAIN, LANGUAGE_NAMES, LANGUAGES, SOURCE

ROOT: Final = Path(__file__).resolve().parent.parent
LOCALES: Final = ROOT / "assets" / "locale"
TRANSLATED: Final = tuple(language for language in LANGUAGES if language != SOURCE)
KEYWORDS: Final = {"say": None, "count": (1, 2)}

_DROPPED: Final = (
    "POT-Creation-Date",
    "PO-Revision-Date",
    "Generated-By",
    "Report-Msgid-Bugs-To",
)


class UndatedCatalog(Catalog):
    """A catalogue without dates, so that it comes out the same whenever it is written."""

    def _get_mime_headers(self) -> list[tuple[str, str]]:
        headers = super()._get_mime_headers()
        return [(name, value) for name, value in headers if name not in _DROPPED]

    # The base class's property holds on to the base class's getter.
    mime_headers = property(_get_mime_headers, Catalog._set_mime_headers)


def po_path(language: str) -> Path:
    """Where the translators' file of a language lies."""
    return LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def extracted() -> Catalog:
    """Every source string in the program, with the modules that use it."""
    found = Catalog()
    calls = extract_from_dir(
        str(ROOT / "game"), method_map=[("**.py", "python")], keywords=KEYWORDS
    )
    # Modules without line numbers: a line inserted above a call is no change of its text.
    for module, _, message, comments, _ in sorted(calls, key=lambda call: call[0]):
        found.add(message, locations=[(f"game/{module}", 0)], auto_comments=comments)
    return found


def merged(language: str, source: Catalog) -> Catalog:
    """The source strings with the translations that the language has for them."""
    with po_path(language).open("rb") as file:
        translated = read_po(file, locale=language)
    result = UndatedCatalog(
        locale=language,
        project="Spiderette",
        version="1",
        header_comment=f"# Texts of Spiderette: {LANGUAGE_NAMES[language]} ({language})",
        copyright_holder="",
        msgid_bugs_address="",
        last_translator="Spiderette",
        language_team=language,
        fuzzy=False,
    )
    for message in source:
        if message.id:
            old = translated.get(message.id)
            kept = old is not None and old.id == message.id and not old.fuzzy
            result.add(
                message.id,
                old.string if old and kept else None,
                locations=message.locations,
                auto_comments=message.auto_comments,
                user_comments=old.user_comments if old else (),
            )
    return result


def po_bytes(catalogue: Catalog) -> bytes:
    """The translators' file."""
    buffer = BytesIO()
    write_po(buffer, catalogue, width=99, sort_by_file=True, include_lineno=False)
    return buffer.getvalue()


def mo_bytes(catalogue: Catalog) -> bytes:
    """The compiled file."""
    buffer = BytesIO()
    write_mo(buffer, catalogue)
    return buffer.getvalue()


def untranslated(catalogue: Catalog) -> list[Message]:
    """The messages that lack a translation, or a plural form of it."""
    return [
        message
        for message in catalogue
        if message.id
        and not (all(message.string) if isinstance(message.string, tuple) else message.string)
    ]


def problems() -> list[str]:
    """Everything that keeps the files in the repository from being complete."""
    source = extracted()
    found = []
    for language in TRANSLATED:
        catalogue = merged(language, source)
        found += [f"{language}: no translation of {m.id!r}" for m in untranslated(catalogue)]
        path = po_path(language)
        if path.read_bytes() != po_bytes(catalogue):
            found.append(f"{language}: {path.name} is not in step with the program")
        compiled = path.with_suffix(".mo")
        if not compiled.exists() or compiled.read_bytes() != mo_bytes(catalogue):
            found.append(f"{language}: {compiled.name} is not compiled from {path.name}")
    return found


def update() -> None:
    """Write the files of every language."""
    source = extracted()
    for language in TRANSLATED:
        path = po_path(language)
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        catalogue = merged(language, source)
        path.write_bytes(po_bytes(catalogue))
        path.with_suffix(".mo").write_bytes(mo_bytes(catalogue))
        for message in untranslated(catalogue):
            print(f"{language}: no translation of {message.id!r}", file=sys.stderr)


def main() -> int:
    """Update the catalogues, or with ``--check`` report what is wrong with them."""
    parser = argparse.ArgumentParser(description="Keep the catalogues in step with the program.")
    parser.add_argument("--check", action="store_true", help="change nothing, report")
    if not parser.parse_args().check:
        update()
        return 0
    found = problems()
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
