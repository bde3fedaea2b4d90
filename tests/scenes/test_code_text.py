from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.variants import SPIDER, SPIDERETTE
from game.play.gamecode import CodePart, GameCode
from game.scenes.code_text import LONGEST, CodeText


def typed(*parts: str) -> CodeText:
    text = CodeText()
    for part in parts:
        text.type(part)
    return text


@pytest.mark.parametrize(
    "text",
    ["SD1-S1-AAAAABD", "sd1-s1-aaaaabd", "  sd1-s1-aaaaabd ", "ＳＤ１－Ｓ１－ＡＡＡＡＡＢＤ"],
)
def test_forgives_the_form(text: str) -> None:
    assert typed(*text).code == GameCode(SPIDERETTE, 1, 29)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("x", CodePart.VARIANT),
        ("sd2-s1-aaaaaaa", CodePart.VERSION),
        ("sd1-s3-aaaaaaa", CodePart.SUITS),
        ("sd1-s1-aaaaaa", CodePart.LENGTH),
        ("sd1-s1-aaaaaa1", CodePart.LETTER),
        ("  ", CodePart.EMPTY),
    ],
)
def test_tells_which_part_is_wrong(text: str, part: CodePart) -> None:
    entered = typed(text)
    assert entered.code is None
    assert entered.error is not None
    assert entered.error.part is part


def test_nothing_is_neither_right_nor_wrong() -> None:
    entered = typed("a")
    entered.erase()
    entered.erase()
    assert (entered.text, entered.code, entered.error) == ("", None, None)


@given(st.text(max_size=120))
def test_keeps_no_control_characters_and_not_too_much(text: str) -> None:
    entered = typed(text)
    assert len(entered.text) <= LONGEST
    assert entered.text.isprintable()


def test_a_pasted_code_takes_the_place_of_what_was_there() -> None:
    entered = typed("SD1-")
    entered.paste("sp1-s4-zzzzzzz\n")
    assert entered.code == GameCode(SPIDER, 4, 26**7 - 1)


def test_a_pasted_part_goes_behind_what_was_there() -> None:
    entered = typed("SD1-")
    entered.paste("s2-aaaaaab\r\n")
    assert entered.code == GameCode(SPIDERETTE, 2, 1)
