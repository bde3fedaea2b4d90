"""The table of a replay as a picture, with the bar below it."""

from __future__ import annotations

import pygame

from ..engine.variants import Variant
from ..play.replay import Replay
from ..table.figures import HudFigures
from ..table.layout import Layout
from ..table.view import TableView
from ..ui.style import Style
from .replay_bar import ReplayBar
from .services import Services
from .table_taste import taste


class ReplayView(TableView):
    """A table that leaves room for the bar, which belongs to the resting picture."""

    def __init__(
        self,
        style: Style,
        services: Services,
        replay: Replay,
        figures: HudFigures,
        bar: ReplayBar,
    ) -> None:
        """``bar`` is laid out for the window; whoever lays it out anew resizes this, too."""
        self._bar = bar
        self._longest = replay.longest
        super().__init__(
            style,
            services.ground,
            services.art,
            replay.position,
            figures,
            taste=taste(services)._replace(clock=False),
        )

    def lay_out(self, style: Style, variant: Variant) -> Layout:
        """See ``TableView``."""
        return self._bar.layout.table(variant, self._taste.left_handed, self._longest)

    def paint(
        self, target: pygame.Surface, rect: pygame.Rect, lifted: frozenset[int] = frozenset()
    ) -> None:
        """See ``TableView``."""
        super().paint(target, rect, lifted)
        if rect.colliderect(self._bar.layout.area):
            self._bar.draw(target)
