from __future__ import annotations

import sys
import unicodedata

import pytest

from game.engine.variants import SPIDER, SPIDERETTE
from game.play.gamecode import CODES, CodeError, CodePart, GameCode

KNOWN = GameCode(SPIDERETTE, 1, 29)


def refusal(text: str) -> tuple[CodePart, str, int]:
    with pytest.raises(CodeError) as caught:
        GameCode.read(text)
    return caught.value.part, caught.value.found, caught.value.place


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (KNOWN, "SD1-S1-AAAAABD"),
        (GameCode(SPIDER, 4, 0), "SP1-S4-AAAAAAA"),
        (GameCode(SPIDER, 2, 25), "SP1-S2-AAAAAAZ"),
        (GameCode(SPIDERETTE, 2, 26), "SD1-S2-AAAAABA"),
        (GameCode(SPIDERETTE, 4, CODES - 1), "SD1-S4-ZZZZZZZ"),
    ],
)
def test_canonical_form(code: GameCode, text: str) -> None:
    assert str(code) == text
    assert GameCode.read(text) == code


def test_there_are_26_to_the_seventh() -> None:
    assert CODES == 8_031_810_176


@pytest.mark.parametrize(
    "text",
    [
        "sd1-s1-aaaaabd",
        "Sd1-S1-AaAaAbD",
        "  SD1-S1-AAAAABD\n",
        "\u3000SD1-S1-AAAAABD\u00a0",
        "ＳＤ１－Ｓ１－ＡＡＡＡＡＢＤ",
        "ｓｄ１－ｓ１－ａａａａａｂｄ",
        "SD1ーS1ーAAAAABD",  # the long mark that a Japanese keyboard gives
        "ＳＤ１ーＳ１ｰＡＡＡＡＡＢＤ",  # and its half-width twin
        "SD1\u2212S1\u2212AAAAABD",  # minus signs
        "SD1—S1–AAAAABD",
        "SD1‐S1‑AAAAABD",
        "SD1〜S1〰AAAAABD",
        "SD1﹘S1﹣AAAAABD",
        "SD1\u207bS1\u208bAAAAABD",  # raised and lowered minus
        "SD1⁓S1゠AAAAABD",
    ],
)
def test_reading_forgives_the_form(text: str) -> None:
    assert GameCode.read(text) == KNOWN


def test_every_dash_of_unicode_is_a_hyphen() -> None:
    dashes = [
        sign for sign in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(sign) == "Pd"
    ]
    assert len(dashes) > 20
    for dash in dashes:
        assert GameCode.read(f"SD1{dash}S1{dash}AAAAABD") == KNOWN


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", (CodePart.EMPTY, "", 0)),
        (" \u3000\n", (CodePart.EMPTY, "", 0)),
        ("hello", (CodePart.VARIANT, "HELLO", 0)),
        ("XX1-S1-AAAAABD", (CodePart.VARIANT, "XX1", 0)),
        ("-S1-AAAAABD", (CodePart.VARIANT, "", 0)),
        ("S1-AAAAABD", (CodePart.VARIANT, "S1", 0)),
        ("1SD-S1-AAAAABD", (CodePart.VARIANT, "1SD", 0)),
        ("SD2-S1-AAAAABD", (CodePart.VERSION, "2", 0)),
        ("SP0-S1-AAAAABD", (CodePart.VERSION, "0", 0)),
        ("SD-S1-AAAAABD", (CodePart.VERSION, "", 0)),
        ("SD11-S1-AAAAABD", (CodePart.VERSION, "11", 0)),
        ("SD1", (CodePart.SUITS, "", 0)),
        ("SD1-S3-AAAAABD", (CodePart.SUITS, "S3", 0)),
        ("SD1-S0-AAAAABD", (CodePart.SUITS, "S0", 0)),
        ("SD1-1-AAAAABD", (CodePart.SUITS, "1", 0)),
        ("SD1-S１0-AAAAABD", (CodePart.SUITS, "S10", 0)),
        ("SD1-S٤-AAAAABD", (CodePart.SUITS, "S٤", 0)),
        ("SD1--AAAAABD", (CodePart.SUITS, "", 0)),
        ("SD1-AAAAABD", (CodePart.SUITS, "AAAAABD", 0)),
        ("SD1 - S1 - AAAAABD", (CodePart.VERSION, "1 ", 0)),
        ("SD1_S1_AAAAABD", (CodePart.VERSION, "1_S1_AAAAABD", 0)),
        ("SD1-S1", (CodePart.LENGTH, "", 0)),
        ("SD1-S1-", (CodePart.LENGTH, "", 0)),
        ("SD1-S1-AAAABD", (CodePart.LENGTH, "AAAABD", 6)),
        ("SD1-S1-AAAAAABD", (CodePart.LENGTH, "AAAAAABD", 8)),
        ("SD1-S1-AAAAAB7", (CodePart.LETTER, "7", 7)),
        ("SD1-S1-1AAAABD", (CodePart.LETTER, "1", 1)),
        ("SD1-S1-AAA ABD", (CodePart.LETTER, " ", 4)),
        ("SD1-S1-AAAÄABD", (CodePart.LETTER, "Ä", 4)),
        ("SD1-S1-AAAAABß", (CodePart.LETTER, "ß", 7)),
        ("SD1-S1-AAAAABı", (CodePart.LETTER, "ı", 7)),
        ("SD1-S1-АAAAABD", (CodePart.LETTER, "А", 1)),  # a Cyrillic А
        ("SD1-S1-AAAAABあ", (CodePart.LETTER, "あ", 7)),
        ("SD1-S1-AAA\x00ABD", (CodePart.LETTER, "\x00", 4)),
        ("SD1-S1-AAAA\u200bABD", (CodePart.LETTER, "\u200b", 5)),
        ("SD1-S1-AAA-ABD", (CodePart.LETTER, "-", 4)),
        ("SD1-S1-AAAAABD-", (CodePart.LETTER, "-", 8)),
    ],
)
def test_refusal_names_the_part(text: str, expected: tuple[CodePart, str, int]) -> None:
    assert refusal(text) == expected


def test_every_part_can_be_refused() -> None:
    cases = ["", "X", "SD9", "SD1-S9", "SD1-S1-A", "SD1-S1-AAAAAA1"]
    assert {refusal(text)[0] for text in cases} == set(CodePart)


def test_a_very_long_text_is_refused_as_such() -> None:
    assert refusal("SD1-S1-" + "Z" * 1_000_000)[2] == 1_000_000


@pytest.mark.parametrize(("suits", "number"), [(3, 0), (1, -1), (1, CODES)])
def test_impossible_codes(suits: int, number: int) -> None:
    with pytest.raises(ValueError, match="not"):
        GameCode(SPIDERETTE, suits, number)
