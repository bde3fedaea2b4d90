from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.position import Position
from game.input.intents import (
    Action,
    Device,
    Drag,
    Drop,
    Grab,
    Hover,
    Intent,
    Press,
    Scroll,
    Visibility,
)
from game.play.commands import Undo
from game.play.record import read_record
from game.play.session import Accepted
from game.scenes.destinations import Loss, Pop, Push, QuestionPage, ReplayPage, Reset, TakenPage
from game.scenes.record_keeping import take_over
from game.scenes.replay import ReplayViewer
from game.scenes.replay_bar import LEAP
from game.scenes.replay_pace import READING, SPEEDS, STEP
from game.table.box import Box
from game.text.catalogue import Catalogue
from game.ui.compositor import Compositor
from tests.data_files import record

from .fakes import SIZES, Longer, Surroundings

EXAMPLE = ReplayPage(record("example-53.txt"), "example-53")
LONG = ReplayPage(record("sp1-s4-aaaaalp.txt"), "sp1-s4-aaaaalp")
FAULTY = ReplayPage("SD1-S1-AAAAABD\n6-3 6-2\n2-6x2 1-2\nD 7-1\n")
FRAME = 1 / 60


class Viewer:
    """Watches a record, with the time in the test's hands."""

    def __init__(
        self,
        page: ReplayPage = EXAMPLE,
        size: tuple[int, int] = (640, 480),
        around: Surroundings | None = None,
        *,
        paused: bool = True,
    ) -> None:
        """A viewer that is not ``paused`` is about to play by itself."""
        self.around = around or Surroundings()
        self.now = self.around.services.clock.now()
        self.scene = ReplayViewer(self.around.services, page)
        self.surface = pygame.Surface(size)
        self._canvas = Compositor(self.surface)
        self.scene.resize(self.around.services.style(size))
        if paused:
            self.press(Action.SELECT)
            self.settle()

    @property
    def position(self) -> Position:
        return self.scene.replay.position

    @property
    def number(self) -> int:
        return self.scene.replay.number

    @property
    def shown(self) -> Position:
        """What the picture shows."""
        return self.scene.view.stage.board

    @property
    def comment(self) -> str:
        return self.scene.bar.state.comment.text

    def step(self, seconds: float = FRAME) -> list[pygame.Rect]:
        """One turn of the loop; what it drew."""
        self.now += seconds
        assert self.scene.update(self.now) is None
        return self.scene.draw(self._canvas, self.now)

    def run(self, seconds: float) -> None:
        """Let it run for some time."""
        end = self.now + seconds
        while self.now < end:
            self.step()

    def settle(self) -> None:
        """Until nothing moves."""
        for _ in range(200):
            self.step()
            if not self.scene.busy(self.now):
                return
        raise AssertionError("the table does not come to rest")

    def press(self, *actions: Action) -> object:
        """Keys, one after the other; what the last one leads to."""
        return [self.scene.handle(Press(action), self.now) for action in actions][-1]

    def tell(self, intent: Intent) -> object:
        return self.scene.handle(intent, self.now)

    def click(self, name: str) -> object:
        """The pointer goes to the middle of a button, down, up."""
        x, y = self.rect(name).center
        return [self.tell(each(x, y)) for each in (Hover, Grab, Drop)][-1]

    def rect(self, name: str) -> pygame.Rect:
        return next(w.rect for w in self.scene.bar.focus.widgets if w.name == name)

    def enabled(self, name: str) -> bool:
        return next(w.enabled for w in self.scene.bar.focus.widgets if w.name == name)


def end_of(page: ReplayPage) -> Position:
    session, _ = read_record(page.record)
    assert session is not None
    return session.position


# Playing.


def test_plays_to_the_end_by_itself() -> None:
    viewer = Viewer(paused=False)
    viewer.run(READING * 12 + 54 * (STEP + 0.5))
    assert (viewer.number, viewer.position.moves, viewer.position.score) == (53, 53, 847)
    assert viewer.position == viewer.shown == end_of(EXAMPLE)
    assert viewer.comment == "Won in 53 moves with 847 points."
    assert not viewer.scene.pace.playing
    assert viewer.scene.wake() is None
    assert viewer.step() == []


def test_waits_for_the_opening_to_be_read() -> None:
    viewer = Viewer(paused=False)
    viewer.run(READING - 0.1)
    assert viewer.number == 0
    viewer.run(0.2)
    assert viewer.number == 1


@pytest.mark.parametrize("speed", SPEEDS)
def test_speeds(speed: int) -> None:
    viewer = Viewer()
    viewer.press(Action.DOWN, *[Action.UP] * SPEEDS.index(speed))
    assert viewer.scene.pace.speed == speed
    viewer.press(*[Action.RIGHT] * 20)
    viewer.settle()
    viewer.press(Action.SELECT)
    viewer.step(0.0)
    assert viewer.number == 21
    assert viewer.scene.pace.due == pytest.approx(viewer.now + STEP / speed)
    assert viewer.scene.view.stage.speed == pytest.approx(1 / speed)


