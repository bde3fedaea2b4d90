"""A page of widgets: everything but the table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ..input.intents import (
    HOPS,
    MOVES,
    Action,
    Cancel,
    Drag,
    Drop,
    Exposed,
    Grab,
    Hover,
    Intent,
    Press,
)
from ..ui.card_look import CardLook
from ..ui.compositor import Compositor, Sprite
from ..ui.focus import Focus
from ..ui.prompts import Prompt, strip_height
from ..ui.sounds import Sound
from ..ui.style import Style
from ..ui.theme import Colour
from ..ui.widget import Adjustable, Widget
from .destinations import Message, Pop, Push, RulesPage, Step
from .page_footer import (
    BACK,
    CONFIRM,
    LEVEL,
    UPRIGHT,
    Tip,
    draw_footer,
    prompt_area,
    prompts,
)
from .scene import Scene
from .services import Services

if TYPE_CHECKING:
    from .ring_glide import RingGlide

_RING_REACH: Final = 32
"""Px around a widget that its ring, shadow and lift may colour; they grow with the window."""
_VEIL: Final = (96, 96, 96)
"""Multiplied into the page below an overlay."""


class Page(Scene):
    """Keeps the focus among the widgets, draws them, turns input into choices."""

    start: str | None = None
    """The widget that has the focus first."""
    helps = True
    """Whether the player can turn to the rules from here."""
    pictured = False
    """Whether the page has pictures that its first frame does without."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.focus = Focus((), self.start, visible=not services.device.points)
        self.style: Style
        self._laid_out: tuple[Style, CardLook] | None = None
        self._shown = False
        self._pictures_due = False
        self._stale = True
        self._covered = False
        self._patches: list[pygame.Rect] = []
        self._seen: tuple[object, ...] = ()
        self._ring: RingGlide | None = None
        """The ring of the focus; none before it is seen first."""
        self._told: tuple[Prompt, ...] = ()
        """The prompts that are shown."""

    @abstractmethod
    def widgets(self) -> Sequence[Widget]:
        """The widgets, laid out for ``self.style``."""

    @abstractmethod
    def decorate(self, target: pygame.Surface) -> None:
        """Draw what is no widget: titles, plates, pictures."""

    @abstractmethod
    def choose(self, name: str, now: float) -> Step | None:
        """A widget was chosen, or its value changed."""

    def back(self, now: float) -> Step | None:
        """The player wants to leave the page."""
        return Pop()

    def act(self, action: Action, now: float) -> Step | None:
        """A key with a meaning of this page's own; Tab goes from widget to widget."""
        if action is Action.HELP and self.helps and not self.asks:
            return Push(RulesPage())
        if action in HOPS and self.focus.step(HOPS[action]):
            self.services.sounds.play(Sound.MOVE_FOCUS)
        return None

    def tips(self) -> Sequence[Tip]:
        """What keys and buttons do now, the most needed first."""
        say, here = self.services.words.say, self.focus.widget
        told: list[Tip] = []
        if len(self.focus.widgets) > 1:
            told.append((UPRIGHT, say("Move")))
        if isinstance(here, Adjustable):
            told.append((LEVEL, say("Change")))
        else:
            told.append((CONFIRM, say("Choose")))
        return (*told, (BACK, say("Back")))

    def sprites(self, now: float) -> Sequence[Sprite]:
        """What moves above the page."""
        return ()

    def drop_pictures(self) -> None:
        """Forget the pictures, as the window has another size or look."""
        return

    def make_pictures(self) -> Sequence[pygame.Rect]:
        """Make the pictures of a ``pictured`` page; gives where they lie in px."""
        return ()

    def rebuild(self) -> None:
        """Lay out again, as what the widgets show has changed."""
        self.focus.replace(self.widgets())
        self._stale = True

    def refresh(self, rect: pygame.Rect) -> None:
        """Have a part of the page drawn anew, in px of the window."""
        self._patches.append(rect)

    @property
    def surround(self) -> Colour:
        """See ``Scene``; the veil over the page below goes to the window's edges."""
        if self.below is None:
            return super().surround
        red, green, blue = (
            channel * veil // 255 for channel, veil in zip(self.below.surround, _VEIL, strict=True)
        )
        return red, green, blue

    def resize(self, style: Style) -> None:
        """See ``Scene``."""
        if self.below is not None:
            self.below.resize(style)
        prompted = not (self.services.device.points or self.listening)
        style = style.above(strip_height(style) if prompted else 0)
        look = style, self.services.card_look
        if look != self._laid_out:
            self._pictures_due = self.pictured
            # Where only the strip for the prompts comes or goes, no frame is without pictures.
            self._shown = self._laid_out is not None and _alike(look, self._laid_out)
            self.drop_pictures()
        self.style, self._laid_out = style, look
        self._ring = None
        first = not self.focus.widgets
        self.focus.replace(self.widgets())
        if first and self.start is not None:
            self.focus.focused = self.start
        self._stale = True

    def handle(self, intent: Intent, now: float) -> Step | None:
        """See ``Scene``."""
        chosen: str | None = None
        match intent:
            case Hover(x, y) | Drag(x, y):
                chosen = self.focus.hover((x, y))
            case Grab(x, y):
                self.focus.press((x, y))
            case Drop(x, y):
                return self._chosen(self.focus.release((x, y)), now)
            case Press(action):
                return self._press(action, now)
            case Cancel():
                self.focus.leave()
            case Exposed():
                self._stale = True
        return self.choose(chosen, now) if chosen is not None else None

    def _press(self, action: Action, now: float) -> Step | None:
        if action in MOVES:
            dx, dy = MOVES[action]
            changed = self.focus.adjust(dx) if dx else None
            if changed is not None:
                self.services.sounds.play(Sound.MOVE_FOCUS)
                return self.choose(changed, now)
            if self.focus.move(dx, dy):
                self.services.sounds.play(Sound.MOVE_FOCUS)
            return None
        if action in (Action.CONFIRM, Action.SELECT):
            return self._chosen(self.focus.activate(), now)
        if action in (Action.BACK, Action.TAKE_BACK):
            self.services.sounds.play(Sound.BACK)
            return self.back(now)
        return self.act(action, now)

    def _chosen(self, name: str | None, now: float) -> Step | None:
        if name is None:
            return None
        self.services.sounds.play(Sound.BACK if name == "back" else Sound.CHOOSE)
        return self.choose(name, now)

    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """See ``Scene``."""
        if self._pictures_due and self._shown:
            self._pictures_due = False
            self._patches += self.make_pictures()
        self._shown = True
        seen = (self.focus.focused, self.focus.visible, self.focus.hovered, self.focus.pressed)
        if self._stale:
            canvas.invalidate()
        elif seen != self._seen:
            touched = {name for name in (*seen, *self._seen) if isinstance(name, str)}
            reach = 2 * self.style.scale.grown(_RING_REACH)
            for widget in self.focus.widgets:
                if widget.name in touched:
                    canvas.invalidate(widget.rect.inflate(reach, reach))
        self._follow_focus(canvas, now)
        told = () if self.listening else prompts(self.services, self.tips())
        if told != self._told:
            self._told = told
            canvas.invalidate(prompt_area(self.style, barred=self.below is not None))
        for rect in self._patches:
            canvas.invalidate(rect)
        self._patches.clear()
        self._stale = False
        self._seen = seen
        return canvas.frame(self.paint, self.sprites(now))

    def _follow_focus(self, canvas: Compositor, now: float) -> None:
        """Bring the ring nearer to the widget that has the focus."""
        goal = self.focus.halo(self.style)
        if self._ring is None:
            if goal is None:
                return
            self._ring = _new_ring(self.services)
        before = self._ring.seen
        self._ring.move(goal, now)
        if self._ring.seen != before:
            reach = 2 * self.style.scale.grown(_RING_REACH)
            for halo in (before, self._ring.seen):
                if halo is not None:
                    canvas.invalidate(halo.rect.inflate(reach, reach))

    def paint(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """See ``Scene``."""
        if self.below is not None:
            self.below.paint(target, rect)
            target.fill(_VEIL, rect, special_flags=pygame.BLEND_RGB_MULT)
        else:
            ground = self.services.ground.surface(self.style.theme, self.style.window)
            target.blit(ground, rect, rect)
        self.decorate(target)
        self.draw_widgets(target)
        self.draw_prompts(target)

    def draw_widgets(self, target: pygame.Surface) -> None:
        """Draw what can be chosen, with the ring of the focus where it is seen now."""
        self.focus.draw(target, self.style, None if self._ring is None else self._ring.seen)

    def draw_prompts(self, target: pygame.Surface) -> None:
        """Draw the strip at the lower edge that tells what keys or buttons do."""
        if not self._covered:
            draw_footer(target, self.style, self._told, barred=self.below is not None)

    def busy(self, now: float) -> bool:
        """See ``Scene``: a page without its pictures wants another frame."""
        return self._pictures_due or (self._ring is not None and self._ring.busy)

    def cover(self, now: float) -> None:
        """See ``Scene``."""
        self._covered = True
        self.focus.leave()

    def uncover(self, now: float, message: Message | None) -> Step | None:
        """See ``Scene``."""
        self._covered = False
        self._stale = True
        return None


def _new_ring(services: Services) -> RingGlide:
    # Not needed before the first frame: most players begin with the pointer.
    from .ring_glide import RingGlide
    from .table_taste import taste

    return RingGlide(taste(services).speed)


def _alike(one: tuple[Style, CardLook], other: tuple[Style, CardLook]) -> bool:
    """Whether two looks are the same but for the strip of the prompts."""
    return one[1] == other[1] and one[0].above(0) == other[0].above(0)
