from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from game.engine.cards import KING
from game.engine.dealing import fresh, opening_events
from game.engine.position import START_SCORE, Position
from game.engine.referee import ACTION_COST, RUN_REWARD
from game.engine.rules import Rule
from game.engine.variants import SPIDER, SPIDERETTE, VARIANTS, Variant
from game.input.intents import Action, Press, Scroll
from game.play.commands import Deal, Move
from game.play.session import Accepted, Rejected
from game.scenes import rules_scenes as scenes
from game.scenes.destinations import DifficultyPage, Pop, RulesPage
from game.scenes.director import Director
from game.scenes.rules import Rules
from game.scenes.rules_demo import Demo, position_of, undealt
from game.scenes.rules_parts import Share, words_height, words_room
from game.scenes.rules_sheets import games_sheet, score_sheet
from game.scenes.rules_table import opened
from game.scenes.rules_topics import rules
from game.store.settings import Animation
from game.text.catalogue import Catalogue

from .fakes import SIZES, Longer, Stage, Surroundings

ENGLISH = Catalogue.load("en")
LONGER = Catalogue("longer", Longer())
TOLD = {
    "English": (SPIDERETTE, ENGLISH),
    "longer": (SPIDER, LONGER),
    "longer Spiderette": (SPIDERETTE, LONGER),
}
DEMOS = {
    "tour": scenes.TOUR,
    "building": scenes.BUILDING,
    "no place": scenes.NO_PLACE,
    "group": scenes.GROUP,
    "mixed": scenes.MIXED,
    "empty column": scenes.EMPTY_COLUMN,
    "run": scenes.RUN,
    "placing": scenes.PLACING,
    "undoing": scenes.UNDOING,
    "turning": scenes.TURNING,
    "king first": scenes.KING_FIRST,
}

both_games = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
every_size = pytest.mark.parametrize("size", SIZES[:-1], ids=lambda size: f"{size[0]}x{size[1]}")


def staged(
    around: Surroundings,
    variant: Variant = SPIDERETTE,
    topic: int = 0,
    size: tuple[int, int] = (1280, 720),
) -> Stage:
    return Stage(around, Rules(around.services, RulesPage(variant, topic)), size)


def page_of(stage: Stage) -> Rules:
    assert isinstance(stage.page, Rules)
    return stage.page


def demos(variant: Variant) -> dict[str, Demo]:
    own = {
        "opening": scenes.opening(variant),
        "dealing": scenes.dealing(variant),
        "winning": scenes.winning(variant),
        "coded": scenes.coded(variant),
    }
    return DEMOS | own


def played(stage: Stage) -> None:
    """Let the table play to its end; one that goes on for ever is a failure."""
    stage.draw()
    for _ in range(2000):
        page = stage.page
        wake = page.wake()
        if not page.busy(stage.now) and wake is None:
            return
        stage.now = stage.now + 0.05 if wake is None or page.busy(stage.now) else wake
        page.update(stage.now)
        stage.draw()
    raise AssertionError("the table does not come to rest")


def through(stage: Stage) -> Iterator[Rules]:
    """Every page of the window, one after the other."""
    page = page_of(stage)
    for number in range(page.pages):
        assert page.page == number
        yield page
        stage.press(Action.RIGHT)
    assert page.page == 0


def still(around: Surroundings) -> Surroundings:
    around.services.store.settings.set("animation", Animation.OFF)
    return around


# Positions


@both_games
def test_every_position_is_a_whole_deck_without_a_finished_run(variant: Variant) -> None:
    for name, demo in demos(variant).items():
        position = opened(demo, variant).position
        cards = [card for column in position.columns for card in column]
        cards += [*position.stock, *(card for run in position.runs for card in run)]
        assert sorted(cards) == list(range(variant.cards)), name
        for column, down in zip(position.columns, position.down, strict=True):
            assert not column or down < len(column), name
            keys = [position.deck.keys[card] for card in column[down:][-KING:]]
            finished = len(keys) == KING and all(high == low + 1 for high, low in pairwise(keys))
            assert not finished, name


