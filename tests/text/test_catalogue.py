from __future__ import annotations

import ast
import locale
import string
from collections.abc import Iterator
from gettext import GNUTranslations
from pathlib import Path

import pytest

from game.resources import resource
from game.text import catalogue as module
from game.text.catalogue import (
    DOMAIN,
    LANGUAGE_NAMES,
    LANGUAGES,
    SOURCE,
    Catalogue,
    system_language,
)

GAME = Path(module.__file__).parent.parent
TRANSLATED = [language for language in LANGUAGES if language != SOURCE]
UNCHANGED = frozenset({"{head} {body}", "{game}, {time}"})
"""Source strings that another language may leave as they are: they hold no word."""


def messages() -> Iterator[tuple[str, str | None]]:
    """Every source string of the program with its plural, read from the calls themselves."""
    for path in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else ""
            name = function.id if isinstance(function, ast.Name) else name
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if name == "say":
                assert texts, f"{path.name}:{node.lineno}: say takes the text itself"
                yield str(texts[0]), None
            elif name == "count" and len(texts) == 2 and len(node.args) == 3:
                yield str(texts[0]), str(texts[1])


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def catalogue_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> Catalogue:
    """The Japanese catalogue, if its file had that content."""
    folder = tmp_path / "locale" / "ja" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / f"{DOMAIN}.mo").write_bytes(content)
    monkeypatch.setattr("game.resources.resource", tmp_path.joinpath)
    return Catalogue.load("ja")


class Odd(GNUTranslations):
    """Translations with mistakes in their fields."""

    def gettext(self, message: str) -> str:
        return {"{a} of {b}": "{b} {c}", "{n}": "{", "fine {a}": "{a.x}"}.get(message, message)


def test_english_is_the_source() -> None:
    catalogue = Catalogue.load("en")
    assert catalogue.language == "en"
    assert catalogue.say("Column {column} is empty.", column=4) == "Column 4 is empty."


@pytest.mark.parametrize("language", ["de", "", "../ja", "JA", "ja_JP"])
def test_an_unknown_language_is_english(language: str) -> None:
    catalogue = Catalogue.load(language)
    assert catalogue.language == "en"
    assert catalogue.say("The stock is empty.") == "The stock is empty."


def test_languages_have_names() -> None:
    assert set(LANGUAGE_NAMES) == set(LANGUAGES) == {"en", "ja", "hu"}


def test_translations_speak() -> None:
    assert Catalogue.load("ja").say("Easy") == "かんたん"
    assert Catalogue.load("hu").say("Hard") == "Nehéz"
    column = Catalogue.load("ja").say("Column {column} is empty.", column=4)
    assert column.startswith("4列目")


def test_a_string_without_translation_is_english() -> None:
    catalogue = Catalogue.load("hu")
    assert catalogue.say("No such {thing} anywhere", thing="x") == "No such x anywhere"
    assert catalogue.count("{n} odd thing", "{n} odd things", 1) == "1 odd thing"
    assert catalogue.count("{n} odd thing", "{n} odd things", 2) == "2 odd things"


def test_the_empty_string_is_empty() -> None:
    """Under it gettext keeps the header of its file."""
    assert [Catalogue.load(language).say("") for language in LANGUAGES] == ["", "", ""]


def test_braces_in_a_field_are_left_alone() -> None:
    assert Catalogue.load("en").say("Found {found}.", found="{0} {x} }{") == "Found {0} {x} }{."


def test_braces_in_a_text_without_fields_are_left_alone() -> None:
    assert Catalogue.load("en").say("a {b} {") == "a {b} {"


def test_plural_forms() -> None:
    english, hungarian = Catalogue.load("en"), Catalogue.load("hu")
    assert [english.count("{n} move", "{n} moves", n) for n in (-1, 0, 1, 2)] == [
        "-1 moves",
        "0 moves",
        "1 move",
        "2 moves",
    ]
    assert hungarian.count("{n} move", "{n} moves", 1) == "1 lépés"
    assert hungarian.count("{n} move", "{n} moves", 53) == "53 lépés"


def test_a_wrong_field_in_a_translation_gives_way_to_english() -> None:
    catalogue = Catalogue("ja", Odd())
    assert catalogue.say("{a} of {b}", a=1, b=2) == "1 of 2"
    assert catalogue.say("{n}", n=3) == "3"
    assert catalogue.say("fine {a}", a=3) == "fine 3"


def test_a_wrong_field_in_the_source_is_an_error() -> None:
    with pytest.raises(KeyError):
        Catalogue.load("en").say("{a} of {b}", a=1)


