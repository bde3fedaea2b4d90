from __future__ import annotations

import pytest

from game.engine.variants import SPIDER, SPIDERETTE
from game.input.intents import Action, Hover, Scroll
from game.play.gamecode import GameCode
from game.scenes.code_entry import CodeEntry
from game.scenes.code_preview import LEAST, draw_preview
from game.scenes.code_wheels import NAMES
from game.scenes.destinations import Loss, Pop, Push, QuestionPage, Reset, TablePage

from .fakes import Stage, Surroundings

TEXT = "SP1-S4-ABCDEFG"
PLAYED = Reset(TablePage(GameCode.read(TEXT)))


class CodeStage(Stage):
    page: CodeEntry

    def __init__(self, around: Surroundings, size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__(around, CodeEntry(around.services), size)

    @property
    def text(self) -> str:
        return self.page.entered.text


@pytest.fixture
def stage(around: Surroundings) -> CodeStage:
    return CodeStage(around)


def test_letters_are_text(stage: CodeStage) -> None:
    assert stage.page.typing
    stage.type("sp1-")
    stage.type("s4")
    assert stage.text == "sp1-s4"
    stage.press(Action.ERASE)
    assert stage.text == "sp1-s"


def test_enter_in_the_field_plays_a_right_code_only(stage: CodeStage) -> None:
    assert stage.press(Action.CONFIRM) is None
    stage.type(TEXT[:-1].lower())
    assert stage.press(Action.CONFIRM) is None
    stage.type("g")
    assert stage.press(Action.CONFIRM) == PLAYED


def test_typing_takes_the_keys_back_from_a_button_under_the_pointer(stage: CodeStage) -> None:
    stage.page.handle(Hover(*stage.rect("back").center), stage.now)
    stage.type(TEXT)
    assert stage.press(Action.CONFIRM) == PLAYED


def test_a_click_into_the_field_does_not_play(stage: CodeStage) -> None:
    stage.type(TEXT)
    assert stage.click("field") is None


def test_the_button_for_playing_waits_for_a_right_code(stage: CodeStage) -> None:
    assert stage.click("play") is None
    stage.type(TEXT)
    assert stage.click("play") == PLAYED


def test_asks_before_a_game_in_progress_is_given_up(around: Surroundings) -> None:
    around.keep(begun=True)
    stage = CodeStage(around)
    stage.type(TEXT)
    assert stage.click("play") == Push(QuestionPage(Loss.OTHER_CODE, PLAYED))


@pytest.mark.parametrize("by_key", [True, False])
def test_pastes(around: Surroundings, stage: CodeStage, by_key: bool) -> None:
    around.clipboard.text = TEXT + "\n"
    if by_key:
        stage.press(Action.PASTE)
    else:
        stage.click("paste")
    assert stage.text == TEXT


def test_copies_a_right_code_in_its_proper_form(around: Surroundings, stage: CodeStage) -> None:
    stage.type("sp1")
    stage.press(Action.COPY)
    assert around.clipboard.text == ""
    stage.type("-s4-abcdefg")
    stage.press(Action.COPY)
    assert around.clipboard.text == TEXT


def test_clears(stage: CodeStage) -> None:
    stage.type("nonsense")
    stage.click("clear")
    assert stage.text == ""


def test_goes_back(stage: CodeStage) -> None:
    assert stage.press(Action.BACK) == Pop()
    assert stage.click("back") == Pop()


def test_the_wheels_follow_the_text(stage: CodeStage) -> None:
    stage.type(TEXT)
    stage.page.focus.focused = NAMES[-1]
    stage.press(Action.UP)
    assert stage.text == "SP1-S4-ABCDEFH"


def test_a_wrong_text_leaves_the_wheels_as_they_were(stage: CodeStage) -> None:
    stage.type(TEXT)
    stage.type("!")
    stage.page.focus.focused = "suits"
    stage.press(Action.UP)
    assert stage.text == "SP1-S1-ABCDEFG"


def test_every_wheel_turns_round_both_ways(stage: CodeStage) -> None:
    for name in NAMES:
        stage.page.focus.focused = name
        stage.press(Action.DOWN)
    assert stage.text == "SP1-S4-ZZZZZZZ"
    for name in NAMES:
        stage.page.focus.focused = name
        stage.press(Action.UP)
    assert stage.text == "SD1-S1-AAAAAAA"


def test_the_pointer_turns_a_wheel_by_its_arrows(stage: CodeStage) -> None:
    rect = stage.rect("letter 7")
    stage.click_at(rect.centerx, rect.y + 10)
    assert stage.text == "SD1-S1-AAAAAAB"
    stage.click_at(rect.centerx, rect.bottom - 10)
    stage.click_at(rect.centerx, rect.bottom - 10)
    assert stage.text == "SD1-S1-AAAAAAZ"


def test_the_mouse_turns_the_wheel_below_it(stage: CodeStage) -> None:
    stage.page.handle(Scroll(-1), stage.now)
    assert stage.text == ""
    stage.page.handle(Hover(*stage.rect("letter 7").center), stage.now)
    stage.page.handle(Scroll(-2), stage.now)
    assert stage.text == "SD1-S1-AAAAAAC"
    stage.page.handle(Scroll(3), stage.now)
    assert stage.text == "SD1-S1-AAAAAAZ"


def test_a_pad_alone_dials_a_code_and_plays_it(stage: CodeStage) -> None:
    stage.press(Action.DOWN)
    while stage.focused != NAMES[0]:
        stage.press(Action.LEFT)
    stage.press(Action.UP)  # Spider
    for _ in NAMES[1:]:
        stage.press(Action.RIGHT)
    stage.press(Action.UP, Action.UP)
    code = GameCode(SPIDER, 1, 2)
    assert stage.press(Action.RIGHT, Action.CONFIRM) == Reset(TablePage(code))


def test_a_pad_leaves_the_wheels_at_both_ends(stage: CodeStage) -> None:
    stage.page.focus.focused = NAMES[0]
    stage.press(Action.LEFT)
    assert stage.focused == "field"
    stage.page.focus.focused = NAMES[-1]
    stage.press(Action.RIGHT)
    assert stage.focused == "back"  # nothing can be played yet
    stage.page.focus.focused = NAMES[3]
    stage.press(Action.UP, Action.CONFIRM)
    assert stage.focused == "play"


def said(stage: CodeStage) -> list[str]:
    """The texts that the page draws."""
    texts: list[str] = []
    wrap = stage.around.fonts.wrap

    def watched(text: str, size: int, width: int, bold: bool = False) -> list[str]:
        texts.append(text)
        return wrap(text, size, width, bold)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage.around.fonts, "wrap", watched)
        stage.page.rebuild()
        stage.draw()
    return texts


def test_says_what_the_text_means(stage: CodeStage) -> None:
    assert said(stage) == [f"For example {GameCode(SPIDERETTE, 1, 29)}"]
    stage.type("sp1-s4-abc")
    assert said(stage) == ["The last part of the code has 3 letters instead of 7."]
    stage.type("defg")
    assert said(stage) == ["Spider, 4 suits"]


@pytest.mark.parametrize("size", [(640, 480), (720, 720), (1280, 720), (480, 854), (1920, 1080)])
@pytest.mark.parametrize("text", ["sd1-s4-abcdefg", "sp1-s1-abcdefg"])
def test_shows_the_opening_of_a_code(
    around: Surroundings, size: tuple[int, int], text: str
) -> None:
    stage = Stage(around, CodeEntry(around.services), size)
    stage.draw()
    bare = stage.surface.copy()
    stage.type(text)
    stage.draw()
    code = GameCode.read(text)
    page = stage.page
    assert isinstance(page, CodeEntry)
    room = page.layout.preview
    taken = draw_preview(bare, page.style, around.services, room, code)
    assert room.contains(taken)
    assert taken.w > 4 * LEAST
    for widget in page.focus.widgets:
        assert not widget.rect.colliderect(taken)