@both_games
def test_only_what_is_meant_to_be_refused_is_refused(variant: Variant) -> None:
    refused = {
        "building": [Rule.NOT_ONE_HIGHER],
        "no place": [Rule.NOTHING_ON_ACE, Rule.KING_NEEDS_EMPTY_COLUMN],
        "mixed": [Rule.MIXED_SUITS],
        "dealing": [Rule.EMPTY_COLUMN],
    }
    for name, demo in demos(variant).items():
        session = opened(demo, variant)
        outcomes = [session.do(step) for step in demo.steps]
        rules_broken = [each.rule for each in outcomes if isinstance(each, Rejected)]
        assert rules_broken == refused.get(name, []), name


def test_the_opening_of_spiderette_is_that_of_the_sources() -> None:
    position = position_of(scenes.opening(SPIDERETTE), SPIDERETTE)
    ends = [position.deck.name(column[-1]) for column in position.columns]
    assert ends == ["4C", "AC", "TH", "QD", "3H", "AS", "5H"]
    assert position.down == [0, 1, 2, 3, 4, 5, 6]
    assert (len(position.stock), position.deals_left, position.runs) == (24, 4, [])


@both_games
def test_openings_have_the_layout_of_their_game(variant: Variant) -> None:
    for demo in (scenes.opening(variant), scenes.coded(variant)):
        position = opened(demo, variant).position
        assert tuple(map(len, position.columns)) == variant.opening
        assert position.down == [size - 1 for size in variant.opening]


@both_games
def test_a_position_is_dealt_from_an_empty_table(variant: Variant) -> None:
    position = position_of(scenes.opening(variant), variant)
    empty, events = undealt(position)
    assert empty.on_table == 0
    for event in events:
        event.apply(empty)
    assert empty == position


def test_what_is_undealt_is_the_fresh_game_of_a_code() -> None:
    position = fresh(SPIDERETTE, 1, 29)
    expected = position.copy()
    for event in opening_events(position):
        event.apply(position)
    assert undealt(position)[0] == expected


def test_the_source_example_of_a_group(around: Surroundings) -> None:
    session = opened(scenes.GROUP, SPIDER)
    assert isinstance(session.do(Move(1, 0, 3)), Accepted)
    names = [session.position.deck.name(card) for card in session.position.columns[0][-4:]]
    assert names == ["TS", "9H", "8H", "7H"]


@both_games
def test_a_finished_run_leaves_and_the_card_beneath_turns(variant: Variant) -> None:
    session = opened(scenes.RUN, variant)
    session.do(scenes.RUN.steps[0])
    assert len(session.position.runs) == 1
    assert (len(session.position.columns[0]), session.position.down[0]) == (1, 0)


@both_games
def test_the_last_demo_is_won(variant: Variant) -> None:
    demo = scenes.winning(variant)
    session = opened(demo, variant)
    for step in demo.steps:
        session.do(step)
    assert session.position.won
    assert session.position.on_table == 0


def test_the_last_deal_of_spiderette_has_three_cards() -> None:
    demo = scenes.dealing(SPIDERETTE)
    session = opened(demo, SPIDERETTE)
    for step in demo.steps[:-1]:
        session.do(step)
    before = [len(column) for column in session.position.columns]
    session.do(Deal())
    grown = [len(c) - b for c, b in zip(session.position.columns, before, strict=True)]
    assert grown == [1, 1, 1, 0, 0, 0, 0]


# Numbers


@pytest.mark.parametrize(("variant", "score"), [(SPIDERETTE, 847), (SPIDER, 1180)])
def test_the_example_of_the_score_is_worked_out(variant: Variant, score: int) -> None:
    assert score_sheet(ENGLISH, variant).sum.endswith(f"= {score}")


def test_the_points_are_those_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [row[-1] for row in score_sheet(ENGLISH, SPIDERETTE).rows[1:]]
    assert points == ["500", "−1", "−1", "+100"]
    assert (START_SCORE, ACTION_COST.points, RUN_REWARD.points) == (500, -1, 100)
    monkeypatch.setattr("game.scenes.rules_sheets.START_SCORE", 600)
    assert score_sheet(ENGLISH, SPIDERETTE).sum == "600 − 53 + 400 = 947"