@pytest.mark.parametrize("cut", [0, 3, 4, 20, 200, -1])
def test_a_broken_file_is_english(
    cut: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = resource("locale", "ja", "LC_MESSAGES", f"{DOMAIN}.mo").read_bytes()
    catalogue = catalogue_of(tmp_path, monkeypatch, whole[:cut])
    assert catalogue.language == "en"
    assert catalogue.say("Easy") == "Easy"


@pytest.mark.parametrize(
    "content", [b"\x00" * 4000, b"not a catalogue at all", b"\xde\x12\x04\x95" + b"\xff" * 400]
)
def test_a_strange_file_is_english(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert catalogue_of(tmp_path, monkeypatch, content).language == "en"


def test_a_missing_file_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.resources.resource", tmp_path.joinpath)
    assert Catalogue.load("hu").language == "en"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "hu_HU"}, "hu"),
        ({"LANG": "hu"}, "hu"),
        ({"LANG": "HU-hu"}, "hu"),
        ({"LANG": "ja_JP.eucJP@cjknarrow"}, "ja"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "jam_JM"}, "en"),
        ({"LC_ALL": "ja_JP", "LANG": "hu_HU"}, "ja"),
        ({"LC_MESSAGES": "ja_JP", "LANG": "hu_HU"}, "ja"),
        ({"LC_ALL": "hu_HU", "LC_MESSAGES": "ja_JP"}, "hu"),
        ({"LC_ALL": "", "LANG": "hu_HU"}, "hu"),
        ({"LANGUAGE": "de:hu:ja", "LANG": "ja_JP"}, "hu"),
        ({"LANGUAGE": "de:fr", "LANG": "ja_JP"}, "ja"),
        ({"LANGUAGE": "", "LANG": "ja_JP"}, "ja"),
        ({"LANGUAGE": "hu"}, "hu"),
        ({"LANGUAGE": "hu", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "hu", "LANG": "POSIX"}, "en"),
        ({"LANGUAGE": "hu", "LANG": "C.UTF-8"}, "hu"),
        ({"LANGUAGE": "en:hu", "LANG": "hu_HU"}, "en"),
        ({"LANG": ":::"}, "en"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], expected: str) -> None:
    assert system_language(environment) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Japanese_Japan", "ja"),
        ("Hungarian_Hungary", "hu"),
        ("English_United States", "en"),
        ("ja_JP", "ja"),
        ("German_Germany", "en"),
        (None, "en"),
    ],
)
def test_language_of_a_system_without_variables(
    name: str | None, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (name, "cp932"))
    assert system_language({}) == expected


def test_a_locale_that_cannot_be_read_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> tuple[str, str]:
        raise ValueError("unknown locale: UTF-8")

    monkeypatch.setattr(locale, "getlocale", refuse)
    assert system_language({}) == "en"


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated_with_the_same_fields(language: str) -> None:
    with resource("locale", language, "LC_MESSAGES", f"{DOMAIN}.mo").open("rb") as file:
        translations = GNUTranslations(file)
    for singular, plural in messages():
        if plural is None:
            found = {translations.gettext(singular)}
        else:
            found = {translations.ngettext(singular, plural, n) for n in (0, 1, 2, 5)}
        for text in found:
            assert text in UNCHANGED or text not in {singular, plural}, f"{language}: {singular!r}"
            assert text.strip() == text
            assert fields(text) == fields(plural or singular), f"{language}: {text!r}"


def test_catalogues_are_in_step_with_the_program() -> None:
    """Nothing missing, nothing unused, and what is compiled is what the translators wrote."""
    pytest.importorskip("babel")
    from tools.catalogues import problems

    assert problems() == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_translation_is_fuzzy(language: str) -> None:
    text = resource("locale", language, "LC_MESSAGES", f"{DOMAIN}.po").read_text("utf-8")
    assert "fuzzy" not in text
    assert "\n#~" not in text


@pytest.mark.parametrize("weight", ["Medium", "Bold"])
def test_the_font_has_every_sign_of_every_text(weight: str) -> None:
    ttlib = pytest.importorskip("fontTools.ttLib")
    with ttlib.TTFont(resource("fonts", f"Mplus1-{weight}.otf")) as font:
        signs = set(font.getBestCmap())
    used = {sign for pair in messages() for text in pair if text for sign in text}
    used |= set("".join(LANGUAGE_NAMES.values()))
    for language in TRANSLATED:
        used |= set(resource("locale", language, "LC_MESSAGES", f"{DOMAIN}.po").read_text("utf-8"))
    missing = {sign for sign in used if sign.isprintable() and ord(sign) not in signs}
    assert not missing
