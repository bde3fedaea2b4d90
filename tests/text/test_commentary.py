from __future__ import annotations

import re

import pytest

from game.play.moments import Moment, moments
from game.play.replay import Replay
from game.resources import resource
from game.text.catalogue import LANGUAGES, Catalogue
from game.text.commentary import EXAMPLES, commentary, plain_commentary
from tests.data_files import EXPECTED, record

ENGLISH = Catalogue.load("en")
every_example = pytest.mark.parametrize("name", EXAMPLES)


def read(text: str) -> Replay:
    found = Replay.read(text)
    assert found is not None
    return found


def replay(name: str) -> Replay:
    return read(resource("records", f"{name}.txt").read_text("utf-8"))


def test_the_first_example_is_the_one_of_53_moves() -> None:
    walk = replay(EXAMPLES[0])
    walk.seek(53)
    assert str(walk.code) == "SD1-S1-AAAAABD"
    assert (walk.at_end, walk.position.won, walk.position.score) == (True, True, 847)


def test_every_kind_of_game_that_was_ever_won_has_an_example() -> None:
    won = {end["code"].rpartition("-")[0] for end in EXPECTED.values() if end["won"]}
    assert {str(replay(name).code).rpartition("-")[0] for name in EXAMPLES} == won


@every_example
def test_examples_are_published_records(name: str) -> None:
    published = read(record(f"{name}.txt"))
    assert (replay(name).code, replay(name).actions) == (published.code, published.actions)


@every_example
def test_what_is_said_stands_where_it_happens(name: str) -> None:
    found = moments(replay(name))
    remarks = commentary(ENGLISH, name)
    assert len(remarks) > 5
    numbers = [remark.number for remark in remarks]
    assert numbers[0] == 0
    assert numbers == sorted(set(numbers))
    for remark in remarks:
        assert remark.moment in found[remark.number], remark
    assert remarks[-1].moment is Moment.WIN


ORDINALS = {
    "first": 1,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "Six of": 6,
}


@every_example
def test_numbers_in_the_remarks_are_right(name: str) -> None:
    walk = replay(name)
    for remark in commentary(ENGLISH, name):
        walk.seek(remark.number)
        position = walk.position
        if remark.moment in (Moment.RUN, Moment.FIRST_RUN) and "Ten moves" not in remark.text:
            told = [n for word, n in ORDINALS.items() if f"{word} " in f"{remark.text} "]
            assert set(told) <= {len(position.runs)}, remark
        if remark.moment in (Moment.DEAL, Moment.FIRST_DEAL, Moment.LAST_DEAL):
            dealt = len(walk.code.variant.deals) - position.deals_left
            told = [n for word, n in ORDINALS.items() if f"{word} " in remark.text]
            assert set(told) <= {dealt}, remark
            assert ("stock is empty" in remark.text) == (not position.stock)
        if remark.moment is Moment.FIRST_EMPTY:
            columns = [int(n) for n in re.findall(r"[Cc]olumn (\d+)", remark.text)]
            assert [not position.columns[n - 1] for n in columns] == [True], remark
        if "thirteen cards are left" in remark.text:
            assert position.on_table + len(position.stock) == 13
        if "half of all" in remark.text:
            assert len(position.runs) * 2 == walk.code.variant.runs
        for moves in re.findall(r"(\d+) moves", remark.text):
            assert int(moves) == position.moves, remark
        for points in re.findall(r"with (\d+) points", remark.text):
            assert int(points) == position.score, remark


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_can_be_said_in_every_language(language: str) -> None:
    words = Catalogue.load(language)
    for name in EXAMPLES:
        assert all(remark.text for remark in commentary(words, name))


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(KeyError):
        commentary(ENGLISH, "example-54")


def test_plain_facts_of_any_record() -> None:
    found = [
        (remark.number, remark.text) for remark in plain_commentary(ENGLISH, replay(EXAMPLES[0]))
    ]
    assert found == [
        (0, "Spiderette, 1 suit"),
        (19, "1 of 4 runs"),
        (24, "3 deals left"),
        (33, "2 deals left"),
        (39, "2 of 4 runs"),
        (40, "1 deal left"),
        (42, "no deals left"),
        (51, "3 of 4 runs"),
        (53, "Won in 53 moves with 847 points."),
    ]