def test_the_games_are_compared_by_their_records() -> None:
    rows = {row[0]: row[1:] for row in games_sheet(ENGLISH).rows}
    assert rows["Cards"] == ("52", "104")
    assert rows["Runs to remove"] == ("4", "8")
    assert rows["Tells when stuck"] == ("No", "Yes")


@both_games
def test_the_words_give_the_numbers_of_the_game(variant: Variant) -> None:
    told = " ".join(words for topic in rules(ENGLISH, variant) for words in topic.paragraphs)
    for number in (variant.cards, sum(variant.opening), sum(variant.deals), variant.runs):
        assert f" {number} " in f" {told} "


# The table


@both_games
@pytest.mark.parametrize("moving", [True, False], ids=["moving", "still"])
def test_every_table_ends_where_its_steps_lead(
    around: Surroundings, variant: Variant, moving: bool
) -> None:
    stage = staged(around if moving else still(around), variant)
    for page in through(stage):
        played(stage)
        table = page.table
        if table is not None:
            assert table.stage.board == expected_end(page, variant)
            assert table.session.position == table.stage.board


def expected_end(page: Rules, variant: Variant) -> Position:
    demo = page.topic.picture
    assert isinstance(demo, Demo)
    session = opened(demo, variant)
    for step in demo.steps:
        session.do(step)
    return session.position


def test_nothing_moves_without_animation(around: Surroundings) -> None:
    stage = staged(still(around))
    for page in through(stage):
        stage.draw()
        assert page.wake() is None
        assert not page.table or not page.table.busy


def test_a_still_table_shows_the_way(around: Surroundings) -> None:
    stage = staged(still(around))
    stage.draw()
    table = page_of(stage).table
    assert table is not None
    assert len(table.moving_sprites(stage.now)) == len(scenes.TOUR.steps)


def test_rests_after_playing_and_plays_again_when_asked(around: Surroundings) -> None:
    stage = staged(around)
    played(stage)
    page = page_of(stage)
    assert stage.draw() == []
    table = page.table
    assert table is not None
    end = table.stage.board.copy()
    stage.click("replay")
    stage.draw()
    assert page.wake() is not None
    assert table.stage.board != end
    played(stage)
    assert table.stage.board == end


def test_a_refusal_is_said_in_words(around: Surroundings) -> None:
    page, stage = opened_topic(around, scenes.MIXED)
    stage.draw()
    table = page.table
    assert table is not None
    shown = []
    for _ in range(400):
        stage.now += 0.02
        page.update(stage.now)
        stage.draw()
        shown.append(len(table.moving_sprites(stage.now)))
        if table.stage.board.columns != opened(scenes.MIXED, SPIDERETTE).position.columns:
            break
    assert 2 in shown  # the ring around what is at fault, the sentence


def opened_topic(around: Surroundings, demo: Demo) -> tuple[Rules, Stage]:
    topics = rules(ENGLISH, SPIDERETTE)
    number = next(i for i, topic in enumerate(topics) if topic.picture is demo)
    stage = staged(around, topic=number)
    return page_of(stage), stage


# Pages


@pytest.mark.parametrize(("variant", "words"), TOLD.values(), ids=TOLD)
@every_size
def test_everything_fits(variant: Variant, words: Catalogue, size: tuple[int, int]) -> None:
    around = still(Surroundings(words))
    stage = staged(around, variant, size=size)
    window = pygame.Rect((0, 0), size)
    for page in through(stage):
        stage.draw()
        rects = {widget.name: widget.rect for widget in page.focus.widgets}
        assert [name for name, rect in rects.items() if not window.contains(rect)] == []
        for one, other in combinations(rects, 2):
            assert not rects[one].colliderect(rects[other]), (one, other)
        assert not page.panel.collidelistall(list(rects.values()))
        if page.table is not None:
            assert [box for box in page.table.places() if not page.panel.contains(box)] == []
        part = page.part
        if part.share is not Share.PICTURE:
            room = words_room(page.style, page.words_place)
            high = words_height(page.style, part.paragraphs, part.size, room.w)
            assert high <= room.h, part
            assert not page.words_place.collidelistall(list(rects.values()))
    assert around.fonts.cut == []
    assert [rect for rect in around.fonts.drawn if not window.contains(rect)] == []


