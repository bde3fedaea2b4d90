"""Where lines end; every character is one unit wide here."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.ui.wrapping import NEVER_FIRST, NEVER_LAST, break_lines


def lines(text: str, width: int) -> list[str]:
    return break_lines(text, len, width)


def test_latin_lines_end_at_spaces() -> None:
    assert lines("put a card there first", 10) == ["put a card", "there", "first"]


def test_a_space_at_the_end_of_a_line_takes_no_room() -> None:
    assert lines("ab cd", 2) == ["ab", "cd"]


def test_an_overlong_word_is_cut() -> None:
    assert lines("a megszentségteleníthetetlen", 10) == ["a", "megszentsé", "gteleníthe", "tetlen"]


def test_japanese_lines_end_between_characters() -> None:
    assert lines("札を動かせます", 3) == ["札を動", "かせま", "す"]


def test_japanese_lines_end_before_a_whole_phrase_where_they_are_full_enough() -> None:
    assert lines("7列と山札に分けて遊びます。", 10) == ["7列と山札に分けて", "遊びます。"]
    assert lines("その列にカードを置いて", 9) == ["その列にカードを", "置いて"]


def test_a_compound_stays_whole() -> None:
    assert lines("自動的に取り除きます", 7) == ["自動的に", "取り除きます"]
    assert lines("この先は空き列です", 6) == ["この先は", "空き列です"]


def test_a_phrase_is_cut_where_else_little_would_stand_on_the_line() -> None:
    assert lines("空のコンピューターです", 5) == ["空のコン", "ピューター", "です"]


def test_no_line_begins_with_closing_punctuation() -> None:
    assert lines("札を動かす。次へ", 5) == ["札を動か", "す。次へ"]


def test_no_line_begins_with_small_kana_or_a_long_vowel() -> None:
    assert lines("あいうえっ", 4) == ["あいう", "えっ"]
    assert lines("あいうカード", 4) == ["あいう", "カード"]


def test_no_line_ends_with_an_opening_bracket() -> None:
    assert lines("あいう「え」", 4) == ["あいう", "「え」"]


def test_a_latin_word_among_japanese_stays_whole() -> None:
    assert lines("これはSpider です", 7) == ["これは", "Spider", "です"]


def test_a_line_feed_ends_a_line() -> None:
    assert lines("one\n\ntwo", 10) == ["one", "", "two"]


def test_nothing_is_one_empty_line() -> None:
    assert lines("", 10) == [""]


def test_a_column_narrower_than_a_character_holds_one_each() -> None:
    assert lines("abc", 0) == ["a", "b", "c"]


def test_a_path_is_cut_behind_a_folder() -> None:
    path = "/home/player/spiderette-SD1-S4-AAAAABD.txt"
    assert lines(path, 40) == ["/home/player/", "spiderette-SD1-S4-AAAAABD.txt"]


def test_a_long_name_is_cut_at_a_joint() -> None:
    assert lines("spiderette-SD1-S4-AAAAABD", 20) == ["spiderette-SD1-S4-", "AAAAABD"]


def test_the_last_line_is_no_short_rest() -> None:
    assert lines("a game that can be put away and is", 33) == [
        "a game that can be put",
        "away and is",
    ]
    assert lines("あいうえおかきくけこさ", 10) == ["あいうえおかきく", "けこさ"]


def test_a_line_with_nothing_to_give_keeps_what_it_has() -> None:
    assert lines("incomprehensibilities a", 21) == ["incomprehensibilities", "a"]


TEXTS = st.text(alphabet="ab cdé 札をかっー。、「」() ", max_size=60)


@given(TEXTS, st.integers(1, 20))
def test_no_line_is_too_wide(text: str, width: int) -> None:
    assert all(len(line) <= width for line in lines(text, width))


@given(TEXTS, st.integers(0, 20))
def test_nothing_but_spaces_is_lost(text: str, width: int) -> None:
    assert "".join(lines(text, width)).replace(" ", "") == text.replace(" ", "")


def test_no_sign_may_stand_on_neither_side() -> None:
    assert not NEVER_FIRST & NEVER_LAST
