from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.input.intents import Action, Device, Hover, Scroll
from game.scenes.destinations import Pop, Push, RecordNewsPage, RecordsPage, ReplayPage
from game.scenes.examples import Examples, example
from game.scenes.record_keeping import open_file, save
from game.scenes.record_news import RecordNews
from game.scenes.record_row import RecordRow
from game.scenes.records import Records
from game.store.record_folder import RecordFolder
from game.text.commentary import EXAMPLES
from tests.data_files import record

from .fakes import CODE, Stage, Surroundings

EXAMPLE = record("example-53.txt")
HALF = "SD1-S1-AAAAABD\n6-3 6-2\n2-6x2 1-2\nD 7-1\n"


@pytest.fixture
def examples(around: Surroundings) -> Stage:
    return Stage(around, Examples(around.services), (1280, 720))


def rows(stage: Stage) -> list[RecordRow]:
    return [widget for widget in stage.page.focus.widgets if isinstance(widget, RecordRow)]


def folder_with(around: Surroundings, path: Path, **files: bytes) -> None:
    """Records of those names, the first one the newest."""
    for age, (name, content) in enumerate(files.items()):
        file = path / f"{name}.txt"
        file.write_bytes(content)
        os.utime(file, (10_000 - age, 10_000 - age))
    around.services.records = RecordFolder(path)


# The examples.


def test_lists_the_examples_with_their_ends(examples: Stage) -> None:
    first, *_, last = rows(examples)
    assert (first.label, first.hint) == ("Spiderette, 1 suit", "SD1-S1-AAAAABD")
    assert (first.moves, first.points) == ("53 moves", "847 points")
    assert last.label == "Open a record…"
    assert len(rows(examples)) == len(EXAMPLES) + 1


@pytest.mark.parametrize("index", range(len(EXAMPLES)))
def test_an_example_is_watched_with_its_commentary(examples: Stage, index: int) -> None:
    name = EXAMPLES[index]
    assert examples.click(f"row{index}") == Push(ReplayPage(example(name).record, name))


def test_leads_to_the_own_records(examples: Stage) -> None:
    assert examples.click(f"row{len(EXAMPLES)}") == Push(RecordsPage())


def test_a_record_can_be_pasted_at_once(examples: Stage) -> None:
    examples.around.clipboard.put(EXAMPLE)
    assert examples.press(Action.PASTE) == Push(ReplayPage(EXAMPLE))


def test_what_is_no_record_gets_its_sentence(examples: Stage) -> None:
    examples.around.clipboard.put("hello")
    step = examples.press(Action.PASTE)
    assert isinstance(step, Push)
    assert isinstance(step.page, RecordNewsPage)
    assert step.page.body.startswith("Line 1: The game “HELLO” is unknown")


def test_a_low_window_shows_them_in_parts(around: Surroundings) -> None:
    stage = Stage(around, Examples(around.services), (480, 320))
    shown = [row.name for row in rows(stage)]
    assert 3 < len(shown) < len(EXAMPLES)
    assert not stage.widget("earlier").enabled
    stage.click("later")
    end = len(EXAMPLES) + 1
    assert [row.name for row in rows(stage)] == [
        f"row{index}" for index in range(end - len(shown), end)
    ]
    assert not stage.widget("later").enabled
    stage.click("earlier")
    assert [row.name for row in rows(stage)] == shown


def test_keys_go_through_the_whole_list_and_back(around: Surroundings) -> None:
    stage = Stage(around, Examples(around.services), (480, 320))
    assert stage.focused == "row0"
    walked = [stage.focused]
    for _ in EXAMPLES:
        stage.press(Action.DOWN)
        walked.append(stage.focused)
    assert walked == [f"row{index}" for index in range(len(EXAMPLES) + 1)]
    for _ in EXAMPLES:
        stage.press(Action.UP)
    assert stage.focused == "row0"


def test_the_wheel_moves_the_list_line_by_line(around: Surroundings) -> None:
    stage = Stage(around, Examples(around.services), (480, 320))
    count = len(rows(stage))
    middle = stage.rect("row1").center
    stage.page.handle(Hover(*middle), stage.now)
    stage.page.handle(Scroll(1), stage.now)
    assert [row.name for row in rows(stage)] == [f"row{index}" for index in range(1, count + 1)]
    assert stage.focused == stage.page.focus.hovered == "row2"
    stage.page.handle(Scroll(99), stage.now)
    assert rows(stage)[-1].name == f"row{len(EXAMPLES)}"
    assert len(rows(stage)) == count
    stage.page.handle(Scroll(-99), stage.now)
    assert rows(stage)[0].name == "row0"


def test_the_wheel_keeps_the_focus_among_the_rows(around: Surroundings) -> None:
    around.services.device = Device.KEYS
    stage = Stage(around, Examples(around.services), (480, 320))
    assert stage.focused == "row0"
    stage.page.handle(Scroll(2), stage.now)
    assert stage.focused == "row2"
    assert not stage.page.focus.visible
    stage.press(Action.DOWN)
    stage.page.handle(Scroll(-1), stage.now)
    assert stage.focused == "row3"