def test_a_small_window_has_its_tables_in_the_middle(around: Surroundings) -> None:
    stage = staged(around, size=(640, 480))
    for page in through(stage):
        if page.table is not None and isinstance(page.topic.picture, Demo):
            shown = len(page.topic.picture.columns) or page.table.stage.board.variant.columns
            last = page.table.layout.slot(shown - 1)
            left, right = page.table.layout.slot(0).x, 640 - last.right
            assert page.topic.picture.furniture or abs(left - right) < 8


def test_targets_are_large_enough_for_a_finger(around: Surroundings) -> None:
    for size in SIZES:
        stage = staged(around, size=size)
        least = 44 if min(size) >= 480 else 36
        assert [w.name for w in stage.page.focus.widgets if min(w.rect.size) < least] == []


def test_the_wheel_turns_the_pages(around: Surroundings) -> None:
    stage = Stage(around, Rules(around.services, RulesPage(page=1)), (1280, 720))
    page = stage.page
    assert isinstance(page, Rules)
    for steps, number in ((1, 2), (3, 3), (-1, 2)):
        page.handle(Scroll(steps), stage.now)
        assert page.page == number


def test_keys_and_buttons_turn_the_pages(around: Surroundings) -> None:
    stage = staged(around)
    page = page_of(stage)
    stage.press(Action.RIGHT)
    stage.press(Action.CONFIRM)
    assert page.page == 2
    stage.click("next")
    assert page.page == 3
    stage.click("previous")
    stage.press(Action.LEFT, Action.LEFT, Action.LEFT)
    assert page.page == page.pages - 1
    stage.press(Action.NEXT)
    assert page.page == 0
    stage.press(Action.PREVIOUS)
    assert page.page == page.pages - 1


def test_keys_reach_every_widget(around: Surroundings) -> None:
    stage = staged(around)
    reached = set()
    for _ in stage.names:
        stage.press(Action.DOWN)
        reached.add(stage.focused)
    assert reached == set(stage.names)
    stage.press(Action.UP, Action.DOWN)
    assert stage.focused == "next"


def test_the_tabs_change_the_game_but_not_the_topic(around: Surroundings) -> None:
    stage = staged(around, topic=3)
    page = page_of(stage)
    title = page.topic.title
    tabs = stage.rect("game")
    stage.click_at(tabs.right - 20, tabs.centery)
    assert page.variant is SPIDER
    assert page.topic.title == title
    page.focus.focused, page.focus.visible = "game", True
    stage.press(Action.LEFT)
    assert page.variant is SPIDERETTE
    assert page.topic.title == title


def test_another_size_keeps_the_topic(around: Surroundings) -> None:
    stage = staged(around, topic=9)
    page = page_of(stage)
    title = page.topic.title
    for size in SIZES:
        page.resize(around.services.style(size))
        assert page.topic.title == title


def test_has_a_way_back_for_every_device(around: Surroundings) -> None:
    assert staged(around).press(Action.BACK) == Pop()
    assert staged(around).click("back") == Pop()


def test_the_help_key_opens_the_rules_of_the_game_in_play(around: Surroundings) -> None:
    director = Director(around.services, DifficultyPage(SPIDER), (640, 480))
    director.handle(Press(Action.HELP), 0.0)
    top = director.top
    assert isinstance(top, Rules)
    assert top.variant is SPIDER
    director.handle(Press(Action.HELP), 0.0)
    assert director.top is top
    director.handle(Press(Action.BACK), 0.0)
    assert not isinstance(director.top, Rules)