def test_the_speed_stops_at_both_ends_but_its_button_goes_round() -> None:
    viewer = Viewer()
    viewer.press(*[Action.UP] * 9)
    assert viewer.scene.pace.speed == SPEEDS[-1]
    viewer.click("speed")
    assert viewer.scene.pace.speed == SPEEDS[0]


def test_space_plays_and_pauses() -> None:
    viewer = Viewer()
    viewer.run(10)
    assert viewer.number == 0
    viewer.press(Action.SELECT)
    viewer.step()
    viewer.press(Action.SELECT)
    viewer.run(10)
    assert viewer.number == 1


def test_playing_at_the_end_begins_again() -> None:
    viewer = Viewer()
    viewer.scene.replay.seek(53)
    viewer.press(Action.SELECT)
    assert viewer.number == 0
    viewer.step()
    assert viewer.number == 1


def test_a_hidden_window_pauses() -> None:
    viewer = Viewer(paused=False)
    viewer.tell(Visibility(shown=False))
    viewer.run(10)
    assert viewer.number == 0


# Stepping.


@pytest.mark.parametrize(
    ("forward", "back"),
    [
        (lambda v: v.press(Action.RIGHT), lambda v: v.press(Action.LEFT)),
        (lambda v: v.click("forward"), lambda v: v.click("backward")),
        (lambda v: v.press(Action.REDO), lambda v: v.press(Action.UNDO)),
    ],
)
def test_steps_are_exact(
    forward: Callable[[Viewer], object], back: Callable[[Viewer], object]
) -> None:
    viewer = Viewer()
    positions = [viewer.position.copy()]
    for _ in range(53):
        forward(viewer)
        viewer.settle()
        positions.append(viewer.position.copy())
    assert not viewer.enabled("forward")
    forward(viewer)
    for number in reversed(range(53)):
        back(viewer)
        viewer.settle()
        assert viewer.number == number
        assert viewer.position == viewer.shown == positions[number]
    assert not viewer.enabled("backward")
    assert viewer.comment.startswith("28 cards")


def test_steps_past_the_limit_of_undo() -> None:
    viewer = Viewer(LONG)
    viewer.scene.replay.seek(214)
    viewer.scene.view.stage.show(viewer.position)
    for _ in range(214):
        viewer.press(Action.LEFT)
    viewer.settle()
    assert viewer.number == 0
    assert viewer.shown == viewer.position == Viewer(LONG).position


def test_a_step_pauses() -> None:
    viewer = Viewer(paused=False)
    viewer.press(Action.RIGHT)
    viewer.run(10)
    assert viewer.number == 1


def test_the_wheel_goes_step_by_step() -> None:
    viewer = Viewer()
    for steps, number in ((1, 1), (2, 2), (-1, 1)):
        viewer.tell(Scroll(steps))
        assert viewer.number == number


def test_steps_are_animated() -> None:
    viewer = Viewer()
    viewer.press(Action.RIGHT)
    assert viewer.scene.busy(viewer.now)
    viewer.settle()
    viewer.press(Action.LEFT)
    assert viewer.scene.busy(viewer.now)


def test_back_to_the_start() -> None:
    viewer = Viewer()
    viewer.press(*[Action.RIGHT] * 20)
    viewer.click("start")
    assert viewer.number == 0
    assert viewer.shown == viewer.position


# Seeking.


def test_a_click_on_the_progress_seeks() -> None:
    viewer = Viewer()
    bar = viewer.rect("progress")
    viewer.tell(Grab(bar.right - 1, bar.centery))
    viewer.tell(Drop(bar.right - 1, bar.centery))
    assert viewer.number == 53
    viewer.tell(Grab(bar.x, bar.centery))
    viewer.tell(Drop(bar.x, bar.centery))
    assert (viewer.number, viewer.shown) == (0, viewer.position)


