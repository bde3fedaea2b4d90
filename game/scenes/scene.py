"""What the director asks of every page."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from ..engine.variants import SPIDERETTE, Variant
from ..input.intents import Intent
from ..ui.compositor import Compositor
from ..ui.style import Style
from ..ui.theme import Colour
from .destinations import Message, Step
from .services import Services


class Scene(ABC):
    """One page. Only the topmost gets input; it answers with what should happen next."""

    overlay = False
    """Whether the page below stays in view behind it."""
    typing = False
    """Whether letters are text for a field."""
    listening = False
    """Whether it waits for a key or a button that is to get another meaning."""
    asks = False
    """Whether it is a question that waits for its answer."""
    helps = True
    """Whether the rules can be opened from here."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.below: Scene | None = None
        """The page that stays in view behind an overlay."""

    @abstractmethod
    def resize(self, style: Style) -> None:
        """Lay everything out for a window; called before the first frame, too."""

    @abstractmethod
    def handle(self, intent: Intent, now: float) -> Step | None:
        """Do what the player asks; times are seconds of the program's clock."""

    @abstractmethod
    def draw(self, canvas: Compositor, now: float) -> list[pygame.Rect]:
        """Bring the window up to date; gives the rectangles that changed."""

    @abstractmethod
    def paint(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw a part of the page as it rests, for another page above it."""

    @property
    def carrying(self) -> bool:
        """Whether the player carries something, so that no other page may come between."""
        return False

    @property
    def surround(self) -> Colour:
        """The colour around the page where it does not fill the window."""
        return self.services.theme.edge

    def about(self) -> Variant:
        """The game whose rules are wanted here."""
        kept = self.services.kept
        return SPIDERETTE if kept is None else kept.session.code.variant

    def update(self, now: float) -> Step | None:
        """Let the time pass."""
        return None

    def busy(self, now: float) -> bool:
        """Whether something moves, so that frames are wanted."""
        return False

    def wake(self) -> float | None:
        """When the page wants ``update`` at the latest, though nothing moves."""
        return None

    def due(self, now: float) -> bool:
        """The time that ``wake`` named has come: whether there is anything to do or to draw.

        It is asked many times an hour of rest, so it should touch little.
        """
        return True

    def cover(self, now: float) -> None:
        """Another page comes on top: let go of everything, let nothing move."""
        return

    def uncover(self, now: float, message: Message | None) -> Step | None:
        """The page on top has gone."""
        return None

    def leave(self, now: float) -> None:
        """The page goes for good."""
        return
