"""The rules and tips of both games."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..engine.variants import VARIANTS, Variant
from ..input.intents import HOPS, Action, Intent, Press, Scroll
from ..table.box import Box
from ..ui.buttons import Button
from ..ui.compositor import Compositor, Sprite
from ..ui.paint import panel
from ..ui.scale import SMALLEST
from ..ui.segment import Segment
from ..ui.sounds import Sound
from ..ui.widget import Widget
from .destinations import Pop, RulesPage, Step
from .page import Page
from .page_footer import BACK, CONFIRM, LEVEL, UPRIGHT, Tip
from .rules_counter import draw_counter
from .rules_layout import RulesLayout
from .rules_parts import APART, LEADING, Part, Share, parts, title_height, words_room
from .rules_sheet_plan import SheetPlan, sheet_plan
from .rules_sheets import Sheet
from .rules_table import LiveTable
from .rules_tips import comforts, comparison, tips
from .rules_topics import Topic, rules
from .services import Services
from .table_taste import taste


class Rules(Page):
    """Turns the pages, each of which has words with a picture."""

    start = "next"
    helps = False

    def __init__(self, services: Services, page: RulesPage) -> None:
        super().__init__(services)
        self._variant = page.variant
        self._topics = self._all_topics()
        self._topic = min(max(0, page.page), len(self._topics) - 1)
        self._nth = 0  # among the pages of the topic
        self._parts: list[Part] = []
        self._divided: object = None
        self._layout: RulesLayout
        self._segment: Segment
        self._table: LiveTable | None = None
        self._sheet: SheetPlan | None = None
        self._shown_picture: object = None
        self._unplayed = False

    @property
    def table(self) -> LiveTable | None:
        """The table on this page, if it has one."""
        return self._table

    @property
    def variant(self) -> Variant:
        """The game that is explained."""
        return self._variant

    @property
    def topic(self) -> Topic:
        """What is explained on this page."""
        return self._topics[self._topic]

    @property
    def part(self) -> Part:
        """What of it stands on this page."""
        return self._parts[self.page]

    @property
    def panel(self) -> pygame.Rect:
        """Where the picture lies, in px of the window."""
        if self.part.share is Share.PICTURE:
            return words_room(self.style, self._layout.alone)
        return self._layout.panel

    @property
    def words_place(self) -> pygame.Rect:
        """Where the title with its words lies, in px of the window."""
        return self._layout.alone if self.part.share is Share.WORDS else self._layout.text

    @property
    def page(self) -> int:
        """The number of this page, 0-based."""
        first = next(i for i, part in enumerate(self._parts) if part.topic == self._topic)
        return first + self._nth

    @property
    def pages(self) -> int:
        """How many pages there are in a window of this size."""
        return len(self._parts)

    def widgets(self) -> Sequence[Widget]:
        """See ``Page``."""
        games = [variant.name for variant in VARIANTS]
        self._lay_out(games)
        layout = self._layout
        self._segment = Segment(layout.tabs, "game", games, VARIANTS.index(self._variant))
        self._make_picture()
        return (
            layout.header.button(),
            self._segment,
            *([self._replay_button()] if self._table is not None else ()),
            Button(layout.previous, "previous", icon="left"),
            Button(layout.next, "next", icon="right"),
        )

    def decorate(self, target: pygame.Surface) -> None:
        """See ``Page``."""
        layout, part, style = self._layout, self.part, self.style
        clip = target.get_clip()
        if clip.colliderect(layout.header.words):
            layout.header.draw(target, style, self.services.words.say("Rules"))
        if part.share is not Share.WORDS:
            panel(target, style, self.panel)
            if self._table is not None:
                self._table.paint(target)
            elif self._sheet is not None:
                self._sheet.draw(target, style)
        if part.share is not Share.PICTURE and clip.colliderect(self.words_place):
            self._draw_words(target, part)
        if clip.colliderect(layout.counter):
            words = self.services.words.say(
                "{page} of {pages}", page=self.page + 1, pages=self.pages
            )
            draw_counter(target, style, layout.counter, words, self.page, self.pages)

    def sprites(self, now: float) -> Sequence[Sprite]:
        """See ``Page``."""
        return self._table.moving_sprites(now) if self._table is not None else ()

    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """See ``Scene``."""
        if self._table is not None:
            if self._unplayed:
                self._table.play(now, taste(self.services).speed)
            for rect in self._table.changes():
                self.refresh(rect)
        self._unplayed = False
        return super().draw(canvas, now)

    def update(self, now: float) -> Step | None:
        """See ``Scene``."""
        if self._table is not None:
            self._table.update(now)
        return None

    def busy(self, now: float) -> bool:
        """See ``Scene``."""
        return super().busy(now) or (self._table is not None and self._table.busy)

    def wake(self) -> float | None:
        """See ``Scene``."""
        return self._table.wake if self._table is not None else None

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``; left, right, wheel turn the page, up and down go through buttons."""
        match intent:
            case Press(Action.LEFT | Action.RIGHT as action) if not self._at_tabs:
                self.services.sounds.play(Sound.MOVE_FOCUS)
                self._turn(1 if action is Action.RIGHT else -1)
                return None
            case Scroll(steps):
                self._turn(1 if steps > 0 else -1)
                return None
            case Press(Action.UP | Action.DOWN as action):
                self.services.sounds.play(Sound.MOVE_FOCUS)
                self._focus_next(1 if action is Action.DOWN else -1)
                return None
        return super().handle(intent, now)

    def tips(self) -> Sequence[Tip]:
        """See ``Page``."""
        say = self.services.words.say
        turn = (LEVEL, say("Change") if self._at_tabs else say("Turn the page"))
        return (turn, (UPRIGHT, say("Move")), (CONFIRM, say("Choose")), (BACK, say("Back")))

    @property
    def _at_tabs(self) -> bool:
        """Whether left and right change the game instead of the page."""
        return self.focus.visible and self.focus.focused == "game"

    def choose(self, name: str, now: float) -> Step | None:
        """See ``Page``."""
        match name:
            case "back":
                return Pop()
            case "previous":
                self._turn(-1)
            case "next":
                self._turn(1)
            case "replay":
                self._unplayed = True
                self.refresh(self.panel)
            case "game":
                self._open(VARIANTS[self._segment.index])
        return None

    def act(self, action: Action, now: float) -> Step | None:
        """See ``Page``; the shoulders of a pad turn the page."""
        if action in HOPS:
            self._turn(HOPS[action])
        return None

    def _all_topics(self) -> tuple[Topic, ...]:
        words, variant = self.services.words, self._variant
        return (
            *rules(words, variant),
            *comforts(words, variant),
            *tips(words, variant),
            comparison(words),
        )

    def _lay_out(self, games: Sequence[str]) -> None:
        """Divide the topics among pages, unless window and game are as they were."""
        wanted = (self._variant, self.style)
        if wanted == self._divided:
            return
        self._divided = wanted
        style, fonts = self.style, self.style.fonts
        size = round(style.scale.body * 1.11)
        longest = max(fonts.width(game, size, bold=True) for game in games)
        self._layout = RulesLayout.of(style, len(games) * (longest + 2 * size) + 8)
        self._parts = parts(self._topics, style, self._layout)
        self._nth = min(self._nth, sum(p.topic == self._topic for p in self._parts) - 1)

    def _turn(self, by: int) -> None:
        """Go some pages on (or back); after the last one comes the first."""
        page = (self.page + by) % self.pages
        self._topic = self._parts[page].topic
        self._nth = sum(part.topic == self._topic for part in self._parts[:page])
        self.rebuild()

    def _open(self, variant: Variant) -> None:
        """Go on with the same topic of another game."""
        if variant != self._variant:
            self._variant = variant
            self._topics = self._all_topics()
            self._topic = min(self._topic, len(self._topics) - 1)
            self._nth = 0
            self.rebuild()

    def _focus_next(self, by: int) -> None:
        names = [widget.name for widget in self.focus.widgets]
        here = names.index(self.focus.focused) if self.focus.focused in names else 0
        self.focus.focused = names[(here + by) % len(names)]
        self.focus.visible = True

    def _make_picture(self) -> None:
        """Make the picture of this page, unless it is there already."""
        part, style = self.part, self.style
        wanted = (self._variant, part.topic, part.share, style)
        if wanted == self._shown_picture:
            return
        self._shown_picture = wanted
        self._table = self._sheet = None
        picture, place = self.topic.picture, self.panel
        if part.share is Share.WORDS:
            return
        if isinstance(picture, Sheet):
            self._sheet = sheet_plan(picture, style, place)
            return
        inset = round(style.scale.body * (0.55 if style.scale.small else 1.2))
        area = Box(*place.inflate(-2 * inset, -2 * inset))
        services = self.services
        self._table = LiveTable(picture, self._variant, area, style, services.words, services.art)
        self._unplayed = True

    def _replay_button(self) -> Button:
        """The button below the words; it has no word where there is no room for one."""
        rect, fonts = self._layout.replay, self.style.fonts
        label = self.services.words.say("Play again")
        fits = fonts.width(label, SMALLEST, bold=True) <= rect.w - 24 - 2 * self.style.scale.body
        return Button(rect, "replay", label if fits else None, "play")

    def _draw_words(self, target: pygame.Surface, part: Part) -> None:
        style, fonts, place = self.style, self.style.fonts, self.words_place
        head, size = fonts.fitted(self.topic.title, style.scale.head, place.w, bold=True)
        fonts.draw(target, head, place.x, place.y, size, style.theme.text, True)
        y = place.y + title_height(style)
        for words in part.paragraphs:
            y = fonts.paragraph(
                target, words, place.x, y, place.w, part.size, style.theme.text, LEADING
            )
            y += round(part.size * APART)
