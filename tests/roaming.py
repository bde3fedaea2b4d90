"""A player who does anything at all: every device, every page, the window itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pygame
from pygame.event import Event

from game.app import App
from game.engine.moves import legal_moves
from game.pace import FRAME
from game.play.commands import Deal, Move
from game.play.gamecode import CODES, GameCode
from game.play.session import Session
from game.scenes.page import Page
from game.scenes.scene import Scene
from game.scenes.table import Table
from game.startup import Options
from game.store.record_folder import RecordFolder
from tests.hands import DOWN, MOVED, UP, Hands
from tests.playing import Pixel, button_event
from tests.virtual_pad import BUTTONS, SDL

SIZES: Final = ((640, 480), (480, 320), (480, 854), (720, 720), (854, 480))
KEYS: Final = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_TAB) * 2,
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT) * 4,
    *(pygame.K_b, pygame.K_d, pygame.K_h, pygame.K_m, pygame.K_n, pygame.K_p, pygame.K_r),
    *(pygame.K_s, pygame.K_u, pygame.K_F1, pygame.K_F11, pygame.K_HOME, pygame.K_PAGEDOWN),
    *(pygame.K_a, pygame.K_KP_ENTER, pygame.K_AC_BACK, pygame.K_LCTRL, pygame.K_F4),
)
CHORDS: Final = (
    *((pygame.K_z, pygame.KMOD_LCTRL), (pygame.K_y, pygame.KMOD_LCTRL)) * 2,
    (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT),
    (pygame.K_c, pygame.KMOD_LCTRL),
    (pygame.K_c, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT),
    (pygame.K_v, pygame.KMOD_LCTRL),
    (pygame.K_n, pygame.KMOD_LCTRL),
    (pygame.K_RETURN, pygame.KMOD_LALT),
    (pygame.K_TAB, pygame.KMOD_LSHIFT),
)
WINDOW: Final = (
    (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
    (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
    (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
    (pygame.WINDOWEXPOSED, pygame.WINDOWMAXIMIZED),
)
FINGERS: Final = (DOWN, MOVED, UP)


class Roamer(Hands):
    """Acts by lot, the same for the same seed; ``check`` says whether all is well."""

    def __init__(self, code: GameCode, seed: int, folder: Path) -> None:
        """``folder`` takes the records that are saved on the way."""
        self.chance = Random(seed)
        super().__init__(code, self.chance.choice(SIZES), opening=True)
        self.app.services.records = RecordFolder(folder)
        self.app.services.draw_number = lambda: self.chance.randrange(CODES)
        self.met: set[str] = set()
        """The kinds of pages that were seen."""
        play = self.chance
        self.ways: tuple[tuple[int, Callable[[], None]], ...] = (
            (12, self.play_on),
            (10, self.press_key),
            (6, self.press_chord),
            (8, self.use_widget),
            (6, lambda: self.point(play.choice((self.click, self.double_click)))),
            (6, self.move_pointer),
            (8, self.use_finger),
            (8, self.use_pad),
            (2, self.change_size),
            (3, self.disturb_window),
            (2, self.type_text),
            (6, self.let_time_pass),
            (1, self.change_settings),
            (1, self.fall_asleep),
        )

    # What it does.

    def act(self) -> None:
        """One thing."""
        weights = [weight for weight, _ in self.ways]
        ((_, way),) = self.chance.choices(self.ways, weights)
        way()
        self.met.add(type(self.scene).__name__)

    def step(self, seconds: float = FRAME) -> bool:
        drawn = super().step(seconds)
        if not self.app.director.running:
            self.begin_again()
        return drawn

    def begin_again(self) -> None:
        """Start the program another time; the game in progress is the one it was."""
        before = self.app.services
        session = before.kept.session if before.kept and before.in_progress else None
        options = Options(size=self.chance.choice(SIZES))
        self.app = App(options, self.clock, before.store, lambda: self.wall + self.clock.time)
        self.app.services.records = before.records
        self.app.services.draw_number = before.draw_number
        self.step()
        if session is not None:
            kept = self.app.services.kept
            assert kept is not None
            assert kept.session.position == session.position

    def place(self) -> Pixel:
        """A pixel where something is likely to lie, now and then one outside of the window."""
        width, height = self.window.get_size()
        x, y = self.chance.randrange(-60, width + 60), self.chance.randrange(-60, height + 60)
        if self.at_table and self.chance.random() < 0.8:
            spots = [self.layout.stock.centre]
            spots += [box.centre for box in self.layout.buttons.values()]
            for column, cards in enumerate(self.position.columns):
                spots += [self.end(column)] * 2
                if cards:
                    spots.append(self.card(column, self.chance.randrange(len(cards))).centre)
            x, y = self.chance.choice(spots)
        elif isinstance(self.scene, Page) and self.chance.random() < 0.8:
            widgets = self.scene.focus.widgets
            x, y = self.chance.choice(widgets).rect.center if widgets else (x, y)
        left, top = self.app._devices.origin
        return x + left, y + top

    def point(self, act: Callable[[Pixel], None]) -> None:
        act(self.place())

    def play_on(self) -> None:
        """A legal move or a deal, by the mouse; it may be anything else while something is held."""
        if not self.at_table:
            self.key(pygame.K_RETURN)
            return
        legal = list(legal_moves(self.position))
        if not legal or self.chance.random() < 0.08:
            self.play(Deal())
            return
        shift = self.chance.choice(legal)
        self.play(Move(shift.source, shift.target, shift.count))

    def press_key(self) -> None:
        key = self.chance.choice(KEYS)
        for _ in range(self.chance.choice((1, 1, 1, 8))):
            self.post(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        if self.chance.random() < 0.9:
            self.post(Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))

    def press_chord(self) -> None:
        self.key(*self.chance.choice(CHORDS))

    def use_widget(self) -> None:
        if isinstance(self.scene, Page):
            self.point(self.click)
        elif self.at_table and self.chance.random() < 0.4:
            self.button(self.chance.choice(list(self.layout.buttons)))

    def move_pointer(self) -> None:
        button = self.chance.choice((1, 1, 1, 2, 3, 4, 5, 6))
        match self.chance.randrange(4):
            case 0:
                self.down(self.place(), button)
            case 1:
                self.up(self.place(), button)
            case 2:
                self.move(self.place())
            case 3:
                self.drag(self.place(), self.place(), self.place())

    def use_finger(self) -> None:
        which = self.chance.choice((0, 0, 0, 1))
        for kind in self.chance.choice(((self.chance.choice(FINGERS),), FINGERS, FINGERS[::2])):
            at = self.place()
            self.finger(kind, at, which)
            if self.chance.random() < 0.2:  # told once more, as a mouse
                self.post(button_event(pygame.MOUSEBUTTONDOWN, at, 1, True))
                self.post(button_event(pygame.MOUSEBUTTONUP, at, 1, False))

    def use_pad(self) -> None:
        if SDL is None or (not self.pads and self.chance.random() < 0.8):
            return
        if not self.pads or self.chance.random() < 0.02:
            if len(self.pads) < 2:
                self.plug(mapped=self.chance.random() < 0.7)
            return
        pad = self.chance.choice(self.pads)
        if self.chance.random() < 0.04:
            self.pads.remove(pad)
            pad.pull_out()
            self.step()
            return
        if self.chance.random() < 0.2:
            pad.axis(self.chance.randrange(6), self.chance.choice((-1.0, -0.12, 0.0, 0.12, 1.0)))
            self.step()
            return
        button = self.chance.choice([*BUTTONS.values()])
        for down in (True, False) if self.chance.random() < 0.9 else (True,):
            pad.set(button, down)
            self.step()

    def change_size(self) -> None:
        for _ in range(self.chance.choice((1, 1, 3))):
            self.resize(self.chance.choice(SIZES))

    def disturb_window(self) -> None:
        for kind in self.chance.choice(WINDOW):
            self.window_event(kind)
            if self.chance.random() < 0.3:
                self.let_time_pass()

    def type_text(self) -> None:
        text = "".join(self.chance.choice("SDP1-AZÄ中 \x00") for _ in range(4))
        self.post(Event(pygame.TEXTINPUT, text=text))

    def let_time_pass(self) -> None:
        self.wait(self.chance.choice((0.02, 0.1, 0.1, 0.3, 1.0)))

    def change_settings(self) -> None:
        """Go where the options are, which then are clicked like any page."""
        for _ in range(3):
            if self.at_table:
                self.key(pygame.K_ESCAPE)
            if isinstance(self.scene, Page):
                for widget in self.scene.focus.widgets:
                    if widget.name == "options":
                        left, top = self.app._devices.origin
                        x, y = widget.rect.center
                        self.click((x + left, y + top))
                        return
                self.key(pygame.K_ESCAPE)

    def fall_asleep(self) -> None:
        self.wall += 3600
        self.step()

    # What must hold.

    @property
    def pages(self) -> list[Scene]:
        """All pages, the topmost last."""
        return self.app.director._stack

    @property
    def sessions(self) -> list[Session]:
        """The games that there are."""
        kept = self.app.services.kept
        games = [page.session for page in self.pages if isinstance(page, Table)]
        return games if kept is None else [*games, kept.session]

    def check(self) -> None:
        """No card is lost, and each table shows the game that is played at it."""
        for session in self.sessions:
            position = session.position
            lying = [card for cards in (*position.columns, *position.runs) for card in cards]
            assert sorted([*lying, *position.stock]) == list(range(position.variant.cards))
        for page in self.pages:
            if isinstance(page, Table):
                assert page.desk.view.stage.board == page.session.position

    def check_picture(self) -> None:
        """What the window shows is what a new picture of the same moment shows."""
        if self.app.services.rough or (self.at_table and self.table._hints.searching):
            return  # the next step would change the picture, too
        while self.app._picture.fading:
            self.step()
        if isinstance(self.scene, Page):
            self.wait(0.2)  # it may have to make its pictures, or to make them well
        seen = self.picture()
        self.redraw()
        assert self.picture() == seen