def test_the_progress_follows_the_pointer_while_nothing_plays_on() -> None:
    viewer = Viewer()
    bar = viewer.rect("progress")
    viewer.press(Action.SELECT)
    viewer.tell(Grab(*bar.center))
    middle = viewer.number
    assert 20 < middle < 33
    viewer.run(5)
    assert viewer.number == middle
    viewer.tell(Drag(bar.x + bar.w // 4, bar.bottom + 200))
    assert 0 < viewer.number < middle
    viewer.tell(Drop(bar.x + bar.w // 4, bar.bottom + 200))
    before = viewer.number
    viewer.run(5)
    assert viewer.number > before


# Commentary.


def test_a_line_stands_until_the_next_one() -> None:
    viewer = Viewer()
    viewer.press(Action.RIGHT)
    said = viewer.scene.bar.state.comment
    assert said.fresh
    viewer.press(Action.RIGHT)
    assert viewer.scene.bar.state.comment == said._replace(fresh=False)
    viewer.press(Action.RIGHT, Action.RIGHT)
    assert viewer.comment == "Column 1 is empty: any card may go there."


def test_a_record_without_commentary_tells_its_facts() -> None:
    viewer = Viewer(ReplayPage(EXAMPLE.record))
    assert viewer.comment == "Spiderette, 1 suit"
    viewer.press(*[Action.RIGHT] * 19)
    assert viewer.comment == "1 of 4 runs"


def test_a_fault_is_told_where_the_record_ends() -> None:
    viewer = Viewer(FAULTY)
    assert not viewer.scene.bar.state.comment.warning
    viewer.press(Action.SELECT)
    viewer.run(20)
    assert (viewer.number, viewer.scene.pace.playing) == (4, False)
    said = viewer.scene.bar.state.comment
    assert said.warning
    assert said.text.startswith("Line 4, token 5 “D”: Column 1 is empty.")
    viewer.press(Action.LEFT)
    assert not viewer.scene.bar.state.comment.warning


def test_no_code_no_viewer() -> None:
    with pytest.raises(ValueError, match="no game"):
        ReplayViewer(Surroundings().services, ReplayPage("hello"))


# Leaving and taking over.


def test_the_ways_out() -> None:
    assert Viewer().press(Action.BACK) == Pop()
    assert Viewer().click("close") == Pop()


@pytest.mark.parametrize("way", ["key", "button"])
def test_taking_over_in_the_middle(way: str) -> None:
    viewer = Viewer()
    viewer.press(*[Action.RIGHT] * 25, *[Action.LEFT] * 5)
    position = viewer.position.copy()
    step = viewer.press(Action.CONFIRM) if way == "key" else viewer.click("take")
    assert isinstance(step, Reset)
    page = step.page
    assert isinstance(page, TakenPage)
    services = viewer.around.services
    take_over(services, page)
    kept = services.kept
    assert kept is not None
    assert (kept.counted, kept.session.position) == (False, position)
    for _ in range(20):
        assert isinstance(kept.session.do(Undo()), Accepted)
    assert not kept.session.can_undo
    assert kept.session.position == Viewer().position
    assert viewer.number == 20


def test_a_game_in_progress_is_not_replaced_unasked() -> None:
    around = Surroundings()
    around.keep(begun=True)
    viewer = Viewer(around=around)
    step = viewer.press(Action.CONFIRM)
    assert isinstance(step, Push)
    assert isinstance(step.page, QuestionPage)
    assert step.page.loss is Loss.RECORD
    assert isinstance(step.page.then, Reset)


def test_a_won_game_cannot_be_taken_over() -> None:
    viewer = Viewer()
    viewer.press(*[Action.RIGHT] * 53)
    assert not viewer.enabled("take")
    assert viewer.press(Action.CONFIRM) is None
    viewer.press(Action.LEFT)
    assert viewer.enabled("take")


def test_cards_stay_where_they_are() -> None:
    viewer = Viewer()
    before = viewer.position.copy()
    x, y = viewer.scene.view.last_card(6).centre
    for intent in (Grab(x, y), Drag(x - 200, y), Drop(x - 200, y), Grab(x, y, True), Drop(x, y)):
        assert viewer.tell(intent) is None
    viewer.settle()
    assert viewer.position == viewer.shown == before


def test_code_and_record_can_be_copied() -> None:
    viewer = Viewer()
    viewer.press(Action.COPY)
    assert viewer.around.clipboard.text == "SD1-S1-AAAAABD"
    viewer.press(Action.COPY_RECORD)
    copied, fault = read_record(viewer.around.clipboard.text)
    assert fault is None
    assert copied is not None
    assert copied.position == end_of(EXAMPLE)
    assert viewer.scene.wake() is not None
    viewer.run(10)
    assert viewer.scene.wake() is None


# The picture.


def overlaps(rect: pygame.Rect, box: Box) -> bool:
    return bool(rect.colliderect(pygame.Rect(box)))


@pytest.mark.parametrize("page", [EXAMPLE, LONG, FAULTY], ids=["one deck", "two decks", "fault"])
@pytest.mark.parametrize("words", [Catalogue.load("en"), Catalogue("longer", Longer())])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_bar_covers_nothing(size: tuple[int, int], words: Catalogue, page: ReplayPage) -> None:
    viewer = Viewer(page, size, Surroundings(words), paused=False)
    bar, table = viewer.scene.bar.layout, viewer.scene.view.layout
    assert table.bottom <= bar.area.y
    for box in (table.stock, *table.runs, *(stat.box for stat in table.furniture.numbers.stats)):
        assert not overlaps(bar.area, box)
    rects = [widget.rect for widget in viewer.scene.bar.focus.widgets]
    assert len(rects) == 8
    for index, rect in enumerate(rects):
        assert bar.area.contains(rect)
        assert min(rect.size) >= 44
        assert rect.collidelist(rects[index + 1 :]) < 0
        assert not bar.lines.colliderect(rect)


@pytest.mark.parametrize("words", [Catalogue.load("en"), Catalogue("longer", Longer())])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_prompts_take_the_place_of_the_buttons(size: tuple[int, int], words: Catalogue) -> None:
    around = Surroundings(words)
    around.services.device = Device.PAD
    viewer = Viewer(LONG, size, around, paused=False)
    bar, table = viewer.scene.bar.layout, viewer.scene.view.layout
    assert table.bottom <= bar.area.y
    assert [widget.name for widget in viewer.scene.bar.focus.widgets] == ["progress"]
    assert not bar.progress.colliderect(bar.strip)
    assert bar.strip.bottom == size[1]
    around.fonts.drawn.clear()
    viewer.scene.bar.draw(viewer.surface)
    assert any(bar.strip.contains(rect) for rect in around.fonts.drawn)
    assert around.fonts.cut == []
    assert all(bar.area.contains(rect) for rect in around.fonts.drawn)


def test_the_places_of_runs_stand_off_from_the_bar() -> None:
    viewer = Viewer(EXAMPLE, (720, 720))
    runs = viewer.scene.view.layout.runs
    assert max(box.bottom for box in runs) + 8 <= viewer.scene.bar.layout.area.y


@pytest.mark.parametrize("size", [(448, 288), (480, 320)], ids=str)
@pytest.mark.parametrize("device", [Device.KEYS, Device.MOUSE])
def test_cards_stay_large_enough_to_be_told_apart(size: tuple[int, int], device: Device) -> None:
    around = Surroundings()
    around.services.device = device
    viewer = Viewer(EXAMPLE, size, around)
    assert viewer.scene.view.layout.card_width >= 32


def test_the_prompts_say_what_a_press_does_now() -> None:
    around = Surroundings()
    around.services.device = Device.KEYS
    viewer = Viewer(around=around)
    prompts = [viewer.scene.bar.state.prompts]
    viewer.press(Action.SELECT)
    prompts.append(viewer.scene.bar.state.prompts)
    assert [told[0].words for told in prompts] == ["Let it play", "Pause"]


@pytest.mark.parametrize("page", [EXAMPLE, LONG, FAULTY], ids=["one deck", "two decks", "fault"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_line_is_whole(size: tuple[int, int], page: ReplayPage) -> None:
    viewer = Viewer(page, size, paused=False)
    fonts, bar = viewer.around.fonts, viewer.scene.bar
    viewer.press(*[Action.RIGHT] * (len(viewer.scene.replay.steps)))
    for _ in viewer.scene.replay.steps:
        viewer.press(Action.LEFT)
        fonts.drawn.clear()
        bar.draw(viewer.surface)
        assert all(bar.layout.area.contains(rect) for rect in fonts.drawn)
    assert fonts.cut == []


@pytest.mark.parametrize("size", [(240, 240), (240, 900), (900, 240)], ids=str)
def test_the_smallest_windows_do_not_fail(size: tuple[int, int]) -> None:
    viewer = Viewer(LONG, size)
    viewer.press(*[Action.RIGHT] * 50)
    viewer.settle()


def test_draws_nothing_at_rest() -> None:
    viewer = Viewer()
    assert viewer.step() == []
    viewer.tell(Hover(*viewer.rect("play").center))
    assert viewer.step() != []
    assert viewer.step() == []


def test_looks_the_same_after_the_window_had_another_size() -> None:
    viewer = Viewer()
    viewer.press(*[Action.RIGHT] * 20)
    viewer.settle()
    before = pygame.image.tobytes(viewer.surface, "RGB")
    for size in ((480, 854), (640, 480)):
        viewer.scene.resize(viewer.around.services.style(size))
    viewer.settle()
    assert pygame.image.tobytes(viewer.surface, "RGB") == before


def test_keys_leap_forward_and_back_but_not_past_the_ends() -> None:
    viewer = Viewer(LONG)
    replay = viewer.scene.replay
    viewer.press(Action.PREVIOUS)
    assert replay.number == 0
    viewer.press(Action.NEXT, Action.NEXT, Action.RIGHT)
    assert replay.number == 2 * LEAP + 1
    viewer.press(Action.PREVIOUS)
    assert replay.number == LEAP + 1
    viewer.press(*[Action.NEXT] * (len(replay.steps) // LEAP + 1))
    assert replay.at_end
