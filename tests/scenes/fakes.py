"""What a page needs around it, without a window on a screen."""

from __future__ import annotations

import math
from gettext import NullTranslations

import pygame

from game.engine.variants import SPIDERETTE
from game.input.intents import Action, Drop, Grab, Hover, Press, Typed
from game.play.commands import Deal
from game.play.gamecode import GameCode
from game.play.session import Session
from game.scenes.destinations import Step
from game.scenes.page import Page
from game.scenes.services import KeptGame, Services
from game.text.catalogue import Catalogue
from game.ui.compositor import Compositor
from game.ui.fonts import Align, Anchor, Fonts
from game.ui.theme import Colour
from game.ui.widgets import Widget

CODE = GameCode(SPIDERETTE, 2, 987654321)
SIZES = (
    (480, 320),
    (640, 480),
    (720, 720),
    (1280, 720),
    (480, 854),
    (1080, 1920),
    (1920, 1080),
    (3840, 2160),
)


class FakeClock:
    """Stands still."""

    def now(self) -> float:
        return 0.0

    def sleep(self, seconds: float) -> None:
        raise AssertionError("a page never waits")


class FakeScreen:
    """Notes in which mode it is."""

    def __init__(self) -> None:
        self.full_screen = False

    def toggle_full_screen(self) -> None:
        self.full_screen = not self.full_screen


class FakeClipboard:
    """Holds a text."""

    def __init__(self) -> None:
        self.text = ""

    def get(self) -> str:
        return self.text

    def put(self, text: str) -> None:
        self.text = text


class Longer(NullTranslations):
    """A language in which everything takes two fifths more letters."""

    def gettext(self, message: str) -> str:
        return stretched(message)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return stretched(singular if n == 1 else plural)


def stretched(text: str) -> str:
    """The text with as many vowels more as it needs, each word about as much longer."""
    words = text.split(" ")
    return " ".join(
        word if "{" in word else word + "a" * math.ceil(0.4 * len(word)) for word in words
    )


class WatchedFonts(Fonts):
    """Notes the texts that had to be cut, and where anything was drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.cut: list[str] = []
        self.drawn: list[pygame.Rect] = []

    def fitted(
        self, text: str, size: int, width: int, bold: bool = False, least: int = 14
    ) -> tuple[str, int]:
        words, size = super().fitted(text, size, width, bold, least)
        if words != text:
            self.cut.append(text)
        return words, size

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        x: float,
        y: float,
        size: int,
        colour: Colour,
        bold: bool = False,
        align: Align = "left",
        anchor: Anchor = "top",
        tracking: int = 0,
        alpha: int = 255,
    ) -> pygame.Rect:
        rect = super().draw(target, text, x, y, size, colour, bold, align, anchor, tracking, alpha)
        self.note(target, text, size, alpha, rect)
        return rect

    def note(
        self, target: pygame.Surface, text: str, size: int, alpha: int, rect: pygame.Rect
    ) -> None:
        """Words were drawn; ``rect`` is where they lie on ``target``."""
        self.drawn.append(rect)


class Surroundings:
    """Services of which a test can look at every part."""

    def __init__(self, words: Catalogue | None = None) -> None:
        self.screen = FakeScreen()
        self.clipboard = FakeClipboard()
        self.fonts = WatchedFonts()
        self.numbers = iter(range(1000, 2000))
        self.services = Services(
            FakeClock(),
            words or Catalogue.load("en"),
            self.screen,
            self.clipboard,
            lambda: next(self.numbers),
            fonts=self.fonts,
        )

    def keep(self, *, begun: bool) -> None:
        """Have a game to go on with, one that something was done in if ``begun``."""
        session = Session(CODE)
        if begun:
            session.do(Deal())
        self.services.kept = KeptGame(session)


class Stage:
    """One page in a window, with the time in the test's hands."""

    def __init__(self, around: Surroundings, page: Page, size: tuple[int, int]) -> None:
        self.around = around
        self.page = page
        self.now = 100.0
        self.surface = pygame.Surface(size)
        self._canvas = Compositor(self.surface)
        page.resize(around.services.style(size))

    def draw(self) -> list[pygame.Rect]:
        """One frame."""
        return self.page.draw(self._canvas, self.now)

    def settle(self) -> None:
        """Frames until nothing moves; a page that never rests is a failure."""
        for _ in range(200):
            self.draw()
            if not self.page.busy(self.now):
                return
            self.now += 1 / 60
        raise AssertionError("the page does not come to rest")

    def press(self, *actions: Action) -> Step | None:
        """Keys one after the other; what the last one leads to."""
        step = None
        for action in actions:
            step = self.page.handle(Press(action), self.now)
        return step

    def type(self, text: str) -> None:
        """Letters for a field."""
        self.page.handle(Typed(text), self.now)

    def click(self, name: str) -> Step | None:
        """The pointer goes to the middle of a widget, down, up; what that leads to."""
        return self.click_at(*self.rect(name).center)

    def click_at(self, x: int, y: int) -> Step | None:
        """The same at a place in px."""
        steps = [self.page.handle(each(x, y), self.now) for each in (Hover, Grab, Drop)]
        assert steps[:2] == [None, None]
        return steps[2]

    def rect(self, name: str) -> pygame.Rect:
        """Where a widget lies."""
        return self.widget(name).rect

    def widget(self, name: str) -> Widget:
        """A widget of the page."""
        return next(widget for widget in self.page.focus.widgets if widget.name == name)

    @property
    def names(self) -> list[str]:
        """Of the page's widgets."""
        return [widget.name for widget in self.page.focus.widgets]

    @property
    def focused(self) -> str | None:
        """The widget that keys belong to."""
        return self.page.focus.focused