def test_a_list_that_is_shown_whole_is_not_moved(examples: Stage) -> None:
    examples.settle()
    examples.page.handle(Scroll(1), examples.now)
    assert examples.draw() == []


# The own records.


def test_lists_the_files_newest_first(around: Surroundings, tmp_path: Path) -> None:
    folder_with(
        around,
        tmp_path,
        whole=EXAMPLE.encode(),
        half=HALF.encode(),
        code=b"hello",
        pixels=b"\xff\xfe",
    )
    stage = Stage(around, Records(around.services), (1280, 720))
    paste, whole, half, code, pixels = rows(stage)
    assert paste.label == "Paste a record"
    assert (whole.label, whole.hint, whole.moves) == ("whole", "Spiderette, 1 suit", "53 moves")
    assert (half.label, half.moves) == ("half", "4 moves")
    assert half.hint is not None
    assert half.hint.startswith("Line 4, token 5 “D”")
    assert code.hint is not None
    assert code.hint.startswith("Line 1: The game “HELLO”")
    assert pixels.hint == "The file is not UTF-8 text."


def test_a_folder_without_records_says_how_to_get_one(around: Surroundings, tmp_path: Path) -> None:
    folder_with(around, tmp_path)
    stage = Stage(around, Records(around.services), (640, 480))
    page = stage.page
    assert isinstance(page, Records)
    stage.draw()
    told = [rect for rect in around.fonts.drawn if page.rest.contains(rect)]
    assert len(told) >= 2
    folder_with(around, tmp_path, whole=EXAMPLE.encode())
    page.uncover(stage.now, None)
    around.fonts.drawn.clear()
    stage.draw()
    assert not any(page.rest.contains(rect) for rect in around.fonts.drawn)


def test_a_file_is_watched_as_far_as_it_can_be(around: Surroundings, tmp_path: Path) -> None:
    folder_with(around, tmp_path, half=HALF.encode(), code=b"hello", pixels=b"\xff\xfe")
    stage = Stage(around, Records(around.services), (1280, 720))
    assert stage.click("row1") == Push(ReplayPage(HALF))
    for name, head in (("row2", "That is no game record."), ("row3", "The file cannot be opened.")):
        step = stage.click(name)
        assert isinstance(step, Push)
        assert isinstance(step.page, RecordNewsPage)
        assert step.page.head == head
        assert step.page.body


def test_the_clipboard_comes_first(around: Surroundings) -> None:
    stage = Stage(around, Records(around.services), (640, 480))
    around.clipboard.put(EXAMPLE)
    assert stage.click("row0") == stage.press(Action.PASTE) == Push(ReplayPage(EXAMPLE))


def test_new_files_are_seen_on_the_way_back(around: Surroundings, tmp_path: Path) -> None:
    folder_with(around, tmp_path)
    stage = Stage(around, Records(around.services), (640, 480))
    assert len(rows(stage)) == 1
    folder_with(around, tmp_path, whole=EXAMPLE.encode())
    stage.page.uncover(stage.now, None)
    assert [row.label for row in rows(stage)] == ["Paste a record", "whole"]


def test_a_file_that_has_gone_is_told(around: Surroundings, tmp_path: Path) -> None:
    step = open_file(around.services, tmp_path / "gone.txt")
    assert isinstance(step, Push)
    assert isinstance(step.page, RecordNewsPage)
    assert step.page.body == "There is no such file."


# Saving.


def test_saving_tells_where(around: Surroundings, tmp_path: Path) -> None:
    around.services.records = RecordFolder(tmp_path / "new")
    step = save(around.services, CODE, EXAMPLE)
    path = tmp_path / "new" / f"spiderette-{CODE}-1.txt"
    assert step == Push(RecordNewsPage("Record saved.", str(path), EXAMPLE))
    assert path.read_text("utf-8") == EXAMPLE


def test_what_cannot_be_saved_can_be_copied(around: Surroundings) -> None:
    step = save(around.services, CODE, EXAMPLE)
    assert isinstance(step, Push)
    assert isinstance(step.page, RecordNewsPage)
    assert step.page.body == "The folder cannot be written."
    stage = Stage(around, RecordNews(around.services, step.page), (640, 480))
    stage.click("copy")
    assert around.clipboard.text == EXAMPLE
    assert stage.click("go_on") == Pop()


def test_news_without_a_record_has_nothing_to_copy(around: Surroundings) -> None:
    stage = Stage(around, RecordNews(around.services, RecordNewsPage("No.", "So.")), (640, 480))
    assert stage.names == ["go_on"]
    stage.press(Action.COPY, Action.COPY_RECORD)
    assert around.clipboard.text == ""
