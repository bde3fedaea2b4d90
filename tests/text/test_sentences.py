from __future__ import annotations

import pytest

from game.engine.rules import Refusal, Rule
from game.engine.variants import SPIDER, SPIDERETTE
from game.play.gamecode import CodeError, CodePart
from game.play.record import FaultKind, RecordFault, read_record
from game.text.catalogue import LANGUAGES, Catalogue
from game.text.sentences import (
    code_error,
    deals_left,
    difficulty,
    game_name,
    moves_made,
    points,
    quoted,
    record_fault,
    refusal,
    runs_removed,
    stuck,
)

CODE = "SD1-S1-AAAAABD"
ENGLISH = Catalogue.load("en")
OF_A_COLUMN = {
    Rule.FACE_DOWN,
    Rule.MIXED_SUITS,
    Rule.NOT_IN_SEQUENCE,
    Rule.NOT_ONE_HIGHER,
    Rule.NOTHING_ON_ACE,
    Rule.KING_NEEDS_EMPTY_COLUMN,
    Rule.SAME_COLUMN,
    Rule.EMPTY_COLUMN,
}
"""The rules whose sentence names the column."""


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue.load(request.param)


def refused(text: str) -> str:
    fault = read_record(text).fault
    assert fault is not None
    return record_fault(ENGLISH, fault)


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_has_its_sentence(catalogue: Catalogue, rule: Rule) -> None:
    head, body = refusal(catalogue, Refusal(rule, 8, 3))
    english = refusal(ENGLISH, Refusal(rule, 8, 3))
    assert head.strip()
    assert body.strip()
    assert ("9" in head) == (rule in OF_A_COLUMN)
    assert not set("{}") & set(head + body)
    if catalogue.language != "en":
        assert head != english.head
        assert body != english.body


def test_no_two_rules_share_a_sentence(catalogue: Catalogue) -> None:
    sentences = [refusal(catalogue, Refusal(rule, 0)) for rule in Rule]
    assert len({sentence.head for sentence in sentences}) == len(sentences)
    assert len({sentence.body for sentence in sentences}) == len(sentences)


def test_the_empty_column_in_the_words_of_the_style_sheet() -> None:
    assert refusal(ENGLISH, Refusal(Rule.EMPTY_COLUMN, 3)) == (
        "Column 4 is empty.",
        "Put a card there first: a deal needs one in every column.",
    )


@pytest.mark.parametrize("part", CodePart)
def test_every_part_of_a_code_has_its_sentence(catalogue: Catalogue, part: CodePart) -> None:
    error = CodeError(part, "Q", 5)
    sentence = code_error(catalogue, error)
    assert sentence.strip()
    assert not set("{}") & set(sentence)
    assert ("Q" in sentence) == (part not in (CodePart.EMPTY, CodePart.LENGTH))
    assert ("5" in sentence) == (part in (CodePart.LENGTH, CodePart.LETTER))
    if catalogue.language != "en":
        assert sentence != code_error(ENGLISH, error)


@pytest.mark.parametrize("kind", FaultKind)
def test_every_fault_of_a_record_has_its_sentence(catalogue: Catalogue, kind: FaultKind) -> None:
    fault = RecordFault(
        kind,
        "9-1",
        12,
        345,
        Refusal(Rule.NOTHING_ON_ACE, 0) if kind is FaultKind.REFUSED else None,
        CodeError(CodePart.SUITS, "S3") if kind is FaultKind.BAD_CODE else None,
    )
    sentence = record_fault(catalogue, fault)
    assert sentence.strip()
    assert not set("{}") & set(sentence)
    assert ("345" in sentence) == (kind is not FaultKind.NO_CODE)
    assert ("12" in sentence) == (kind not in (FaultKind.NO_CODE, FaultKind.BAD_CODE))
    if catalogue.language != "en":
        assert sentence != record_fault(ENGLISH, fault)


def test_a_refused_token_in_words() -> None:
    assert refused(f"{CODE} 6-3 6-2 2-6x2 1-2\nD") == (
        "Line 2, token 5 “D”: Column 1 is empty. "
        "Put a card there first: a deal needs one in every column."
    )


def test_a_bad_code_in_words() -> None:
    assert refused("\nSD1-S3-AAAAABD") == (
        "Line 2: The suits “S3” are unknown: they are S1, S2 or S4."
    )
    assert refused("SD1-S1-A") == ("Line 1: The last part of the code has 1 letter instead of 7.")


def test_a_foreign_text_is_shortened_and_made_harmless() -> None:
    assert quoted("a\x00b\nc") == "a�b�c"
    assert len(quoted("x" * 1000)) == 24
    assert len(refused("SD1-S1-" + "1" * 100_000)) < 200
    assert len(refused("Z" * 100_000)) < 200


def test_difficulties(catalogue: Catalogue) -> None:
    names = {
        "en": ["Easy", "Medium", "Hard"],
        "ja": ["かんたん", "ふつう", "むずかしい"],
        "hu": ["Könnyű", "Közepes", "Nehéz"],
    }
    assert [difficulty(catalogue, suits) for suits in (1, 2, 4)] == names[catalogue.language]


def test_names_and_counters_in_english() -> None:
    assert game_name(ENGLISH, SPIDERETTE, 1) == "Spiderette, 1 suit"
    assert game_name(ENGLISH, SPIDER, 4) == "Spider, 4 suits"
    assert [deals_left(ENGLISH, n) for n in (0, 1, 4)] == [
        "no deals left",
        "1 deal left",
        "4 deals left",
    ]
    assert [moves_made(ENGLISH, n) for n in (0, 1, 53)] == ["0 moves", "1 move", "53 moves"]
    assert [points(ENGLISH, n) for n in (-1, 1, 847)] == ["-1 points", "1 point", "847 points"]
    assert runs_removed(ENGLISH, 1, 4) == "1 of 4 runs"


def test_names_and_counters_are_translated() -> None:
    japanese, hungarian = Catalogue.load("ja"), Catalogue.load("hu")
    assert game_name(japanese, SPIDERETTE, 1) == "Spiderette、1スート"
    assert game_name(hungarian, SPIDER, 2) == "Spider, 2 szín"
    assert deals_left(japanese, 3) == "あと3回配れます"
    assert deals_left(hungarian, 3) == "még 3 osztás"
    assert moves_made(japanese, 53) == "53手"
    assert points(hungarian, 847) == "847 pont"


def test_stuck_tells_why(catalogue: Catalogue) -> None:
    assert stuck(catalogue, 10) == refusal(catalogue, Refusal(Rule.TOO_FEW_CARDS))
    assert stuck(catalogue, 0) != stuck(catalogue, 10)
    assert stuck(catalogue, 0).head
