"""Makes the pictures of the README: ``python -m tools.gallery.showcase``, into ``docs``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from .look import PLAIN, Look

if TYPE_CHECKING:
    import pygame

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
_GAP: Final = 8
"""Pixels between two pictures that stand together, in the colour of the night."""
_NIGHT: Final = (12, 14, 18)


class Part(NamedTuple):
    """A view that stands in a picture."""

    view: str
    size: tuple[int, int]
    """Of its window, px."""
    place: tuple[int, int, int, int]
    """Where it stands in the picture: left, top, width, height in px."""
    look: Look = PLAIN


_HD: Final = (1280, 720)
_HALF: Final = (540, 304)
"""What a picture of ``_HD`` becomes where four stand together."""


def _four(*parts: tuple[str, Look]) -> tuple[Part, ...]:
    """Four windows, two beside each other."""
    width, height = _HALF
    return tuple(
        Part(
            view,
            _HD,
            (number % 2 * (width + _GAP), number // 2 * (height + _GAP), width, height),
            look,
        )
        for number, (view, look) in enumerate(parts)
    )


PICTURES: Final = {
    "table": (Part("guide_late", _HD, (0, 0, 960, 540)),),
    "menu": (Part("menu", _HD, (0, 0, 960, 540)),),
    "win": (Part("win_whirl", _HD, (0, 0, 960, 540)),),
    "themes": _four(
        ("guide_spider", Look("night", {"theme": "midnight", "card_back": "star"})),
        ("guide_spider", Look("wood", {"theme": "walnut"})),
        (
            "guide_spider",
            Look("clear", {"theme": "contrast", "four_colours": True, "card_back": "chevron"}),
        ),
        ("guide_spider", Look("felt", {"card_back": "fan"})),
    ),
    "pages": _four(
        ("difficulty", PLAIN),
        ("daily", Look("ja", {}, "ja")),
        ("rules_sd_06", Look("hu", {}, "hu")),
        ("statistics", Look("night", {"theme": "midnight"})),
    ),
    "screens": (
        Part("table", (480, 854), (0, 0, 428, 760)),
        Part("hint", (640, 480), (428 + _GAP, 0, 580, 435), Look("ja", {}, "ja")),
        Part("cursor_pad", (854, 480), (428 + _GAP, 435 + _GAP, 580, 317)),
    ),
}
"""The pictures by the names of their files."""


def main() -> None:
    """Write all of them."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    import pygame

    for name, parts in PICTURES.items():
        file = DOCS / f"{name}.jpg"
        pygame.image.save(picture(parts), file)
        print(file)


def picture(parts: tuple[Part, ...]) -> pygame.Surface:
    """Views that stand together."""
    import pygame

    from game.ui.fonts import Fonts

    from .plan import shots
    from .studio import Studio

    views = {shot.view.name: shot.view for shot in shots(language="en")}
    size = tuple(max(p.place[side] + p.place[side + 2] for p in parts) for side in (0, 1))
    together = pygame.Surface(size)
    together.fill(_NIGHT)
    for part in parts:
        pygame.display.init()
        pygame.display.set_mode(part.size)
        studio = Studio(part.size, part.look, Fonts())
        view = views[part.view]
        view.show(studio)
        if view.restful:
            studio.settle()
        smooth = pygame.transform.smoothscale(studio.picture(), part.place[2:])
        together.blit(smooth, part.place[:2])
    return together


if __name__ == "__main__":
    main()
